/** The map as the rules see it: ten lands, who lies beside whom, and four kingdoms. A corner is not a side; the drawing lives in the view. */

/** In the order of the rules: a land is told by its index here, in moves, states and saves. */
export const LANDS = [
  'jembrana',
  'seririt',
  'singaraja',
  'tejakula',
  'besakih',
  'kubu',
  'amlapura',
  'bedugul',
  'mengwi',
  'semarapura',
] as const;
export type LandName = (typeof LANDS)[number];

export const KINGDOMS = [
  { name: 'buleleng', lands: [0, 1, 2, 3] },
  { name: 'karangasem', lands: [4, 5, 6] },
  { name: 'mengwi', lands: [7, 8] },
  { name: 'klungkung', lands: [9] },
] as const;
export type KingdomName = (typeof KINGDOMS)[number]['name'];

/** The lands that share a side with each land. */
export const BESIDE: readonly (readonly number[])[] = [
  [1, 7, 8],
  [0, 2, 7],
  [1, 3, 4, 7],
  [2, 4, 5],
  [2, 3, 5, 6, 7, 9],
  [3, 4, 6],
  [4, 5, 9],
  [0, 1, 2, 4, 8, 9],
  [0, 7, 9],
  [4, 6, 7, 8],
];

/** The index of the kingdom that each land belongs to. */
export const KINGDOM_OF: readonly number[] = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3];
