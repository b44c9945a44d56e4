/** The rulebook of Catch the Moon as tests; nature's answers are written down. */
import { describe, expect, test } from 'vitest';
import { play } from '../../../src/contract/play.ts';
import { at, range } from '../../../src/lib/lists.ts';
import { randomFrom } from '../../../src/lib/random.ts';
import { COUNT } from '../../../src/games/moon/ladders.ts';
import { rules } from '../../../src/games/moon/rules.ts';
import { sampleTrace } from '../../../src/games/moon/sample.ts';
import type {
  Face,
  MoonEvent,
  MoonMove,
  MoonOptions,
  MoonState,
  Settle,
  Standing,
} from '../../../src/games/moon/state.ts';
import { missOf } from '../../../src/games/moon/turn-end.ts';

const LEFT = COUNT;
const RIGHT = COUNT + 1;

function options(change: Partial<MoonOptions> = {}): MoonOptions {
  return {
    starter: 0,
    liability: true,
    tieMoon: true,
    tears: 7,
    ladders: 28,
    hands: ['normal', 'normal', 'normal', 'normal', 'normal', 'normal'],
    tilt: 'off',
    oneHand: false,
    together: false,
    ...change,
  };
}

const stands = (ladder: number): Standing => [ladder, ladder * 10, 9000, 0, 0, 0, 0, 10_000];

interface TurnPlan {
  readonly face?: Face;
  readonly window?: readonly number[];
  readonly settle?: Partial<Settle>;
}

/** A whole turn of whoever is to roll: the lowest ladder of the box, and what nature says of it. */
function turn(before: MoonState, plan: TurnPlan = {}): { state: MoonState; events: readonly MoonEvent[] } {
  const events: MoonEvent[] = [];
  let state = before;
  const go = (move: MoonMove): void => {
    const actor = rules.toMove(state);
    if (actor === null) throw new Error('over');
    const step = play(rules, state, { actor, move });
    state = step.state;
    events.push(...step.events);
  };
  go({ type: 'roll' });
  const fell = plan.window ?? [];
  const pile = fell.length === 0 ? null : state.pile.filter((one) => !fell.includes(one[0]));
  go({
    type: 'rolled',
    fell,
    face: plan.face ?? 'two',
    ladder: at(state.box, 0),
    pile,
    height: state.height,
    lost: [],
  });
  if (state.phase !== 'place') return { state, events };
  go({ type: 'place', trace: sampleTrace(state, randomFrom('hand')), held: 20 });
  go(settled(state, plan.settle ?? {}));
  return { state, events };
}

function settled(state: MoonState, change: Partial<Settle>): Settle {
  const ladder = state.ladder ?? 0;
  const held = change.held ?? false;
  const fell = change.fell ?? [];
  const touches = change.touches ?? (fell.length > 0 || held ? [] : [LEFT, RIGHT]);
  const tallest = change.tallest ?? fell.length === 0;
  const missed = missOf(state.face ?? 'one', { held, fell, touches, tallest }) !== null;
  const gone = [...fell, ...(change.after ?? []), ...(change.late ?? []), ...(missed ? [ladder] : [])];
  const pile = [...state.pile, stands(ladder)].filter((one) => !gone.includes(one[0])).sort((a, b) => a[0] - b[0]);
  return {
    type: 'settle',
    held,
    fell,
    touches,
    tallest,
    after: [],
    late: [],
    lost: [],
    pile,
    height: 15_000,
    ...change,
  };
}

const miss: TurnPlan = { settle: { touches: [] } };
const types = (events: readonly MoonEvent[]): readonly string[] => events.map((event) => event.type);

describe('the condition of the die', () => {
  const judge = (face: Face, touches: readonly number[], tallest = true): string | null =>
    missOf(face, { held: false, fell: [], touches, tallest });

  test.each([
    ['one', 0, 'few'],
    ['one', 1, null],
    ['one', 2, 'many'],
    ['two', 1, 'few'],
    ['two', 2, null],
    ['two', 3, 'many'],
    ['moon', 0, 'few'],
    ['moon', 1, null],
    ['moon', 2, null],
    ['moon', 3, 'many'],
  ] as const)('%s with %i touched: %s', (face, count, answer) => {
    expect(judge(face, range(count))).toBe(answer);
  });

  test('a starter and another ladder are two', () => {
    expect(judge('two', [LEFT, 4])).toBeNull();
  });

  test('the moon wants the highest ladder', () => {
    expect(judge('moon', [3], false)).toBe('low');
    expect(judge('two', [3, 4], false)).toBeNull();
  });

  test('whatever falls fails the turn, also where the count would be right', () => {
    expect(missOf('two', { held: false, fell: [9], touches: [LEFT, RIGHT], tallest: true })).toBe('fell');
  });
});

describe('a turn', () => {
  test('a ladder that counts stays, costs nothing and hands on to the next seat clockwise', () => {
    const { state, events } = turn(rules.setup(options(), 3));
    expect(types(events)).toEqual(['rolled', 'placed', 'stood']);
    expect(state.pile.map((one) => one[0])).toEqual([0]);
    expect([state.seat, state.phase, state.pool, state.toPlace]).toEqual([1, 'roll', 7, 27]);
  });

  test('nature may choose who begins', () => {
    const first = rules.setup(options({ starter: null }), 3);
    expect(rules.toMove(first)).toBe('nature');
    const { state } = play(rules, first, { actor: 'nature', move: { type: 'begin', seat: 2 } });
    expect(rules.toMove(state)).toBe(2);
  });

  test('a ladder that does not count costs one tear and leaves the game', () => {
    const { state, events } = turn(rules.setup(options(), 3), miss);
    expect(state.tears).toEqual([1, 0, 0]);
    expect(state.pile).toEqual([]);
    expect(state.box).not.toContain(0);
    expect(events).toContainEqual({ type: 'missed', seat: 0, ladder: 0, why: 'few' });
  });

  test('two ladders that fall in one turn cost one tear', () => {
    const first = turn(rules.setup(options(), 3)).state;
    const { state } = turn(first, { settle: { fell: [0, 1] } });
    expect(state.tears).toEqual([0, 1, 0]);
    expect(state.pile).toEqual([]);
  });

  test('a held ladder that grazes the cloud fails', () => {
    const { state, events } = turn(rules.setup(options(), 3), { settle: { held: true, fell: [0] } });
    expect(state.tears).toEqual([1, 0, 0]);
    expect(events).toContainEqual({ type: 'missed', seat: 0, ladder: 0, why: 'held' });
  });

  test('what falls when the ladder is lifted out costs no second tear', () => {
    const first = turn(rules.setup(options(), 3)).state;
    const { state } = turn(first, { settle: { touches: [], after: [0] } });
    expect(state.tears).toEqual([0, 1, 0]);
    expect(state.pile).toEqual([]);
  });

  test('what a pile built up again loses costs nobody a tear', () => {
    const first = turn(rules.setup(options(), 3)).state;
    const { state } = turn(first, { settle: { lost: [0], pile: [stands(1)] } });
    expect(state.tears).toEqual([0, 0, 0]);
    expect(state.pile.map((one) => one[0])).toEqual([1]);
  });
});

describe('the window until the next roll', () => {
  const standing = turn(rules.setup(options(), 3)).state;

  test('what slides in it is a tear of the last player, and the roll goes on', () => {
    const { state, events } = turn(standing, { window: [0] });
    expect(state.tears).toEqual([1, 0, 0]);
    expect(types(events).slice(0, 3)).toEqual(['fell', 'wept', 'rolled']);
    expect(state.seat).toBe(2);
  });

  test('a player who already has a tear from this turn gets no second one', () => {
    const torn = turn(standing, miss).state;
    const { state } = turn(torn, { window: [0] });
    expect(state.tears).toEqual([0, 1, 0]);
  });

  test('with the rule off nobody answers', () => {
    const first = turn(rules.setup(options({ liability: false }), 3)).state;
    expect(turn(first, { window: [0] }).state.tears).toEqual([0, 0, 0]);
  });

  test('after the last ladder it runs before the count', () => {
    const one = rules.setup(options({ ladders: 1 }), 3);
    const { state } = turn(one, { settle: { late: [0], pile: [] } });
    expect(state.tears).toEqual([1, 0, 0]);
    expect(rules.outcome(state)?.places).toEqual([3, 1, 1]);
  });
});

describe('the end', () => {
  test('the last ladder ends it: fewest tears win', () => {
    let state = rules.setup(options({ ladders: 3 }), 3);
    state = turn(state, miss).state;
    state = turn(state).state;
    state = turn(state, miss).state;
    expect(rules.outcome(state)?.places).toEqual([2, 1, 2]);
  });

  test('a failed last ladder gives its tear first', () => {
    let state = rules.setup(options({ ladders: 3 }), 3);
    for (const plan of [{}, miss, miss]) state = turn(state, plan).state;
    expect(state.tears).toEqual([0, 1, 1]);
    expect(rules.outcome(state)?.places).toEqual([1, 2, 2]);
  });

  test('whoever takes the last tear is out, even with the fewest tears', () => {
    const state = { ...rules.setup(options(), 3), tears: [0, 2, 4], pool: 1 };
    const after = turn(state, miss).state;
    expect(after.out).toEqual([0]);
    expect(rules.outcome(after)?.places).toEqual([3, 1, 2]);
  });

  test('last ladder and last tear in one turn: eliminate, then compare', () => {
    const state = { ...rules.setup(options({ ladders: 1 }), 3), tears: [0, 3, 3], pool: 1 };
    const after = turn(state, miss).state;
    expect(rules.outcome(after)?.places).toEqual([3, 1, 1]);
  });

  test('two players: the third tear ends the game with ladders and tears left', () => {
    const state = { ...rules.setup(options(), 2), tears: [2, 0], pool: 5 };
    const after = turn(state, miss).state;
    expect(rules.outcome(after)?.places).toEqual([2, 1]);
    expect(after.pool).toBe(4);
    expect(after.toPlace).toBe(27);
  });

  test('a short game ends after fourteen ladders', () => {
    let state = rules.setup(options({ ladders: 14 }), 2);
    for (const _ of range(14)) state = turn(state).state;
    expect(rules.outcome(state)?.places).toEqual([1, 1]);
  });
});

describe('a tie', () => {
  /** Six players with a tear each; the seventh has just been taken by seat 0. */
  const tied = turn({ ...rules.setup(options(), 6), tears: [1, 1, 1, 1, 1, 1], pool: 1 }, miss).state;

  test('six players at one tear each with the last taken: the others go on, clockwise from the last player', () => {
    expect(tied.tie).toEqual([1, 2, 3, 4, 5]);
    expect([tied.phase, tied.seat]).toEqual(['roll', 1]);
    expect(rules.outcome(tied)).toBeNull();
  });

  test('every placing counts as moon, whatever the die says', () => {
    const { events } = turn(tied, { face: 'two', settle: { tallest: false } });
    expect(events).toContainEqual({ type: 'rolled', seat: 1, face: 'moon', ladder: 1 });
    expect(events).toContainEqual({ type: 'missed', seat: 1, ladder: 1, why: 'low' });
  });

  test('with that rule off the die says what to do', () => {
    const usual = { ...tied, options: options({ tieMoon: false }) };
    expect(turn(usual, { face: 'two', settle: { tallest: false } }).state.tie).toHaveLength(5);
  });

  test('a failure rests and costs no tear', () => {
    const { state } = turn(tied, miss);
    expect(state.tears).toEqual(tied.tears);
    expect(state.tie).toEqual([2, 3, 4, 5]);
    expect(state.seat).toBe(2);
  });

  test('all but one out: the end at once', () => {
    let state = tied;
    for (const _ of range(4)) state = turn(state, miss).state;
    expect(rules.outcome(state)?.places).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('ladders gone: those left share the win', () => {
    const last = { ...tied, toPlace: 1 };
    expect(rules.outcome(turn(last).state)?.places).toEqual([6, 1, 1, 1, 1, 1]);
  });

  test('what slides in the window of a tie costs the place in it', () => {
    const standing = turn(tied).state;
    const { state } = turn(standing, { window: [1] });
    expect(state.resting).toEqual([1]);
  });

  test('a tie that begins in the window leaves out whoever has just rolled without being in it', () => {
    const before = { ...turn({ ...rules.setup(options(), 3), seat: 1 }).state, tears: [3, 0, 3], pool: 1 };
    expect(before.seat).toBe(2);
    const { state } = turn(before, { window: [0] });
    expect(state.out).toEqual([1]);
    expect(state.tie).toEqual([0, 2]);
    const alone = { ...turn({ ...rules.setup(options(), 4), seat: 1 }).state, tears: [1, 0, 4, 1], pool: 1 };
    const next = turn(alone, { window: [0] }).state;
    expect(next.tie).toEqual([0, 3]);
    expect([next.phase, next.seat, next.toPlace]).toEqual(['roll', 3, alone.toPlace]);
  });
});

describe('together', () => {
  test('the table has the tears and the height is the score', () => {
    let state = rules.setup(options({ together: true, ladders: 2 }), 3);
    state = turn(state, miss).state;
    expect([state.tears, state.pool]).toEqual([[0, 0, 0], 6]);
    state = turn(state).state;
    expect(rules.outcome(state)).toEqual({ places: [1, 1, 1], scores: [150, 150, 150] });
  });

  test('the last tear ends it', () => {
    const state = turn({ ...rules.setup(options({ together: true }), 2), pool: 1 }, miss).state;
    expect(rules.outcome(state)?.places).toEqual([1, 1]);
  });
});

describe('what is refused', () => {
  const first = rules.setup(options(), 2);
  const placing = turnTo(first, 'place');
  const settling = turnTo(first, 'settle');

  function turnTo(start: MoonState, phase: MoonState['phase']): MoonState {
    let state = start;
    const random = randomFrom('to');
    while (state.phase !== phase) state = rules.apply(state, rules.sample(state, random)).state;
    return state;
  }

  test.each([
    ['no object', null],
    ['another move', { type: 'roll' }],
    ['no trace', { type: 'place', trace: '', held: 1 }],
    ['a trace of junk', { type: 'place', trace: '!!', held: 1 }],
    ['a hand that never held', { type: 'place', trace: sampleTrace(first, randomFrom('x')), held: 0 }],
    ['a hand that held longer than the trace', { type: 'place', trace: sampleTrace(first, randomFrom('x')), held: 31 }],
    ['one more field', { type: 'place', trace: sampleTrace(first, randomFrom('x')), held: 3, more: 1 }],
  ])('placing: %s', (_, move) => {
    expect(rules.refusal(placing, move)).not.toBeNull();
  });

  test.each([
    ['a ladder that is not there has fallen', { fell: [17] }],
    ['something touched twice', { touches: [LEFT, LEFT] }],
    ['a fallen ladder touches', { fell: [settling.ladder ?? 0], touches: [LEFT], tallest: false }],
    ['a starter has fallen', { fell: [LEFT] }],
    ['a ladder that is not in the pile stands', { pile: [stands(20)] }],
    ['a pose is not whole', { pile: [[0, 0.5, 0, 0, 0, 0, 0, 10_000]] as unknown as Standing[] }],
    ['late without the last ladder', { late: [settling.ladder ?? 0], pile: [] }],
  ])('settling: %s', (_, change) => {
    expect(rules.refusal(settling, { ...settled(settling, {}), ...change })).not.toBeNull();
  });
});

describe('a match that is ended early', () => {
  test('the fewest tears win', () => {
    const state = { ...rules.setup(options(), 3), tears: [2, 0, 1], pool: 4 };
    expect(rules.early?.(state)).toEqual({ places: [3, 1, 2], scores: null });
  });

  test('in a tie those who are still in it share', () => {
    const state = { ...rules.setup(options(), 3), tears: [1, 1, 5], pool: 0, tie: [0, 1], out: [2] };
    expect(rules.early?.(state)?.places).toEqual([1, 1, 3]);
  });
});

describe('a state from outside', () => {
  const random = randomFrom('states');
  const states: MoonState[] = [rules.setup(options({ starter: null }), 4)];
  for (let state = states[0] as MoonState; rules.toMove(state) !== null; ) {
    state = rules.apply(state, rules.sample(state, random)).state;
    states.push(state);
  }

  test('is sound at every moment of a match', () => {
    expect(states.map((state) => rules.fault?.(JSON.parse(JSON.stringify(state))))).toEqual(states.map(() => null));
  });

  test.each([
    ['null', null],
    ['a list', []],
    ['no tears', { ...states[3], tears: undefined }],
    ['a seat too many', { ...states[3], seat: 4 }],
    ['a ladder in the box and in the pile', { ...states[1], box: [1, 2], pile: [stands(2)] }],
    ['another face', { ...states.find((state) => state.phase === 'place'), face: 'three' }],
    ['a hand that is none', { ...states[3], options: { ...options(), hands: ['iron'] } }],
    ['a trace before its time', { ...states[1], trace: { text: 'A', held: 1 } }],
  ])('is refused: %s', (_, value) => {
    expect(rules.fault?.(value)).not.toBeNull();
  });
});
