/** The network's inputs of a position, as the list of those that are not zero. The slow and plain twin of the tables in `net.ts`. */
import { KINGDOM_OF, KINGDOMS } from '../../src/games/koin/map.ts';
import { marginOf, type Position, TOP_OWNER, totalIn } from '../../src/games/koin/position.ts';

/** Row of the first layer and its input, by turns. */
export type Features = readonly number[];

function landFeatures(position: Position, mover: number): number[] {
  return [...position.lands].flatMap((contents, land) => {
    if (contents === 0) return [120 + land, 1];
    const marks = [contents % 3, Math.floor(contents / 3) % 3, Math.floor(contents / 9)];
    const top = marks.findIndex((mark) => mark > 0);
    return marks.flatMap((mark, value) => {
      if (mark === 0) return [];
      const row = (value * 2 + (mark - 1 === mover ? 0 : 1)) * 10 + land;
      return value === top ? [row, 1, 60 + row, 1] : [row, 1];
    });
  });
}

function bankFeatures(position: Position, mover: number): number[] {
  return [mover, 1 - mover].flatMap((seat, side) => {
    const coins = [0, 1, 2].flatMap((value) => {
      const count = position.banks[seat * 3 + value] ?? 0;
      const row = 130 + (side * 3 + value) * 4;
      return count < 3 ? [row + count, 1, row + 3, count * 0.25] : [row + 3, count * 0.25];
    });
    const total = totalIn(position, seat);
    const row = 154 + side * 5;
    return [...coins, ...(total <= 3 ? [row + total, 1] : []), row + 4, total * 0.11];
  });
}

export function featuresOf(position: Position, mover: number): Features {
  const ahead = KINGDOMS.map(() => 0);
  for (const [land, contents] of position.lands.entries()) {
    const owner = TOP_OWNER[contents] ?? 0;
    const kingdom = KINGDOM_OF[land] ?? 0;
    if (owner > 0) ahead[kingdom] = (ahead[kingdom] ?? 0) + (owner - 1 === mover ? 1 : -1);
  }
  const leads = ahead.flatMap((lead, kingdom) => [175 + 3 * kingdom + (lead > 0 ? 0 : lead < 0 ? 1 : 2), 1]);
  const margin = (mover === 0 ? 1 : -1) * marginOf(position);
  const left = totalIn(position, mover) - totalIn(position, 1 - mover);
  const empty = position.lands.filter((contents) => contents === 0).length;
  return [
    ...landFeatures(position, mover),
    ...bankFeatures(position, mover),
    ...[164 + empty, 1],
    ...leads,
    ...[187, margin * 0.15, 188, Math.sign(margin), 189, left * 0.2],
  ];
}
