/** The sentences: complete for somebody who sees no board, every key in the catalog, in all four languages. */
import { describe, expect, test } from 'vitest';
import type { Message } from '../../../src/contract/words.ts';
import { randomFrom } from '../../../src/lib/random.ts';
import { range } from '../../../src/lib/lists.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { game } from '../../../src/games/maaf/index.ts';
import { messages as id } from '../../../src/games/maaf/messages/id.ts';
import { messages as th } from '../../../src/games/maaf/messages/th.ts';
import { rules } from '../../../src/games/maaf/rules.ts';
import type { Options, State } from '../../../src/games/maaf/shape.ts';
import { words } from '../../../src/games/maaf/words.ts';
import { CLASSIC } from '../../scenarios/maaf.ts';
import { draw, drawing, effect, holding, legal, names } from './match.ts';

const FAMILY = ['Rani', 'Bimo', 'Sari', 'Adi'];
const say = translator('id', [id], (seat) => FAMILY[seat] ?? '').say;

function sceneOf(state: State, viewer: number | null = null) {
  return { observation: rules.observe(state, viewer), viewer, toMove: rules.toMove(state) };
}

function buttons(state: State): readonly string[] {
  return legal(state).map((move) => say(words.sayMove(move, sceneOf(state, state.turn))));
}

function told(state: State, name: string): string {
  const { events } = effect(state, name);
  return events
    .map((event) => words.sayEvent(event, sceneOf(state)))
    .flatMap((message) => (message === null ? [] : [say(message)]))
    .join(' ');
}

describe('a button', () => {
  test('tells pawn, steps, square and who is bumped', () => {
    const state = draw(drawing({ R: 'T32 S S S', B: 'T39 S S S' }), 7);
    expect(buttons(state)).toEqual(['Pion 1: maju 7 ke petak 40, meluncur ke petak 44, menabrak Bimo']);
  });

  test('tells a shared 7 part by part, with where each ends', () => {
    const state = draw(drawing({ R: 'T10 Z5 H H', Y: 'S S S S' }), 7);
    expect(buttons(state)).toContain('Bagi 7. Pion 1 maju 6 ke petak 20 dan Pion 2 maju 1 ke Rumah');
  });

  test('tells swaps, starts, Maaf! and winning', () => {
    expect(buttons(draw(drawing({ R: 'T2 S S S', B: 'T20 S S S' }), 11))).toEqual([
      'Pion 1: tukar tempat dengan Pion 1 Bimo di petak 21',
      'Lewat',
    ]);
    expect(buttons(draw(drawing({ R: 'S S S S', B: 'T20 S S S' }), 'maaf'))).toEqual([
      'Pion 1 dari Sarang menggantikan Pion 1 Bimo di petak 21, menabrak Bimo',
    ]);
    expect(buttons(draw(drawing({ R: 'Z3 H H H', B: 'S S S S' }), 3))).toEqual(['Pion 1: maju 3 ke Rumah, menang!']);
    expect(buttons(draw(drawing({ R: 'S S S S', B: 'S S S S' }), 8))).toEqual(['Lanjut']);
  });

  test('tells the card of a hand', () => {
    const state = holding({ R: 'T4 S S S', Y: 'S S S S' }, [3, 3, 3, 3, 3]);
    expect(buttons(state)).toEqual(['kartu 3. Pion 1: maju 3 ke petak 8']);
  });
});

test('the live region tells who, what and result', () => {
  const state = draw(drawing({ R: 'T32 S S S', B: 'T38 S S S' }), 5);
  const bumping = { ...state, pawns: [33, ...state.pawns.slice(1)] };
  const drew = rules.apply({ ...state, phase: 'card' }, { type: 'card', card: 5 }).events;
  const opening = drew.map((event) => words.sayEvent(event, sceneOf(state))).map((message) => say(message as Message));
  expect(opening).toEqual(['Rani, kartu 5.']);
  expect(told(bumping, 'R1 +5')).toBe('Pion 1 Rani maju ke petak 39. Pion Bimo ke Sarang dulu. Maaf ya!');
});

test('a turn without a move names who goes on', () => {
  expect(told(draw(drawing({ R: 'S S S S', B: 'S S S S' }), 8), 'forfeit')).toBe(
    'Rani kali ini belum bisa jalan. Sekarang Bimo.',
  );
  expect(told(draw(drawing({ R: 'Z5 H H H', B: 'S S S S' }), 2), 'forfeit')).toBe(
    'Rani kali ini belum bisa jalan. Ambil lagi, ya.',
  );
});

/** Every message inside a message. */
function keysOf(message: Message): readonly string[] {
  const inner = Object.values(message.params ?? {}).flatMap((param) =>
    typeof param === 'object' && 'key' in param ? keysOf(param) : [],
  );
  return [message.key, ...inner];
}

const tables: readonly (readonly [string, Partial<Options>])[] = [
  ['classic', { sides: [0, 1, 2, 3], keepMaaf: true, playOn: true, starter: null }],
  ['Teams', { sides: [0, 1, 2, 3], mode: 'teams' }],
  ['Points', { sides: [0, 1, 2, 3], mode: 'points', pointsTarget: 200, pointsBonus: 'add' }],
];

test.each(tables)('whole matches of %s are told with words that exist, no two buttons alike', (_, change) => {
  const options = { ...CLASSIC, ...change };
  const random = randomFrom('words');
  let state = rules.setup(options, options.sides.length);
  const states = [state];
  const log = [];
  const used = new Set<string>();
  const use = (message: Message | null) => {
    for (const key of message === null ? [] : keysOf(message)) used.add(key);
  };
  while (rules.toMove(state) !== null) {
    const actor = rules.toMove(state);
    const move = rules.sample(state, random);
    if (actor !== 'nature' && states.length % 7 === 0) {
      const labels = buttons(state);
      expect(new Set(labels).size, names(state).join()).toBe(labels.length);
      for (const one of legal(state)) use(words.groupOf(one, sceneOf(state, state.turn)));
    }
    use(words.sayMove(move, sceneOf(state, state.turn)));
    const step = rules.apply(state, move);
    for (const event of step.events) use(words.sayEvent(event, sceneOf(step.state, step.state.turn)));
    log.push({ actor: actor ?? 0, move });
    state = step.state;
    states.push(state);
    const scene = sceneOf(state, state.turn);
    for (const line of [...words.describe(scene), words.subtitle(scene)]) use(line);
    for (const seat of range(4)) use(words.plate(scene, seat).line);
    expect(words.pageFor(scene)).toBeLessThan(game.about.pages);
  }
  use(words.sayOutcome(sceneOf(state)));
  const recaps = [
    ...(words.recap?.({ options, seats: 4, states, log }) ?? []),
    ...(words.lookUp?.(sceneOf(state, 0)) ?? []),
  ];
  for (const { title, note, rows } of recaps) {
    for (const message of [title, note, ...rows.flatMap(({ label, cells }) => [label, ...cells])]) use(message);
  }
  expect([...used].filter((key) => !Object.hasOwn(id, key))).toEqual([]);
});

test('the luck page counts forfeits, bumps and cards against what was to be expected', () => {
  const start = drawing({ R: 'T10 S S S', Y: 'T13 S S S' });
  const moves = [
    { type: 'draw' },
    { type: 'card', card: 3 },
    { type: 'step', card: 3, pawn: 0, steps: 3 },
    { type: 'draw' },
    { type: 'card', card: 8 },
    { type: 'forfeit', card: 8 },
  ] as const;
  const states = [start];
  const log = moves.map((move) => {
    const state = states.at(-1) as State;
    states.push(rules.apply(state, move).state);
    return { actor: rules.toMove(state) ?? 0, move };
  });
  const rows = words.recap?.({ options: start.options, seats: 2, states, log })[0]?.rows ?? [];
  const cells = Object.fromEntries(rows.map((row) => [row.label.key, row.cells.map((cell) => say(cell))]));
  // Nine of 45 cards start a pawn, then nine of 44; sixteen are big.
  expect(cells).toEqual({
    'luck.drawn': ['1', '1'],
    'luck.starts': ['0 (0,2)', '0 (0,2)'],
    'luck.maafs': ['0 (0,1)', '0 (0,1)'],
    'luck.big': ['0 (0,4)', '1 (0,4)'],
    'luck.forfeits': ['0', '1'],
    'luck.given': ['1', '0'],
    'luck.taken': ['0', '1'],
  });
});

test('a Latin name has a space on both sides in Thai', () => {
  const thai = translator('th', [th], (seat) => FAMILY[seat] ?? '').say;
  expect(thai({ key: 'no-move', params: { name: { seat: 1 } } })).toBe('รอบนี้ยังเดินไม่ได้ ถึงตา Bimo แล้ว');
});

describe('what Set-up chooses', () => {
  const seating = { human: [], helped: [], starter: null };

  test('becomes options of the rules', () => {
    const options = game.about.options(
      { mode: 'teams', team7: 'two', elevenSwap: 'forced', playOn: true },
      { ...seating, colours: game.about.coloursFor(4) },
    );
    expect(options).toMatchObject({
      mode: 'teams',
      sides: [0, 1, 2, 3],
      team7: 'two',
      elevenSwap: 'forced',
      playOn: false,
    });
  });

  test('two sit opposite each other', () => {
    expect(game.about.options({}, { ...seating, colours: game.about.coloursFor(2) }).sides).toEqual([0, 2]);
  });

  test('Teams need four, and a hand leaves no card to keep', () => {
    const colours = game.about.coloursFor(3);
    expect(game.about.options({ mode: 'teams' }, { ...seating, colours }).mode).toBe('classic');
    const points = game.about.options({ mode: 'points', keepMaaf: true }, { ...seating, colours });
    expect([points.keepMaaf, game.about.secret(points)]).toEqual([false, true]);
  });
});
