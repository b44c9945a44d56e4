/** Gravity as the match meets it, in the worker or in Node: it opens the kept pile, lets it move and writes down what came of it. */
import type { Question } from '../../contract/computer.ts';
import type { Nature, NatureReply } from '../../contract/nature.ts';
import { pick, randomAt, type Seed } from '../../lib/random.ts';
import { computer } from './computer.ts';
import { type Engine, startEngine } from './physics/engine.ts';
import { createRecorder, type Footage } from './physics/footage.ts';
import { heightOf, openPile, packPile, standings } from './physics/pile.ts';
import { think } from './physics/search.ts';
import { openTurn, playTrace, stepWindow } from './physics/simulation.ts';
import { FACES, type MoonMove, type MoonShape, type MoonState } from './state.ts';
import { GRAIN } from './trace.ts';

type MoonReply = NatureReply<MoonShape>;

/** Who begins needs no gravity, so it is answered also where the engine has not come yet. */
function begin(state: MoonState, seed: Seed): MoonReply {
  const seat = randomAt(seed).int(state.tears.length);
  return { move: { type: 'begin', seat }, memory: new Uint8Array(), footage: null };
}

/** The window, then the die and the draw. */
function rolled(engine: Engine, state: MoonState, memory: Uint8Array | null, seed: Seed): MoonReply {
  const random = randomAt(seed);
  const { pile, lost } = openPile(engine, state, memory);
  const recorder = createRecorder(pile, null);
  const fell = state.options.liability && state.last !== null ? stepWindow(pile, recorder) : [];
  const changed = fell.length > 0 || lost.length > 0;
  const move: MoonMove = {
    type: 'rolled',
    fell,
    face: pick(FACES, random),
    ladder: pick(state.box, random),
    pile: changed ? standings(pile) : null,
    height: changed ? Math.round(heightOf(pile, null) * GRAIN) : state.height,
    lost,
  };
  const footage: Footage | null = changed ? recorder.footage() : null;
  const bytes = packPile(engine, pile);
  pile.world.free();
  return { move, memory: bytes, footage };
}

function settle(engine: Engine, state: MoonState, memory: Uint8Array | null): MoonReply {
  const turn = openTurn(engine, state, memory);
  playTrace(turn, state.trace?.text ?? '', state.trace?.held ?? 0);
  const reply = { move: turn.settle(), memory: turn.memory(), footage: turn.footage() };
  turn.free();
  return reply;
}

export const nature: Nature<MoonShape> = {
  async answer(state, memory, seed) {
    if (state.phase === 'begin') return begin(state, seed);
    const engine = await startEngine();
    return state.phase === 'settle' ? settle(engine, state, memory) : rolled(engine, state, memory, seed);
  },
  async think(question: Question<MoonShape>, memory) {
    if (question.observation.phase !== 'place') return computer.choose(question);
    return think(await startEngine(), question, memory);
  },
};
