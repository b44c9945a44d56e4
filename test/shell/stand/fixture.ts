/** Pretend games and saves, so that the shell's screens can be looked at before the real ones are in the box. */
import type { About, Card, Cloth } from '../../../src/contract/about.ts';
import type { Colour, Player } from '../../../src/contract/player.ts';
import { box } from '../../../src/games/box.ts';
import { cloth as koin } from '../../../src/games/koin/cloth.ts';
import { cloth as maumau } from '../../../src/games/maumau/cloth.ts';
import { cloth as moon } from '../../../src/games/moon/cloth.ts';
import { type AnyGame, games } from '../../../src/games/registry.ts';
import type { MatchHead } from '../../../src/storage/stored-match.ts';
import type { TikarStorage } from '../../../src/storage/storage.ts';
import { STANDARD_SETTINGS } from '../../../src/storage/settings.ts';

const COLOURS: readonly Colour[] = ['merah', 'biru', 'kuning', 'hijau', 'arang', 'melati'];

export function about(id: string, changes: Partial<About> = {}): About {
  return {
    id,
    seats: { min: 2, max: 4 },
    minutes: 15,
    colours: COLOURS.slice(0, 4),
    coloursFor: (seats) => COLOURS.slice(0, seats),
    fields: [
      { key: 'mode', group: 'main', values: ['classic', 'points'], standard: 'classic' },
      { key: 'swap', group: 'house', values: [true, false], standard: true },
    ],
    presets: [
      { key: 'book', choices: {} },
      { key: 'ours', choices: { swap: false } },
    ],
    options: (choices, seating) => ({ choices, seating }),
    secret: () => false,
    undo: () => true,
    heavy: false,
    layout: 'board',
    pages: 3,
    ...changes,
  };
}

const MESSAGES = {
  'option.mode': 'Cara menang',
  'option.mode.about': 'Klasik, atau dengan poin.',
  'option.mode.classic': 'Klasik',
  'option.mode.points': 'Poin',
  'option.swap': 'Tukar tempat',
  'option.swap.about': 'Boleh bertukar dengan lawan.',
  'preset.book': 'Seperti di buku',
  'preset.ours': 'Di rumah',
  'page.0.title': 'Tujuan',
  'page.0.text': 'Bawa semua pion ke Rumah.',
  'page.1.title': 'Jalan',
  'page.1.text': 'Ambil kartu, lalu jalan.',
  'page.2.title': 'Tabrak',
  'page.2.text': 'Yang tertabrak kembali ke Sarang.',
  'score.home': 'Di Rumah',
  'score.bonus': 'Bonus',
};

export function pretendGame(card: About): AnyGame {
  return {
    about: card,
    rules: () => Promise.reject(new Error('pretend')),
    words: () => Promise.reject(new Error('pretend')),
    messages: async () => MESSAGES,
    view: () => Promise.reject(new Error('pretend')),
  };
}

function pretendCloth(id: string): Cloth {
  return {
    name: { id, ms: id, th: id, en: id },
    line: { id: '', ms: '', th: '', en: '' },
    colour: '#000',
    ground: '#fff',
  };
}

/** Puts pretend games behind those that are in the box. */
export function putInBox(...some: readonly About[]): void {
  (games as AnyGame[]).push(...some.map(pretendGame));
  const cards = some.map(({ id, cloth = pretendCloth(id), seats, minutes, heavy }) => ({
    id,
    cloth,
    seats,
    minutes,
    heavy,
  }));
  (box as Card[]).push(...cards);
}

/** Leaves the first games in the box and takes the others out. */
export function leaveInBox(count: number): void {
  (games as AnyGame[]).splice(count);
  (box as Card[]).splice(count);
}

/** Fills the box up to four games. */
export function fillBox(): void {
  const add = (card: About) => {
    if (!box.some(({ id }) => id === card.id)) putInBox(card);
  };
  add(about('maumau', { cloth: maumau, minutes: 10, helps: () => true, settings: ['fourColourSuits', 'sortedHand'] }));
  add(about('koin', { cloth: koin, seats: { min: 2, max: 2 }, minutes: 8 }));
  add(about('moon', { cloth: moon, seats: { min: 2, max: 6 }, colours: COLOURS, settings: ['tilt'] }));
}

export function players(names: readonly string[]): readonly Player[] {
  return names.map((name, seat) => ({
    kind: 'human',
    name,
    colour: COLOURS[seat] ?? 'merah',
    side: 'bottom',
    personId: null,
  }));
}

const head = (id: string, game: string, names: readonly string[], changes: Partial<MatchHead> = {}): MatchHead => ({
  id,
  game,
  players: players(names),
  createdAt: 0,
  updatedAt: Date.now() - 3_600_000,
  plies: 20,
  toMove: 0,
  outcome: null,
  secret: false,
  ...changes,
});

/** A storage that remembers nothing. `saves`: how many matches are going on. */
export function pretendStorage(saves: number): TikarStorage {
  const heads = [
    head('a', 'maaf', ['Rani', 'Bimo', 'Ayah', 'Nenek']),
    head('b', 'maumau', ['Rani', 'Bimo', 'Ibu'], { secret: true, updatedAt: Date.now() - 2 * 86_400_000 }),
    head('c', 'koin', ['<b>Rani</b>', '😀'.repeat(200)], { toMove: 1, updatedAt: Date.now() - 30 * 86_400_000 }),
  ];
  const notes = new Map<string, unknown>();
  const parts = {
    base: '/',
    matches: {
      list: async () => ({ matches: heads.slice(0, saves), damaged: [] }),
      remove: async () => undefined,
      restore: async () => undefined,
    },
    settings: {
      now: () => STANDARD_SETTINGS,
      read: async () => STANDARD_SETTINGS,
      write: async () => STANDARD_SETTINGS,
    },
    people: { list: async () => [], keep: async () => undefined },
    tallies: { list: async () => [] },
    notes: {
      read: async (key: string) => notes.get(key) ?? null,
      write: async (key: string, value: unknown) => void notes.set(key, value),
    },
    backup: {},
    state: () => ({ kind: 'ready' }),
    close: () => undefined,
  };
  return parts as unknown as TikarStorage;
}
