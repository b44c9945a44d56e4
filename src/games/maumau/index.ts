/** Mau Mau in the box: facts and the loaders of its parts. Nothing of the game itself may be imported here. */
import type { About, Choices, Field, Seating } from '../../contract/about.ts';
import type { Game } from '../../contract/game.ts';
import type { Locale } from '../../contract/game.ts';
import { card } from './cloth.ts';
import { COLOURS } from '../../contract/player.ts';
import type { MauMau, Options } from './shape.ts';

const ON_OFF = [true, false] as const;
const SEAT_COLOURS = COLOURS.slice(0, 4);

/** The order of the sheet. `nine` matters only between two players. */
const fields: readonly Field[] = [
  { key: 'target', group: 'main', values: [50, 100, 150, 200], standard: 150 },
  { key: 'mau', group: 'main', values: ['call', 'auto', 'off'], standard: 'call' },
  { key: 'starter', group: 'house', values: ['plain', 'active', 'redraw'], standard: 'plain' },
  { key: 'nine', group: 'house', values: ['again', 'none'], standard: 'again', shown: (_, seats) => seats === 2 },
  { key: 'jackOnJack', group: 'house', values: ON_OFF, standard: true },
  { key: 'stack', group: 'house', values: ON_OFF, standard: true },
  { key: 'draw', group: 'house', values: ['one', 'end', 'until'], standard: 'one' },
  { key: 'mustPlay', group: 'house', values: ON_OFF, standard: false },
  { key: 'aceSkips', group: 'house', values: ON_OFF, standard: false },
  { key: 'lastJack', group: 'house', values: ON_OFF, standard: true },
  { key: 'jackDouble', group: 'house', values: ON_OFF, standard: false },
  { key: 'lastSeven', group: 'house', values: ON_OFF, standard: false },
];

const presets: About<MauMau>['presets'] = [
  { key: 'book', choices: {} },
  {
    key: 'kitchen',
    choices: { jackOnJack: false, starter: 'active', jackDouble: true, lastSeven: true },
  },
];

function options(choices: Choices, seating: Seating): Options {
  return {
    starter: choices['starter'] as Options['starter'],
    nine: choices['nine'] as Options['nine'],
    jackOnJack: choices['jackOnJack'] === true,
    stack: choices['stack'] === true,
    draw: choices['draw'] === 'until' ? 'until' : 'one',
    afterDraw: choices['draw'] === 'end' ? 'end' : 'play',
    mustPlay: choices['mustPlay'] === true,
    aceSkips: choices['aceSkips'] === true,
    lastJack: choices['lastJack'] === true,
    jackDouble: choices['jackDouble'] === true,
    lastSeven: choices['lastSeven'] === true,
    mau: choices['mau'] as Options['mau'],
    target: Number(choices['target']),
    helped: seating.helped,
    first: seating.starter,
  };
}

const about: About<MauMau> = {
  ...card,
  settings: ['fourColourSuits', 'sortedHand', 'beat'],
  colours: SEAT_COLOURS,
  coloursFor: (seats) => SEAT_COLOURS.slice(0, seats),
  fields,
  presets,
  options,
  helps: (choices) => choices['mau'] === 'call',
  secret: () => true,
  undo: () => false,
  layout: 'table',
  pages: 7,
};

const catalogs: {
  readonly [locale in Locale]: () => Promise<{ readonly messages: Awaited<ReturnType<Game['messages']>> }>;
} = {
  id: () => import('./messages/id.ts'),
  ms: () => import('./messages/ms.ts'),
  th: () => import('./messages/th.ts'),
  en: () => import('./messages/en.ts'),
};

export const game: Game<MauMau> = {
  about,
  rules: async () => (await import('./rules.ts')).rules,
  words: async () => (await import('./words.ts')).words,
  messages: async (locale) => (await catalogs[locale]()).messages,
  view: () => import('./view/index.ts'),
};
