/** How the computers of a match behave: all alike, or each in another way. It changes what they like, never how strong they are. */
import { CHARACTERS, type Character, type Player } from '../../contract/player.ts';

/** What a family can choose for its computers. */
export const MANNERS = ['plain', ...CHARACTERS, 'mixed'] as const;
export type Manner = (typeof MANNERS)[number];

export function readManner(given: unknown): Manner {
  return MANNERS.find((one) => one === given) ?? 'plain';
}

/** The character of the computer with this number among the computers. */
export function characterOf(manner: Manner, nth: number): Character | null {
  if (manner === 'plain') return null;
  return manner === 'mixed' ? (CHARACTERS[nth % CHARACTERS.length] ?? null) : manner;
}

/** Back from a match's players to what was chosen. */
export function mannerOf(players: readonly Player[]): Manner {
  const characters = players.flatMap((player) => (player.kind === 'computer' ? [player.character] : []));
  const [first = null] = characters;
  if (characters.every((one) => one === first)) return first ?? 'plain';
  return 'mixed';
}
