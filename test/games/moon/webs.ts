/** Three piles that computers built, kept as the placings of their matches: played again they must stand as they stood. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Standing } from '../../../src/games/moon/state.ts';
import { type Placing, type Played, playMatch, tableOf } from './played.ts';

export interface Web {
  readonly seed: string;
  readonly placings: readonly Placing[];
  readonly pile: readonly Standing[];
  readonly height: number;
}

const LADDERS = 20;

export const webs: readonly Web[] = readFileSync(join(import.meta.dirname, 'webs.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Web);

/** Plays the web's match again, from its seed and its placings. */
export function rebuilt(web: Web): Promise<Played> {
  return playMatch(tableOf(LADDERS), web.seed, (_state, _memory, turn) => {
    const placing = web.placings[turn];
    if (placing === undefined) throw new RangeError(`no placing ${turn}`);
    return placing;
  });
}
