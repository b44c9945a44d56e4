/** What the result tells besides the count: tables, the computer's look back, the number of the match. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lesson } from '../../../src/contract/computer.ts';
import type { Shape } from '../../../src/contract/rules.ts';
import type { Recap } from '../../../src/contract/words.ts';
import { fingerprint, numberOf } from '../../../src/shell/fair.ts';
import type { Finished } from '../../../src/shell/play/finished.ts';
import { MatchNumber } from '../../../src/shell/result/number.tsx';
import { Story } from '../../../src/shell/result/story.tsx';
import { needRest, showLocale } from '../../../src/shell/words.ts';
import { about, players, pretendGame } from '../stand/fixture.ts';

const people = players(['Rani', 'Bimo']);
const SEED = [11, -22, 33, 44] as const;

const luck: Recap = {
  title: { key: 'Luck' },
  note: { key: 'In brackets: usual.' },
  seats: true,
  rows: [
    { label: { key: 'Drawn' }, cells: [{ key: '7' }, { key: '6' }] },
    { label: { key: 'Bumps' }, cells: [{ key: '2' }, { key: '0' }] },
  ],
};

/** A game of counting: a move adds itself. */
function finishedWith(changes: Partial<Finished> = {}, reviews = false): Finished {
  const log = [1, 2, 3, 4].map((move, index) => ({ actor: index % 2, move, by: 'human' as const }));
  return {
    loaded: {
      game: pretendGame(about('one', { reviews })),
      rules: {
        observe: (state: number) => state,
        toMove: () => 0,
        apply: (state: number, move: number) => ({ state: state + move, events: [] }),
      },
      words: {
        recap: () => [luck],
        sayMove: (move: number, scene: { observation: number }) => ({ key: `${scene.observation}+${move}` }),
      },
      view: null,
    } as unknown as Finished['loaded'],
    outcome: { places: [1, 2], scores: null },
    players: people,
    saved: { options: {}, log, seed: SEED } as unknown as Finished['saved'],
    states: [0, 1, 3, 6, 10],
    scene: { observation: null, viewer: null, toMove: null },
    print: null,
    say: ({ key }) => key,
    review: async () => [],
    sameShuffle: () => undefined,
    again: () => undefined,
    ...changes,
  };
}

let place: HTMLElement;
beforeAll(async () => {
  await showLocale('en');
  await needRest();
});
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  act(() => render(null, place));
  place.remove();
});

async function settled(isThere: () => boolean = () => true): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await act(() => new Promise((resolve) => setTimeout(resolve)));
  for (let turn = 0; turn < 5000 && !isThere(); turn++) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

function button(name: string): HTMLButtonElement {
  const found = [...place.querySelectorAll('button')].find((one) => one.textContent === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
}

describe('the story', () => {
  test('is a table with a caption, a column for each seat and a named group for each row', async () => {
    act(() => render(<Story finished={finishedWith()} />, place));
    const table = place.querySelector('table');
    expect(table?.caption?.textContent).toBe('Luck');
    expect([...place.querySelectorAll('th[scope=col]')].map((one) => one.textContent)).toEqual(['Rani', 'Bimo']);
    const groups = [...place.querySelectorAll('tbody')].map((group) => [
      group.querySelector('th[scope=rowgroup]')?.textContent,
      [...group.querySelectorAll('td')].map((cell) => cell.textContent),
    ]);
    expect(groups).toEqual([
      ['Drawn', ['7', '6']],
      ['Bumps', ['2', '0']],
    ]);
    expect(place.textContent).toContain('In brackets: usual.');
  });

  test('is left out where a game tells nothing', () => {
    const game = finishedWith();
    const silent = { ...game, loaded: { ...game.loaded, words: { ...game.loaded.words, recap: () => [] } } };
    act(() => render(<Story finished={silent} />, place));
    expect(place.textContent).toBe('');
  });

  test('asks the computer to look back only in a game that can', async () => {
    const review = vi.fn(async () => []);
    act(() => render(<Story finished={finishedWith({ review })} />, place));
    await settled();
    expect(review).not.toHaveBeenCalled();
  });

  test('shows that the computer thinks, is whole meanwhile, and then tells each turn and what was better', async () => {
    const lesson: Lesson<Shape> = { ply: 2, played: [3], better: [5, 6], cost: 12.4 };
    let answer: (lessons: readonly Lesson<Shape>[]) => void = () => undefined;
    const review = (seat: number) =>
      seat === 0
        ? new Promise<readonly Lesson<Shape>[]>((resolve) => {
            answer = resolve;
          })
        : Promise.resolve([]);
    act(() => render(<Story finished={finishedWith({ review }, true)} />, place));
    await settled();
    expect(place.querySelector('.review [role=status]')?.textContent).toContain('looking back');
    expect(place.querySelector('table')).not.toBeNull();
    answer([lesson]);
    await settled(() => place.querySelectorAll('.review h4').length === 2);
    expect(place.querySelector('.review [role=status]')?.textContent).toBe('');
    const told = place.querySelector('.review li')?.textContent ?? '';
    expect(told).toContain('Turn 2');
    expect([...place.querySelectorAll('.review dd')].map((one) => one.textContent)).toEqual(['3+3', '3+5 · 8+6']);
    expect(told).toContain('12%');
    expect(place.textContent).toContain('Every turn was a good one.');
  });

  test('says nothing where the computer cannot look back after all', async () => {
    const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const review = () => Promise.reject(new Error('lost'));
    act(() => render(<Story finished={finishedWith({ review }, true)} />, place));
    await settled(() => place.querySelector('.review') === null);
    expect(place.querySelector('.review')).toBeNull();
    expect(place.querySelector('table')).not.toBeNull();
    quiet.mockRestore();
  });

  test('stops the looking back when people go on', async () => {
    const signals: AbortSignal[] = [];
    const review = (_: number, given: AbortSignal) => {
      signals.push(given);
      return new Promise<never>(() => undefined);
    };
    act(() => render(<Story finished={finishedWith({ review }, true)} />, place));
    await settled();
    act(() => render(null, place));
    expect(signals.map((one) => one.aborted)).toEqual([true]);
  });
});

describe('the number of a match', () => {
  test('stands beside the fingerprint, and a check works it out again', async () => {
    const print = await fingerprint([...SEED]);
    act(() => render(<MatchNumber finished={finishedWith({ print })} />, place));
    expect(place.textContent).toContain(numberOf([...SEED]));
    expect(place.textContent).toContain(print ?? 'none');
    button('Check').click();
    await settled(() => place.querySelector('[role=status]') !== null);
    expect(place.querySelector('[role=status]')?.textContent).toContain('It matches!');
  });

  test('does not match where the number was changed', async () => {
    act(() => render(<MatchNumber finished={finishedWith({ print: '0000 0000 0000' })} />, place));
    button('Check').click();
    await settled(() => place.querySelector('[role=status]') !== null);
    expect(place.querySelector('[role=status]')?.textContent).toContain('does not match');
  });

  test('is shown without a fingerprint where none can be computed', () => {
    act(() => render(<MatchNumber finished={finishedWith()} />, place));
    expect(place.textContent).toContain(numberOf([...SEED]));
    expect(() => button('Check')).toThrow();
  });

  test('gives the same shuffle again, for the same people or by way of Set-up', () => {
    const again = vi.fn();
    const sameShuffle = vi.fn();
    act(() => render(<MatchNumber finished={finishedWith({ again, sameShuffle })} />, place));
    button('Play again, same shuffle').click();
    button('Same shuffle, other players').click();
    expect(again).toHaveBeenCalledWith(SEED);
    expect(sameShuffle).toHaveBeenCalledOnce();
  });
});
