/** A match while it is being set up: rows of players, choices and who begins. Pure; rows are in the order people see, seats in the order of play. */
import { type About, type Choices, type Field, readChoices } from '../../contract/about.ts';
import {
  type Character,
  type Colour,
  LEVELS,
  type Level,
  type Player,
  SIDES,
  type Side,
} from '../../contract/player.ts';
import { cleanName, cutName } from '../../i18n/names.ts';
import { isRecord, type Json, same } from '../../lib/data.ts';
import { withAt } from '../../lib/lists.ts';
import { countedFor, isShownFor } from './counted.ts';
import { type Manner, readManner } from './manners.ts';

export interface Row {
  /** Stays with the row while others come and go. */
  readonly key: string;
  readonly kind: 'human' | 'computer';
  /** As typed; empty until somebody types. */
  readonly name: string;
  readonly personId: string | null;
  readonly level: Level;
  readonly colour: Colour;
  readonly side: Side;
  readonly helped: boolean;
}

/** By chance, the last winner, or a row by its key. */
export type Starter = 'chance' | 'winner' | `row-${string}`;

export interface Draft {
  readonly rows: readonly Row[];
  readonly choices: Choices;
  readonly starter: Starter;
  /** How the computers behave, where they have characters. */
  readonly manner: Manner;
  /** Somebody has chosen a colour: from then on colours are left as they are. */
  readonly picked: boolean;
}

/** Where somebody with this colour sits if nobody says otherwise. */
const HOME_SIDES: { readonly [colour in Colour]: Side } = {
  merah: 'bottom',
  biru: 'left',
  kuning: 'top',
  hijau: 'right',
  arang: 'bottom',
  melati: 'top',
};

/** One person and computers, until the family has played. */
export function firstDraft(about: About): Draft {
  const colours = about.coloursFor(Math.min(about.seats.max, Math.max(about.seats.min, 4)));
  return {
    rows: colours.map((colour, index) => newRow(about, `row-${index}`, colour, index === 0 ? 'human' : 'computer')),
    choices: readChoices(about.fields, null),
    starter: 'chance',
    manner: 'plain',
    picked: false,
  };
}

/** The people who played last, in another game, sit down here as well. Computers fill up only where one person plays. */
export function withFamily(about: About, draft: Draft, family: readonly FamilyMember[]): Draft {
  const people = family.slice(0, about.seats.max);
  if (people.length === 0) return draft;
  const count = people.length === 1 ? draft.rows.length : Math.max(people.length, about.seats.min);
  const colours = about.coloursFor(count);
  const rows = colours.map((colour, index): Row => {
    const person = people[index];
    const row = newRow(about, `row-${index}`, colour, person === undefined ? 'computer' : 'human');
    return person === undefined ? row : { ...row, name: cutName(person.name), personId: person.id };
  });
  return { ...draft, rows };
}

interface FamilyMember {
  readonly id: string;
  readonly name: string;
}

/** Two sit opposite each other; more of them sit where their colour is at home on the board. */
function homeSide(about: About, colour: Colour): Side {
  if (about.seats.max > 2) return HOME_SIDES[colour];
  return colour === about.colours[0] ? 'bottom' : 'top';
}

function newRow(about: About, key: string, colour: Colour, kind: Row['kind']): Row {
  return { key, kind, name: '', personId: null, level: 'santai', colour, side: homeSide(about, colour), helped: false };
}

/** What was played last, read from a note that may hold anything; null if it does not fit the game. */
export function readDraft(about: About, given: Json): Draft | null {
  if (!isRecord(given) || !Array.isArray(given['rows'])) return null;
  const rows = given['rows'].flatMap((row: unknown, index) => readRow(about, row, `row-${index}`));
  const count = rows.length;
  const isDistinct = new Set(rows.map((row) => row.colour)).size === count;
  if (count < about.seats.min || count > about.seats.max || !isDistinct) return null;
  const starter = given['starter'];
  return {
    rows,
    choices: readChoices(about.fields, (given['choices'] ?? null) as Json),
    starter: starter === 'winner' ? 'winner' : 'chance',
    manner: readManner(given['manner']),
    picked: given['picked'] === true,
  };
}

function readRow(about: About, given: unknown, key: string): readonly Row[] {
  if (!isRecord(given)) return [];
  const colour = about.colours.find((one) => one === given['colour']);
  if (colour === undefined) return [];
  const base = newRow(about, key, colour, given['kind'] === 'human' ? 'human' : 'computer');
  return [
    {
      ...base,
      name: typeof given['name'] === 'string' ? cutName(given['name']) : '',
      personId: typeof given['personId'] === 'string' ? given['personId'] : null,
      level: LEVELS.find((one) => one === given['level']) ?? base.level,
      side: SIDES.find((one) => one === given['side']) ?? base.side,
      helped: given['helped'] === true,
    },
  ];
}

export function changeRow(draft: Draft, index: number, change: Partial<Row>): Draft {
  const row = draft.rows[index];
  return row === undefined ? draft : { ...draft, rows: withAt(draft.rows, index, { ...row, ...change }) };
}

/** The next colour of the game; whoever has it takes this one. */
export function nextColour(about: About, draft: Draft, index: number): Draft {
  const own = draft.rows[index]?.colour;
  if (own === undefined) return draft;
  const next = about.colours[(about.colours.indexOf(own) + 1) % about.colours.length] ?? own;
  const rows = draft.rows.map((row) => {
    if (row.colour === own) return recoloured(about, row, next);
    return row.colour === next ? recoloured(about, row, own) : row;
  });
  return { ...draft, rows, picked: true };
}

function recoloured(about: About, row: Row, colour: Colour): Row {
  return row.colour === colour ? row : { ...row, colour, side: homeSide(about, colour) };
}

export function nextSide(draft: Draft, index: number): Draft {
  const row = draft.rows[index];
  if (row === undefined) return draft;
  const turned: readonly Side[] = ['bottom', 'left', 'top', 'right'];
  return changeRow(draft, index, { side: turned[(turned.indexOf(row.side) + 1) % 4] ?? 'bottom' });
}

/** One more computer, while there is room. */
export function addRow(about: About, draft: Draft): Draft {
  const { rows } = draft;
  if (rows.length >= about.seats.max) return draft;
  const taken = new Set(rows.map((row) => row.colour));
  const colour = [...about.coloursFor(rows.length + 1), ...about.colours].find((one) => !taken.has(one));
  const key = `row-${Math.max(-1, ...rows.map((row) => Number(row.key.slice(4)))) + 1}`;
  return colour === undefined
    ? draft
    : dealt(about, { ...draft, rows: [...rows, newRow(about, key, colour, 'computer')] });
}

export function removeRow(about: About, draft: Draft, index: number): Draft {
  const gone = draft.rows[index];
  if (gone === undefined || draft.rows.length <= about.seats.min) return draft;
  const starter = draft.starter === gone.key ? 'chance' : draft.starter;
  return dealt(about, { ...draft, rows: draft.rows.filter((row) => row !== gone), starter });
}

/** Two of Maaf! should sit opposite: colours that the game would not give to so many are changed, unless people picked theirs. */
function dealt(about: About, draft: Draft): Draft {
  if (draft.picked) return draft;
  const usual = about.coloursFor(draft.rows.length);
  const free = usual.filter((colour) => !draft.rows.some((row) => row.colour === colour));
  const rows = draft.rows.map((row) =>
    usual.includes(row.colour) ? row : recoloured(about, row, free.shift() ?? row.colour),
  );
  return { ...draft, rows };
}

export function choose(draft: Draft, key: string, value: Choices[string]): Draft {
  return { ...draft, choices: { ...draft.choices, [key]: value } };
}

export function usePreset(about: About, draft: Draft, preset: string): Draft {
  const found = about.presets.find((one) => one.key === preset);
  return { ...draft, choices: readChoices(about.fields, (found?.choices ?? {}) as Json) };
}

/** The rule set that these choices are, or null for a mix of one's own. */
export function presetOf(about: About, choices: Choices): string | null {
  const found = about.presets.find((one) => same(readChoices(about.fields, one.choices as Json), choices));
  return found?.key ?? null;
}

export function isShown(field: Field, draft: Draft): boolean {
  return isShownFor(field, draft.choices, draft.rows.length);
}

/** The choices that count: hidden rows and values that are not offered are the game's standard. */
export function countedChoices(about: About, draft: Draft): Choices {
  return countedFor(about, draft.choices, draft.rows.length);
}

/** The names that count: what was typed, else a word of the language; two computers are numbered apart. */
export function namesOf(rows: readonly Row[], symbol: (colour: Colour) => string, computer: string): readonly string[] {
  const unnamed = rows.filter((row) => row.kind === 'computer' && cleanName(row.name) === '');
  return rows.map((row) => {
    const typed = cutName(row.name);
    if (typed !== '') return typed;
    if (row.kind === 'human') return symbol(row.colour);
    return unnamed.length === 1 ? computer : `${computer} ${unnamed.indexOf(row) + 1}`;
  });
}

/** True where the lot says which colour stays empty: it matters in this game, and nobody has chosen one. */
export function isGapDrawn(about: About, draft: Draft): boolean {
  return !draft.picked && (about.drawsGap?.(draft.rows.length) ?? false);
}

/** The rows with another colour left empty (an index below the number of the game's colours). The order of play stays, and who sits where. */
export function withGap(about: About, rows: readonly Row[], gap: number): readonly Row[] {
  const colours = about.colours.filter((_, index) => index !== gap);
  return inOrder(about, rows).map((row, index) => ({ ...row, colour: colours[index] ?? row.colour }));
}

/** The rows in the order of play: the game's order of colours. */
export function inOrder(about: About, rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((a, b) => about.colours.indexOf(a.colour) - about.colours.indexOf(b.colour));
}

export function playerOf(row: Row, name: string, character: Character | null): Player {
  const { colour, side, level, personId } = row;
  return row.kind === 'human'
    ? { kind: 'human', name, colour, side, personId }
    : { kind: 'computer', name, level, character, colour, side };
}
