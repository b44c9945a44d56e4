/** The template: a complete game in which each of two people says hello once. Copy the folder; replace everything but the names of the members. */
import { unlessListed } from '../../contract/play.ts';
import type { Rules, Seat } from '../../contract/rules.ts';

export interface Blank {
  readonly options: { readonly polite: boolean };
  readonly state: { readonly greeted: readonly boolean[] };
  readonly move: { readonly type: 'greet' };
  readonly event: { readonly type: 'greeted'; readonly seat: Seat };
  readonly observation: { readonly greeted: readonly boolean[] };
}

const GREET: Blank['move'] = { type: 'greet' };

function toMove(state: Blank['state']): Seat | null {
  const seat = state.greeted.indexOf(false);
  return seat === -1 ? null : seat;
}

function legalMoves(state: Blank['state']): readonly Blank['move'][] {
  return toMove(state) === null ? [] : [GREET];
}

export const rules: Rules<Blank> = {
  revision: 1,
  setup: (_options, seats) => ({ greeted: Array.from({ length: seats }, () => false) }),
  toMove,
  legalMoves,
  refusal: (state, move) => unlessListed(legalMoves(state), move),
  apply(state) {
    const seat = state.greeted.indexOf(false);
    const greeted = state.greeted.map((done, index) => done || index === seat);
    return { state: { greeted }, events: [{ type: 'greeted', seat }] };
  },
  sample: () => GREET,
  outcome: (state) => (toMove(state) === null ? { places: state.greeted.map(() => 1), scores: null } : null),
  observe: (state) => state,
  determinize: (observation) => observation,
  text: (state) => [state.greeted.map((done, seat) => `${seat}:${done ? 'hello' : '-'}`).join(' ')],
};
