/** Every sentence of the moon exists, in four languages, with what it needs. */
import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/contract/game.ts';
import type { Ply } from '../../../src/contract/rules.ts';
import type { Message } from '../../../src/contract/words.ts';
import { game } from '../../../src/games/moon/index.ts';
import { messages as en } from '../../../src/games/moon/messages/en.ts';
import { messages as id } from '../../../src/games/moon/messages/id.ts';
import { messages as ms } from '../../../src/games/moon/messages/ms.ts';
import { messages as th } from '../../../src/games/moon/messages/th.ts';
import { rules } from '../../../src/games/moon/rules.ts';
import { FACES, type MoonMove, type MoonShape, type MoonState } from '../../../src/games/moon/state.ts';
import { countText, placeTray, restTray, rollTray, waitTray } from '../../../src/games/moon/view/tray.ts';
import { words } from '../../../src/games/moon/words.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { randomFrom } from '../../../src/lib/random.ts';

const CATALOGS: readonly (readonly ['id' | 'ms' | 'th' | 'en', Catalog])[] = [
  ['id', id],
  ['ms', ms],
  ['th', th],
  ['en', en],
];
const SEATS = 4;
const NAMES = ['Rani', 'Bimo', 'Ayah', 'Nenek'];

interface Walk {
  readonly states: readonly MoonState[];
  readonly log: readonly Ply<MoonShape>[];
}

function walk(seed: string, choices: Readonly<Record<string, boolean | number>>): Walk {
  const each = <T>(value: T) => Array.from({ length: SEATS }, () => value);
  const seating = { colours: game.about.coloursFor(SEATS), human: each(true), helped: each(false), starter: null };
  const random = randomFrom(seed);
  const states = [rules.setup(game.about.options(choices, seating), SEATS)];
  const log: Ply<MoonShape>[] = [];
  for (;;) {
    const state = states.at(-1) as MoonState;
    const actor = rules.toMove(state);
    if (actor === null) return { states, log };
    const move = rules.sample(state, random);
    log.push({ actor, move });
    states.push(rules.apply(state, move).state);
  }
}

const sceneOf = (state: MoonState) => ({ observation: state, viewer: null, toMove: rules.toMove(state) });

function told({ states, log }: Walk): readonly (Message | null)[] {
  const all: (Message | null)[] = [];
  for (const [index, state] of states.entries()) {
    const scene = sceneOf(state);
    all.push(...words.describe(scene), words.subtitle(scene), words.sayOutcome(scene));
    for (let seat = 0; seat < SEATS; seat++) {
      const plate = words.plate(scene, seat);
      all.push(plate.line, ...plate.tokens.map((token) => token.label));
    }
    const move = log[index]?.move as MoonMove | undefined;
    if (move === undefined) continue;
    all.push(words.sayMove(move, scene));
    const step = rules.apply(state, move);
    all.push(...step.events.map((event) => words.sayEvent(event, sceneOf(step.state))));
  }
  const record = { options: states[0]?.options as MoonState['options'], seats: SEATS, states, log };
  for (const table of [...(words.recap?.(record) ?? []), ...(words.lookUp?.(sceneOf(states[0] as MoonState)) ?? [])]) {
    all.push(table.title, table.note, ...table.rows.flatMap(({ label, cells }) => [label, ...cells]));
  }
  return all;
}

function trays(state: MoonState): readonly (Message | null)[] {
  const signs = { touching: 2, almost: true, tallest: false };
  const shown = [
    placeTray(state, { signs, depth: true, tilt: true }),
    rollTray(state, true),
    waitTray(state, true),
    waitTray(state, false),
    restTray(state),
  ];
  return shown.flatMap(({ title, hint, text, card, chips, confirm }) => [
    ...[title, hint, text, card?.name ?? null, confirm?.label ?? null],
    ...chips.map((chip) => chip.label),
    ...FACES.flatMap((face) => [true, false].map((tallest) => countText(face, { ...signs, tallest }))),
  ]);
}

describe.each(CATALOGS)('in %s', (locale, catalog) => {
  const { say } = translator(locale, [catalog], (seat) => NAMES[seat] ?? '');
  const holes = (message: Message | null): readonly string[] => {
    if (message === null) return [];
    const text = say(message);
    return text.trim() === '' || /[{}]|undefined|^\w+\.\w+/.test(text) ? [`${message.key}: ${text}`] : [];
  };

  test.each([
    ['family', {}],
    ['together', { together: true }],
    ['quick tears', { tears: 5, tieMoon: false }],
  ] as const)('a match (%s) is told without a hole', (seed, choices) => {
    const match = walk(seed, choices);
    const placing = match.states.find((state) => state.phase === 'place') as MoonState;
    const bad = [...told(match), ...trays(placing)].flatMap(holes);
    expect([...new Set(bad)]).toEqual([]);
  });
});

test('no button of the tray shares its key with another', () => {
  const placing = walk('keys', {}).states.find((state) => state.phase === 'place') as MoonState;
  const signs = { touching: 0, almost: false, tallest: false };
  const { chips, confirm } = placeTray(placing, { signs, depth: true, tilt: false });
  const keys = [...chips, ...(confirm === null ? [] : [confirm])].map((button) => button.hotkey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain(undefined);
});
