/** Feels the device being shaken. Browsers that ask for leave want a touch first; without a sensor nothing happens. */

export type ShakeLeave = 'on' | 'ask' | 'off';

interface AsksLeave {
  requestPermission(): Promise<'granted' | 'denied'>;
}

/** Metres per second squared beyond which the hand is shaking, and how many such jolts make a shake. */
const JOLT = 13;
const JOLTS = 3;
const WINDOW_MS = 900;
/** A tablet that is put down hard is one jolt, however many readings it gives. */
const APART_MS = 90;
/** What a sensor that cannot tell it from movement feels of the ground. */
const GRAVITY = 9.81;

let granted: ShakeLeave | null = null;

function asksLeave(): AsksLeave | null {
  if (typeof DeviceMotionEvent === 'undefined') return null;
  return 'requestPermission' in DeviceMotionEvent ? (DeviceMotionEvent as unknown as AsksLeave) : null;
}

/** Whether shaking is felt, has to be asked for, or cannot be. Computers without a touch screen have nothing to shake. */
export function shakeLeave(): ShakeLeave {
  if (granted !== null) return granted;
  if (typeof DeviceMotionEvent === 'undefined' || typeof navigator === 'undefined') return 'off';
  if (navigator.maxTouchPoints === 0 || !globalThis.isSecureContext) return 'off';
  return asksLeave() === null ? 'on' : 'ask';
}

/** Asks for leave; must be called from a touch. */
export async function askToShake(): Promise<ShakeLeave> {
  const asks = asksLeave();
  if (asks === null) return shakeLeave();
  granted = (await asks.requestPermission().catch(() => 'denied')) === 'granted' ? 'on' : 'off';
  return granted;
}

function strengthOf({ acceleration, accelerationIncludingGravity }: DeviceMotionEvent): number {
  const length = ({ x, y, z }: DeviceMotionEventAcceleration) => Math.hypot(x ?? 0, y ?? 0, z ?? 0);
  if (acceleration !== null && acceleration.x !== null) return length(acceleration);
  return accelerationIncludingGravity === null ? 0 : Math.abs(length(accelerationIncludingGravity) - GRAVITY);
}

/** Calls `shaken` once when the device has been shaken; the returned function stops listening. */
export function onShake(shaken: () => void): () => void {
  if (shakeLeave() !== 'on') return () => {};
  let jolts: number[] = [];
  const feel = (event: DeviceMotionEvent) => {
    const { timeStamp } = event;
    if (strengthOf(event) < JOLT || timeStamp - (jolts.at(-1) ?? -APART_MS) < APART_MS) return;
    jolts = [...jolts.filter((then) => timeStamp - then < WINDOW_MS), timeStamp];
    if (jolts.length < JOLTS) return;
    stop();
    shaken();
  };
  const stop = () => removeEventListener('devicemotion', feel);
  addEventListener('devicemotion', feel);
  return stop;
}
