/** The moves as a reader meets them: named, and grouped by the first choice where the list would be long. */
import type { Shape } from '../../../contract/rules.ts';
import type { Scene } from '../../../contract/scene.ts';
import type { Message, Words } from '../../../contract/words.ts';

/** Longer lists are grouped. */
export const LONG = 24;

export interface Named {
  readonly move: unknown;
  readonly name: string;
  /** The first choice it belongs to; null for none. */
  readonly group: string | null;
}

export interface Group {
  readonly name: string;
  readonly moves: readonly Named[];
}

export function nameMoves(
  moves: readonly unknown[],
  scene: Scene<Shape>,
  words: Words<Shape>,
  say: (message: Message) => string,
): readonly Named[] {
  return moves.map((move) => {
    const group = words.groupOf(move, scene);
    return { move, name: say(words.sayMove(move, scene)), group: group === null ? null : say(group) };
  });
}

/** The groups of a long list in the order of their first moves; null where the list is short or cannot be grouped. */
export function groupsOf(named: readonly Named[]): readonly Group[] | null {
  if (named.length <= LONG) return null;
  const names = [...new Set(named.flatMap((one) => (one.group === null ? [] : [one.group])))];
  if (names.length < 2) return null;
  return names.map((name) => ({ name, moves: named.filter((one) => one.group === name) }));
}
