/** Kerajaan Koin in the box: facts and loaders only. */
import type { About } from '../../contract/about.ts';
import type { Game } from '../../contract/game.ts';
import { card } from './cloth.ts';
import type { Koin, Options } from './kinds.ts';

export const about: About<Koin> = {
  ...card,
  colours: ['merah', 'biru'],
  coloursFor: () => ['merah', 'biru'],
  fields: [
    { key: 'gambar', group: 'main', values: ['merah', 'biru'], standard: 'merah' },
    { key: 'realCoins', group: 'main', values: [false, true], standard: false },
    { key: 'optional', group: 'house', values: [true, false], standard: true },
    { key: 'coverOwn', group: 'house', values: [true, false], standard: true },
    { key: 'capture', group: 'house', values: ['any', 'opponentOnly'], standard: 'any' },
    { key: 'endTiming', group: 'house', values: ['immediate', 'endOfTurn'], standard: 'immediate' },
    { key: 'tieBreak', group: 'house', values: ['coins', 'coinsThenValue', 'second', 'none'], standard: 'coins' },
    { key: 'fairOpening', group: 'house', values: [false, true], standard: false },
    { key: 'passLimit', group: 'house', values: [4, 0], standard: 4 },
    { key: 'maxTurns', group: 'house', values: [200, 60, 40], standard: 200 },
  ],
  presets: [
    { key: 'standard', choices: {} },
    { key: 'quick', choices: { optional: false, maxTurns: 60 } },
  ],
  options(choices, seating) {
    const gambar = seating.colours[1] === choices['gambar'] ? 1 : 0;
    const real = choices['realCoins'] === true;
    return {
      gambar,
      colours: seating.colours[0] === 'biru' ? ['biru', 'merah'] : ['merah', 'biru'],
      starter: seating.starter,
      real: [real && seating.human[0] === true, real && seating.human[1] === true],
      endTiming: choices['endTiming'] as Options['endTiming'],
      optional: choices['optional'] === true,
      coverOwn: choices['coverOwn'] === true,
      tieBreak: choices['tieBreak'] as Options['tieBreak'],
      capture: choices['capture'] as Options['capture'],
      fairOpening: choices['fairOpening'] === true,
      passLimit: Number(choices['passLimit']),
      maxTurns: Number(choices['maxTurns']),
    };
  },
  secret: () => false,
  undo: () => true,
  // Seru slips on purpose; Jago is as quick.
  hints: 'jago',
  reviews: true,
  layout: 'board',
  pages: 5,
};

export const game: Game<Koin> = {
  about,
  rules: async () => (await import('./rules.ts')).rules,
  words: async () => (await import('./words.ts')).words,
  messages: async (locale) => {
    switch (locale) {
      case 'id':
        return (await import('./messages/id.ts')).messages;
      case 'ms':
        return (await import('./messages/ms.ts')).messages;
      case 'th':
        return (await import('./messages/th.ts')).messages;
      case 'en':
        return (await import('./messages/en.ts')).messages;
    }
  },
  view: () => import('./view/index.ts'),
};
