/** The template's card in the box. Never registered; held to the same laws as every game. */
import type { Game } from '../../contract/game.ts';
import type { Blank } from './rules.ts';

export const game: Game<Blank> = {
  about: {
    id: 'blank',
    seats: { min: 2, max: 2 },
    minutes: 1,
    colours: ['merah', 'biru'],
    coloursFor: () => ['merah', 'biru'],
    fields: [{ key: 'polite', group: 'main', values: [true, false], standard: true }],
    presets: [],
    options: (choices) => ({ polite: choices['polite'] === true }),
    secret: () => false,
    undo: () => true,
    heavy: false,
    layout: 'board',
    pages: 1,
  },
  rules: async () => (await import('./rules.ts')).rules,
  words: async () => (await import('./words.ts')).words,
  messages: async (locale) => (await loaders[locale]()).messages,
  view: () => import('./view/index.ts'),
};

const loaders = {
  id: () => import('./messages/id.ts'),
  ms: () => import('./messages/ms.ts'),
  th: () => import('./messages/th.ts'),
  en: () => import('./messages/en.ts'),
};
