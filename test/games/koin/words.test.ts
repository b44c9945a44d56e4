import { describe, expect, test } from 'vitest';
import type { Message } from '../../../src/contract/words.ts';
import type { State } from '../../../src/games/koin/kinds.ts';
import { messages as en } from '../../../src/games/koin/messages/en.ts';
import { messages as id } from '../../../src/games/koin/messages/id.ts';
import { messages as th } from '../../../src/games/koin/messages/th.ts';
import { rules } from '../../../src/games/koin/rules.ts';
import { words } from '../../../src/games/koin/words.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { positionOf } from '../../scenarios/koin.ts';
import { walk } from './walks.ts';

const scene = (state: State) => ({ observation: state, viewer: null, toMove: rules.toMove(state) });
const NAMES = ['Rani', 'Ayah'];
const inIndonesian = translator('id', [id], (seat) => NAMES[seat] ?? '');

/** Every key and parameter that a message uses is there. */
function holes(message: Message): readonly string[] {
  const text = inIndonesian.say(message);
  return /[{}]|undefined|^\w+\.\w+/.test(text) ? [`${message.key}: ${text}`] : [];
}

describe('sentences', () => {
  test('exist and are filled for every move, event and position of random matches', () => {
    const bad = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const state of walk(seed)) {
        const told: (Message | null)[] = [
          ...words.describe(scene(state)),
          words.subtitle(scene(state)),
          words.sayOutcome(scene(state)),
        ];
        for (const move of rules.legalMoves(state) ?? []) {
          told.push(words.sayMove(move, scene(state)), words.groupOf(move, scene(state)));
          const step = rules.apply(state, move);
          told.push(...step.events.map((event) => words.sayEvent(event, scene(step.state))));
        }
        for (const seat of [0, 1]) {
          const plate = words.plate(scene(state), seat);
          told.push(plate.line, plate.points ?? null, ...plate.tokens.map(({ label }) => label));
        }
        for (const one of told) if (one !== null) for (const hole of holes(one)) bad.add(hole);
      }
    }
    expect([...bad]).toEqual([]);
  });

  test('tell moves apart: no two buttons of a position read the same', () => {
    for (const state of walk('names')) {
      const names = (rules.legalMoves(state) ?? []).map((move) => inIndonesian.say(words.sayMove(move, scene(state))));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('the count', () => {
  const bank = { 500: 0, 200: 0, 100: 1 };
  const example = positionOf({
    rules: {},
    state: {
      turn: 'G',
      board: {
        JEM: ['500A'],
        SER: ['200G', '100A'],
        SIN: ['500G', '100A'],
        TEJ: ['200A', '100G'],
        BES: ['200A', '100G'],
        KUB: ['500A', '200G'],
        AML: ['200A'],
        BED: ['100G'],
        MEN: ['200G', '100A'],
        SEM: ['500G'],
      },
      bank: { G: bank, A: bank },
    },
  });

  test('is told kingdom by kingdom as in the example of the rules, 15 to 14', () => {
    const record = { options: example.options, seats: 2, states: [example], log: [] };
    const table = words.recap?.(record)[0];
    const read = table?.rows.map(({ label, cells }) => [label, ...cells].map(inIndonesian.say));
    expect(read).toEqual([
      ['Buleleng', '1', '(3+1+1) × 2 = 10'],
      ['Karangasem', '(1+2) × 2 = 6', '2'],
      ['Mengwi', '1', '1'],
      ['Klungkung', '3 × 2 = 6', '0'],
      ['Sisa koin', '1', '1'],
      ['Jumlah', '15', '14'],
    ]);
  });
});

test('the result screen has a word for every part of the score', () => {
  const state = walk('score').at(-1) as State;
  for (const { part } of rules.score?.(state) ?? []) expect(id).toHaveProperty([`score.${part}`]);
});

describe('names of places', () => {
  test('never break across lines in Thai: a word joiner stands between all their letters', () => {
    for (const [key, text] of Object.entries(th)) {
      if (!/^(land|kingdom|score)\.(?!empty|holds|line|doubled|left)/.test(key)) continue;
      const letters = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(String(text))];
      const joined = letters.map(({ segment }) => segment.replaceAll('\u2060', '')).filter((one) => one !== '');
      expect(joined.join('\u2060'), key).toBe(text);
      expect(text, key).not.toMatch(/\s/);
    }
  });

  test('the credit stands in the rules book of every language', () => {
    for (const catalog of [id, en, th]) expect(catalog['page.0.text']).toContain('Coin Age');
  });
});
