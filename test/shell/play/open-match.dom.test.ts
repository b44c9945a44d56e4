/** Opening a match: what is wrong with it is said kindly, the row stays, and the lock is given back. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { game } from '../../../src/games/maaf/index.ts';
import { rules } from '../../../src/games/maaf/rules.ts';
import { messages as en } from '../../../src/i18n/locales/play/en.ts';
import { FORMAT, type SavedMatch } from '../../../src/match/saved-match.ts';
import type { Shape } from '../../../src/contract/rules.ts';
import { openMatch, type OpenFault, sayFault } from '../../../src/shell/play/open-match.ts';
import type { Reading } from '../../../src/storage/matches.ts';

const options = game.about.options(
  {},
  { colours: ['merah', 'kuning'], human: [true, true], helped: [false, false], starter: 0 },
);

function saved(change: Partial<SavedMatch<Shape>> = {}): SavedMatch<Shape> {
  return {
    format: FORMAT,
    id: 'm',
    game: 'maaf',
    revision: rules.revision,
    options,
    players: ['merah', 'kuning'].map((colour) => ({
      kind: 'human',
      name: colour,
      colour: colour as 'merah',
      side: 'bottom',
      personId: null,
    })),
    from: null,
    log: [],
    checkpoint: rules.setup(options as never, 2),
    chance: [1, 2, 3, 4],
    seed: [1, 2, 3, 4],
    endedEarly: null,
    ...change,
  };
}

const reading = (one: SavedMatch<Shape>) =>
  ({ ok: true, saved: one, head: {}, memory: null, rev: 7 }) as unknown as Reading;
const open = (given: Reading) =>
  openMatch({ kind: 'resume', id: 'm' }, { base: '/', locale: 'en', matches: { read: async () => given } });

beforeEach(() => {
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a save', () => {
  test('opens at its last ply, with the rev that the next write must follow', async () => {
    const opened = await open(reading(saved()));
    expect(opened).toMatchObject({ ok: true, rev: 7, start: { kind: 'saved' } });
    if (opened.ok) opened.release();
  });

  test.each<[string, Reading, OpenFault, string | null]>([
    ['that does not exist', { ok: false, fault: 'missing' }, 'missing', null],
    ['whose row is torn', { ok: false, fault: 'unreadable' }, 'damaged', 'm'],
    ['written by a newer Tikar', { ok: false, fault: 'future' }, 'future', 'm'],
    ['of a future revision of the rules', reading(saved({ revision: rules.revision + 1 })), 'future', 'm'],
    ['of a game that is not in the box', reading(saved({ game: 'congkak' })), 'unknown-game', 'm'],
    [
      'with a ply that is not legal',
      reading(saved({ log: [{ actor: 0, move: { type: 'fly' }, by: 'human' }] })),
      'damaged',
      'm',
    ],
    ['with a log that is no log', reading(saved({ log: 'x' as unknown as [] })), 'damaged', 'm'],
  ])('%s', async (_name, given, fault, id) => {
    expect(await open(given)).toEqual({ ok: false, fault, id });
  });

  test('that is open in another window stays there', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: async (_name: string, _how: unknown, got: (lock: null) => unknown) => got(null) },
    });
    expect(await open(reading(saved()))).toEqual({ ok: false, fault: 'elsewhere', id: null });
  });
});

describe('a part that does not arrive', () => {
  const openAfter = (failures: number) => {
    let left = failures;
    const read = async () => {
      left -= 1;
      if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
      return reading(saved());
    };
    return openMatch({ kind: 'resume', id: 'm' }, { base: '/', locale: 'en', matches: { read } });
  };

  test('is asked for once more', async () => {
    expect(await openAfter(1)).toMatchObject({ ok: true, rev: 7 });
  });

  test('is missing when the second request fails too', async () => {
    expect(await openAfter(2)).toEqual({ ok: false, fault: 'files', id: null });
  });
});

test('a faulty save gives its lock back, so that it can be tried again', async () => {
  const held: string[] = [];
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _how: unknown, got: (lock: object) => Promise<void>) => {
        held.push(name);
        await got({});
        held.splice(held.indexOf(name), 1);
      },
    },
  });
  await open({ ok: false, fault: 'unreadable' });
  await Promise.resolve();
  expect(held).toEqual([]);
});

test('every fault has its kind sentence', () => {
  const faults: readonly OpenFault[] = [
    'elsewhere',
    'missing',
    'unknown-game',
    'damaged',
    'future',
    'old-rules',
    'files',
  ];
  for (const fault of faults) expect(Object.keys(en)).toContain(sayFault(fault).key);
});
