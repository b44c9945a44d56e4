/** Kerajaan Koin in sentences. A seat's player is named, never its colour; lands and kingdoms are messages of their own. */
import type { Seat } from '../../contract/rules.ts';
import type { Scene } from '../../contract/scene.ts';
import type { Message, Param, Plate, Words } from '../../contract/words.ts';
import {
  bankOf,
  type Coin,
  faceOf,
  indexOf,
  type Koin,
  type KoinEvent,
  type Move,
  other,
  type State,
} from './kinds.ts';
import { VALUES, tossable, topOf, type Value } from './kinds.ts';
import { KINGDOMS, LANDS } from './map.ts';
import { kingdoms, totals } from './score.ts';
import { countTable, houseTable, luckTable } from './tables.ts';

function say(key: string, params?: { readonly [name: string]: Param }): Message {
  return params === undefined ? { key } : { key, params };
}

function landName(land: number): Message {
  return say(`land.${LANDS[land]}`);
}

/** Up to three sentences in a row. */
function listed(items: readonly Message[]): Message {
  const [a, b, c] = items;
  if (a === undefined) return say('list.0');
  if (b === undefined) return a;
  return c === undefined ? say('list.2', { a, b }) : say('list.3', { a, b, c });
}

function coinFaces(toss: readonly { readonly value: Value; readonly face: string }[]): Message {
  return listed([...toss].reverse().map(({ value, face }) => say(`face.${face}`, { value })));
}

function sayPlace(move: Move & { readonly type: 'place' }, state: State): Message {
  const { value, land } = move;
  const top = topOf(state.board, land);
  if (top === null) return say('move.place', { value, land: landName(land) });
  return say('move.place.onto', { value, land: landName(land), under: top.value, owner: { seat: top.seat } });
}

function sayMove(move: Move, { observation: state }: Scene<Koin>): Message {
  switch (move.type) {
    case 'start':
      return say('event.began', { name: { seat: move.seat } });
    case 'toss':
      return say('move.toss');
    case 'tossed':
    case 'coins': {
      const values = tossable(state, state.turn);
      const toss = values.map((value, index) => ({ value, face: move.faces[index] ?? 'gambar' }));
      return say('move.tossed', { coins: coinFaces(toss) });
    }
    case 'pay':
      return say('move.pay', { value: move.value, other: { seat: other(state.turn) } });
    case 'place':
      return sayPlace(move, state);
    case 'move':
      return say('move.move', { from: landName(move.from), to: landName(move.to) });
    case 'capture': {
      const top = topOf(state.board, move.land);
      const owner: Param = top === null ? '' : { seat: top.seat };
      return say('move.capture', { value: top?.value ?? 0, owner, land: landName(move.land) });
    }
    case 'end':
      return say(state.acted ? 'move.end' : 'move.pass');
  }
}

function groupOf(move: Move): Message | null {
  switch (move.type) {
    case 'place':
      return say('group.place', { value: move.value });
    case 'move':
      return say('group.move', { land: landName(move.from) });
    case 'capture':
      return say('group.capture');
    default:
      return null;
  }
}

function sayPlaced(event: KoinEvent & { readonly type: 'placed' }): Message {
  const { seat, value, land, onto } = event;
  const params = { name: { seat }, value, land: landName(land) };
  if (onto === null) return say('event.placed', params);
  const kind = onto.seat === seat ? 'event.shielded' : 'event.covered';
  return say(kind, { ...params, under: onto.value, owner: { seat: onto.seat } });
}

function sayEvent(event: KoinEvent): Message | null {
  switch (event.type) {
    case 'began':
      return say('event.began', { name: { seat: event.seat } });
    case 'tossed': {
      const params = { name: { seat: event.seat }, coins: coinFaces(event.toss), n: event.matched };
      return say('event.tossed', params);
    }
    case 'paid':
      return say('event.paid', {
        name: { seat: event.seat },
        value: event.value,
        other: { seat: other(event.seat) },
      });
    case 'placed':
      return sayPlaced(event);
    case 'moved':
      return say('event.moved', {
        name: { seat: event.seat },
        from: landName(event.from),
        to: landName(event.to),
      });
    case 'captured': {
      const { seat, coin, land } = event;
      return say(coin.seat === seat ? 'event.tookBack' : 'event.captured', {
        name: { seat },
        value: coin.value,
        land: landName(land),
        owner: { seat: coin.seat },
      });
    }
    case 'passed':
      return say(event.forced ? 'event.forced' : 'event.passed', { name: { seat: event.seat } });
    case 'turned':
      return null;
    case 'ended':
      return say(`event.ended.${event.by}`);
  }
}

function coinWords({ value, seat }: Coin): Message {
  return say('coin.of', { value, name: { seat } });
}

function landLine(state: State, land: number): Message {
  const stack = [...(state.board[land] ?? [])].reverse().map(coinWords);
  if (stack.length === 0) return say('land.empty', { land: landName(land) });
  return say('land.holds', { land: landName(land), coins: listed(stack) });
}

function kingdomLines(state: State): readonly Message[] {
  return kingdoms(state.board).flatMap(({ name, points, doubled }, index) => {
    const params = { kingdom: say(`kingdom.${name}`), a: { seat: 0 }, m: points[0], b: { seat: 1 }, n: points[1] };
    const head =
      doubled === null ? say('kingdom.line', params) : say('kingdom.doubled', { ...params, name: { seat: doubled } });
    return [head, ...(KINGDOMS[index]?.lands ?? []).map((land) => landLine(state, land))];
  });
}

function describe({ observation: state }: Scene<Koin>): readonly Message[] {
  const banks = [0, 1].map((seat) => {
    const bank = bankOf(state, seat);
    return say('bank.line', { name: { seat }, a: bank[2], b: bank[1], c: bank[0] });
  });
  const [m, n] = totals(state);
  const score = say('score.line', { a: { seat: 0 }, m, b: { seat: 1 }, n });
  const toss =
    state.toss.length === 0 ? [] : [say('toss.line', { coins: coinFaces(state.toss), n: state.hand.length })];
  return [...kingdomLines(state), ...banks, score, ...toss];
}

function plate({ observation: state }: Scene<Koin>, seat: Seat): Plate {
  const face = faceOf(state.options, seat);
  const colour = state.options.colours[seat === 0 ? 0 : 1];
  const bank = bankOf(state, seat);
  return {
    pips: null,
    line: say(`side.${face}`),
    points: say('plate.points', { n: totals(state)[seat === 0 ? 0 : 1] }),
    tokens: [...VALUES].reverse().map((value) => ({
      art: `coin-${value}-${face}-${colour}`,
      count: bank[indexOf(value)],
      label: say('bank.coin', { n: bank[indexOf(value)], value }),
    })),
    resting: false,
  };
}

/** Pages: 0 the island, 1 the toss, 2 placing, 3 paying, moving and capturing, 4 counting. */
function pageFor({ observation: { phase, rights } }: Scene<Koin>): number {
  if (phase === 'over') return 4;
  if (phase !== 'act') return 1;
  return rights.place > 0 && !rights.pay && rights.owed === 0 ? 2 : 3;
}

function sayOutcome({ observation: state }: Scene<Koin>): Message | null {
  const [m, n] = totals(state);
  const params = { a: { seat: 0 }, m, b: { seat: 1 }, n };
  return say(m === n ? 'outcome.equal' : 'outcome.points', params);
}

export const words: Words<Koin> = {
  sayMove,
  groupOf,
  sayEvent,
  describe,
  subtitle: () => say('subtitle'),
  plate,
  pageFor,
  sayOutcome,
  recap: ({ states }) => {
    const last = states.at(-1);
    return last === undefined ? [] : [countTable(last), luckTable(last)];
  },
  lookUp: ({ observation }) => [luckTable(observation), houseTable(observation)],
};
