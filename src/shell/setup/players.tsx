/** The players' panel: a row for each seat, one more, and who begins. */
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { About } from '../../contract/about.ts';
import type { Person } from '../../storage/people.ts';
import { Badge } from '../parts/badge.tsx';
import { Choice, type Option } from '../parts/choice.tsx';
import { Icon } from '../parts/icon.tsx';
import { t } from '../words.ts';
import { MannerLine } from './manner-line.tsx';
import { addRow, type Draft, namesOf, type Starter } from './draft.ts';
import { PlayerRow } from './player-row.tsx';

export interface PlayersProps {
  readonly about: About;
  readonly draft: Signal<Draft>;
  readonly known: readonly Person[];
}

export function Players({ about, draft, known }: PlayersProps): JSX.Element {
  const { rows, starter } = draft.value;
  const names = namesOf(rows, (colour) => t(`symbol.${colour}`), t('player.computer'));
  const starters: readonly Option<Starter>[] = [
    { value: 'chance', label: t('setup.starter.chance') },
    { value: 'winner', label: t('setup.starter.winner') },
    ...rows.map(
      (row, index): Option<Starter> => ({
        value: row.key as Starter,
        label: <Badge colour={row.colour} size={32} />,
        name: t('setup.starter.seat', { name: names[index] ?? '' }),
      }),
    ),
  ];
  return (
    <section class="panel players">
      <header>
        <h2>{t('setup.players')}</h2>
        <span class="chip">{t('setup.count', { n: rows.length, most: about.seats.max })}</span>
      </header>
      <ol>
        {rows.map((row, index) => (
          <PlayerRow key={row.key} about={about} draft={draft} index={index} name={names[index] ?? ''} known={known} />
        ))}
      </ol>
      {rows.length < about.seats.max && (
        <button
          type="button"
          class="btn add"
          onClick={() => {
            draft.value = addRow(about, draft.value);
          }}
        >
          <Icon name="plus" />
          {t('setup.add')}
        </button>
      )}
      <div class="starter">
        <h3>{t('setup.starter')}</h3>
        <Choice
          label={t('setup.starter')}
          options={starters}
          value={starter}
          onPick={(value) => {
            draft.value = { ...draft.value, starter: value };
          }}
        />
      </div>
      {about.characters === true && rows.some((row) => row.kind === 'computer') && <MannerLine draft={draft} />}
    </section>
  );
}
