/** What people choose in Set-up becomes players and options. */
import { describe, expect, test } from 'vitest';
import type { About, Choices, Seating } from '../../src/contract/about.ts';
import type { Colour } from '../../src/contract/player.ts';
import { matchOf, recognised } from '../../src/shell/setup/begin.ts';
import {
  addRow,
  changeRow,
  choose,
  countedChoices,
  type Draft,
  firstDraft,
  namesOf,
  nextColour,
  presetOf,
  readDraft,
  removeRow,
  usePreset,
  withFamily,
} from '../../src/shell/setup/draft.ts';
import { about as pretendAbout } from './stand/fixture.ts';

const ALL: readonly Colour[] = ['merah', 'biru', 'kuning', 'hijau'];
const card: About = pretendAbout('x', {
  coloursFor: (seats) => (seats === 2 ? ['merah', 'kuning'] : ALL.slice(0, seats)),
  fields: [
    {
      key: 'mode',
      group: 'main',
      values: ['classic', 'teams'],
      standard: 'classic',
      offered: (value, seats) => value !== 'teams' || seats === 4,
    },
    {
      key: 'swap',
      group: 'house',
      values: [true, false],
      standard: true,
      shown: (choices) => choices['mode'] === 'teams',
    },
  ],
  presets: [
    { key: 'book', choices: {} },
    { key: 'pairs', choices: { mode: 'teams' } },
  ],
  options: (choices, seating) => ({ choices, seating }),
});
const words = { symbol: (colour: Colour) => `the ${colour}`, computer: 'Computer' };
const colours = (draft: Draft) => draft.rows.map((row) => row.colour);
const optionsOf = (draft: Draft, last = null as Parameters<typeof matchOf>[3]) =>
  matchOf(card, draft, words, last).options as { choices: Choices; seating: Seating };
const named = (draft: Draft, ...names: string[]) =>
  names.reduce((before, name, index) => changeRow(before, index, { name, kind: 'human' }), draft);

describe('rows', () => {
  test('begin as one person and computers', () => {
    expect(firstDraft(card).rows.map((row) => row.kind)).toEqual(['human', 'computer', 'computer', 'computer']);
  });

  test('of a game for two sit opposite each other, whatever their colours are', () => {
    const pair: About = pretendAbout('two', {
      seats: { min: 2, max: 2 },
      colours: ['merah', 'biru'],
      coloursFor: () => ['merah', 'biru'],
    });
    const draft = firstDraft(pair);
    expect(draft.rows.map((row) => row.side)).toEqual(['bottom', 'top']);
    const turned = nextColour(pair, draft, 0);
    expect(turned.rows.map((row) => [row.colour, row.side])).toEqual([
      ['biru', 'top'],
      ['merah', 'bottom'],
    ]);
  });

  test('never go under or over what the game seats', () => {
    let draft = firstDraft(card);
    for (let step = 0; step < 5; step++) draft = removeRow(card, draft, 0);
    expect(draft.rows).toHaveLength(2);
    for (let step = 0; step < 5; step++) draft = addRow(card, draft);
    expect(draft.rows).toHaveLength(4);
    expect(new Set(colours(draft)).size).toBe(4);
  });

  test('of two sit as the game wants two to sit', () => {
    const two = removeRow(card, removeRow(card, firstDraft(card), 3), 2);
    expect(colours(two)).toEqual(['merah', 'kuning']);
  });

  test('keep the colours that people have picked', () => {
    const picked = nextColour(card, firstDraft(card), 0);
    expect(colours(picked)).toEqual(['biru', 'merah', 'kuning', 'hijau']);
    expect(colours(removeRow(card, removeRow(card, picked, 3), 2))).toEqual(['biru', 'merah']);
  });
});

describe('names', () => {
  test('that nobody typed are the symbol, or the computer with a number', () => {
    const names = namesOf(firstDraft(card).rows, words.symbol, words.computer);
    expect(names).toEqual(['the merah', 'Computer 1', 'Computer 2', 'Computer 3']);
  });

  test('stay as typed, markup and all', () => {
    const match = matchOf(card, named(firstDraft(card), '<b>Al</b>'), words, null);
    expect(match.players[0]?.name).toBe('<b>Al</b>');
  });

  test('of five hundred letters are cut', () => {
    const match = matchOf(card, named(firstDraft(card), 'x'.repeat(500)), words, null);
    expect(match.players[0]?.name).toBe(`${'x'.repeat(11)}…`);
  });

  test('that are known bring their person, two of the same name are two people', () => {
    const known = [{ id: 'p1', name: 'Rani', colour: null, lastPlayed: 1 }];
    let next = 1;
    const rows = recognised(named(firstDraft(card), 'rani ', 'Rani', 'Bimo'), known, () => `new${next++}`).rows;
    expect(rows.map((row) => row.personId)).toEqual(['p1', 'new1', 'new2', null]);
  });

  test('of the same name are one person with two seats where teams play', () => {
    let next = 1;
    const draft = named(firstDraft(card), 'Rani', 'Bimo', 'rani', 'Bimo');
    const rows = recognised(draft, [], () => `new${next++}`, true).rows;
    expect(rows.map((row) => row.personId)).toEqual(['new1', 'new2', 'new1', 'new2']);
  });
});

describe('the match', () => {
  test('seats people in the order of play whatever the order of rows', () => {
    const draft = nextColour(card, named(firstDraft(card), 'Rani', 'Bimo'), 0);
    const match = matchOf(card, draft, words, null);
    expect(match.players.map((player) => player.colour)).toEqual(ALL);
    expect(match.players.map((player) => player.name)).toEqual(['Bimo', 'Rani', 'Computer 1', 'Computer 2']);
    expect(optionsOf(draft).seating.human).toEqual([true, true, false, false]);
  });

  test('gives its computers the character that was chosen, one each where they are mixed', () => {
    const able: About = { ...card, characters: true };
    const charactersIn = (about: About, manner: Draft['manner']) =>
      matchOf(about, { ...firstDraft(about), manner }, words, null).players.map((player) =>
        player.kind === 'computer' ? player.character : 'human',
      );
    expect(charactersIn(able, 'plain')).toEqual(['human', null, null, null]);
    expect(charactersIn(able, 'kind')).toEqual(['human', 'kind', 'kind', 'kind']);
    expect(charactersIn(able, 'mixed')).toEqual(['human', 'kind', 'cheeky', 'traveller']);
    expect(charactersIn(card, 'mixed')).toEqual(['human', null, null, null]);
  });

  test('begins by chance, with a chosen person, or with the last winner', () => {
    const draft = recognised(named(firstDraft(card), 'Rani', 'Bimo'), [], () => crypto.randomUUID());
    const bimo = draft.rows[1];
    expect(optionsOf(draft).seating.starter).toBeNull();
    expect(optionsOf({ ...draft, starter: 'row-1' }).seating.starter).toBe(1);
    const seat = { name: '', isHuman: true, score: null };
    const last = {
      id: 'm',
      game: 'x',
      at: 1,
      seats: [
        { ...seat, personId: draft.rows[0]?.personId ?? null, colour: 'merah' as const, place: 2 },
        { ...seat, personId: bimo?.personId ?? null, colour: 'kuning' as const, place: 1 },
      ],
    };
    expect(optionsOf({ ...draft, starter: 'winner' }, last).seating.starter).toBe(1);
    expect(optionsOf({ ...draft, starter: 'winner' }).seating.starter).toBeNull();
  });

  test('has a number of 128 bits of its own', () => {
    const [a, b] = [matchOf(card, firstDraft(card), words, null), matchOf(card, firstDraft(card), words, null)];
    expect(a.seed).toHaveLength(4);
    expect(a.seed).not.toEqual(b.seed);
    expect(a.id).not.toBe(b.id);
  });
});

describe('the empty colour', () => {
  const lot: About = { ...card, colours: ALL, drawsGap: (seats) => seats === 3 };
  const three = () => removeRow(lot, firstDraft(lot), 3);
  const drawn = (draft: Draft) => matchOf(lot, draft, words, null).players.map((player) => player.colour);

  test('is drawn by lot for three, with the order of play kept', () => {
    const gaps = new Set<string>();
    for (let match = 0; match < 200; match++) {
      const taken = drawn(three());
      expect([...taken].sort((a, b) => ALL.indexOf(a) - ALL.indexOf(b))).toEqual(taken);
      gaps.add(ALL.find((colour) => !taken.includes(colour)) ?? 'none');
    }
    expect(gaps).toEqual(new Set(ALL));
  });

  test('stays where somebody has chosen a colour, and with four', () => {
    const chosen = nextColour(lot, three(), 2);
    for (let match = 0; match < 20; match++) expect(drawn(chosen)).toEqual(['merah', 'biru', 'hijau']);
    expect(drawn(firstDraft(lot))).toEqual(ALL);
  });
});

describe('rules', () => {
  test('that are hidden or not offered count as the standard', () => {
    const teams = choose(choose(firstDraft(card), 'mode', 'teams'), 'swap', false);
    expect(countedChoices(card, teams)).toEqual({ mode: 'teams', swap: false });
    expect(countedChoices(card, removeRow(card, teams, 3))).toEqual({ mode: 'classic', swap: false });
    expect(countedChoices(card, choose(teams, 'mode', 'classic'))).toEqual({ mode: 'classic', swap: true });
  });

  test('of a named set show its name until one is changed', () => {
    const draft = usePreset(card, firstDraft(card), 'pairs');
    expect(presetOf(card, draft.choices)).toBe('pairs');
    expect(presetOf(card, choose(draft, 'swap', false).choices)).toBeNull();
  });
});

describe('what was played last', () => {
  test('in another game brings the family to this one', () => {
    const family = ['Rani', 'Bimo', 'Ayah'].map((name, index) => ({ id: `p${index}`, name }));
    expect(withFamily(card, firstDraft(card), family).rows.map((row) => [row.kind, row.name])).toEqual([
      ['human', 'Rani'],
      ['human', 'Bimo'],
      ['human', 'Ayah'],
    ]);
    const alone = withFamily(card, firstDraft(card), family.slice(0, 1));
    expect(alone.rows.map((row) => row.kind)).toEqual(['human', 'computer', 'computer', 'computer']);
    expect(withFamily(card, firstDraft(card), [])).toEqual(firstDraft(card));
  });

  test('comes back', () => {
    const draft = choose(named(firstDraft(card), 'Rani', 'Bimo'), 'mode', 'teams');
    const back = readDraft(card, JSON.parse(JSON.stringify(draft)));
    expect(back?.rows.map((row) => row.name)).toEqual(['Rani', 'Bimo', '', '']);
    expect(back?.choices['mode']).toBe('teams');
  });

  test.each([
    null,
    'junk',
    { rows: [] },
    { rows: [{ colour: 'merah' }, { colour: 'merah' }] },
    { rows: [{ colour: 'pink' }, { colour: 'green' }] },
    { rows: 'many' },
  ])('is forgotten where it does not fit: %j', (note) => {
    expect(readDraft(card, note)).toBeNull();
  });
});
