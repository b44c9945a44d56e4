/** One game as a cloth on the bamboo pole: a link to its set-up. */
import type { JSX } from 'preact';
import type { Card } from '../../contract/about.ts';
import { gameLine, gameName } from '../game-name.ts';
import { offlineStatus } from '../offline-state.ts';
import { ClothPicture } from '../parts/cloth-picture.tsx';
import { Icon } from '../parts/icon.tsx';
import { t } from '../words.ts';

export function Cloth({ card }: { card: Card }): JSX.Element {
  const { id, seats, minutes, cloth, heavy } = card;
  const range = seats.min === seats.max ? String(seats.min) : `${seats.min}–${seats.max}`;
  const colours = { '--c': cloth.colour, '--c2': cloth.ground };
  return (
    <a class="cloth" href={`#/setup/${encodeURIComponent(id)}`} style={colours}>
      <span class="loops" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span class="cloth-body">
        <span class="cloth-picture">
          <ClothPicture game={id} />
        </span>
        <span class="hem" aria-hidden="true" />
        <span class="cloth-text">
          <h2>{gameName(id)}</h2>
          <span class="cloth-line">{gameLine(id)}</span>
          <span class="cloth-facts">
            <span class="chip">
              <Icon name="user" size={17} />
              <span aria-hidden="true">{range}</span>
              <span class="hush">{t('home.people', { range })}</span>
            </span>
            <span class="chip">{t('home.minutes', { n: minutes })}</span>
            {heavy && <Fetching name={gameName(id)} />}
          </span>
        </span>
      </span>
      <span class="fringe" aria-hidden="true" />
    </a>
  );
}

/** The files of a heavy game come after the offline copy; it can be played online meanwhile. */
function Fetching({ name }: { name: string }): JSX.Element | null {
  const { copy, pack } = offlineStatus.value;
  if (pack.kind === 'absent' && copy.kind === 'ready') return <span class="chip">{t('offline.pack.absent')}</span>;
  if (pack.kind !== 'fetching') return null;
  return (
    <span class="chip">
      <span class="hush">{t('offline.pack', { game: name, n: pack.percent })}</span>
      <span aria-hidden="true">{pack.percent}%</span>
    </span>
  );
}
