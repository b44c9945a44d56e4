/** Plays footage on the picture: a computer's turn as it was, or the last turn again, slower and from another side. */
import type { ViewHost } from '../../../stage/board-view.ts';
import { FRAMES_A_SECOND, type Footage, POSE } from '../physics/footage.ts';
import { ALMOST, apart, gap, nearest, placeRods, type Rods, rodsOf } from '../physics/judge.ts';
import { normal, type Vector } from '../physics/turns.ts';
import { shapeOf } from '../ladders.ts';
import type { Picture } from './scene/picture.ts';

export interface ReplayOptions {
  /** 1: as it was; less: slower. */
  readonly speed: number;
  /** The first frame that is shown. */
  readonly from: number;
  readonly signal: AbortSignal;
  /** Called with each frame, before it is drawn. */
  readonly onFrame?: (frame: number) => void;
}

/** Puts every ladder where it is between two frames. */
function pose(picture: Picture, footage: Footage, at: number): void {
  const before = footage.frames[Math.min(Math.floor(at), footage.frames.length - 1)];
  const after = footage.frames[Math.min(Math.floor(at) + 1, footage.frames.length - 1)];
  if (before === undefined || after === undefined) return;
  const part = at - Math.floor(at);
  for (const [index, ladder] of footage.ladders.entries()) {
    const from = index * POSE;
    if (Number.isNaN(before[from])) {
      continue;
    }
    const to = Number.isNaN(after[from]) ? before : after;
    const mix = (field: number): number => (before[from + field] ?? 0) * (1 - part) + (to[from + field] ?? 0) * part;
    // Neighbouring frames never turn far, so the straight mix is as good as the round one.
    picture.put(ladder, [mix(0), mix(1), mix(2)], normal([mix(3), mix(4), mix(5), mix(6)]));
  }
}

/** The pose in which a ladder was last seen. */
function lastPose(footage: Footage, ladder: number, frame: number): Float32Array | null {
  const index = footage.ladders.indexOf(ladder);
  for (let at = Math.min(frame, footage.frames.length - 1); at >= 0 && index >= 0; at--) {
    const found = footage.frames[at]?.subarray(index * POSE, index * POSE + POSE);
    if (found !== undefined && !Number.isNaN(found[0])) return found;
  }
  return null;
}

/** Lets what left the pile in these frames sink away. */
function exits(picture: Picture, footage: Footage, from: number, to: number): boolean {
  let any = false;
  for (const exit of footage.exits) {
    if (exit.frame < from || exit.frame >= to) continue;
    picture.falls.drop(exit, exit.pose);
    any ||= exit.fell;
  }
  return any;
}

/** Resolves when the footage has been shown to its end, or at once when the signal aborts. */
export function playFootage(host: ViewHost, picture: Picture, footage: Footage, options: ReplayOptions): Promise<void> {
  const { signal, speed, from } = options;
  if (host.clock.instant || signal.aborted || footage.frames.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    let at = from;
    let before = host.clock.now();
    const stop = host.clock.onFrame((now) => {
      const seconds = Math.min(0.1, (now - before) / 1000) * speed;
      before = now;
      const next = at + seconds * FRAMES_A_SECOND;
      if (exits(picture, footage, at === from ? 0 : at, next)) host.cue('fall');
      at = next;
      pose(picture, footage, Math.min(at, footage.frames.length - 1));
      const falling = picture.falls.advance(seconds, (ladder, p, q, size) => picture.put(ladder, p, q, size));
      picture.advance(seconds);
      options.onFrame?.(Math.floor(at));
      if (at >= footage.frames.length && !falling) end();
      else picture.draw(true);
    });
    const end = (): void => {
      stop();
      signal.removeEventListener('abort', end);
      picture.falls.clear();
      picture.draw();
      resolve();
    };
    signal.addEventListener('abort', end);
  });
}

/** Where the turn gets interesting: a second before the hand opens, or before the first fall if that comes earlier. */
export function highlight(footage: Footage): number {
  const first = Math.min(
    ...footage.exits.filter((exit) => exit.fell).map((exit) => exit.frame),
    Number.POSITIVE_INFINITY,
  );
  const opened = footage.held?.frames ?? 0;
  return Math.max(0, Math.min(first, opened) - FRAMES_A_SECOND);
}

/** Half of a long ladder, in units. */
const HALF = 0.62;

/** The highest point that has to be in the picture while this is watched from that frame on, in units. */
export function topOfFootage(footage: Footage, from: number): number {
  let top = 0;
  for (const frame of footage.frames.slice(from)) {
    for (let at = 0; at < frame.length; at += POSE) {
      if (!Number.isNaN(frame[at])) top = Math.max(top, (frame[at + 1] ?? 0) + HALF);
    }
  }
  return top;
}

function rodsAt(ladder: number, at: ArrayLike<number>): Rods {
  const shape = shapeOf(ladder);
  return placeRods(shape, at, 0, rodsOf(shape));
}

/** Where the placed ladder touched others at the end, and where fallen ones met the cloud: what a dispute is about. */
export function disputed(footage: Footage): readonly Vector[] {
  const marks: Vector[] = [];
  for (const exit of footage.exits) {
    if (!exit.fell) continue;
    const { rods, count } = rodsAt(exit.ladder, exit.pose);
    let low: Vector = [0, Number.POSITIVE_INFINITY, 0];
    for (let end = 0; end < count * 7; end += end % 7 === 0 ? 3 : 4) {
      if ((rods[end + 1] as number) < low[1])
        low = [rods[end] as number, rods[end + 1] as number, rods[end + 2] as number];
    }
    marks.push(low);
  }
  const held = footage.held?.ladder;
  const left = held === undefined ? null : footage.exits.find((exit) => exit.ladder === held);
  const frame = left?.frame ?? footage.frames.length;
  const own = held === undefined ? null : lastPose(footage, held, frame - 1);
  if (held === undefined || own === null) return marks;
  const rods = rodsAt(held, own);
  for (const ladder of footage.ladders) {
    const at = ladder === held ? null : lastPose(footage, ladder, frame - 1);
    if (at === null) continue;
    const other = rodsAt(ladder, at);
    if (!apart(rods, other, ALMOST) && gap(rods, other) <= ALMOST / 3) marks.push(nearest(rods, other).point);
  }
  return marks;
}
