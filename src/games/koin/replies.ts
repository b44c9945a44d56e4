/**
 * Every position in which a seat's turn can end after a toss, house rules included, and the best of them.
 * Orders of actions that end alike are tried once. The position is changed in place and is as before on return.
 */
import { addCoins, type Net, reckon, type Reckoner, reckoner, setLand } from './net.ts';
import { range, sum } from '../../lib/lists.ts';
import { BESIDE } from './map.ts';
import { isFull, laid, type Position, resultFor, TAKEN, TOP_OWNER, TOP_VALUE, totalIn } from './position.ts';

/** Is shown each end of a turn while the position stands so: its value for the seat, exact where the match is over. */
export type See = (value: number, isOver: boolean) => void;

interface Hunt {
  readonly reckoned: Reckoner;
  readonly position: Position;
  readonly seat: number;
  readonly see: See;
}

const LANDS = 10;

function isOver(hunt: Hunt): boolean {
  return totalIn(hunt.position, hunt.seat) === 0 || isFull(hunt.position);
}

/** The turn ends here. `pass`: nothing was done by choice. */
function note(hunt: Hunt, pass: boolean): void {
  const { position, seat } = hunt;
  const { options, passes, turns } = position;
  const stopped = (pass && passes + 1 === options.passLimit) || turns + 1 === options.maxTurns || isOver(hunt);
  hunt.see(stopped ? resultFor(position, seat) : reckon(hunt.reckoned), stopped);
}

function fits(hunt: Hunt, value: number, land: number): boolean {
  const contents = hunt.position.lands[land] as number;
  if ((TOP_VALUE[contents] as number) <= value) return false;
  return hunt.position.options.coverOwn || (TOP_OWNER[contents] as number) !== hunt.seat + 1;
}

function withPlaced(hunt: Hunt, value: number, land: number, then: () => void): void {
  const contents = hunt.position.lands[land] as number;
  setLand(hunt.reckoned, land, laid(contents, value, hunt.seat));
  addCoins(hunt.reckoned, hunt.seat, value, -1);
  then();
  setLand(hunt.reckoned, land, contents);
  addCoins(hunt.reckoned, hunt.seat, value, 1);
}

/** Tries every move of a stack; tells how many there were. */
function eachMove(hunt: Hunt, then: (from: number, to: number) => void): number {
  const { lands } = hunt.position;
  let count = 0;
  for (let from = 0; from < LANDS; from++) {
    const contents = lands[from] as number;
    if (contents === 0) continue;
    for (const to of BESIDE[from] as readonly number[]) {
      if (lands[to] !== 0) continue;
      count += 1;
      setLand(hunt.reckoned, from, 0);
      setLand(hunt.reckoned, to, contents);
      then(from, to);
      setLand(hunt.reckoned, to, 0);
      setLand(hunt.reckoned, from, contents);
    }
  }
  return count;
}

/** The turn may end after this action if nothing is left to do or nothing has to be done. */
function noteAndMove(hunt: Hunt): void {
  const count = eachMove(hunt, () => note(hunt, false));
  if (count === 0 || hunt.position.options.optional) note(hunt, false);
}

function none(hunt: Hunt): void {
  const { lands, options } = hunt.position;
  let captures = 0;
  for (let land = 0; land < LANDS; land++) {
    const contents = lands[land] as number;
    const owner = TOP_OWNER[contents] as number;
    if (owner === 0 || (options.capture === 'opponentOnly' && owner === hunt.seat + 1)) continue;
    captures += 1;
    const value = TOP_VALUE[contents] as number;
    setLand(hunt.reckoned, land, TAKEN[contents] as number);
    addCoins(hunt.reckoned, hunt.seat, value, 1);
    noteAndMove(hunt);
    // Moved first, a single coin leaves nothing behind when it is taken: the turn may end so even where a move is a duty.
    if (!options.optional && lands[land] === 0 && (BESIDE[land] as readonly number[]).some((to) => lands[to] === 0)) {
      note(hunt, false);
    }
    setLand(hunt.reckoned, land, contents);
    addCoins(hunt.reckoned, hunt.seat, value, -1);
  }
  const mayStop = options.optional || captures === 0;
  const moves = eachMove(hunt, () => {
    if (mayStop) note(hunt, false);
  });
  if (captures + moves === 0) note(hunt, false);
  else if (options.optional) note(hunt, true);
}

function one(hunt: Hunt, value: number): void {
  const { options } = hunt.position;
  const late = options.endTiming === 'endOfTurn';
  for (let land = 0; land < LANDS; land++) {
    if (!fits(hunt, value, land)) continue;
    withPlaced(hunt, value, land, () => (isOver(hunt) && !late ? note(hunt, false) : noteAndMove(hunt)));
  }
  const last = !late && totalIn(hunt.position, hunt.seat) === 1;
  eachMove(hunt, (from) => {
    if (options.optional) note(hunt, false);
    // Elsewhere, placing first leads to the same: unless that would have ended the match before the move.
    for (let land = 0; land < LANDS; land++) {
      if (land !== from && !last) continue;
      if (fits(hunt, value, land)) withPlaced(hunt, value, land, () => note(hunt, false));
    }
  });
}

function placeOne(hunt: Hunt, value: number): void {
  for (let land = 0; land < LANDS; land++) {
    if (fits(hunt, value, land)) withPlaced(hunt, value, land, () => note(hunt, false));
  }
}

/** Both coins in this order; the second lapses where the first ended the match or, with ends at the end of a turn, where it fits nowhere. */
function placeTwo(hunt: Hunt, value: number, next: number): void {
  const late = hunt.position.options.endTiming === 'endOfTurn';
  for (let land = 0; land < LANDS; land++) {
    if (!fits(hunt, value, land)) continue;
    withPlaced(hunt, value, land, () => {
      if (!late && isOver(hunt)) return note(hunt, false);
      let fit = 0;
      for (let second = 0; second < LANDS; second++) {
        if (!fits(hunt, next, second)) continue;
        fit += 1;
        withPlaced(hunt, next, second, () => note(hunt, false));
      }
      if (fit === 0) note(hunt, false);
    });
  }
}

function three(hunt: Hunt): void {
  for (let value = 0; value < 3; value++) {
    placeOne(hunt, value);
    addCoins(hunt.reckoned, hunt.seat, value, -1);
    addCoins(hunt.reckoned, 1 - hunt.seat, value, 1);
    placeTwo(hunt, (value + 1) % 3, (value + 2) % 3);
    placeTwo(hunt, (value + 2) % 3, (value + 1) % 3);
    addCoins(hunt.reckoned, hunt.seat, value, 1);
    addCoins(hunt.reckoned, 1 - hunt.seat, value, -1);
  }
}

/** Shows every end of the turn of the reckoner's seat when the values in `matched` (bits by index) showed its side. */
export function eachEnd(reckoned: Reckoner, matched: number, see: See): void {
  const { position, view: seat } = reckoned;
  const hunt: Hunt = { reckoned, position, seat, see };
  const values = [0, 1, 2].filter((value) => (matched >> value) & 1);
  if (values.length === 0) none(hunt);
  else if (values.length === 1) one(hunt, values[0] as number);
  else if (values.length === 3) three(hunt);
  else for (const value of values) placeOne(hunt, value);
  if (values.length > 0 && position.options.optional) note(hunt, true);
}

function bestEnd(reckoned: Reckoner, matched: number): number {
  let best = Number.NEGATIVE_INFINITY;
  eachEnd(reckoned, matched, (value) => {
    if (value > best) best = value;
  });
  return best;
}

/** The tosses that a seat can have, as bits of the values that match: each as likely as the others. */
export function tossesOf(position: Position, seat: number): readonly number[] {
  const held = [0, 1, 2].filter((value) => (position.banks[seat * 3 + value] as number) > 0);
  return range(1 << held.length).map((toss) =>
    held.reduce((bits, value, index) => bits | (((toss >> index) & 1) << value), 0),
  );
}

/** What a position is worth to the seat that made it: over all tosses of the other seat, each answered by its best turn. */
export function expectation(net: Net, position: Position, mover: number): number {
  const seat = 1 - mover;
  const reckoned = reckoner(net, position, seat);
  const tosses = tossesOf(position, seat);
  return -sum(tosses.map((matched) => bestEnd(reckoned, matched))) / tosses.length;
}
