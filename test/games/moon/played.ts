/** Plays matches of Catch the Moon between computers with gravity at hand, and plays them again from their placings alone. */
import { play } from '../../../src/contract/play.ts';
import { randomFrom, type Random, type Seed } from '../../../src/lib/random.ts';
import { nature } from '../../../src/games/moon/nature.ts';
import { type Effort, thinkWith } from '../../../src/games/moon/physics/search.ts';
import type { Engine } from '../../../src/games/moon/physics/engine.ts';
import { rules } from '../../../src/games/moon/rules.ts';
import type { MoonEvent, MoonMove, MoonOptions, MoonState } from '../../../src/games/moon/state.ts';

export type Placing = Extract<MoonMove, { type: 'place' }>;

export interface Played {
  readonly state: MoonState;
  readonly memory: Uint8Array | null;
  readonly placings: readonly Placing[];
  readonly events: readonly MoonEvent[];
}

/** Together, so that no tear ends it; every ladder is drawn and placed. */
export function tableOf(ladders: number): MoonOptions {
  return {
    starter: 0,
    liability: true,
    tieMoon: true,
    tears: 99,
    ladders,
    hands: ['normal', 'normal', 'normal'],
    tilt: 'off',
    oneHand: false,
    together: true,
  };
}

const seedOf = (random: Random): Seed => [random.int(2 ** 31), random.int(2 ** 31), random.int(2 ** 31), 1];

/** A whole match; `place` answers for whoever is to place. */
export async function playMatch(
  options: MoonOptions,
  seed: string,
  place: (state: MoonState, memory: Uint8Array | null, turn: number) => Placing,
): Promise<Played> {
  const random = randomFrom(seed);
  let state = rules.setup(options, 3);
  let memory: Uint8Array | null = null;
  const placings: Placing[] = [];
  const events: MoonEvent[] = [];
  for (let actor = rules.toMove(state); actor !== null; actor = rules.toMove(state)) {
    let move: MoonMove = { type: 'roll' };
    if (actor === 'nature') {
      const reply = await nature.answer(state, memory, seedOf(random));
      move = reply.move;
      memory = reply.memory;
    } else if (state.phase === 'place') {
      move = place(state, memory, placings.length);
      placings.push(move);
    }
    const step = play(rules, state, { actor, move });
    state = step.state;
    events.push(...step.events);
  }
  return { state, memory, placings, events };
}

export function playByComputers(engine: Engine, options: MoonOptions, seed: string, effort: Effort): Promise<Played> {
  const random = randomFrom(`${seed}/computers`);
  return playMatch(
    options,
    seed,
    (state, memory) => thinkWith(engine, { observation: state, random }, memory, effort) as Placing,
  );
}
