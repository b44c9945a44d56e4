/** The exact form of a kept match, checked whenever one is opened. Loaded with the first match, not with Home. */
import * as v from 'valibot';
import { CHARACTERS, COLOURS, LEVELS, SIDES } from '../contract/player.ts';
import type { Shape } from '../contract/rules.ts';
import { isRecord } from '../lib/data.ts';
import { FORMAT, readEnvelope, type SavedMatch } from '../match/saved-match.ts';
import { packJson, unpackJson } from './pack.ts';
import type { Fault, Keeping, StoredMatch } from './stored-match.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const colour = v.picklist(COLOURS);
const side = v.picklist(SIDES);
const name = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 500)),
);
const playerSchema = v.variant('kind', [
  v.object({ kind: v.literal('human'), name, colour, side, personId: v.nullable(v.string()) }),
  v.object({
    kind: v.literal('computer'),
    name,
    level: v.picklist(LEVELS),
    character: v.nullable(v.picklist(CHARACTERS)),
    colour,
    side,
  }),
]);
const outcomeSchema = v.object({ places: v.array(v.number()), scores: v.nullable(v.array(v.number())) });
const actorSchema = v.union([count, v.literal('nature')]);
const word = v.pipe(v.number(), v.integer());
const seedSchema = v.tuple([word, word, word, word]);
const json = v.custom<unknown>((value) => value !== undefined);

const bodySchema = v.object({
  from: json,
  log: v.array(
    v.object({
      actor: v.union([actorSchema, v.literal('table')]),
      move: json,
      by: v.nullable(v.picklist(['human', ...LEVELS])),
    }),
  ),
  checkpoint: json,
  chance: seedSchema,
  seed: seedSchema,
});

const rowSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  format: count,
  rev: count,
  /** Which window wrote it last: a write repeated after a lost connection knows its own earlier try. */
  writer: v.string(),
  game: v.pipe(v.string(), v.minLength(1)),
  revision: count,
  options: json,
  players: v.pipe(v.array(playerSchema), v.minLength(1), v.maxLength(8)),
  endedEarly: v.nullable(outcomeSchema),
  createdAt: v.number(),
  updatedAt: v.number(),
  /** When it was deleted; it can be taken back until it is purged. */
  deletedAt: v.nullable(v.number()),
  plies: count,
  toMove: v.nullable(actorSchema),
  outcome: v.nullable(outcomeSchema),
  secret: v.boolean(),
  /** The blob that belongs to it, if it is a heavy game. */
  memory: v.nullable(v.object({ ply: count, print: v.string() })),
  body: v.custom<unknown>((value) => value instanceof Uint8Array || isRecord(value)),
});

export type RowReading =
  | { readonly ok: true; readonly row: StoredMatch }
  | { readonly ok: false; readonly fault: Fault };

export function readRow(given: unknown): RowReading {
  if (given === undefined || given === null) return { ok: false, fault: 'missing' };
  const format = isRecord(given) ? given['format'] : null;
  if (typeof format === 'number' && format > FORMAT) return { ok: false, fault: 'future' };
  const result = v.safeParse(rowSchema, given);
  return result.success ? { ok: true, row: result.output } : { ok: false, fault: 'unreadable' };
}

/** The part of a row that comes from the save. */
export type BodyRow = Omit<StoredMatch, 'rev' | 'writer' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'memory'>;

export async function toBody<G extends Shape>(saved: SavedMatch<G>, keeping: Keeping): Promise<BodyRow> {
  const { format, id, game, revision, options, players, endedEarly, from, log, checkpoint, chance, seed } = saved;
  const body = { from, log, checkpoint, chance, seed };
  return {
    ...{ format, id, game, revision, options, endedEarly },
    ...keeping,
    players: [...players],
    plies: log.length,
    body: keeping.secret ? await packJson(body) : body,
  };
}

/**
 * The save of a row at this format, or null if its body is torn. Only the form is checked here: the plies are checked by the
 * match when it replays them.
 */
export async function toSaved(row: StoredMatch): Promise<SavedMatch<Shape> | null> {
  try {
    const given = row.body instanceof Uint8Array ? await unpackJson(row.body) : row.body;
    if (!isRecord(given)) return null;
    const { format, id, game, revision, options, players, endedEarly } = row;
    const saved = readEnvelope<Shape>({ ...given, format, id, game, revision, options, players, endedEarly });
    if (typeof saved === 'string' || !v.is(bodySchema, saved) || saved.log.length !== row.plies) return null;
    return { ...saved, format: FORMAT };
  } catch {
    return null;
  }
}
