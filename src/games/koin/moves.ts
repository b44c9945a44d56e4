/** What the acting seat may do. PLACE needs a coin of this turn's toss that showed the own side: nothing else of the bank can be placed. */
import { range } from '../../lib/lists.ts';
import {
  type Coin,
  FACES,
  type Face,
  type Move,
  type Rights,
  type State,
  topOf,
  tossable,
  type Value,
} from './kinds.ts';
import { BESIDE, LANDS } from './map.ts';

/** The rights of a toss by the number of coins that showed the own side. */
export function rightsFor(matched: number): Rights {
  return {
    place: matched > 0 ? 1 : 0,
    move: matched <= 1 ? 1 : 0,
    capture: matched === 0 ? 1 : 0,
    pay: matched === 3,
    owed: 0,
  };
}

/** Whether a coin may lie there: empty ground, or a strictly larger coin on top, whoever owns it. */
export function fits(state: State, value: Value, top: Coin | null): boolean {
  if (top === null) return true;
  return top.value > value && (state.options.coverOwn || top.seat !== state.turn);
}

const lands = range(LANDS.length);

function places(state: State): readonly Move[] {
  if (state.rights.place === 0) return [];
  return state.hand.flatMap((value) =>
    lands
      .filter((land) => fits(state, value, topOf(state.board, land)))
      .map((land): Move => ({ type: 'place', value, land })),
  );
}

function moves(state: State): readonly Move[] {
  if (state.rights.move === 0) return [];
  return lands
    .filter((from) => topOf(state.board, from) !== null)
    .flatMap((from) =>
      (BESIDE[from] ?? [])
        .filter((to) => topOf(state.board, to) === null)
        .map((to): Move => ({ type: 'move', from, to })),
    );
}

function captures(state: State): readonly Move[] {
  if (state.rights.capture === 0) return [];
  return lands
    .filter((land) => {
      const top = topOf(state.board, land);
      return top !== null && (state.options.capture === 'any' || top.seat !== state.turn);
    })
    .map((land): Move => ({ type: 'capture', land }));
}

/** Everything that uses a right: pay, place, move, capture, in this order. */
export function actions(state: State): readonly Move[] {
  const pays = state.rights.pay ? state.hand.map((value): Move => ({ type: 'pay', value })) : [];
  return [...pays, ...places(state), ...moves(state), ...captures(state)];
}

/** Every way that so many coins can fall. */
export function faceLists(count: number): readonly (readonly Face[])[] {
  if (count === 0) return [[]];
  return faceLists(count - 1).flatMap((faces) => FACES.map((face) => [...faces, face]));
}

function acts(state: State): readonly Move[] {
  const list = actions(state);
  const mayEnd = state.rights.owed === 0 && (state.options.optional || list.length === 0);
  return mayEnd ? [...list, { type: 'end' }] : list;
}

export function legalMoves(state: State): readonly Move[] {
  switch (state.phase) {
    case 'start':
      return [0, 1].map((seat): Move => ({ type: 'start', seat }));
    case 'toss':
      if (!state.options.real[state.turn]) return [{ type: 'toss' }];
      return faceLists(tossable(state, state.turn).length).map((faces): Move => ({ type: 'tossed', faces }));
    case 'coins':
      return faceLists(tossable(state, state.turn).length).map((faces): Move => ({ type: 'coins', faces }));
    case 'act':
      return acts(state);
    case 'over':
      return [];
  }
}
