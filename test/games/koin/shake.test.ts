/** Shaking the device tosses the coins, where the sensor may be read. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Feel = (event: object) => void;

/** A device with this sensor; gives what listens to it, and the module anew. */
async function device(sensor: object, touch = 5) {
  const listeners = new Set<Feel>();
  vi.stubGlobal('DeviceMotionEvent', sensor);
  vi.stubGlobal('navigator', { maxTouchPoints: touch });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('addEventListener', (_: string, feel: Feel) => listeners.add(feel));
  vi.stubGlobal('removeEventListener', (_: string, feel: Feel) => listeners.delete(feel));
  vi.resetModules();
  const shake = await import('../../../src/games/koin/view/shake.ts');
  const jolt = (timeStamp: number, x: number) => {
    for (const feel of listeners) feel({ acceleration: { x, y: 0, z: 0 }, timeStamp });
  };
  return { ...shake, listeners, jolt };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('a shake', () => {
  test('is three jolts in a second, and is told once', async () => {
    const { onShake, jolt, listeners } = await device({});
    const shaken = vi.fn();
    onShake(shaken);
    for (const at of [0, 200, 400, 600]) jolt(at, at % 400 === 0 ? 20 : -20);
    expect(shaken).toHaveBeenCalledTimes(1);
    expect(listeners.size).toBe(0);
  });

  test('is not a tablet that is put down hard, nor one that is carried about', async () => {
    const { onShake, jolt } = await device({});
    const shaken = vi.fn();
    onShake(shaken);
    for (let at = 0; at < 80; at += 16) jolt(at, 40);
    for (let at = 2000; at < 6000; at += 100) jolt(at, 4);
    for (const at of [10_000, 12_000, 14_000]) jolt(at, 20);
    expect(shaken).not.toHaveBeenCalled();
  });

  test('is felt by a sensor that cannot tell gravity from movement', async () => {
    const { onShake, listeners } = await device({});
    const shaken = vi.fn();
    onShake(shaken);
    const still = { acceleration: null, accelerationIncludingGravity: { x: 0, y: 0, z: 9.8 } };
    for (const timeStamp of [0, 200, 400, 600]) for (const feel of listeners) feel({ ...still, timeStamp });
    expect(shaken).not.toHaveBeenCalled();
    const hard = { acceleration: null, accelerationIncludingGravity: { x: 25, y: 0, z: 9.8 } };
    for (const timeStamp of [1000, 1200, 1400]) for (const feel of listeners) feel({ ...hard, timeStamp });
    expect(shaken).toHaveBeenCalledTimes(1);
  });

  test('is not listened for any more once the toss is no longer due', async () => {
    const { onShake, jolt, listeners } = await device({});
    const shaken = vi.fn();
    onShake(shaken)();
    for (const at of [0, 200, 400]) jolt(at, 20);
    expect([listeners.size, shaken.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('leave', () => {
  test('is asked for where the browser wants it, and a no is kept to', async () => {
    const no = await device({ requestPermission: () => Promise.resolve('denied') });
    expect(no.shakeLeave()).toBe('ask');
    expect(await no.askToShake()).toBe('off');
    expect(no.shakeLeave()).toBe('off');
    no.onShake(() => {});
    expect(no.listeners.size).toBe(0);
  });

  test('that is given lets shakes be felt', async () => {
    const yes = await device({ requestPermission: () => Promise.resolve('granted') });
    expect(await yes.askToShake()).toBe('on');
    const shaken = vi.fn();
    yes.onShake(shaken);
    for (const at of [0, 200, 400]) yes.jolt(at, 20);
    expect(shaken).toHaveBeenCalledTimes(1);
  });

  test('is nothing to ask for on a computer without a touch screen', async () => {
    expect((await device({}, 0)).shakeLeave()).toBe('off');
  });
});
