/** What one card allows on the board. Pawns in the Nest are alike: only the first of a colour is listed. */
import { exitOf, HOME, inPlay, NEST, NOWHERE, onTrack, PAWNS_EACH, reach, seatOf } from './board.ts';
import { blocked, sideOf } from './landing.ts';
import { sevens } from './seven.ts';
import type { Card, Move, Open, Options, Pawn, PlayMove, Square } from './shape.ts';

type Position = Pick<Open, 'options' | 'pawns' | 'turn'>;

/** The seat across the board in Teams, else the seat itself. */
export function partnerOf(options: Options, seat: number): number {
  if (options.mode !== 'teams') return seat;
  const partner = options.sides.indexOf(((options.sides[seat] as number) + 2) % 4);
  return partner < 0 ? seat : partner;
}

const teamPawns = Array.from({ length: 16 }, (_, index) => {
  const [seat, partner] = [index >> 2, index & 3];
  const own = [0, 1, 2, 3].map((pawn) => seat * PAWNS_EACH + pawn);
  return seat === partner ? own : [...own, ...own.map((pawn) => pawn + (partner - seat) * PAWNS_EACH)];
});

/** The pawns that a seat may move: its own, and in Teams then its partner's. */
export function moversOf(options: Options, seat: number): readonly Pawn[] {
  return teamPawns[seat * PAWNS_EACH + partnerOf(options, seat)] as readonly Pawn[];
}

function addOut({ options, pawns }: Position, movers: readonly Pawn[], card: Card, into: PlayMove[]): void {
  for (const pawn of firstsInNest(pawns, movers)) {
    if (!blocked(pawns, pawn, exitOf(sideOf(options, pawn)))) into.push({ type: 'out', card, pawn });
  }
}

/** The first pawn in the Nest of each colour. */
function firstsInNest(pawns: readonly Square[], movers: readonly Pawn[]): readonly Pawn[] {
  const firsts: Pawn[] = [];
  for (const pawn of movers) {
    if (pawns[pawn] !== NEST) continue;
    const known = firsts.at(-1);
    if (known === undefined || seatOf(known) !== seatOf(pawn)) firsts.push(pawn);
  }
  return firsts;
}

function addSteps(
  { options, pawns }: Position,
  movers: readonly Pawn[],
  { card, steps }: { readonly card: Card; readonly steps: number },
  into: PlayMove[],
): void {
  for (const pawn of movers) {
    const from = pawns[pawn] as Square;
    if (from === NEST || from === HOME) continue;
    const to = reach(sideOf(options, pawn), from, steps);
    if (to !== NOWHERE && !blocked(pawns, pawn, to)) into.push({ type: 'step', card, pawn, steps });
  }
}

/** The pawns of others on the track. */
function targetsOf({ pawns }: Position, movers: readonly Pawn[]): readonly Pawn[] {
  const targets: Pawn[] = [];
  for (let pawn = 0; pawn < pawns.length; pawn++) {
    if (onTrack(pawns[pawn] as Square) && !movers.includes(pawn)) targets.push(pawn);
  }
  return targets;
}

function addMaafs(position: Position, movers: readonly Pawn[], into: PlayMove[]): void {
  const { pawns } = position;
  const firsts = firstsInNest(pawns, movers);
  if (firsts.length === 0) return;
  const targets = targetsOf(position, movers);
  for (const pawn of firsts) {
    for (const other of targets) into.push({ type: 'maaf', card: 'maaf', pawn, other });
    if (targets.length > 0) continue;
    // Only when no opponent can be hit: the partner's colour (1.7). A pawn of its own colour is never replaced.
    for (const other of movers) {
      if (seatOf(other) !== seatOf(pawn) && onTrack(pawns[other] as Square)) {
        into.push({ type: 'maaf', card: 'maaf', pawn, other });
      }
    }
  }
}

/** Swaps with opponents; with the partner only if nobody can go 11 and no opponent is on the track. */
function addSwaps(position: Position, movers: readonly Pawn[], into: PlayMove[]): void {
  const { options, pawns, turn } = position;
  const canGo = into.length > 0;
  const targets = targetsOf(position, movers);
  for (const pawn of movers) {
    if (!onTrack(pawns[pawn] as Square)) continue;
    for (const other of targets) into.push({ type: 'swap', card: 11, pawn, other });
  }
  if (canGo || targets.length > 0 || !options.teamSwapPartner) return;
  for (const pawn of movers) {
    if (seatOf(pawn) !== turn || !onTrack(pawns[pawn] as Square)) continue;
    for (const other of movers) {
      if (seatOf(other) !== turn && onTrack(pawns[other] as Square)) into.push({ type: 'swap', card: 11, pawn, other });
    }
  }
}

/** Every way to use a card on the board. */
export function uses(position: Position, card: Card): readonly PlayMove[] {
  const { options, pawns, turn } = position;
  const movers = moversOf(options, turn);
  if (card === 7) {
    const most = options.mode === 'teams' && options.team7 === 'any' ? 7 : 2;
    return sevens(
      pawns,
      options,
      movers.filter((pawn) => inPlay(pawns[pawn] as Square)),
      most,
    );
  }
  const into: PlayMove[] = [];
  if (card === 'maaf') {
    addMaafs(position, movers, into);
    return into;
  }
  if (card <= 2) addOut(position, movers, card, into);
  addSteps(position, movers, { card, steps: card === 4 ? -4 : card }, into);
  if (card === 10) addSteps(position, movers, { card, steps: -1 }, into);
  if (card === 11) addSwaps(position, movers, into);
  return into;
}

/** True if these uses of an 11 need not be made: all are swaps, and they are free or with a partner (1.6, 1.7). */
export function swapOnly({ options, turn }: Position, moves: readonly PlayMove[]): boolean {
  return moves.every((move) => {
    if (move.type !== 'swap') return false;
    return options.elevenSwap === 'optional' || seatOf(move.other) === partnerOf(options, turn);
  });
}

/** Every legal move for a card that lies face up: never empty. */
export function cardMoves(position: Position & Pick<Open, 'kept'>, card: Card): readonly Move[] {
  const moves = uses(position, card);
  if (card === 'maaf' && position.options.keepMaaf && position.kept[position.turn] === 0) {
    return [...moves, { type: 'keep', card }];
  }
  if (moves.length === 0) return [{ type: 'forfeit', card }];
  return card === 11 && swapOnly(position, moves) ? [...moves, { type: 'pass', card }] : moves;
}
