/** A board view without a board: it writes down what it is told and lets a test touch it. */
import type { Container } from 'pixi.js';
import type { Shape } from '../../../src/contract/rules.ts';
import type { Scene } from '../../../src/contract/scene.ts';
import type { BoardView, Place } from '../../../src/stage/board-view.ts';

export interface FakeView extends BoardView<Shape> {
  readonly calls: string[];
  /** What the board shows at this moment. */
  scene(): Scene<Shape> | null;
  touch(move: unknown): void;
  /** Ends the animation that runs. */
  finish(): void;
  place: Place | null;
}

export function fakeView({ instant = true }: { readonly instant?: boolean } = {}): FakeView {
  const calls: string[] = [];
  let shown: Scene<Shape> | null = null;
  let offer: ((move: unknown) => void) | null = null;
  let finish: () => void = () => {};
  const viewer = (scene: Scene<Shape>) => (scene.viewer === null ? 'open' : String(scene.viewer));
  return {
    calls,
    root: null as unknown as Container,
    place: null,
    scene: () => shown,
    touch: (move) => offer?.(move),
    finish: () => finish(),
    show(scene) {
      shown = scene;
      calls.push(`show ${viewer(scene)}`);
    },
    async play(events, scene, _footage, signal) {
      calls.push(`play ${events.length}`);
      if (!instant) {
        await new Promise<void>((resolve) => {
          finish = resolve;
          signal.addEventListener('abort', () => resolve());
          if (signal.aborted) resolve();
        });
      }
      shown = scene;
      calls.push(signal.aborted ? 'cut short' : 'played');
    },
    ask(scene, legal, made) {
      offer = made;
      calls.push(`ask ${viewer(scene)} ${legal?.length ?? 'free'}`);
    },
    rest() {
      offer = null;
      calls.push('rest');
    },
    resize: () => {},
    press: (id, value) => void calls.push(`press ${id} ${value}`),
    preview: (move) => void calls.push(move === null ? 'no preview' : 'preview'),
    placeOf() {
      return this.place;
    },
    dispose: () => {},
  };
}
