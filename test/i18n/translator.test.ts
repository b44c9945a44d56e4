/** Sentences: names are data, numbers choose plurals, Thai keeps names apart. */
import { describe, expect, test } from 'vitest';
import { pickLocale } from '../../src/i18n/catalog.ts';
import { listOf, togetherOf, whenOf } from '../../src/i18n/dates.ts';
import { cleanName, cutName, nameInSentence } from '../../src/i18n/names.ts';
import { pseudoCatalog, pseudoText } from '../../src/i18n/pseudo.ts';
import { translator } from '../../src/i18n/translator.ts';

const catalog = {
  turn: "{who}'s turn",
  cards: { one: '{n} card', other: '{n} cards' },
  bump: '{who} bumps {whom}: {what}',
  home: 'back home',
};

describe('a sentence', () => {
  test('names the player of a seat', () => {
    const words = translator('en', [catalog], (seat) => ['Rani', 'Bimo'][seat] ?? '?');
    expect(words.say({ key: 'turn', params: { who: { seat: 1 } } })).toBe("Bimo's turn");
  });

  test('holds another sentence', () => {
    const words = translator('en', [catalog], (seat) => ['Rani', 'Bimo'][seat] ?? '?');
    const params = { who: { seat: 0 }, whom: { seat: 1 }, what: { key: 'home' } };
    expect(words.say({ key: 'bump', params })).toBe('Rani bumps Bimo: back home');
  });

  test('has no full stop after a word that ends in a mark of its own, unless it is a name', () => {
    const words = translator(
      'en',
      [{ plays: '{who} plays {what}.', card: 'the Maaf! card', cry: 'Maaf!' }],
      () => 'Oh!',
    );
    const said = (key: string) => words.say({ key: 'plays', params: { who: 'Al', what: { key } } });
    expect(said('cry')).toBe('Al plays Maaf!');
    expect(said('card')).toBe('Al plays the Maaf! card.');
    expect(words.say({ key: 'plays', params: { who: 'Al', what: { seat: 0 } } })).toBe('Al plays Oh!.');
  });

  test('chooses the plural by n', () => {
    const words = translator('en', [catalog]);
    expect(words.say({ key: 'cards', params: { n: 1 } })).toBe('1 card');
    expect(words.say({ key: 'cards', params: { n: 2 } })).toBe('2 cards');
    expect(words.say({ key: 'cards', params: { n: 0 } })).toBe('0 cards');
  });

  test('has one form in languages without plurals', () => {
    const words = translator('id', [{ cards: { other: '{n} kartu' } }]);
    expect(words.say({ key: 'cards', params: { n: 1 } })).toBe('1 kartu');
  });

  test('takes a game’s word before the shell’s', () => {
    expect(translator('en', [{ home: 'the roof' }, catalog]).say({ key: 'home' })).toBe('the roof');
  });

  test('shows the key where a word is missing, also for names of Object', () => {
    const words = translator('en', [catalog]);
    expect(words.say({ key: 'nothing.here' })).toBe('nothing.here');
    expect(words.say({ key: 'constructor' })).toBe('constructor');
    expect(words.say({ key: 'turn', params: {} })).toBe("{who}'s turn");
  });

  test('treats a name that looks like a place, a pattern or markup as letters', () => {
    const words = translator('en', [catalog], () => '<b>$&{n}');
    expect(words.say({ key: 'turn', params: { who: { seat: 0 } } })).toBe("<b>$&{n}'s turn");
  });
});

describe('Thai', () => {
  const say = (text: string) =>
    translator('th', [{ a: text }], () => 'Rani').say({ key: 'a', params: { s: { seat: 0 } } });

  test('puts a space on both sides of a name', () => {
    expect(say('ตาของ{s}แล้ว')).toBe('ตาของ Rani แล้ว');
  });
  test('never puts two', () => {
    expect(say('ตาของ {s} แล้ว')).toBe('ตาของ Rani แล้ว');
  });
  test('puts none at an end or before a mark', () => {
    expect(say('{s}ชนะ')).toBe('Rani ชนะ');
    expect(say('ถึงตา{s}!')).toBe('ถึงตา Rani!');
  });
});

describe('a name', () => {
  test('of twelve letters is whole, a longer one is cut to twelve', () => {
    expect(cutName('Maximiliana1')).toBe('Maximiliana1');
    expect(cutName('Maximiliana12')).toBe('Maximiliana…');
  });
  test('of five hundred letters is cut', () => {
    expect([...cutName('x'.repeat(500))]).toHaveLength(12);
  });
  test('keeps joined emoji and Thai marks whole', () => {
    expect(cutName('👩‍👩‍👧‍👦'.repeat(12))).toBe(cutName('👩‍👩‍👧‍👦'.repeat(12), 12));
    expect(cutName('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…');
    expect(cutName('น้องฟ้า')).toBe('น้องฟ้า');
  });
  test('loses line breaks and signs that turn text round', () => {
    expect(cleanName(' Ra\u202Eni\n Putri\u0000 ')).toBe('Ra ni Putri');
  });
  test('written from the right is kept apart in a sentence', () => {
    expect(nameInSentence('علي')).toBe('\u2068علي\u2069');
    expect(nameInSentence('Ali')).toBe('Ali');
  });
});

test('the language is the first that the browser asks for and the app speaks', () => {
  expect(pickLocale(['fr-FR', 'th-TH', 'en'])).toBe('th');
  expect(pickLocale(['ms-BN'])).toBe('ms');
  expect(pickLocale(['fr'])).toBe('en');
  expect(pickLocale([])).toBe('en');
});

test('a moment is a time today, a day this week, else a date', () => {
  const now = new Date(2026, 10, 30, 18, 0).getTime();
  expect(whenOf('en', new Date(2026, 10, 30, 16, 20).getTime(), now)).toEqual({ kind: 'today', text: '16:20' });
  expect(whenOf('en', new Date(2026, 10, 28, 16, 20).getTime(), now)).toEqual({ kind: 'week', text: 'Saturday' });
  expect(whenOf('id', new Date(2026, 9, 2).getTime(), now)).toEqual({ kind: 'date', text: '2 Oktober' });
  expect(whenOf('th', new Date(2026, 9, 2).getTime(), now).text).toMatch(/^2 ตุลาคม$/);
});

test('names in a row need no word between them', () => {
  expect(listOf('id', ['Rani', 'Bimo', 'Ayah'])).toBe('Rani, Bimo, Ayah');
});

test.each([
  ['id', 'Bunga dan Rani', 'Bunga, Rani, dan Bimo'],
  ['ms', 'Bunga dan Rani', 'Bunga, Rani dan Bimo'],
  ['th', 'Bunga และ Rani', 'Bunga Rani และ Bimo'],
  ['en', 'Bunga and Rani', 'Bunga, Rani and Bimo'],
] as const)('names together are joined as people say it in %s', (locale, two, three) => {
  expect(togetherOf(locale, ['Bunga', 'Rani'])).toBe(two);
  expect(togetherOf(locale, ['Bunga', 'Rani', 'Bimo'])).toBe(three);
});

test('the pretend language keeps places and grows by a third', () => {
  expect(pseudoText('Giliran {name}')).toMatch(/^\[Gïlïráñ \{name\}·{5}\]$/);
  expect(pseudoCatalog({ a: { one: 'a {n}', other: 'as {n}' } })['a']).toEqual({
    one: '[á {n}··]',
    other: '[áš {n}···]',
  });
});
