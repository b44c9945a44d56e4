/** How good a board is for a seat, in turns saved: its own expected turns to Home against the others', and the danger it stands in. */
import { EXIT, HOME, inPlay, LANE, NEST, NOWHERE, onTrack, PAWNS_EACH, reach, restOf, SIDE, TRACK } from './board.ts';
import { CARDS, count, indexOf } from './cards.ts';
import { partnerOf } from './moves.ts';
import type { Card, Counts, Options, Square } from './shape.ts';

/** Expected turns to Home of one pawn, by steps from its own corner (rules 4.2); 4, 6 and 9 from Home are bad places to wait. */
const ON_TRACK = [
  9.2, 9.5, 11.2, 16.2, 17.2, 17.3, 17.4, 18.0, 17.9, 17.8, 17.7, 17.5, 17.3, 17.1, 17.0, 16.9, 16.7, 16.5, 16.4, 16.1,
  16.1, 15.8, 15.7, 15.5, 15.4, 15.3, 15.1, 14.9, 14.7, 14.6, 14.5, 14.3, 14.1, 14.0, 13.7, 13.7, 13.4, 13.3, 13.1,
  13.1, 13.0, 12.8, 12.5, 12.3, 12.1, 11.9, 11.6, 11.8, 11.6, 11.3, 11.4, 11.3, 11.4, 10.8, 11.1, 10.5, 9.2, 9.2, 9.5,
  11.0,
] as const;
const IN_LANE = [9.6, 11.1, 9.2, 9.5, 8.2] as const;
const IN_NEST = 20.7;
/** What the lane saves beside its turns: nobody can hit there. Measured. */
const SAFE = 1;

/** Weights of the opponents, the one nearest to winning first, by how many there are. */
const LEADERS: readonly (readonly number[])[] = [[], [1], [0.7, 0.35], [0.6, 0.3, 0.15]];
/** A seven is split only sometimes; a Maaf! hits whom its owner likes. */
const SPLIT_CHANCE = 0.5;

export function turnsFrom(side: number, square: Square): number {
  if (square === HOME) return 0;
  if (square === NEST) return IN_NEST;
  if (square > LANE) return (IN_LANE[square - LANE - 1] as number) - SAFE;
  return ON_TRACK[(square - side * SIDE + TRACK) % TRACK] as number;
}

/** The sum over a seat's pawns. */
function turnsOf(squares: readonly Square[], options: Options, seat: number): number {
  let turns = 0;
  const side = options.sides[seat] as number;
  for (let pawn = seat * PAWNS_EACH; pawn < (seat + 1) * PAWNS_EACH; pawn++) {
    turns += turnsFrom(side, squares[pawn] as Square);
  }
  return turns;
}

/** Which card goes so far with a single pawn; 4 and 10 can go back. */
const REACHES: readonly { readonly card: Card; readonly steps: number }[] = [
  { card: 1, steps: 1 },
  { card: 2, steps: 2 },
  { card: 3, steps: 3 },
  { card: 4, steps: -4 },
  { card: 5, steps: 5 },
  { card: 7, steps: 7 },
  { card: 8, steps: 8 },
  { card: 10, steps: 10 },
  { card: 10, steps: -1 },
  { card: 11, steps: 11 },
  { card: 12, steps: 12 },
];

/** For each square of the track the chance that this seat's next card hits a pawn there. */
function addDanger(danger: number[], squares: readonly Square[], options: Options, seat: number, chance: Counts): void {
  const side = options.sides[seat] as number;
  const own = squares.slice(seat * PAWNS_EACH, (seat + 1) * PAWNS_EACH);
  const all = count(chance) || 1;
  const oneOf = (card: Card) => (chance[indexOf(card)] as number) / all;
  const hit = (from: Square, steps: number, likely: number) => {
    const to = reach(side, from, steps);
    if (to === NOWHERE || !onTrack(to)) return;
    const end = restOf(side, to);
    for (let square = to; square <= end; square++) danger[square] = (danger[square] as number) + likely;
  };
  const playing = own.filter(inPlay).length;
  for (const from of own) {
    if (!inPlay(from)) continue;
    for (const { card, steps } of REACHES) hit(from, steps, oneOf(card));
    if (playing < 2) continue;
    for (let steps = 1; steps < 7; steps++) hit(from, steps, oneOf(7) * SPLIT_CHANCE);
  }
  if (!own.includes(NEST)) return;
  const exit = side * SIDE + EXIT;
  danger[exit] = (danger[exit] as number) + oneOf(1) + oneOf(2);
}

/** The chance that the seat holds or draws a Maaf! and can use it, shared among the pawns that it could hit. */
function maafOn(squares: readonly Square[], seat: number, chance: Counts, targets: number): number {
  const first = seat * PAWNS_EACH;
  if (targets === 0 || !squares.slice(first, first + PAWNS_EACH).includes(NEST)) return 0;
  const all = count(chance) || 1;
  return (chance[CARDS.indexOf('maaf')] as number) / all / targets;
}

export interface Outlook {
  readonly options: Options;
  readonly seat: number;
  /** Cards that may come next, as far as the seat knows. */
  readonly chance: Counts;
  /** How much danger counts; 0 = looks at places only. */
  readonly caution: number;
}

/** The turns that the pawns of a team may lose before it moves again. */
function exposure(squares: readonly Square[], { options, chance }: Outlook, team: readonly number[]): number {
  const danger = new Array<number>(TRACK).fill(0);
  const seats = options.sides.map((_, seat) => seat);
  const others = seats.filter((seat) => !team.includes(seat));
  let maafs = 0;
  for (const other of others) {
    addDanger(danger, squares, options, other, chance);
    const targets = squares.filter((square, pawn) => onTrack(square) && pawn >> 2 !== other).length;
    maafs += maafOn(squares, other, chance, targets);
  }
  let lost = 0;
  for (const seat of team) {
    const side = options.sides[seat] as number;
    for (let pawn = seat * PAWNS_EACH; pawn < (seat + 1) * PAWNS_EACH; pawn++) {
      const square = squares[pawn] as Square;
      if (!onTrack(square)) continue;
      const likely = Math.min(1, (danger[square] as number) + maafs);
      lost += likely * Math.max(0, IN_NEST - turnsFrom(side, square));
    }
  }
  return lost;
}

/** The seats of a team: one, or two in Teams. */
export function teamOf(options: Options, seat: number): readonly number[] {
  const partner = partnerOf(options, seat);
  return partner === seat ? [seat] : [seat, partner];
}

/** Higher is better. A team that is done is worth more than anything else. */
export function evaluate(squares: readonly Square[], outlook: Outlook): number {
  const { options, seat, caution } = outlook;
  const team = teamOf(options, seat);
  const own = team.reduce((sum, one) => sum + turnsOf(squares, options, one), 0);
  if (own === 0) return 1000;
  const seats = options.sides.map((_, one) => one).filter((one) => !team.includes(one));
  const others = seats.map((one) => turnsOf(squares, options, one));
  const lost = caution === 0 ? 0 : caution * exposure(squares, outlook, team);
  if (options.mode === 'teams') return others.reduce((sum, one) => sum + one, 0) - own - lost;
  others.sort((one, other) => one - other);
  const weights = LEADERS[others.length] ?? [];
  return others.reduce((sum, turns, index) => sum + turns * (weights[index] ?? 0), 0) - own - lost;
}
