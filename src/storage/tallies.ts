/** One entry for each finished match: who took which place. Keyed by the match, so finishing it twice (after undo) counts once. */
import * as v from 'valibot';
import { COLOURS } from '../contract/player.ts';
import type { Database } from './db.ts';

const tallySchema = v.object({
  /** The match's id. */
  id: v.pipe(v.string(), v.minLength(1)),
  game: v.string(),
  /** When it ended, milliseconds since 1970. */
  at: v.number(),
  /** Per seat. */
  seats: v.array(
    v.object({
      personId: v.nullable(v.string()),
      name: v.string(),
      colour: v.picklist(COLOURS),
      isHuman: v.boolean(),
      place: v.number(),
      score: v.nullable(v.number()),
    }),
  ),
});

export type Tally = Readonly<v.InferOutput<typeof tallySchema>>;

export interface Tallies {
  record(tally: Tally): Promise<void>;
  /** Takes an entry out again: the match goes on after an undo. */
  remove(id: string): Promise<void>;
  /** All of a game, or of every game (null); the newest first. */
  list(game: string | null): Promise<readonly Tally[]>;
}

export function readTally(given: unknown): Tally | null {
  const result = v.safeParse(tallySchema, given);
  return result.success ? result.output : null;
}

export function createTallies(db: Database): Tallies {
  const memory = new Map<string, Tally>();
  return {
    async record(tally) {
      memory.set(tally.id, tally);
      try {
        await db.run((one) => one.put('tallies', tally));
        memory.delete(tally.id);
      } catch (fault) {
        db.refused(fault);
      }
    },
    async remove(id) {
      memory.delete(id);
      await db.run((one) => one.delete('tallies', id)).catch(() => undefined);
    },
    async list(game) {
      const rows = await db
        .run((one) => (game === null ? one.getAll('tallies') : one.getAllFromIndex('tallies', 'game', game)))
        .catch(() => []);
      const kept = rows.flatMap((row) => readTally(row) ?? []).filter((row) => !memory.has(row.id));
      const fresh = [...memory.values()].filter((row) => game === null || row.game === game);
      return [...kept, ...fresh].sort((a, b) => b.at - a.at);
    },
  };
}
