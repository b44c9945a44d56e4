/** Notices a device that draws too slowly: once, after three seconds below 24 frames a second. A page that was away is not slow. */

const SPAN_MS = 3000;
const LEAST_FRAMES = 72;
/** A longer gap is no frame: the page was hidden or the machine slept. */
const GAP_MS = 1000;

/** Given the ms of each frame, answers true in the frame in which it is noticed. */
export function createSlowness(): (ms: number) => boolean {
  let spent = 0;
  let frames = 0;
  let noticed = false;
  return (ms) => {
    if (noticed || ms > GAP_MS) return false;
    spent += ms;
    frames++;
    if (spent < SPAN_MS) return false;
    noticed = frames < LEAST_FRAMES;
    spent = 0;
    frames = 0;
    return noticed;
  };
}
