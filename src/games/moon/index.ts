/** Catch the Moon in the box: facts and loaders, no gravity. */
import type { About, Choices, Seating } from '../../contract/about.ts';
import type { Game, Locale } from '../../contract/game.ts';
import { COLOURS } from '../../contract/player.ts';
import { card } from './cloth.ts';
import { HANDS, type Hand, type MoonOptions, type MoonShape, TILTS, type Tilt } from './state.ts';

function options(choices: Choices, seating: Seating): MoonOptions {
  const hand = HANDS.find((one) => one === choices['hand']) ?? 'normal';
  const tilt: Tilt = TILTS.find((one) => one === choices['tilt']) ?? 'off';
  return {
    starter: seating.starter,
    liability: choices['liability'] !== false,
    tieMoon: choices['tieMoon'] !== false,
    tears: typeof choices['tears'] === 'number' ? choices['tears'] : 7,
    ladders: typeof choices['ladders'] === 'number' ? choices['ladders'] : 28,
    // A computer plays with the plain hand, whatever the family has chosen for itself.
    hands: seating.human.map((human): Hand => (human ? hand : 'normal')),
    tilt,
    oneHand: choices['oneHand'] === true,
    together: choices['together'] === true,
  };
}

const about: About<MoonShape> = {
  ...card,
  settings: ['tilt'],
  colours: COLOURS,
  coloursFor: (seats) => COLOURS.slice(0, seats),
  fields: [
    { key: 'hand', group: 'main', values: HANDS, standard: 'normal' },
    { key: 'ladders', group: 'main', values: [14, 28], standard: 28 },
    { key: 'together', group: 'main', values: [true, false], standard: false },
    { key: 'tears', group: 'house', values: [5, 7, 9], standard: 7 },
    { key: 'liability', group: 'house', values: [true, false], standard: true },
    {
      key: 'tieMoon',
      group: 'house',
      values: [true, false],
      standard: true,
      shown: (choices) => choices['together'] !== true,
    },
    { key: 'tilt', group: 'house', values: TILTS, standard: 'off' },
    { key: 'oneHand', group: 'house', values: [true, false], standard: false },
  ],
  presets: [
    { key: 'family', choices: {} },
    { key: 'little', choices: { hand: 'little', ladders: 14, liability: false } },
    { key: 'together', choices: { together: true } },
  ],
  options,
  secret: () => false,
  undo: () => false,
  layout: 'sky',
  pages: 5,
};

const messages = {
  id: () => import('./messages/id.ts'),
  ms: () => import('./messages/ms.ts'),
  th: () => import('./messages/th.ts'),
  en: () => import('./messages/en.ts'),
} as const;

export const game: Game<MoonShape> = {
  about,
  rules: async () => (await import('./rules.ts')).rules,
  words: async () => (await import('./words.ts')).words,
  messages: async (locale: Locale) => (await messages[locale]()).messages,
  view: () => import('./view/index.ts'),
};
