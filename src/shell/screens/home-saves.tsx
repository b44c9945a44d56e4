/** The strip of matches that are not over; several make a row to swipe. Rows that cannot be read are shown too: they can be taken along or deleted. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { cardOf } from '../../games/box.ts';
import { listOf, whenOf } from '../../i18n/dates.ts';
import { cutName, nameInSentence } from '../../i18n/names.ts';
import type { DamagedMatch, MatchList } from '../../storage/matches.ts';
import type { MatchHead } from '../../storage/stored-match.ts';
import { download } from '../download.ts';
import { gameName } from '../game-name.ts';
import { Badge } from '../parts/badge.tsx';
import { ClothPicture } from '../parts/cloth-picture.tsx';
import { Icon } from '../parts/icon.tsx';
import { toast } from '../parts/toast.tsx';
import { useServices } from '../services.ts';
import { storageState } from '../storage-state.ts';
import { locale, t } from '../words.ts';

const NOTHING: MatchList = { matches: [], damaged: [] };

export function Saves(): JSX.Element | null {
  const { storage } = useServices();
  const [list, setList] = useState<MatchList | null>(null);
  const state = storageState.value.kind;
  const read = () => storage.matches.list().then(setList);
  useEffect(() => {
    void read();
  }, [state]);

  const remove = async (id: string) => {
    await storage.matches.remove(id);
    await read();
    toast(t('home.deleted'), {
      label: t('home.bring-back'),
      press: () => storage.matches.restore(id).then(read),
    });
  };

  const { matches, damaged } = list ?? NOTHING;
  const going = matches.filter((match) => match.outcome === null && cardOf(match.game) !== null);
  const strange = matches.filter((match) => match.outcome === null && cardOf(match.game) === null);
  const broken = [...damaged, ...strange];
  if (going.length + broken.length === 0) return null;
  return (
    <section class="saves" aria-label={t('home.saves')}>
      <ul>
        {going.map((match) => (
          <Save key={match.id} match={match} onRemove={() => remove(match.id)} />
        ))}
        {broken.map((row) => (
          <Broken key={row.id} row={row} onRemove={() => remove(row.id)} />
        ))}
      </ul>
    </section>
  );
}

function Save({ match, onRemove }: { match: MatchHead; onRemove: () => void }): JSX.Element {
  const { toMove, players, secret } = match;
  const mover = typeof toMove === 'number' && !secret ? players[toMove] : undefined;
  const who =
    mover === undefined
      ? listOf(locale.value, [...new Set(players.map((player) => cutName(player.name)))])
      : t('home.turn', { name: nameInSentence(mover.name) });
  return (
    <li class="panel save">
      <div class="save-picture" aria-hidden="true">
        <ClothPicture game={match.game} />
      </div>
      <div class="save-text">
        <h2>{t('home.resume', { game: gameName(match.game) })}</h2>
        <p>
          {who} · {sayWhen(match.updatedAt)}
        </p>
        <div class="save-seats">
          {players.map((player) => (
            <Badge key={player.colour} colour={player.colour} size={34} />
          ))}
        </div>
      </div>
      <a class="btn pri big" href={`#/play/${encodeURIComponent(match.id)}`}>
        <Icon name="play" size={26} />
        {t('home.go')}
      </a>
      <Remove onRemove={onRemove} />
    </li>
  );
}

function Broken({ row, onRemove }: { row: DamagedMatch | MatchHead; onRemove: () => void }): JSX.Element {
  const { storage } = useServices();
  const take = async () => {
    const file = await storage.backup.exportMatch(row.id);
    if (file !== null) download(file);
  };
  return (
    <li class="panel save">
      <div class="save-text">
        <h2>{t('home.unreadable')}</h2>
        <p>{t('home.unreadable.text')}</p>
      </div>
      <button type="button" class="btn" onClick={take}>
        <Icon name="save" />
        {t('home.export')}
      </button>
      <Remove onRemove={onRemove} />
    </li>
  );
}

function Remove({ onRemove }: { onRemove: () => void }): JSX.Element {
  return (
    <button type="button" class="ib plain" aria-label={t('home.delete')} onClick={onRemove}>
      <Icon name="bin" size={22} />
    </button>
  );
}

function sayWhen(then: number): string {
  const { kind, text } = whenOf(locale.value, then, Date.now());
  if (kind === 'today') return t('home.today', { time: text });
  return kind === 'week' ? t('home.week', { day: text }) : t('home.date', { date: text });
}
