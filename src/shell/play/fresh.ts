/** Matches that Set-up has made and that nobody has played yet: they live in this window until their first ply is saved. */
import type { Shape } from '../../contract/rules.ts';
import type { NewMatch } from '../../match/parts.ts';

const made = new Map<string, NewMatch<Shape>>();

/** Keeps a new match under its id; the route `play/<id>` then begins it. */
export function keepFresh(fresh: NewMatch<Shape>): void {
  made.set(fresh.id, fresh);
}

/** The new match with this id, or null: then it is a saved one. */
export function freshOf(id: string): NewMatch<Shape> | null {
  return made.get(id) ?? null;
}

/** Its first ply is on the disk: from now on it is a saved one. */
export function dropFresh(id: string): void {
  made.delete(id);
}
