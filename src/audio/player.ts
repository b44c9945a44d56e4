/** Plays cues and makes them felt. Sound starts with the first touch and may be taken away at any moment: nothing here ever throws or is awaited. */
import type { CueName } from './cues.ts';
import { createNoise, strike } from './synth.ts';
import { FEELS, VOICES } from './voices.ts';

/** Read at each cue, never kept. */
export interface SoundSettings {
  readonly sound: boolean;
  /** 0–1. */
  readonly volume: number;
  readonly vibration: boolean;
  /** Reduced motion is felt too: nothing vibrates. */
  readonly motionReduced: boolean;
}

export interface Player {
  cue(name: CueName): void;
  /** Stops listening and frees the sound. */
  dispose(): void;
}

/** What the player needs of the browser; tests give their own. */
export interface SoundHost {
  /** Null where there is no sound. */
  context(): AudioContext | null;
  vibrate(pattern: readonly number[]): void;
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  isHidden(): boolean;
  later(call: () => void, ms: number): void;
}

/** A context that has not begun to run after so long is made anew: iOS leaves some stuck after a call or a lock. */
const STUCK_MS = 500;
/** Steps that follow each other this closely rise in pitch. */
const STREAK_S = 0.6;
const STREAK_MOST = 8;
/** Keeps several cues at once below the limit. */
const MASTER = 0.5;
const GESTURES = ['pointerdown', 'keydown'] as const;

export function createPlayer(settings: () => SoundSettings, host: SoundHost = browserHost()): Player {
  let context: AudioContext | null = null;
  let noise: AudioBuffer | null = null;
  let isWaking = false;
  let isUnlocked = false;
  let streak = { at: Number.NEGATIVE_INFINITY, count: 0 };

  const make = () => {
    void context?.close().catch(() => undefined);
    context = host.context();
    noise = context === null ? null : createNoise(context);
  };
  const resume = () => {
    void context?.resume().catch(() => undefined);
  };
  const wake = () =>
    quietly(() => {
      isUnlocked = true;
      if (!settings().sound) return;
      if (context === null) make();
      if (context === null || context.state === 'running' || isWaking) return;
      isWaking = true;
      resume();
      host.later(() => {
        isWaking = false;
        quietly(() => {
          if (host.isHidden() || context === null || context.state === 'running') return;
          make();
          resume();
        });
      }, STUCK_MS);
    });
  const onVisibility = () =>
    quietly(() => {
      if (host.isHidden()) void context?.suspend().catch(() => undefined);
      else if (isUnlocked) resume();
    });

  const play = (name: CueName, volume: number) => {
    if (context === null || noise === null || context.state !== 'running' || volume <= 0) return;
    const now = context.currentTime;
    const isStreak = name === 'step' && now - streak.at < STREAK_S;
    if (name === 'step') streak = { at: now, count: isStreak ? Math.min(streak.count + 1, STREAK_MOST) : 0 };
    const tune = isStreak ? 2 ** (streak.count / 24) : 1;
    for (const one of VOICES[name]) strike({ context, noise, at: now, tune, loud: volume * volume * MASTER }, one);
  };

  for (const gesture of GESTURES) host.events.addEventListener(gesture, wake, { capture: true });
  host.events.addEventListener('visibilitychange', onVisibility);
  return {
    cue(name) {
      quietly(() => {
        const { sound, volume, vibration, motionReduced } = settings();
        const feel = FEELS[name];
        if (vibration && !motionReduced && feel !== undefined) host.vibrate(feel);
        if (sound && !host.isHidden()) play(name, volume);
      });
    },
    dispose() {
      for (const gesture of GESTURES) host.events.removeEventListener(gesture, wake, { capture: true });
      host.events.removeEventListener('visibilitychange', onVisibility);
      quietly(() => void context?.close().catch(() => undefined));
      context = null;
    },
  };
}

function browserHost(): SoundHost {
  return {
    context: () => (typeof AudioContext === 'undefined' ? null : new AudioContext({ latencyHint: 'interactive' })),
    vibrate: (pattern) => navigator.vibrate?.([...pattern]),
    events: document,
    isHidden: () => document.hidden,
    later: (call, ms) => setTimeout(call, ms),
  };
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Sound is a gift: a game goes on without it.
  }
}
