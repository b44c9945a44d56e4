/** One seat in Set-up: its symbol (tap to change), its name (tap to type), who holds it, and where they sit or how strong they are. */
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { About } from '../../contract/about.ts';
import { LEVELS, type Side } from '../../contract/player.ts';
import { cutName } from '../../i18n/names.ts';
import type { Person } from '../../storage/people.ts';
import { Badge } from '../parts/badge.tsx';
import { Choice, Switch } from '../parts/choice.tsx';
import { Icon } from '../parts/icon.tsx';
import { t } from '../words.ts';
import { changeRow, type Draft, nextColour, nextSide, removeRow } from './draft.ts';

export interface PlayerRowProps {
  readonly about: About;
  readonly draft: Signal<Draft>;
  readonly index: number;
  /** The name that counts if nobody types one. */
  readonly name: string;
  readonly known: readonly Person[];
}

export function PlayerRow({ about, draft, index, name, known }: PlayerRowProps): JSX.Element | null {
  const row = draft.value.rows[index];
  if (row === undefined) return null;
  const change = (changes: Parameters<typeof changeRow>[2]) => {
    draft.value = changeRow(draft.value, index, changes);
  };
  const { colour } = row;
  const looks = { name, symbol: t(`symbol.${colour}`), colour: t(`colour.${colour}`) };
  return (
    <li class={`row s-${colour}`}>
      <button
        type="button"
        class="row-symbol"
        aria-label={t('setup.colour.of', looks)}
        onClick={() => {
          draft.value = nextColour(about, draft.value, index);
        }}
      >
        <Badge colour={colour} size={56} />
      </button>
      <NameField {...{ about, draft, index, name, known }} />
      <Choice
        label={t('setup.kind.of', { name })}
        options={[
          { value: 'human', label: <KindLabel kind="human" /> },
          { value: 'computer', label: <KindLabel kind="computer" /> },
        ]}
        value={row.kind}
        onPick={(kind) => change({ kind })}
      />
      <div class="row-more">
        {row.kind === 'computer' ? (
          <Choice
            label={t('setup.level.of', { name })}
            options={LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
            value={row.level}
            onPick={(level) => change({ level })}
          />
        ) : (
          <>
            <SideButton
              side={row.side}
              name={name}
              onTurn={() => {
                draft.value = nextSide(draft.value, index);
              }}
            />
            {about.helps?.(draft.value.choices) && <Helped on={row.helped} onTurn={(helped) => change({ helped })} />}
          </>
        )}
      </div>
      <button
        type="button"
        class="ib row-remove"
        aria-label={t('setup.remove', { name })}
        disabled={draft.value.rows.length <= about.seats.min}
        onClick={() => {
          draft.value = removeRow(about, draft.value, index);
        }}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}

/** Twelve letters are kept. While people type, the names that have played before are there to tap. */
function NameField({ draft, index, name, known }: PlayerRowProps): JSX.Element {
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const row = draft.value.rows[index];
  const others = new Set(draft.value.rows.map((one) => one.name.toLocaleLowerCase()));
  const offered = known.filter((person) => !others.has(person.name.toLocaleLowerCase())).slice(0, OFFERED);
  return (
    <div class="row-name">
      <label for={id}>{t(`symbol.${row?.colour ?? 'merah'}`)}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        enterkeyhint="done"
        aria-label={t('setup.name.of', { n: index + 1 })}
        placeholder={name}
        value={row?.name ?? ''}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onInput={(event) => {
          const field = event.currentTarget;
          const cut = cutTyped(field.value);
          if (cut !== field.value) field.value = cut;
          draft.value = changeRow(draft.value, index, { name: cut });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      {isTyping && offered.length > 0 && (
        <ul class="row-known" aria-label={t('setup.names')}>
          {offered.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                class="chip"
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => {
                  draft.value = changeRow(draft.value, index, { name: cutName(person.name), kind: 'human' });
                  setTyping(false);
                }}
              >
                <bdi>{cutName(person.name)}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** More would hide the rows below. */
const OFFERED = 6;

/** While typing a space at the end stays; beyond twelve letters nothing is added. */
function cutTyped(text: string): string {
  const cut = cutName(text);
  return cut.endsWith('…') ? cut.slice(0, -1) : /\s$/.test(text) && cut !== '' ? `${cut} ` : cut;
}

function KindLabel({ kind }: { kind: 'human' | 'computer' }): JSX.Element {
  return (
    <>
      <Icon name={kind === 'human' ? 'user' : 'robot'} size={22} />
      {t(`player.${kind}`)}
    </>
  );
}

const DOTS: { readonly [side in Side]: readonly [number, number] } = {
  bottom: [19, 34],
  left: [4, 19],
  top: [19, 4],
  right: [34, 19],
};

function SideButton({ side, name, onTurn }: { side: Side; name: string; onTurn: () => void }): JSX.Element {
  const [x, y] = DOTS[side];
  const label = t(`side.${side}`);
  return (
    <button type="button" class="row-side" aria-label={t('setup.side.of', { name, side: label })} onClick={onTurn}>
      <svg width="38" height="38" viewBox="0 0 38 38" aria-hidden="true">
        <rect x="8" y="8" width="22" height="22" rx="5" fill="#f3e2bd" stroke="#2b1a12" stroke-width="2" />
        <circle cx={x} cy={y} r="4.5" fill="var(--s)" stroke="#2b1a12" stroke-width="1.8" />
      </svg>
      {label}
    </button>
  );
}

function Helped({ on, onTurn }: { on: boolean; onTurn: (on: boolean) => void }): JSX.Element {
  const id = useId();
  return (
    <span class="row-helped">
      <label for={id}>{t('setup.helped')}</label>
      <Switch id={id} on={on} onTurn={onTurn} />
    </span>
  );
}
