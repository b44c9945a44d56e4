/** Sound and feeling over a pretended browser. */
import { expect, test, vi } from 'vitest';
import { CUES, type CueName } from '../../src/audio/cues.ts';
import { createPlayer, type SoundHost, type SoundSettings } from '../../src/audio/player.ts';
import { FEELS, lengthOf, VOICES } from '../../src/audio/voices.ts';

interface Sounded {
  readonly pitch: number;
  readonly from: number;
}

/** A context that counts what is started; `state` can be set. */
function pretendContext(state: AudioContextState) {
  const sounded: Sounded[] = [];
  const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  const source = () => {
    const frequency = param();
    return {
      frequency,
      type: '',
      buffer: null,
      connect: (to: unknown) => to,
      start: (from: number) => sounded.push({ pitch: frequency.setValueAtTime.mock.calls[0]?.[0] ?? 0, from }),
      stop: vi.fn(),
    };
  };
  const context = {
    state,
    currentTime: 1,
    sampleRate: 100,
    destination: {},
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    createGain: () => ({ gain: param(), connect: (to: unknown) => to }),
    createOscillator: source,
    createBufferSource: source,
    createBiquadFilter: () => ({ type: '', Q: param(), frequency: param(), connect: (to: unknown) => to }),
    resume: vi.fn(async () => undefined),
    suspend: vi.fn(async () => undefined),
    close: vi.fn(async () => undefined),
  };
  return { context, sounded };
}

function setUp(change: Partial<SoundSettings> = {}, states: AudioContextState[] = ['running']) {
  const settings = { sound: true, volume: 0.7, vibration: true, motionReduced: false, ...change };
  const made: ReturnType<typeof pretendContext>[] = [];
  const felt: (readonly number[])[] = [];
  const events = new EventTarget();
  const waiting: (() => void)[] = [];
  const page = { isHidden: false };
  const host: SoundHost = {
    context: () => {
      const next = pretendContext(states[Math.min(made.length, states.length - 1)] ?? 'running');
      made.push(next);
      return next.context as unknown as AudioContext;
    },
    vibrate: (pattern) => felt.push(pattern),
    events,
    isHidden: () => page.isHidden,
    later: (call) => waiting.push(call),
  };
  const player = createPlayer(() => settings, host);
  return { player, settings, made, felt, waiting, page, fire: (name: string) => events.dispatchEvent(new Event(name)) };
}

test('nothing is made or heard before the first touch', () => {
  const { player, made, fire } = setUp();
  player.cue('card');
  expect(made).toEqual([]);
  fire('pointerdown');
  player.cue('card');
  expect(made[0]?.sounded.length).toBeGreaterThan(0);
});

test('the switch and the volume are obeyed at once', () => {
  const { player, settings, made, fire } = setUp();
  fire('pointerdown');
  settings.sound = false;
  player.cue('bump');
  settings.sound = true;
  settings.volume = 0;
  player.cue('bump');
  expect(made[0]?.sounded).toEqual([]);
});

test('with sound off, no context is ever made', () => {
  const { player, made, fire } = setUp({ sound: false });
  fire('pointerdown');
  player.cue('bump');
  expect(made).toEqual([]);
});

test('vibration obeys its switch and calm motion, and needs no sound', () => {
  const { player, settings, felt } = setUp({ sound: false });
  player.cue('bump');
  expect(felt).toEqual([[30, 40, 20]]);
  settings.motionReduced = true;
  player.cue('bump');
  settings.motionReduced = false;
  settings.vibration = false;
  player.cue('bump');
  expect(felt).toHaveLength(1);
});

test('a touch resumes what the system suspended, and a stuck context is made anew', () => {
  const { made, waiting, fire } = setUp({}, ['suspended', 'running']);
  fire('pointerdown');
  expect(made[0]?.context.resume).toHaveBeenCalledTimes(1);
  fire('pointerdown');
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  expect(made).toHaveLength(2);
  expect(made[0]?.context.close).toHaveBeenCalled();
  expect(made[1]?.context.resume).toHaveBeenCalled();
});

test('a hidden page is silent and suspended, and comes back', () => {
  const { player, made, page, fire } = setUp();
  fire('pointerdown');
  page.isHidden = true;
  fire('visibilitychange');
  player.cue('card');
  expect(made[0]?.context.suspend).toHaveBeenCalled();
  expect(made[0]?.sounded).toEqual([]);
  page.isHidden = false;
  fire('visibilitychange');
  expect(made[0]?.context.resume).toHaveBeenCalled();
});

test('steps in a row rise, and begin low again after a rest', () => {
  const { player, made, fire } = setUp();
  fire('pointerdown');
  const first = made[0];
  const pitches = [0, 0.2, 0.4, 3].map((time) => {
    Object.assign(first?.context ?? {}, { currentTime: time + 1 });
    const before = first?.sounded.length ?? 0;
    player.cue('step');
    return first?.sounded[before]?.pitch ?? 0;
  });
  expect(pitches[1]).toBeGreaterThan(pitches[0] ?? 0);
  expect(pitches[2]).toBeGreaterThan(pitches[1] ?? 0);
  expect(pitches[3]).toBe(pitches[0]);
});

test('a browser that throws at everything costs only the sound', () => {
  const host: SoundHost = {
    context: () => {
      throw new Error('no sound');
    },
    vibrate: () => {
      throw new Error('no motor');
    },
    events: new EventTarget(),
    isHidden: () => false,
    later: () => undefined,
  };
  const player = createPlayer(() => ({ sound: true, volume: 1, vibration: true, motionReduced: false }), host);
  expect(() => {
    host.events.addEventListener('x', () => undefined);
    (host.events as EventTarget).dispatchEvent(new Event('pointerdown'));
    for (const cue of CUES) player.cue(cue);
    player.dispose();
  }).not.toThrow();
});

test('after it is disposed of, touches do nothing', () => {
  const { player, made, fire } = setUp();
  player.dispose();
  fire('pointerdown');
  expect(made).toEqual([]);
});

test('every cue has a voice of its own', () => {
  const voices = CUES.map((cue) => JSON.stringify(VOICES[cue]));
  expect(new Set(voices).size).toBe(CUES.length);
});

test.each(CUES)('%s is short and soft', (cue: CueName) => {
  expect(lengthOf(cue)).toBeLessThanOrEqual(1.4);
  for (const strike of VOICES[cue]) {
    expect(strike.loud).toBeLessThanOrEqual(0.6);
    expect(strike.length).toBeGreaterThan(0);
    expect(strike.pitch).toBeGreaterThan(100);
  }
  const buzz = (FEELS[cue] ?? []).reduce((sum, ms) => sum + ms, 0);
  expect(buzz).toBeLessThanOrEqual(200);
});
