/** Maaf! in the box: facts and loaders only. */
import type { Choices, Field } from '../../contract/about.ts';
import type { Game } from '../../contract/game.ts';
import { COLOURS, type Colour } from '../../contract/player.ts';
import { card } from './cloth.ts';
import type { Maaf, Options } from './shape.ts';

/** The sides of the board, clockwise: the order of play. */
const SIDES = COLOURS.slice(0, 4);

/** Two sit opposite each other: neighbours are no fair pair. */
const TAKEN: { readonly [seats: number]: readonly Colour[] } = {
  2: ['merah', 'kuning'],
  3: ['merah', 'biru', 'kuning'],
  4: SIDES,
};

function teams(choices: Choices, seats: number): boolean {
  return choices['mode'] === 'teams' && seats === 4;
}

function points(choices: Choices): boolean {
  return choices['mode'] === 'points';
}

const fields: readonly Field[] = [
  {
    key: 'mode',
    group: 'main',
    values: ['classic', 'teams', 'points'],
    standard: 'classic',
    offered: (value, seats) => value !== 'teams' || seats === 4,
  },
  {
    key: 'fastStart',
    group: 'main',
    values: [false, true],
    standard: false,
    shown: (choices) => !points(choices),
  },
  { key: 'pointsTarget', group: 'main', values: [0, 100, 200, 300], standard: 0, shown: points },
  {
    key: 'keepMaaf',
    group: 'house',
    values: [false, true],
    standard: false,
    shown: (choices) => !points(choices),
  },
  { key: 'elevenSwap', group: 'house', values: ['optional', 'forced'], standard: 'optional' },
  { key: 'drawAgainOn2', group: 'house', values: [true, false], standard: true },
  { key: 'swapVictimSlides', group: 'house', values: [false, true], standard: false },
  {
    key: 'playOn',
    group: 'house',
    values: [false, true],
    standard: false,
    shown: (choices, seats) => !points(choices) && !teams(choices, seats) && seats > 2,
  },
  { key: 'team7', group: 'house', values: ['any', 'two'], standard: 'any', shown: teams },
  { key: 'teamSwapPartner', group: 'house', values: [true, false], standard: true, shown: teams },
  { key: 'pointsBonus', group: 'house', values: ['highest', 'add'], standard: 'highest', shown: points },
];

function modeOf(choices: Choices, seats: number): Options['mode'] {
  if (points(choices)) return 'points';
  return teams(choices, seats) ? 'teams' : 'classic';
}

export const game: Game<Maaf> = {
  about: {
    ...card,
    colours: SIDES,
    coloursFor: (seats) => TAKEN[seats] ?? SIDES,
    drawsGap: (seats) => seats === 3,
    fields,
    presets: [
      { key: 'classic', choices: {} },
      { key: 'quick', choices: { fastStart: true } },
      { key: 'keep', choices: { keepMaaf: true } },
    ],
    options(choices, { colours, starter }) {
      const mode = modeOf(choices, colours.length);
      const target = choices['pointsTarget'];
      return {
        mode,
        sides: colours.map((colour) => SIDES.indexOf(colour)),
        starter,
        fastStart: choices['fastStart'] === true,
        drawAgainOn2: choices['drawAgainOn2'] !== false,
        elevenSwap: choices['elevenSwap'] === 'forced' ? 'forced' : 'optional',
        swapVictimSlides: choices['swapVictimSlides'] === true,
        keepMaaf: choices['keepMaaf'] === true && mode !== 'points',
        playOn: choices['playOn'] === true && mode === 'classic',
        team7: choices['team7'] === 'two' ? 'two' : 'any',
        teamSwapPartner: choices['teamSwapPartner'] !== false,
        pointsBonus: choices['pointsBonus'] === 'add' ? 'add' : 'highest',
        pointsTarget: target === 100 || target === 200 || target === 300 ? target : 0,
      };
    },
    secret: ({ mode }) => mode === 'points',
    undo: () => true,
    pairs: teams,
    characters: true,
    layout: 'board',
    pages: 5,
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
