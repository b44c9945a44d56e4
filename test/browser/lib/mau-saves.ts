/** Saves of Mau Mau for browser tests: the same public story with different hidden cards. Run through Vite; prints JSON. */
import type { Player } from '../../../src/contract/player.ts';
import type { Ply } from '../../../src/contract/rules.ts';
import { play } from '../../../src/contract/play.ts';
import { type Card, DECK } from '../../../src/games/maumau/cards.ts';
import { game } from '../../../src/games/maumau/index.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { MauMau, Move, State } from '../../../src/games/maumau/shape.ts';
import { readChoices } from '../../../src/contract/about.ts';
import { FORMAT, type SavedMatch } from '../../../src/match/saved-match.ts';
import { toBody } from '../../../src/storage/match-form.ts';
import { toBase64 } from '../../../src/storage/pack.ts';

const PEOPLE: readonly Player[] = (['merah', 'biru', 'kuning', 'hijau'] as const).map((colour, seat) => ({
  kind: 'human',
  name: ['Rani', 'Bimo', 'Ayah', 'Nenek'][seat] ?? '',
  colour,
  side: 'bottom',
  personId: null,
}));

function begun(seats: number): State {
  const options = game.about.options(readChoices(game.about.fields, {}), {
    colours: game.about.coloursFor(seats),
    human: PEOPLE.slice(0, seats).map(() => true),
    helped: PEOPLE.slice(0, seats).map(() => false),
    starter: 0,
  });
  return rules.setup(options, seats);
}

interface Story {
  readonly id: string;
  readonly moves: readonly Move[];
  readonly seats: number;
  /** Where the log begins; null = the start of a match. */
  readonly from: State | null;
}

function saveOf({ id, moves, seats, from }: Story): { readonly saved: SavedMatch<MauMau>; readonly state: State } {
  let state = from ?? begun(seats);
  const { options } = state;
  const log: Ply<MauMau>[] = [];
  for (const move of moves) {
    const actor = rules.toMove(state) ?? 'nature';
    state = play(rules, state, { actor, move }).state;
    log.push({ actor, move });
  }
  const saved: SavedMatch<MauMau> = {
    format: FORMAT,
    id,
    game: 'maumau',
    revision: rules.revision,
    options,
    players: PEOPLE.slice(0, seats),
    from,
    log: log.map((ply) => ({ ...ply, by: ply.actor === 'nature' ? null : 'human' })),
    checkpoint: state,
    chance: [11, 22, 33, 44],
    seed: [1, 2, 3, 4],
    endedEarly: null,
  };
  return { saved, state };
}

async function rowOf(id: string, moves: readonly Move[], seats: number, from: State | null = null): Promise<object> {
  const { saved, state } = saveOf({ id, moves, seats, from });
  const row = await toBody(saved as never, { secret: true, toMove: rules.toMove(state), outcome: null });
  const body = toBase64(row.body as Uint8Array);
  return { ...row, body, rev: 1, writer: 'test', createdAt: 1, updatedAt: 1, deletedAt: null, memory: null };
}

const OWN: readonly Card[] = ['KH', '9C', '10H', 'QD', 'AS'];

function deal(rani: readonly Card[], others: readonly Card[]): Move {
  return { type: 'dealt', dealer: 2, hands: [rani, others.slice(0, 5), others.slice(5, 10)], turned: ['8H'] };
}

function others(rani: readonly Card[]): readonly Card[] {
  return DECK.filter((card) => !rani.includes(card) && card !== '8H' && !/^[7J]/.test(card));
}

const OTHERS = ['AC AD 8C 8S QC KS', 'AS 10D JH 7D', 'KC 7C'];

function named(names: string): readonly Card[] {
  return names.split(' ') as unknown as readonly Card[];
}

/** The second round of four, before Bimo's move. */
function middle(hands: readonly string[], pile: string): State {
  const held = hands.map(named);
  const open = named(pile);
  const gone = new Set([...held.flat(), ...open]);
  return {
    ...begun(hands.length),
    hands: held,
    pile: open,
    stock: DECK.filter((card) => !gone.has(card)),
    phase: 'turn',
    turn: 1,
    dealer: 3,
    round: 2,
    scores: [27, 0, 32, 41],
  };
}

/** Bimo has laid this card from the front of his hand, and it is Rani's turn. */
function rowOfPicture(id: string, hands: readonly string[], card: Card, change: Partial<State> = {}): Promise<object> {
  const [rani = '', bimo = '', ...rest] = hands;
  const from = { ...middle([rani, `${card} ${bimo}`, ...rest], card === '7H' ? '7C 9H' : 'QH 8H'), ...change };
  return rowOf(id, [{ type: 'play', card, suit: null, call: null }], 4, from);
}

/** Rani's hand and the open card are the same in both worlds; everything else is dealt the other way round. */
export async function rows(): Promise<{ readonly [name: string]: object }> {
  const cards = others(OWN);
  const seven: readonly Card[] = ['7H', ...OWN.slice(1)];
  const pending: Move = { type: 'play', card: '7H', suit: null, call: null };
  return {
    first: await rowOf('world', [deal(OWN, cards)], 3),
    second: await rowOf('world', [deal(OWN, cards.toReversed())], 3),
    /** Bimo has to take two cards. */
    pending: await rowOf('pending', [deal(seven, others(seven)), pending], 3),
    /** For pictures: a table in full swing, somebody with two cards, somebody with one, and more cards than a hand holds. */
    table: await rowOfPicture('table', ['9C 10H KD JS 7S', ...OTHERS], '9H'),
    two: await rowOfPicture('two', ['10H JS', ...OTHERS], '9H'),
    last: await rowOfPicture('last', ['10H', 'AC JD 8C', ...OTHERS.slice(1)], '9H'),
    many: await rowOfPicture('many', ['7S 8S QS 10S AS 9C 10C 7D 8D 9D KD JS QD AH', 'AC AD', 'JH KH', 'KC QC'], '7H', {
      penalty: 2,
      dir: -1,
    }),
  };
}

export async function main(): Promise<number> {
  console.log(JSON.stringify(await rows()));
  return 0;
}
