/** From a draft to a match that can begin. Who plays is remembered, so that nobody types a name twice. */
import type { About } from '../../contract/about.ts';
import type { Colour } from '../../contract/player.ts';
import type { Shape } from '../../contract/rules.ts';
import type { Seed } from '../../lib/random.ts';
import type { Json } from '../../lib/data.ts';
import type { NewMatch } from '../../match/parts.ts';
import type { People, Person } from '../../storage/people.ts';
import type { TikarStorage } from '../../storage/storage.ts';
import type { Tally } from '../../storage/tallies.ts';
import { characterOf } from './manners.ts';
import { countedChoices, type Draft, inOrder, isGapDrawn, namesOf, playerOf, type Row, withGap } from './draft.ts';

/** The words that name whoever typed no name. */
export interface DraftWords {
  readonly symbol: (colour: Colour) => string;
  readonly computer: string;
}

/**
 * Everybody who typed a known name is that person again; other names are new people. The same name twice is two people,
 * unless `shares`: then it is one person with two seats (who has nothing to hide from the other one).
 */
export function recognised(draft: Draft, known: readonly Person[], newId: () => string, shares = false): Draft {
  const taken: { readonly name: string; readonly id: string }[] = [];
  const rows = draft.rows.map((row) => {
    if (row.kind !== 'human' || row.name.trim() === '') return { ...row, personId: null };
    const name = plainName(row.name);
    const seated = shares ? taken.find((one) => one.name === name) : undefined;
    const person = known.find((one) => plainName(one.name) === name && !taken.some(({ id }) => id === one.id));
    const personId = seated?.id ?? person?.id ?? newId();
    taken.push({ name, id: personId });
    return { ...row, personId };
  });
  return { ...draft, rows };
}

/** The match of a draft. `last` is the newest finished match of this game, for the winner who begins. */
export function matchOf(about: About, draft: Draft, words: DraftWords, last: Tally | null): NewMatch<Shape> {
  const gap = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const drawn = isGapDrawn(about, draft) ? withGap(about, draft.rows, gap % about.colours.length) : draft.rows;
  const rows = inOrder(about, drawn);
  const names = namesOf(rows, words.symbol, words.computer);
  const robots = rows.filter((row) => row.kind === 'computer');
  const manner = about.characters === true ? draft.manner : 'plain';
  const players = rows.map((row, index) =>
    playerOf(row, names[index] ?? '', characterOf(manner, Math.max(0, robots.indexOf(row)))),
  );
  const helps = about.helps?.(draft.choices) ?? false;
  const options = about.options(countedChoices(about, draft), {
    colours: rows.map((row) => row.colour),
    human: rows.map((row) => row.kind === 'human'),
    helped: rows.map((row) => helps && row.helped && row.kind === 'human'),
    starter: starterOf(draft, rows, last),
  });
  return { id: crypto.randomUUID(), game: about.id, options, players, seed: newSeed() };
}

/** The seat that begins; null is by chance, also where the last winner does not play this time. */
function starterOf(draft: Draft, rows: readonly Row[], last: Tally | null): number | null {
  const seat =
    draft.starter === 'winner'
      ? rows.findIndex((row) => isWinner(row, last))
      : rows.findIndex((row) => row.key === draft.starter);
  return seat < 0 ? null : seat;
}

/** Known by the person, else (nobody typed a name) by the colour. */
function isWinner(row: Row, last: Tally | null): boolean {
  const winners = (last?.seats ?? []).filter((seat) => seat.place === 1);
  return winners.some((seat) =>
    seat.personId === null
      ? row.personId === null && seat.colour === row.colour && seat.isHuman === (row.kind === 'human')
      : seat.personId === row.personId,
  );
}

export function newSeed(): Seed {
  const [a = 1, b = 2, c = 3, d = 4] = crypto.getRandomValues(new Int32Array(4));
  return [a, b, c, d];
}

/** Keeps who plays and how, for the next time. Never rejects. */
export async function remember(storage: TikarStorage, about: About, draft: Draft, now: number): Promise<void> {
  const people = draft.rows.flatMap((row): Person[] =>
    row.personId === null ? [] : [{ id: row.personId, name: row.name, colour: row.colour, lastPlayed: now }],
  );
  await Promise.all([keep(storage.people, people), storage.notes.write(`setup/${about.id}`, draft as unknown as Json)]);
}

async function keep(people: People, played: readonly Person[]): Promise<void> {
  if (played.length > 0) await people.keep(played);
}

function plainName(name: string): string {
  return name.trim().toLocaleLowerCase();
}
