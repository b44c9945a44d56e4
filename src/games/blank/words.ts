/** The template's sentences, as keys of its own messages. */
import type { Words } from '../../contract/words.ts';
import type { Blank } from './rules.ts';

export const words: Words<Blank> = {
  sayMove: () => ({ key: 'move.greet' }),
  groupOf: () => null,
  sayEvent: (event) => ({ key: 'event.greeted', params: { name: { seat: event.seat } } }),
  describe: (scene) =>
    scene.observation.greeted.map((done, seat) => ({
      key: done ? 'event.greeted' : 'seat.quiet',
      params: { name: { seat } },
    })),
  subtitle: () => null,
  plate: (scene, seat) => ({
    pips: { filled: scene.observation.greeted[seat] ? 1 : 0, total: 1 },
    line: null,
    tokens: [],
    resting: false,
  }),
  pageFor: () => 0,
  sayOutcome: () => null,
};
