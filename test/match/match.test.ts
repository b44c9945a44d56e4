/** The match loop: order of calls, covers, undo, changes of players, faults, kill and resume at every ply. */
import { describe, expect, test } from 'vitest';
import { resumeMatch, startMatch } from '../../src/match/match.ts';
import { openSaved, type SavedMatch } from '../../src/match/saved-match.ts';
import { human, robot, type Script, tableOf } from './table.ts';
import { type Hands, hands, type Race, race } from './toys.ts';

const OPEN = { secret: false, undo: true };
const SECRET = { secret: true, undo: false };

function move<M>(one: M): { readonly kind: 'move'; readonly move: M; readonly nature: null } {
  return { kind: 'move', move: one, nature: null };
}

/** Rolls, then always goes. */
const keen: Script<Race> = { answer: (_scene, legal) => move(legal?.[0] ?? { type: 'roll' }) };
const never = new Promise<never>(() => {});

function newRace(players = [human('Ann'), human('Ben')]) {
  return { id: 'm1', game: 'race', options: { goal: 6 }, players, seed: [1, 2, 3, 4] as const };
}

function newHands(players = [human('Ann'), human('Ben')]) {
  return { id: 'm2', game: 'hands', options: { rounds: 2 }, players, seed: [5, 6, 7, 8] as const };
}

describe('a match', () => {
  test('keeps each ply before it shows it, to the end', async () => {
    const table = tableOf(race, OPEN, keen);
    const outcome = await startMatch(table.parts, newRace()).run();
    expect(outcome?.places).toContain(1);
    expect(table.told.slice(0, 8)).toEqual([
      'show 0',
      'ask 0',
      'save 1',
      'show 0',
      'save 2',
      'play rolled for 0',
      'ask 0',
      'save 3',
    ]);
    for (const [index, line] of table.told.entries()) {
      if (line.startsWith('play')) expect(table.told[index - 1]).toMatch(/^save/);
    }
  });

  test('asks a person again after an illegal reply', async () => {
    const table = tableOf(race, OPEN, {
      answer: (_scene, legal, count) => move(count === 0 ? { type: 'stay' } : (legal?.[0] ?? { type: 'roll' })),
    });
    await startMatch(table.parts, newRace()).run();
    expect(table.told.slice(0, 4)).toEqual(['show 0', 'ask 0', 'ask 0', 'save 1']);
  });

  test('goes on after a computer that answers what is not legal, and tells the fault', async () => {
    const table = tableOf(race, OPEN, { ...keen, choose: () => ({ type: 'face' as const, value: 3 }) });
    const outcome = await startMatch(table.parts, newRace([human('Ann'), robot()])).run();
    expect(outcome).not.toBeNull();
    expect(table.faults[0]).toContain('illegal reply');
  });

  test('writes down who controlled the seat', async () => {
    const table = tableOf(race, OPEN, keen);
    await startMatch(table.parts, newRace([human('Ann'), robot()])).run();
    const log = table.saved.at(-1)?.log ?? [];
    expect(new Set(log.map((ply) => `${ply.actor} ${ply.by}`))).toEqual(new Set(['0 human', 'nature null', '1 seru']));
  });
});

describe('undo', () => {
  test('takes back the last human decision across computers and never across nature', async () => {
    let once = false;
    const table = tableOf(race, OPEN, { answer: keen.answer, grace: () => (once ? Promise.resolve() : never) });
    const match = startMatch(table.parts, newRace([human('Ann'), robot()]));
    const run = match.run();
    await settled(() => table.told.includes('grace'));
    expect(match.canUndo()).toBe(true);
    expect(match.saved().log).toHaveLength(3);
    once = true;
    match.undo();
    await settled(() => table.told.at(-1) === 'ask 0' || table.told.length > 16);
    expect(table.saved.some((saved, index) => index > 2 && saved.log.length === 2)).toBe(true);
    match.leave();
    expect(await run).toBeNull();
  });

  test('is refused after a card was turned up', async () => {
    const table = tableOf(race, OPEN, {
      answer: (_scene, legal, count) => (count < 1 ? move(legal?.[0] ?? { type: 'roll' }) : never),
    });
    const match = startMatch(table.parts, newRace());
    const run = match.run();
    await settled(() => table.told.filter((line) => line.startsWith('ask')).length === 2);
    expect(match.saved().log).toHaveLength(2);
    expect(match.canUndo()).toBe(false);
    match.undo();
    expect(match.saved().log).toHaveLength(2);
    match.leave();
    await run;
  });
});

describe('players who change', () => {
  test('a pending question goes to the computer, and back', async () => {
    const table = tableOf(race, OPEN, { answer: () => never });
    const match = startMatch(table.parts, newRace());
    const run = match.run();
    await settled(() => table.told.includes('ask 0'));
    match.setPlayer(0, robot());
    await settled(() => table.told.includes('ask 1'));
    match.setPlayer(0, human('Ann again'));
    expect(match.players()[0]?.name).toBe('Ann again');
    expect(match.saved().log[0]?.by).toBe('seru');
    match.leave();
    await run;
  });

  test('ending early counts what there is', async () => {
    let match: ReturnType<typeof startMatch<Race>> | null = null;
    const table = tableOf(race, OPEN, {
      answer: (scene, legal) => {
        if (scene.observation.at[0] !== 0) match?.endEarly();
        return move(legal?.[0] ?? { type: 'roll' });
      },
    });
    match = startMatch(table.parts, newRace());
    const outcome = await match.run();
    expect(outcome?.places).toEqual([1, 2]);
    expect(table.saved.at(-1)?.endedEarly).toEqual(outcome);
  });
});

describe('hidden hands', () => {
  const patient: Script<Hands> = { answer: () => move({ type: 'play' as const }) };

  test('cover each change of person and show a drawn card only to its seat', async () => {
    const table = tableOf(hands, SECRET, patient);
    await startMatch(table.parts, newHands()).run();
    expect(table.told.slice(0, 12)).toEqual([
      'show open',
      'save 1',
      'play dealt for open',
      'cover for 0',
      'show 0',
      'ask 0',
      'save 2',
      'play played for 0',
      'save 3',
      'play drew for 0',
      'glow 0',
      'show open',
    ]);
  });

  test('never give a scene with a card of somebody else', async () => {
    const table = tableOf(hands, SECRET, patient);
    await startMatch(table.parts, newHands()).run();
    for (const scene of table.shown) {
      for (const [seat, card] of scene.observation.hands.entries()) {
        if (seat !== scene.viewer) expect(card).toBeNull();
      }
    }
  });

  test('need no cover with one person, nor between two seats of the same person', async () => {
    const alone = tableOf(hands, SECRET, patient);
    await startMatch(alone.parts, newHands([human('Ann'), robot()])).run();
    expect(alone.told.filter((line) => line.startsWith('cover'))).toEqual([]);
    const twin = tableOf(hands, SECRET, patient);
    await startMatch(twin.parts, newHands([human('Ann', 'p1'), human('Ann', 'p1')])).run();
    expect(twin.told.filter((line) => line.startsWith('cover'))).toEqual([]);
  });

  test('stop for a public beat, and an interrupt is a ply of the table', async () => {
    const table = tableOf(hands, SECRET, { ...patient, beat: (interrupts) => interrupts[0] ?? null });
    const match = startMatch(table.parts, { ...newHands(), options: { rounds: 20 } });
    await match.run();
    const beat = table.told.indexOf('beat 1');
    expect(beat).toBeGreaterThan(0);
    expect(table.told[beat + 1]).toMatch(/^save/);
    expect(table.told[beat + 2]).toBe('play called for open');
    expect(match.saved().log.some((ply) => ply.actor === 'table')).toBe(true);
  });
});

describe('a save', () => {
  test('opens at every ply of a match and goes on to the same end', async () => {
    const table = tableOf(race, OPEN, keen);
    const whole = await startMatch(table.parts, newRace()).run();
    for (const saved of table.saved) {
      const opened = openSaved(race, JSON.parse(JSON.stringify(saved)));
      if (opened.fault !== null) throw new Error(opened.fault);
      const again = tableOf(race, OPEN, keen);
      expect(await resumeMatch(again.parts, opened.saved, opened.states, null).run()).toEqual(whole);
    }
  });

  test.each<readonly [string, (saved: SavedMatch<Race>) => unknown, string]>([
    ['of a future envelope', (saved) => ({ ...saved, format: 99 }), 'future-format'],
    ['of future rules', (saved) => ({ ...saved, revision: 3 }), 'future-revision'],
    ['of rules too old to bring up', (saved) => ({ ...saved, revision: 0 }), 'old-revision'],
    [
      'with an illegal ply',
      (saved) => ({ ...saved, log: [{ actor: 0, move: { type: 'go' }, by: 'human' }] }),
      'bad-ply',
    ],
    ['with a move of junk', (saved) => ({ ...saved, log: [{ actor: 0, move: null, by: 'human' }] }), 'bad-ply'],
    ['that is cut off', (saved) => ({ format: saved.format, id: saved.id }), 'damaged'],
    ['that is no record', () => 'hello', 'damaged'],
    ['without players', (saved) => ({ ...saved, players: [] }), 'damaged'],
    ['with a bent seed', (saved) => ({ ...saved, chance: [1, 2] }), 'damaged'],
  ])('%s is refused with a reason', async (_name, bend, fault) => {
    const table = tableOf(race, OPEN, keen);
    await startMatch(table.parts, newRace()).run();
    const opened = openSaved(race, bend(table.saved[4] as SavedMatch<Race>));
    expect(opened.fault).toBe(fault);
  });

  test('of an older revision goes on from its upgraded state, with undo ending there', async () => {
    const table = tableOf(race, OPEN, keen);
    await startMatch(table.parts, newRace()).run();
    const opened = openSaved(race, { ...(table.saved[4] as SavedMatch<Race>), revision: 1 });
    if (opened.fault !== null) throw new Error(opened.fault);
    expect(opened.saved.log).toEqual([]);
    expect(opened.saved.from).toEqual(table.saved[4]?.checkpoint);
  });

  test('holds the cursor of chance, so that leaving cannot change the next card', async () => {
    const faces = async (stopAfter: number) => {
      const table = tableOf(race, OPEN, keen);
      await startMatch(table.parts, newRace()).run();
      const opened = openSaved(race, table.saved[stopAfter]);
      if (opened.fault !== null) throw new Error(opened.fault);
      const again = tableOf(race, OPEN, keen);
      await resumeMatch(again.parts, opened.saved, opened.states, null).run();
      return again.saved.at(-1)?.log;
    };
    expect(await faces(2)).toEqual(await faces(5));
  });
});

/** Lets the loop run until something holds; fails after a thousand turns of it. */
async function settled(holds: () => boolean): Promise<void> {
  for (let turns = 0; turns < 1000; turns++) {
    if (holds()) return;
    await Promise.resolve();
  }
  throw new Error('it never came to this');
}
