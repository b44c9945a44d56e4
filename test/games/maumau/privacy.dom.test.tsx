/**
 * Passing one tablet round, on the real page and board under a stepped clock. Where the privacy tests of the rulebook are:
 * U01 here (page, board, sounds, moments), in the browsers `mau-worlds`, frame by frame `view.test`. U02, U05, U06, U13, U16
 * `mau-cover`. U03, U04 `hand-over.dom`, `mau-worlds`, `mau-cover`. U07, U08, U09, U11, U12, U17, U18 here. U10, U14, U15 `view.test`.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Player } from '../../../src/contract/player.ts';
import { type Card, DECK, rankOf } from '../../../src/games/maumau/cards.ts';
import { computer } from '../../../src/games/maumau/computer.ts';
import { game } from '../../../src/games/maumau/index.ts';
import { messages } from '../../../src/games/maumau/messages/id.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { MauMau, Move, State } from '../../../src/games/maumau/shape.ts';
import { MauBoard } from '../../../src/games/maumau/view/board.ts';
import { sayCard, words } from '../../../src/games/maumau/words.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { pick, type Random, randomFrom } from '../../../src/lib/random.ts';
import { type Sat, type Sitting, sit } from '../../shell/play/sitting.tsx';
import { otherWorld, somewhere } from './eyes.ts';
import { faces, namedPictures } from './faces.ts';
import { after, dealt, laid, lay } from './table.ts';

let sitting: Sitting | null = null;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  sitting?.end();
  sitting = null;
  vi.useRealTimers();
});

const MAU: Sat<MauMau> = {
  game: 'maumau',
  about: game.about,
  rules,
  words,
  computer,
  messages,
  board: (host) => new MauBoard(host, namedPictures()),
};
const NAMES = ['Rani', 'Bimo', 'Ayah', 'Ibu'] as const;
const COLOURS = ['merah', 'biru', 'kuning', 'hijau'] as const;

function players(kinds: string): readonly Player[] {
  return [...kinds].map((kind, seat): Player => {
    const both = { name: NAMES[seat] ?? '', colour: COLOURS[seat] ?? 'merah', side: 'bottom' } as const;
    return kind === 'P'
      ? { kind: 'human', personId: null, ...both }
      : { kind: 'computer', level: 'seru', character: null, ...both };
  });
}

async function seat(state: State, kinds: string, planted: Partial<Sat<MauMau>> = {}): Promise<Sitting> {
  sitting?.end();
  sitting = await sit({ ...MAU, ...planted }, { state, players: players(kinds), chance: [5, 6, 7, 8] });
  return sitting;
}

const isCovered = (table: Sitting) => table.model.phase.value === 'covered';
const isAsked = (table: Sitting) => table.model.phase.value === 'asking';
const next = (table: Sitting) => table.page.querySelector('#cover-title')?.textContent ?? '';

/** Opens the cover and waits for the question. */
async function look(table: Sitting): Promise<void> {
  await table.until('a cover', () => isCovered(table));
  await table.open();
  await table.until('a question', () => isAsked(table));
}

const { say } = translator('id', [messages], () => '');
/** As a person reads or hears it. */
const spoken = (card: Card): string => say(sayCard(card)).toLowerCase();

/** What everybody at the table can hear and see: the live regions and the cover. */
function publicWords({ page }: Sitting): string {
  const regions = [...page.querySelectorAll('[role=log], [role=status], [role=alert], .cover, .plates')];
  return regions.map((one) => `${one.textContent} ${one.outerHTML}`).join(' ');
}

const heldNow = ({ match }: Sitting): State => match.saved().checkpoint as State;

function hiddenIn({ hands, stock, pile, bottom, recycled }: State): readonly Card[] {
  const known = new Set([...pile, ...bottom, ...recycled]);
  return [...hands.flat(), ...stock].filter((card) => !known.has(card));
}

describe('U01 two worlds that differ in hidden cards only', () => {
  /** From the commit to the end of the next hand-over: page, board, sounds and the moment of each. */
  async function story(state: State, move: Move, planted: Partial<Sat<MauMau>> = {}): Promise<readonly string[]> {
    const table = await seat(state, 'PPPP'.slice(0, state.seats), planted);
    await look(table);
    const before = table.states.length;
    await table.choose(move);
    await table.until('the next cover', () => isCovered(table));
    await table.pass(1000);
    return table.states.slice(before);
  }

  /** Plays that everybody can see: what is drawn is for one person's eyes. */
  function pairs(wanted: number): readonly (readonly [State, State, Move])[] {
    const found: (readonly [State, State, Move])[] = [];
    const random = randomFrom('privacy/worlds');
    for (let index = 0; found.length < wanted; index++) {
      const state = somewhere(random);
      const move = rules.sample(state, random);
      if (move.type !== 'play' && move.type !== 'pass') continue;
      const other = otherWorld(state, state.turn, randomFrom(`privacy/${index}`));
      const step = rules.apply(state, move).state;
      if (step.ended !== null || step.phase === 'ending' || step.turn === state.turn) continue;
      found.push([state, other, move]);
    }
    return found;
  }

  test('look, sound and last the same to the millisecond', { timeout: 300_000 }, async () => {
    let longest = 0;
    for (const [state, other, move] of pairs(6)) {
      const first = await story(state, move);
      longest = Math.max(longest, first.length);
      expect(await story(other, move)).toEqual(first);
    }
    expect(longest).toBeGreaterThan(10);
  });

  test('a word too many, a sound too many or a later moment is found out', { timeout: 300_000 }, async () => {
    const [state, other, move] = pairs(1)[0] as readonly [State, State, Move];
    const counts = (card: State) => card.hands.flat().indexOf('AS');
    const asIf = (one: State): Partial<Sat<MauMau>> => ({
      words: { ...words, subtitle: () => ({ key: `at ${counts(one)}` }) },
    });
    expect(counts(other)).not.toBe(counts(state));
    expect(await story(other, move, asIf(other))).not.toEqual(await story(state, move, asIf(state)));
    const late = (ms: number): Partial<Sat<MauMau>> => ({
      board: (host) => {
        const board = new MauBoard(host, namedPictures());
        const plays = board.play.bind(board);
        board.play = async (...given) => {
          await plays(...given);
          await new Promise((done) => setTimeout(done, ms));
        };
        return board;
      },
    });
    expect(await story(other, move, late(80))).not.toEqual(await story(state, move, late(0)));
    const loud = (cue: 'no' | 'tap'): Partial<Sat<MauMau>> => ({
      board: (host) => {
        const board = new MauBoard(host, namedPictures());
        const shows = board.show.bind(board);
        board.show = (scene) => {
          host.cue(cue);
          shows(scene);
        };
        return board;
      },
    });
    expect(await story(other, move, loud('no'))).not.toEqual(await story(state, move, loud('tap')));
  });
});

describe('the public beat', () => {
  const two = laid({ hands: ['10H QC', 'KS 8D AS', '9C 9D KC'] });

  async function beatAfter(call: 'mau' | null): Promise<Sitting> {
    const table = await seat(two, 'PPP');
    await look(table);
    if (call !== null) await table.press('.bar button');
    await table.choose(lay('10H'));
    await table.until('the beat', () => table.model.phase.value === 'beat');
    return table;
  }

  const claimsOf = (table: Sitting) =>
    [...table.page.querySelectorAll<HTMLButtonElement>('.claim')].map(
      (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('aria-disabled') ?? ''}`,
    );

  test('U07 with and without the call the same page, board and length, but for what was said', async () => {
    const shots: (readonly [string, number, readonly string[]])[] = [];
    for (const call of ['mau', null] as const) {
      const table = await beatAfter(call);
      const began = performance.now();
      const said = table.model.told.value.map((one) => say(one.message)).filter((line) => /Mau!/.test(line));
      expect(said).toHaveLength(call === null ? 0 : 1);
      const page = table.page.cloneNode(true) as HTMLElement;
      for (const line of page.querySelectorAll('[role=log] p, .tray-words p')) line.remove();
      const claims = claimsOf(table);
      await table.until('the end of the beat', () => table.model.phase.value !== 'beat');
      shots.push([page.innerHTML, performance.now() - began, claims]);
    }
    expect(shots[0]?.[2]).toHaveLength(4);
    expect(shots[1]).toEqual(shots[0]);
  });

  test('U08 a hit: two backs more on the plate, no face anywhere, and the two cards are new in the next own view', async () => {
    const table = await beatAfter(null);
    const shown: Card[] = [];
    table.watch(() => shown.push(...faces(table.root)));
    await table.press('.claim[aria-label^="Rani"].by-others');
    await table.until('the cover', () => isCovered(table));
    expect(heldNow(table).hands[0]).toHaveLength(3);
    expect([...new Set(shown)].sort()).toEqual(['10H', 'KH']);
    expect(table.page.querySelector('.plates')?.textContent).toMatch(/Rani.*3 kartu/);
    const fresh = heldNow(table).fresh[0] ?? [];
    expect(fresh).toHaveLength(2);
    for (const card of fresh) expect(table.page.innerHTML.toLowerCase()).not.toContain(spoken(card));
  });

  test('a computer that comes down to one card says Mau! itself: nobody has a button to say it for it', async () => {
    for (const [kinds, own] of [
      ['PPP', 1],
      ['PCP', 0],
    ] as const) {
      const state = laid({ hands: ['QD 9S KC', '10H QC', 'KS 8D AS'], state: { turn: 1 } });
      const table = await seat(state, kinds);
      if (kinds === 'PPP') {
        await look(table);
        await table.choose(lay('10H'));
      }
      await table.until('the beat', () => table.model.phase.value === 'beat');
      expect(table.page.querySelectorAll('.claim.by-others')).toHaveLength(3);
      expect(table.page.querySelectorAll('.claim.by-own')).toHaveLength(own);
    }
  });

  test('U09 a miss uses up that button until the next play, and no other', async () => {
    const table = await beatAfter(null);
    await table.press('.claim[aria-label^="Bimo"].by-others');
    const used = claimsOf(table).filter((one) => one.endsWith(' true'));
    expect(used).toHaveLength(1);
    expect(used[0]).toMatch(/^Bimo/);
    await look(table);
    expect(claimsOf(table).filter((one) => one.endsWith(' true'))).toEqual(used);
    await table.choose({ type: 'draw' });
    await table.until('the new card', () => isAsked(table) && heldNow(table).phase === 'drawn');
    expect(claimsOf(table)).toEqual([]);
  });
});

test('U11 whoever is jumped over gets no hand-over', async () => {
  const table = await seat(laid({ hands: ['8H QC 9C', 'KS 8D AS', '9D KC QD'] }), 'PPP');
  const covers: string[] = [];
  table.watch(() => covers.push(next(table)));
  await look(table);
  await table.choose(lay('8H'));
  await table.until('the next cover', () => isCovered(table));
  expect(next(table)).toContain('Ayah');
  expect(covers.filter((one) => one.includes('Bimo'))).toEqual([]);
  expect(table.model.told.value.map((one) => say(one.message)).join(' ')).toMatch(/dilewati/);
});

test('U12 while a computer has its turn between two people, no hand is there, whoever moved last', async () => {
  const random = randomFrom('U12');
  for (let round = 0; round < 4; round++) {
    const state = dealt({}, 3, random);
    const table = await seat({ ...state, turn: 0 }, 'PCP');
    await look(table);
    const hand = heldNow(table).hands[0] ?? [];
    const move = pick(rules.legalMoves(heldNow(table)) ?? [], random);
    let open = 0;
    table.watch(() => {
      if (table.model.scene.value?.viewer !== null) open += 1;
      else expect(faces(table.root).filter((card) => !heldNow(table).pile.includes(card))).toEqual([]);
    });
    await table.choose(move.type === 'play' ? move : (rules.legalMoves(heldNow(table)) ?? [])[0]);
    if (isAsked(table)) await table.choose({ type: 'pass' });
    open = 0;
    await table.until('the next cover', () => isCovered(table) || heldNow(table).ended !== null);
    expect(open).toBe(0);
    const left = hand.filter((card) => !heldNow(table).pile.includes(card));
    const page = table.page.innerHTML.toLowerCase();
    expect(left.filter((card) => page.includes(spoken(card)))).toEqual([]);
  }
});

describe('U17 a whole round of two people by reader and switch', () => {
  /** Plays to the end; at every moment what is told to all is looked through for what nobody may know. */
  async function whole(
    random: Random,
    planted: Partial<Sat<MauMau>> = {},
  ): Promise<{ readonly moments: number; readonly plies: number; readonly heard: readonly Card[] }> {
    const table = await seat(dealt({}, 2, random), 'PP', planted);
    const found = new Set<Card>();
    let moments = 0;
    table.watch(() => {
      const state = heldNow(table);
      if (state.ended !== null) return;
      moments += 1;
      const heard = publicWords(table).toLowerCase();
      for (const card of hiddenIn(state)) if (heard.includes(spoken(card))) found.add(card);
      if (table.model.scene.value?.viewer !== null) return;
      const page = table.page.innerHTML.toLowerCase();
      for (const card of hiddenIn(state)) if (page.includes(spoken(card))) found.add(card);
    });
    for (let plies = 0; ; plies++) {
      await table.until('somebody', () => isCovered(table) || isAsked(table) || table.model.done.value !== null);
      if (heldNow(table).ended !== null) return { moments, plies, heard: [...found] };
      if (table.model.done.value !== null) await table.press('.go');
      else if (isCovered(table)) await table.open();
      else {
        const own = heldNow(table).hands[heldNow(table).turn] ?? [];
        const page = table.page.innerHTML.toLowerCase();
        for (const card of own) expect(page).toContain(spoken(card));
        const moves = rules.legalMoves(heldNow(table)) ?? [];
        const plays = moves.filter((move) => move.type === 'play');
        await table.choose(pick(plays.length > 0 ? plays : moves, random));
      }
    }
  }

  test('what is told to all never holds a private word', { timeout: 300_000 }, async () => {
    const { moments, plies, heard } = await whole(randomFrom('U17/one'));
    expect(heard).toEqual([]);
    expect(moments).toBeGreaterThan(100);
    expect(plies).toBeGreaterThan(12);
  });

  test('a sentence that names a drawn card is found out', { timeout: 300_000 }, async () => {
    const sayEvent: typeof words.sayEvent = (event, scene) =>
      event.type === 'drew' && scene.observation.drawn !== null
        ? sayCard(scene.observation.drawn)
        : words.sayEvent(event, scene);
    const { heard } = await whole(randomFrom('U17/one'), { words: { ...words, sayEvent } });
    expect(heard.length).toBeGreaterThan(0);
  });
});

test('U18 no card in the stock, but some under the top one: it is shuffled again, to be seen, and a card comes', async () => {
  const gone = new Set<string>(['9C', 'QC', 'KS', 'KH', 'QD', '8D', '7D']);
  const rest = DECK.filter((card) => !gone.has(card) && rankOf(card) !== 'J').slice(0, 3);
  const state = laid({ hands: ['9C QC', 'KS'], pile: 'KH QD 8D 7D', state: { stock: [] } });
  expect(rest).toHaveLength(3);
  const table = await seat(state, 'PP');
  await look(table);
  expect(table.page.querySelector('.tray, .bar')).not.toBeNull();
  await table.choose({ type: 'draw' });
  await table.until('the new card', () => isAsked(table) && heldNow(table).phase === 'drawn');
  expect(['QD', '8D', '7D']).toContain(heldNow(table).drawn);
  expect(heldNow(table).stock).toHaveLength(2);
  expect(table.model.told.value.map((one) => one.message.key)).toContain('event.reshuffled');
  expect(after(state, { type: 'draw' }).want).toMatchObject({ seat: 0, count: 1 });
});
