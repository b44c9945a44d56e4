/** One strike through Web Audio. Nodes end by themselves; nothing is kept. */
import type { Strike } from './voices.ts';

export interface Instrument {
  readonly context: AudioContext;
  readonly noise: AudioBuffer;
  /** The context's time at which the cue begins. */
  readonly at: number;
  /** Factor on all pitches. */
  readonly tune: number;
  /** 0–1. */
  readonly loud: number;
}

const RISE_S = 0.003;
const SILENCE = 0.0001;

/** A second of noise for cloth and wood. */
export function createNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let word = 1;
  for (let index = 0; index < samples.length; index++) {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    samples[index] = word / 0x8000_0000;
  }
  return buffer;
}

export function strike(instrument: Instrument, one: Strike): void {
  const { context, at, tune, loud } = instrument;
  const from = at + one.at;
  const until = from + one.length;
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, from);
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENCE, one.loud * loud), from + (one.rise ?? RISE_S));
  gain.gain.exponentialRampToValueAtTime(SILENCE, until);
  gain.connect(context.destination);
  const source = one.wave === 'noise' ? hiss(instrument, one, gain) : tone(context, one, tune, from, gain);
  source.start(from);
  source.stop(until + 0.02);
}

function tone(context: AudioContext, one: Strike, tune: number, from: number, to: AudioNode): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = one.wave === 'triangle' ? 'triangle' : 'sine';
  glide(oscillator.frequency, one, tune, from);
  oscillator.connect(to);
  return oscillator;
}

function hiss(instrument: Instrument, one: Strike, to: AudioNode): AudioBufferSourceNode {
  const { context, noise, tune, at } = instrument;
  const source = context.createBufferSource();
  source.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 1.2;
  glide(band.frequency, one, tune, at + one.at);
  source.connect(band).connect(to);
  return source;
}

function glide(pitch: AudioParam, one: Strike, tune: number, from: number): void {
  pitch.setValueAtTime(one.pitch * tune, from);
  if (one.to !== undefined) pitch.exponentialRampToValueAtTime(one.to * tune, from + one.length);
}
