/** What a match is made from. */
import type { Player } from '../contract/player.ts';
import type { Rules, Shape } from '../contract/rules.ts';
import type { Seed } from '../lib/random.ts';
import type { Display, Saves, Thinker } from './ports.ts';

/** What a match needs to know of its game before anything of it runs. */
export interface MatchAbout<G extends Shape> {
  secret(options: G['options']): boolean;
  undo(options: G['options']): boolean;
  readonly heavy: boolean;
}

export interface MatchParts<G extends Shape> {
  readonly about: MatchAbout<G>;
  readonly rules: Rules<G>;
  readonly display: Display<G>;
  readonly saves: Saves<G>;
  readonly thinker: Thinker<G>;
  /** Told of a computer's or a worker's fault; the match goes on. */
  readonly report: (fault: string) => void;
}

export interface NewMatch<G extends Shape> {
  readonly id: string;
  readonly game: string;
  readonly options: G['options'];
  readonly players: readonly Player[];
  /** 128 bits of the platform's random source: the number of the match. */
  readonly seed: Seed;
}
