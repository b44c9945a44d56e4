/** The count of a Points round (rules 1.8): five for each own pawn Home, and for the winner what the others have not brought there. */
import { HOME, PAWNS_EACH } from './board.ts';
import type { Open, Pawn, Square } from './shape.ts';

const PER_PAWN = 5;
/** The bonus by how many pawns the best opponent has Home. */
const TIERS = [
  { most: 0, bonus: 100 },
  { most: 1, bonus: 50 },
  { most: 2, bonus: 25 },
] as const;

/** How many pawns of a seat are Home. */
export function homeOf(pawns: readonly Square[], seat: number): number {
  let home = 0;
  const first: Pawn = seat * PAWNS_EACH;
  for (let pawn = first; pawn < first + PAWNS_EACH; pawn++) if (pawns[pawn] === HOME) home += 1;
  return home;
}

export function homes(pawns: readonly Square[]): readonly number[] {
  return Array.from({ length: pawns.length / PAWNS_EACH }, (_, seat) => homeOf(pawns, seat));
}

/** The winner's bonus for the best opponent's count of pawns Home. */
export function bonusFor(best: number, how: 'highest' | 'add'): number {
  const reached = TIERS.filter(({ most }) => best <= most).map(({ bonus }) => bonus);
  return how === 'highest' ? (reached[0] ?? 0) : reached.reduce<number>((sum, one) => sum + one, 0);
}

/** What a round that `winner` has won brings each seat. */
export function roundOf(
  { pawns, options }: Pick<Open, 'pawns' | 'options'>,
  winner: number,
): { readonly gained: readonly number[]; readonly bonus: number } {
  const home = homes(pawns);
  const others = home.filter((_, seat) => seat !== winner);
  const bonus = bonusFor(Math.max(...others), options.pointsBonus);
  const missing = others.reduce((sum, one) => sum + PAWNS_EACH - one, 0);
  const gained = home.map((one, seat) => PER_PAWN * one + (seat === winner ? PER_PAWN * missing + bonus : 0));
  return { gained, bonus };
}

export { PER_PAWN };
