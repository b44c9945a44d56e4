/** What may be looked up during a match: the game's own tables, the rules in force, the fingerprint; never the number. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Player } from '../../../src/contract/player.ts';
import type { Shape } from '../../../src/contract/rules.ts';
import type { Scene } from '../../../src/contract/scene.ts';
import { numberOf } from '../../../src/shell/fair.ts';
import { StartPrint } from '../../../src/shell/play/parts/start-print.tsx';
import { PlayContext, type Playing, type Sheet } from '../../../src/shell/play/playing.ts';
import { Sheets } from '../../../src/shell/play/sheets/sheets.tsx';
import { beat, change } from '../../../src/shell/settings.ts';
import { needRest, showLocale } from '../../../src/shell/words.ts';
import { about } from '../stand/fixture.ts';
import { type Seated, seat } from './seated.tsx';

const person = (name: string, colour: 'merah' | 'biru'): Player => ({
  kind: 'human',
  name,
  colour,
  side: 'bottom',
  personId: null,
});
let seated: Seated;
let place: HTMLElement;

beforeAll(async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  await showLocale('en');
  await needRest();
});
beforeEach(async () => {
  vi.useFakeTimers();
  seated = await seat({ players: [person('Ann', 'merah'), person('Ben', 'biru')] });
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(async () => {
  act(() => render(null, place));
  place.remove();
  seated.end();
  await change({ hints: true, beat: 'normal', pace: 'normal' });
  vi.useRealTimers();
});

async function open(sheet: Sheet, changes: Partial<Playing> = {}): Promise<void> {
  const rules = [
    { key: 'mode', value: 'classic', isOwn: false },
    { key: 'swap', value: false, isOwn: true },
  ];
  const loaded = {
    ...seated.playing.loaded,
    game: { about: about('one') },
    rules: {},
  } as unknown as Playing['loaded'];
  const playing: Playing = { ...seated.playing, loaded, rules: () => rules, ...changes };
  const buttons = { on: false, turn: () => undefined };
  await act(() => {
    render(
      <PlayContext.Provider value={playing}>
        <Sheets open={sheet} tableMode={null} buttons={buttons} />
      </PlayContext.Provider>,
      place,
    );
  });
}

const names = () => [...place.querySelectorAll('button')].map((one) => one.textContent ?? '');

function lookingUp(lookUp: (scene: Scene<Shape>) => string): Partial<Playing> {
  const words = {
    ...seated.playing.loaded.words,
    lookUp: (scene: Scene<Shape>) => [
      {
        title: { key: lookUp(scene) },
        note: null,
        seats: false,
        rows: [{ label: { key: 'Ones' }, cells: [{ key: '3' }] }],
      },
    ],
  };
  return {
    loaded: {
      ...seated.playing.loaded,
      game: { about: about('one') },
      words,
      rules: {},
    } as unknown as Playing['loaded'],
  };
}

test('the look-up shows the game’s tables as the viewer knows them', async () => {
  const { model } = seated.playing;
  model.cover.value?.open();
  await seated.pass();
  expect(model.scene.value?.viewer).toBe(0);
  await open(
    'look',
    lookingUp(({ viewer }) => `as ${viewer}`),
  );
  expect(place.querySelector('caption')?.textContent).toBe('as 0');
  expect(place.querySelector('th[scope=row]')?.textContent).toBe('Ones');
});

test('while the table is covered it shows the open table only, also if it was open before', async () => {
  const { model, table } = seated.playing;
  model.cover.value?.open();
  await seated.pass();
  await open(
    'look',
    lookingUp(({ viewer }) => `as ${viewer}`),
  );
  await act(() => table.recover());
  expect(model.cover.value).not.toBeNull();
  expect(place.querySelector('caption')?.textContent).toBe('as null');
});

test('a game without tables of its own shows the rules in force, those of the family marked', async () => {
  await open('look');
  const lines = [...place.querySelectorAll('.rule-lines li')];
  expect(lines.map((one) => one.querySelector('.chip')?.textContent)).toEqual(['classic', 'No']);
  expect(lines.map((one) => one.textContent?.includes('Not the usual way'))).toEqual([false, true]);
});

test('the rules book has the rules of this match as its last page', async () => {
  await open('rules');
  const tabs = [...place.querySelectorAll<HTMLElement>('[role=tab]')];
  expect(tabs.at(-1)?.textContent).toBe('House rules');
  await act(() => tabs.at(-1)?.click());
  expect(place.querySelectorAll('[role=tabpanel] .rule-lines li')).toHaveLength(2);
});

test('the menu shows the fingerprint and what it is, and nowhere the number', async () => {
  await open('menu', { print: signal<string | null>('0123 4567 89ab') });
  expect(place.querySelector('.menu-print')?.textContent).toContain('0123 4567 89ab');
  expect(names()).toContain('What is this?');
  await open('fair', { print: signal<string | null>('0123 4567 89ab') });
  expect(place.textContent).toContain('The luck was locked before the start.');
  expect(document.body.innerHTML).not.toContain(numberOf(seated.match.saved().seed));
});

test('the fingerprint stands on a new table until the first decision', async () => {
  const isFresh = signal(true);
  const playing: Playing = { ...seated.playing, isFresh, print: signal<string | null>('0123 4567 89ab') };
  await act(() => {
    render(
      <PlayContext.Provider value={playing}>
        <StartPrint />
      </PlayContext.Provider>,
      place,
    );
  });
  expect(place.textContent).toBe('Fingerprint of this game: 0123 4567 89ab');
  await act(() => {
    isFresh.value = false;
  });
  expect(place.textContent).toBe('');
});

test('without a fingerprint the menu has no line for it', async () => {
  await open('menu');
  expect(place.querySelector('.menu-print')).toBeNull();
});

test('the hint is offered until Set-up has switched it off', async () => {
  seated.playing.model.cover.value?.open();
  await seated.pass();
  await open('menu');
  expect(names()).toContain('Hint');
  await act(() => change({ hints: false }));
  expect(names()).not.toContain('Hint');
});

test('the pause for everybody can be chosen only in a game that has one', async () => {
  const row = () => place.querySelector('[aria-label="Pause for everybody"]');
  await open('menu');
  expect(row()).toBeNull();
  const loaded = { ...seated.playing.loaded, game: { about: about('one') }, rules: { beat: () => false } };
  await open('menu', { loaded: loaded as unknown as Playing['loaded'] });
  expect(row()).not.toBeNull();
});

test('the pause is longer for little ones, and waits for a tap where people want that', async () => {
  expect(beat.value).toBe(2500);
  await change({ beat: 'long' });
  expect(beat.value).toBe(4000);
  await change({ beat: 'tap' });
  expect(beat.value).toBeNull();
  await change({ beat: 'normal', pace: 'calm' });
  expect(beat.value).toBe(4000);
});
