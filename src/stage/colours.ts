/** The colours that boards draw with, by day; boards keep them at night. Seat-coloured shapes always get an ink or `deep` outline. */
import type { Colour } from '../contract/player.ts';

export const INK = '#2B1A12';
export const INK_SOFT = '#654C3B';
export const PAPER = '#FFFAEF';
export const CLOTH = '#FBF1DC';
export const SAND = '#E3D0AB';
export const LINE = '#D3BC93';
export const PLUM = '#5B2347';
export const PLUM_TINT = '#F0DEE6';
export const ON_PLUM = '#FFF6E6';
export const GOLD = '#C9963B';
export const GOLD_LIGHT = '#EBCB7C';
export const GOLD_DEEP = '#8A5F16';
export const SUCCESS = '#1F7A4D';
export const WHITE = '#FFFFFF';

export interface SeatColours {
  readonly base: string;
  readonly deep: string;
  readonly lite: string;
  readonly tint: string;
  /** What is written on `base`. */
  readonly on: string;
}

export const SEAT_COLOURS: { readonly [colour in Colour]: SeatColours } = {
  merah: { base: '#C4241E', deep: '#8E1713', lite: '#E0574B', tint: '#F9DDD6', on: '#FFFAEF' },
  biru: { base: '#1F478F', deep: '#132F63', lite: '#4C77BF', tint: '#DBE5F5', on: '#FFFAEF' },
  kuning: { base: '#F5C32F', deep: '#795300', lite: '#FBDD7C', tint: '#FDF0C4', on: '#2B1A12' },
  hijau: { base: '#34A384', deep: '#14634E', lite: '#72C6AD', tint: '#D5F0E6', on: '#2B1A12' },
  arang: { base: '#43302B', deep: '#231714', lite: '#75605A', tint: '#E6DCD6', on: '#FFFAEF' },
  melati: { base: '#E8DCF5', deep: '#5B4780', lite: '#F7F1FD', tint: '#F4EEFA', on: '#2B1A12' },
};
