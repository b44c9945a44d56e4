/** What a turn looked like, for playing it again: poses thirty times a second. Never saved. */
import type { Pile } from './pile.ts';

/** Numbers of a pose: place x y z, turn x y z w. */
export const POSE = 7;
export const FRAMES_A_SECOND = 30;

/** A ladder that left the pile in that frame: where it touched first, and its last speed and spin. */
export interface Exit {
  readonly frame: number;
  readonly ladder: number;
  /** False for a ladder that the app lifted out. */
  readonly fell: boolean;
  readonly speed: readonly number[];
  /** Place x y z and turn x y z w when it left. */
  readonly pose: readonly number[];
}

export interface Footage {
  readonly ladders: readonly number[];
  /** Per frame `POSE` numbers for each of `ladders`; NaN in the first place once it has left. */
  readonly frames: readonly Float32Array[];
  readonly exits: readonly Exit[];
  /** The ladder in the hand, and in how many frames it was held. */
  readonly held: { readonly ladder: number; readonly frames: number } | null;
}

/** Frames kept: two minutes. A longer hold drops every frame but the newest. */
const MOST_FRAMES = 3600;

export interface Recorder {
  frame(pile: Pile): void;
  exit(pile: Pile, ladder: number, fell: boolean): void;
  letGo(): void;
  footage(): Footage;
  exits(): readonly Exit[];
}

export function createRecorder(pile: Pile, held: number | null): Recorder {
  const ladders = [...pile.bodies.keys()];
  const frames: Float32Array[] = [];
  const exits: Exit[] = [];
  let heldFrames = 0;
  let holding = held !== null;
  return {
    frame(now) {
      const frame = new Float32Array(ladders.length * POSE);
      for (const [index, ladder] of ladders.entries()) {
        const body = now.bodies.get(ladder);
        if (body === undefined) frame[index * POSE] = Number.NaN;
        else frame.set(body.numbers.subarray(0, POSE), index * POSE);
      }
      if (frames.length < MOST_FRAMES) frames.push(frame);
      else frames[frames.length - 1] = frame;
      if (holding) heldFrames = frames.length;
    },
    exit(now, ladder, fell) {
      const body = now.bodies.get(ladder);
      if (body !== undefined)
        exits.push({
          frame: frames.length,
          ladder,
          fell,
          speed: [...body.numbers.subarray(POSE)],
          pose: [...body.numbers.subarray(0, POSE)],
        });
    },
    letGo() {
      holding = false;
    },
    exits: () => exits,
    footage: () => ({ ladders, frames, exits, held: held === null ? null : { ladder: held, frames: heldFrames } }),
  };
}
