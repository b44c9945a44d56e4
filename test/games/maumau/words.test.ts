/** What is said: every sentence exists in four languages, and none of them tells a hidden card. */
import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/contract/game.ts';
import type { Message, Param } from '../../../src/contract/words.ts';
import { game } from '../../../src/games/maumau/index.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { Event, State } from '../../../src/games/maumau/shape.ts';
import { words } from '../../../src/games/maumau/words.ts';
import { readChoices } from '../../../src/contract/about.ts';
import { randomFrom } from '../../../src/lib/random.ts';
import { somewhere } from './eyes.ts';
import { after, laid, lay } from './table.ts';

const catalogs = await Promise.all((['id', 'ms', 'th', 'en'] as const).map((locale) => game.messages(locale)));
const NAMES = ['Rani', 'Bimo', 'Ayah', 'Nenek'];

function isMessage(param: Param): param is Message {
  return typeof param === 'object' && 'key' in param;
}

function shown(catalog: Catalog, param: Param): string {
  if (isMessage(param)) return said(catalog, param);
  return typeof param === 'object' ? (NAMES[param.seat] ?? '?') : String(param);
}

/** The sentence; throws where the key or a parameter is missing. */
function said(catalog: Catalog, message: Message): string {
  const entry = catalog[message.key];
  if (entry === undefined) throw new Error(`no words for ${message.key}`);
  const form = typeof entry === 'string' ? entry : entry.other;
  return form.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const param = message.params?.[name];
    if (param === undefined) throw new Error(`no {${name}} for ${message.key}`);
    return shown(catalog, param);
  });
}

const en = catalogs[3] as Catalog;

function scene(state: State, viewer: number | null) {
  return { observation: rules.observe(state, viewer), viewer, toMove: rules.toMove(state) };
}

function everythingAt(state: State, viewer: number | null): readonly Message[] {
  const view = scene(state, viewer);
  const moves = typeof view.toMove === 'number' ? (rules.legalMoves(state) ?? []) : [];
  const seats = state.hands.map((_, seat) => seat);
  const move = rules.sample(state, randomFrom('event'));
  const step = rules.apply(state, move);
  const told = step.events.map((event) =>
    words.sayEvent(rules.observeEvent?.(event, viewer) ?? event, scene(step.state, viewer)),
  );
  return [
    ...moves.map((one) => words.sayMove(one, view)),
    ...moves.map((one) => words.groupOf(one, view)),
    ...(rules.interrupts?.(state) ?? []).map((one) => words.sayMove(one.move, view)),
    ...told,
    ...words.describe(view),
    ...(words.claims?.(view) ?? []).flatMap(({ label, miss }) => [label, miss]),
    ...(words.lookUp?.(view) ?? []).flatMap(({ title, rows }) => [
      title,
      ...rows.flatMap(({ label, cells }) => [label, ...cells]),
    ]),
    ...seats.flatMap((seat) => {
      const { line, tokens } = words.plate(view, seat);
      return [line, ...tokens.map(({ label }) => label)];
    }),
    words.subtitle(view),
  ].filter((one) => one !== null);
}

describe('in 150 positions', () => {
  const states = Array.from({ length: 150 }, (_, index) => somewhere(randomFrom(`words/${index}`)));

  test('everything that can be said has words in four languages', () => {
    for (const state of states) {
      for (const viewer of [null, 0, 1]) {
        for (const message of everythingAt(state, viewer)) {
          for (const catalog of catalogs) if (said(catalog, message) === '') throw new Error(message.key);
        }
      }
    }
  });

  test('the open table is told the same whatever is hidden', async () => {
    const { otherWorld } = await import('./eyes.ts');
    for (const [index, state] of states.entries()) {
      const other = otherWorld(state, state.turn, randomFrom(`${index}`));
      const of = (one: State) => {
        const view = scene(one, null);
        return [words.describe(view), words.claims?.(view), words.lookUp?.(view), words.subtitle(view)];
      };
      expect(of(other)).toEqual(of(state));
    }
  });

  test('the page for the moment exists', () => {
    for (const state of states) {
      const page = words.pageFor(scene(state, null));
      expect(en).toHaveProperty([`page.${page}.title`]);
      expect(page).toBeLessThan(game.about.pages);
    }
  });
});

describe('sentences', () => {
  const state = laid({ hands: ['JH KS', '8D', 'QC'] });

  test('a Jack with its suit is one sentence', () => {
    expect(said(en, words.sayMove(lay('JH', 'C'), scene(state, 0)))).toBe('Lay the Jack of hearts, choose clubs');
    const event: Event = { type: 'played', seat: 0, card: 'JH', wish: 'C', penalty: 0, left: 1 };
    expect(said(en, words.sayEvent(event, scene(state, null)) as Message)).toBe(
      'Rani lays the Jack of hearts and chooses clubs.',
    );
  });

  test('drawn cards are counted, never named', () => {
    const event: Event = { type: 'drew', seat: 1, cards: ['JS', '7D'], why: 'take' };
    expect(said(en, words.sayEvent(event, scene(state, 1)) as Message)).toBe('Bimo takes 2 cards.');
  });

  test('the call is "Mau!" in Latin letters, also in Thai', () => {
    for (const catalog of catalogs) {
      expect(catalog['move.mau']).toBe('Mau!');
      expect(catalog['move.maumau']).toBe('Mau Mau!');
      expect(Object.values(catalog).some((entry) => JSON.stringify(entry).includes('เมา'))).toBe(false);
    }
  });

  test('the buttons of the public pause are the same with and without the call', () => {
    const labels = (one: State) =>
      (words.claims?.(scene(one, null)) ?? []).map(({ seat, label, by, move }) => ({ seat, label, by, move }));
    const two = laid({ hands: ['10H QC', 'KS 8D'] });
    const silent = labels(after(two, lay('10H')));
    expect(labels(after(two, lay('10H', null, 'mau')))).toEqual(silent);
    expect(silent).toHaveLength(3);
  });

  test('a press that misses says why, kindly', () => {
    const two = after(laid({ hands: ['10H QC', 'KS 8D'] }), lay('10H', null, 'mau'));
    const misses = (words.claims?.(scene(two, null)) ?? []).map(({ miss }) => said(en, miss));
    expect(misses).toEqual(['Rani did say Mau!', 'Bimo still has 2 cards.', 'Rani did say Mau!']);
  });

  test('the luck of the cards is counted from the deal on', () => {
    const start = laid({ hands: ['10H JC', '7S'] });
    const over = after(start, lay('10H', null, 'mau'), { type: 'draw' });
    const states = [rules.setup(start.options, 2), start, over];
    const rows = words.recap?.({ options: start.options, seats: 2, states, log: [] })[0]?.rows ?? [];
    const cells = rows.map(({ label, cells: row }) => [said(en, label), ...row.map((cell) => said(en, cell))]);
    expect(cells.slice(1)).toEqual([
      ['Cards received', '2', '1'],
      ['7s received', '0', '1'],
      ['Jacks received', '1', '0'],
      ['Caught without Mau!', '0', '0'],
    ]);
  });
});

describe('the card in the box', () => {
  const options = (choices: object, seats = 2) =>
    game.about.options(readChoices(game.about.fields, choices as never), {
      colours: game.about.coloursFor(seats),
      human: [true, false],
      helped: [false, true],
      starter: 1,
    });

  test('all standards are the rules of the book', () => {
    expect(options({})).toMatchObject({
      starter: 'plain',
      nine: 'again',
      jackOnJack: true,
      stack: true,
      draw: 'one',
      afterDraw: 'play',
      mustPlay: false,
      aceSkips: false,
      lastJack: true,
      jackDouble: false,
      lastSeven: false,
      mau: 'call',
      target: 150,
      helped: [false, true],
      first: 1,
    });
  });

  test('"one, turn ends" and "until it fits" are one choice', () => {
    expect(options({ draw: 'end' })).toMatchObject({ draw: 'one', afterDraw: 'end' });
    expect(options({ draw: 'until' })).toMatchObject({ draw: 'until', afterDraw: 'play' });
  });

  test('hands are always hidden and nothing is taken back', () => {
    expect([game.about.secret(options({})), game.about.undo(options({}))]).toEqual([true, false]);
  });
});
