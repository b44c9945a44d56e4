/** A match to keep, of a game that does not exist: storage looks at the form only. */
import type { Player } from '../../src/contract/player.ts';
import type { Shape } from '../../src/contract/rules.ts';
import { FORMAT, type SavedMatch } from '../../src/match/saved-match.ts';
import type { Keeping } from '../../src/storage/stored-match.ts';

export const PLAYERS: readonly Player[] = [
  { kind: 'human', name: 'Sari <b>', colour: 'merah', side: 'bottom', personId: 'p1' },
  { kind: 'computer', name: 'Kucing', level: 'seru', character: null, colour: 'biru', side: 'top' },
];

/** A save with so many plies. */
export function sample(id: string, plies: number): SavedMatch<Shape> {
  return {
    format: FORMAT,
    id,
    game: 'salam',
    revision: 1,
    options: { polite: true },
    players: PLAYERS,
    from: null,
    log: Array.from({ length: plies }, (_, ply) => ({
      actor: ply % 2,
      move: { type: 'secret-move', card: ply, deep: [null, { x: 'ö' }] },
      by: ply % 2 === 0 ? ('human' as const) : ('seru' as const),
    })),
    checkpoint: { hand: ['queen-of-hearts', plies] },
    chance: [1, -2, 3, plies],
    seed: [5, 6, 7, 8],
    endedEarly: null,
  };
}

export const OPEN: Keeping = { secret: false, toMove: 0, outcome: null };
export const SECRET: Keeping = { ...OPEN, secret: true };

let count = 0;
/** A database name that no other test has. */
export function freshName(): string {
  count += 1;
  return `tikar-test-${count}-${Math.random().toString(36).slice(2)}`;
}
