/** How each cue sounds and what the hand feels: data only. Wood, bamboo, cloth and small gongs; short and soft; no sound carries meaning alone. */
import type { CueName } from './cues.ts';

/** One strike. Times in seconds, pitches in hertz, loudness 0–1 before the volume. */
export interface Strike {
  readonly at: number;
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly pitch: number;
  /** The pitch glides here; absent: it stays. */
  readonly to?: number;
  readonly length: number;
  readonly loud: number;
  /** Rise from silence; absent: 3 ms. */
  readonly rise?: number;
}

const wood = (at: number, pitch: number, loud = 0.5): readonly Strike[] => [
  { at, wave: 'triangle', pitch, to: pitch * 0.92, length: 0.09, loud },
  { at, wave: 'noise', pitch: pitch * 3, length: 0.02, loud: loud * 0.35 },
];
const bamboo = (at: number, pitch: number, loud = 0.4): readonly Strike[] => [
  { at, wave: 'sine', pitch, length: 0.32, loud },
  { at, wave: 'sine', pitch: pitch * 2.76, length: 0.12, loud: loud * 0.35 },
];
const gong = (at: number, pitch: number, loud = 0.4): readonly Strike[] => [
  { at, wave: 'sine', pitch, length: 0.9, loud },
  { at, wave: 'sine', pitch: pitch * 2.01, length: 0.7, loud: loud * 0.5 },
  { at, wave: 'sine', pitch: pitch * 3.98, length: 0.35, loud: loud * 0.2 },
];
const cloth = (at: number, from: number, to: number, length: number, loud = 0.3): readonly Strike[] => [
  { at, wave: 'noise', pitch: from, to, length, loud, rise: length * 0.3 },
];
const metal = (at: number, pitch: number, loud = 0.3): readonly Strike[] => [
  { at, wave: 'triangle', pitch, length: 0.22, loud },
  { at, wave: 'sine', pitch: pitch * 1.51, length: 0.3, loud: loud * 0.6 },
];

/** The pentatonic scale that the bamboo is tuned to: they all go together. */
const C = 523;
const D = 587;
const E = 659;
const G = 784;
const A = 880;
const HIGH_C = 1047;

export const VOICES: { readonly [cue in CueName]: readonly Strike[] } = {
  tap: wood(0, 620, 0.3),
  turn: [...bamboo(0, G), ...bamboo(0.11, C * 2)],
  card: cloth(0, 2400, 1100, 0.11),
  flip: [...cloth(0, 1500, 3200, 0.07), ...wood(0.06, 900, 0.2)],
  step: wood(0, 440, 0.4),
  slide: cloth(0, 700, 2600, 0.4, 0.35),
  bump: [...wood(0, 190, 0.6), ...wood(0.07, 150, 0.4)],
  swap: [...cloth(0, 900, 1900, 0.16), ...cloth(0.14, 1900, 900, 0.16)],
  home: [...bamboo(0, C), ...bamboo(0.1, E), ...bamboo(0.2, G)],
  start: [...wood(0, 330), ...bamboo(0.07, D)],
  coin: metal(0, 1180),
  toss: [...metal(0, 1480, 0.18), ...metal(0.06, 1620, 0.16), ...metal(0.13, 1390, 0.18)],
  capture: [...wood(0, 260, 0.5), ...metal(0.08, 1320, 0.3)],
  ripple: [...bamboo(0, A, 0.25), ...bamboo(0.07, G, 0.22), ...bamboo(0.14, E, 0.2), ...bamboo(0.21, D, 0.18)],
  mau: [...gong(0, 294, 0.35), ...bamboo(0.05, A, 0.4)],
  penalty: [...wood(0, 294, 0.45), ...wood(0.12, 247, 0.45)],
  reverse: [...bamboo(0, G), ...bamboo(0.09, D), ...bamboo(0.18, G)],
  skip: [...bamboo(0, E), ...bamboo(0.08, C)],
  die: [...wood(0, 520, 0.3), ...wood(0.05, 610, 0.3), ...wood(0.12, 480, 0.35), ...wood(0.2, 560, 0.3)],
  knock: wood(0, 300, 0.45),
  fall: [...wood(0, 350, 0.4), ...wood(0.08, 260, 0.4), ...wood(0.18, 180, 0.45), ...cloth(0.1, 600, 250, 0.3, 0.2)],
  tear: [{ at: 0, wave: 'sine', pitch: 1250, to: 620, length: 0.26, loud: 0.35 }],
  glow: [{ at: 0, wave: 'sine', pitch: 988, to: 1319, length: 0.5, loud: 0.22, rise: 0.15 }],
  fanfare: [
    ...bamboo(0, C),
    ...bamboo(0.13, E),
    ...bamboo(0.26, G),
    ...bamboo(0.39, HIGH_C, 0.5),
    ...gong(0.39, C / 2, 0.35),
  ],
  no: wood(0, 210, 0.35),
};

/** Milliseconds on, off, on …; cues that are not here are not felt. */
export const FEELS: { readonly [cue in CueName]?: readonly number[] } = {
  tap: [8],
  step: [6],
  bump: [30, 40, 20],
  slide: [12],
  swap: [12, 30, 12],
  home: [15, 30, 15],
  mau: [40],
  penalty: [20, 60, 20],
  coin: [14],
  capture: [24],
  knock: [8],
  fall: [50, 40, 50],
  tear: [20],
  no: [12, 30, 12],
  fanfare: [20, 40, 20, 40, 60],
};

/** Seconds until the cue is silent. */
export function lengthOf(cue: CueName): number {
  return Math.max(...VOICES[cue].map((strike) => strike.at + strike.length));
}
