/** The page as the interface: a named button per legal move, grouped where there are many, with the focus where one left it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Rules } from '../../../src/contract/rules.ts';
import type { Words } from '../../../src/contract/words.ts';
import { type Seated, seat } from './seated.tsx';
import { person, rules, type Whisper, words } from './whisper.ts';

let seated: Seated;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  seated.end();
  vi.useRealTimers();
});

const plain = { players: [person('Ann'), person('Ben')], options: { secret: false } };

/** Thirty words in five groups. */
const many = {
  ...plain,
  rules: {
    ...rules,
    legalMoves: () => Array.from({ length: 30 }, (_, index) => ({ type: 'say', word: `w${index}` })),
    refusal: () => null,
  } as Rules<Whisper>,
  words: {
    ...words,
    groupOf: (move) => (move.type === 'say' ? { key: `group ${Number(move.word.slice(1)) % 5}` } : null),
  } as Words<Whisper>,
};

const press = (name: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

describe('the moves', () => {
  test('are real buttons with their whole names', async () => {
    seated = await seat(plain);
    const list = seated.page.querySelector('ul[aria-label=Moves]');
    expect([...(list?.querySelectorAll('button') ?? [])].map((one) => one.textContent)).toEqual([
      'say hush',
      'say boo',
      'say peek',
    ]);
  });

  test('are grouped by the first choice where there are more than twenty-four', async () => {
    seated = await seat(many);
    const names = () => [...seated.page.querySelectorAll('.moves button')].map((one) => one.textContent);
    expect(names()).toEqual(['group 0', 'group 1', 'group 2', 'group 3', 'group 4']);
    seated.button('group 3').click();
    await seated.pass();
    expect(names()).toEqual(['say w3', 'say w8', 'say w13', 'say w18', 'say w23', 'say w28', 'All moves']);
    seated.button('All moves').click();
    await seated.pass();
    expect(names()).toHaveLength(5);
  });

  test('show their preview on the board while they have the focus, over the thing they stand for', async () => {
    seated = await seat(plain);
    seated.view.place = { x: 10, y: 20, width: 30, height: 40 };
    const button = seated.button('say boo');
    button.focus();
    await seated.pass();
    expect(seated.view.calls.at(-1)).toBe('preview');
    expect(button.style.left).toBe('10px');
    expect(button.style.height).toBe('40px');
    button.blur();
    expect(seated.view.calls.at(-1)).toBe('no preview');
  });

  test('are walked by the arrows, round the end', async () => {
    seated = await seat(plain);
    seated.button('say hush').focus();
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('say boo');
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement?.textContent).toBe('say peek');
  });
});

test('whoever plays by the buttons stays among them from turn to turn', async () => {
  seated = await seat(plain);
  const first = seated.button('say hush');
  first.focus();
  first.click();
  await seated.pass();
  expect(document.activeElement?.textContent).toBe('say hush');
  expect(seated.page.querySelector('.mirror')?.contains(document.activeElement)).toBe(true);
});

test('what the eye sees is told in words', async () => {
  seated = await seat(plain);
  const list = seated.page.querySelector('ul[aria-label="On the board"]');
  expect([...(list?.children ?? [])].map((one) => one.textContent)).toEqual(['secret 7000', 'secret 7001']);
});
