/** Positions of Maaf! from random matches, as scenes and the plies between them. */
import type { Scene } from '../../src/contract/scene.ts';
import { randomFrom } from '../../src/lib/random.ts';
import { game } from '../../src/games/maaf/index.ts';
import { rules } from '../../src/games/maaf/rules.ts';
import type { Event, Maaf, Move, State } from '../../src/games/maaf/shape.ts';

export interface Shown {
  readonly scene: Scene<Maaf>;
  readonly events: readonly Event[];
  /** The legal moves after it; empty where nature is to move or all is over. */
  readonly legal: readonly Move[];
}

export function sceneOf(state: State): Scene<Maaf> {
  const toMove = rules.toMove(state);
  const viewer = typeof toMove === 'number' ? toMove : state.turn;
  return { observation: rules.observe(state, viewer), viewer, toMove };
}

/** The first scene and one for every ply of a random match. */
export function randomMatch(choices: Record<string, boolean | string | number>, seats: number, seed: string): Shown[] {
  const random = randomFrom(seed);
  const colours = game.about.coloursFor(seats);
  const off = colours.map(() => false);
  const options = game.about.options(choices, { colours, human: off, helped: off, starter: null });
  let state = rules.setup(options, seats);
  const shown: Shown[] = [];
  const add = (events: readonly Event[]) => {
    const legal = typeof rules.toMove(state) === 'number' ? (rules.legalMoves(state) ?? []) : [];
    shown.push({ scene: sceneOf(state), events, legal });
  };
  add([]);
  while (rules.toMove(state) !== null && shown.length < 400) {
    const step = rules.apply(state, rules.sample(state, random));
    state = step.state;
    const { viewer } = sceneOf(state);
    add(step.events.flatMap((event) => rules.observeEvent?.(event, viewer) ?? (rules.observeEvent ? [] : [event])));
  }
  return shown;
}
