/** Two small games for the tests of the match: `race` is open and asks nature, `hands` hides a card from the others. */
import { unlessListed } from '../../src/contract/play.ts';
import type { Actor, Rules, Seat } from '../../src/contract/rules.ts';
import { range, withAt } from '../../src/lib/lists.ts';

/** Seats in turn `roll`, nature answers 1–3, the seat goes that far or stays; first at 6 wins. */
export interface Race {
  readonly options: { readonly goal: number };
  readonly state: {
    readonly goal: number;
    readonly at: readonly number[];
    readonly turn: Seat;
    readonly face: number | null;
    readonly asked: boolean;
  };
  readonly move:
    | { readonly type: 'roll' }
    | { readonly type: 'face'; readonly value: number }
    | { readonly type: 'go' }
    | { readonly type: 'stay' };
  readonly event:
    | { readonly type: 'rolled'; readonly value: number }
    | { readonly type: 'went'; readonly seat: Seat; readonly to: number };
  readonly observation: Race['state'];
}

function raceMoves(state: Race['state']): readonly Race['move'][] {
  if (state.at.some((place) => place >= state.goal)) return [];
  if (state.asked) return [1, 2, 3].map((value) => ({ type: 'face', value }));
  return state.face === null ? [{ type: 'roll' }] : [{ type: 'go' }, { type: 'stay' }];
}

function raceActor(state: Race['state']): Actor | null {
  if (state.at.some((place) => place >= state.goal)) return null;
  return state.asked ? 'nature' : state.turn;
}

export const race: Rules<Race> = {
  revision: 2,
  setup: (options, seats) => ({ goal: options.goal, at: range(seats).map(() => 0), turn: 0, face: null, asked: false }),
  toMove: raceActor,
  legalMoves: raceMoves,
  refusal: (state, move) => unlessListed(raceMoves(state), move),
  apply(state, move) {
    if (move.type === 'roll') return { state: { ...state, asked: true }, events: [] };
    if (move.type === 'face') {
      return { state: { ...state, asked: false, face: move.value }, events: [{ type: 'rolled', value: move.value }] };
    }
    const to = (state.at[state.turn] ?? 0) + (move.type === 'go' ? (state.face ?? 0) : 0);
    const next = {
      ...state,
      at: withAt(state.at, state.turn, to),
      face: null,
      turn: (state.turn + 1) % state.at.length,
    };
    return { state: next, events: [{ type: 'went', seat: state.turn, to }] };
  },
  sample: (state, random) => raceMoves(state)[random.int(raceMoves(state).length)] ?? { type: 'stay' },
  outcome: (state) =>
    raceActor(state) === null ? { places: state.at.map((place) => (place >= state.goal ? 1 : 2)), scores: null } : null,
  observe: (state) => state,
  determinize: (observation) => observation,
  score: (state) => [{ part: 'way', points: state.at }],
  upgrade: (state, revision) => (revision === 1 ? (state as Race['state']) : null),
  text: (state) => [state.at.join(' ')],
};

/** Every seat holds one hidden number; it plays it and takes a new one, which only it sees. Three rounds. A 9 brings a beat. */
export interface Hands {
  readonly options: { readonly rounds: number };
  readonly state: {
    readonly hands: readonly number[];
    readonly top: number;
    readonly turn: Seat;
    readonly left: number;
    readonly phase: 'deal' | 'play' | 'draw';
    readonly called: boolean;
  };
  readonly move:
    | { readonly type: 'deal'; readonly cards: readonly number[] }
    | { readonly type: 'play' }
    | { readonly type: 'card'; readonly card: number }
    | { readonly type: 'call' };
  readonly event:
    | { readonly type: 'dealt' }
    | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'drew'; readonly seat: Seat; readonly card: number | null }
    | { readonly type: 'called' };
  readonly observation: {
    readonly hands: readonly (number | null)[];
    readonly top: number;
    readonly turn: Seat;
    readonly left: number;
    readonly phase: Hands['state']['phase'];
    readonly called: boolean;
  };
}

function handsActor(state: Pick<Hands['state'], 'left' | 'phase' | 'turn'>): Actor | null {
  if (state.left === 0) return null;
  return state.phase === 'play' ? state.turn : 'nature';
}

function isCards(value: unknown, count: number): boolean {
  return Array.isArray(value) && value.length === count && value.every((card) => Number.isInteger(card));
}

function handsRefusal(state: Hands['state'], move: unknown): string | null {
  if (typeof move !== 'object' || move === null) return 'junk';
  const { type, cards, card } = move as { type?: unknown; cards?: unknown; card?: unknown };
  if (state.left === 0) return 'over';
  if (state.phase === 'deal') return type === 'deal' && isCards(cards, state.hands.length) ? null : 'deal';
  if (state.phase === 'draw') return type === 'card' && isCards([card], 1) ? null : 'draw';
  return type === 'play' && Object.keys(move).length === 1 ? null : 'play';
}

export const hands: Rules<Hands> = {
  revision: 1,
  setup: (options, seats) => ({
    hands: range(seats).map(() => 0),
    top: 0,
    turn: 0,
    left: options.rounds * seats,
    phase: 'deal',
    called: false,
  }),
  toMove: handsActor,
  legalMoves: (state) => (state.left > 0 && state.phase === 'play' ? [{ type: 'play' }] : state.left > 0 ? null : []),
  refusal: handsRefusal,
  apply(state, move) {
    if (move.type === 'deal')
      return { state: { ...state, hands: move.cards, phase: 'play' }, events: [{ type: 'dealt' }] };
    if (move.type === 'call') return { state: { ...state, called: true }, events: [{ type: 'called' }] };
    const seat = state.turn;
    if (move.type === 'play') {
      const card = state.hands[seat] ?? 0;
      return { state: { ...state, top: card, phase: 'draw', called: false }, events: [{ type: 'played', seat, card }] };
    }
    const next = {
      ...state,
      hands: withAt(state.hands, seat, move.card),
      phase: 'play' as const,
      left: state.left - 1,
      turn: (seat + 1) % state.hands.length,
    };
    return { state: next, events: [{ type: 'drew', seat, card: move.card }] };
  },
  sample(state, random) {
    if (state.phase === 'deal') return { type: 'deal', cards: state.hands.map(() => random.int(10)) };
    return state.phase === 'draw' ? { type: 'card', card: random.int(10) } : { type: 'play' };
  },
  outcome: (state) => (state.left === 0 ? { places: state.hands.map(() => 1), scores: null } : null),
  observe: (state, seat) => ({ ...state, hands: state.hands.map((card, index) => (index === seat ? card : null)) }),
  observeEvent: (event, seat) => (event.type === 'drew' && event.seat !== seat ? { ...event, card: null } : event),
  determinize: (observation, _seat, random) => ({
    ...observation,
    hands: observation.hands.map((card) => card ?? random.int(10)),
  }),
  interrupts: (state) =>
    state.top === 9 && !state.called && state.phase === 'play' && state.left > 0
      ? [{ seat: state.turn, move: { type: 'call' } }]
      : [],
  beat: (state) => state.top === 9 && !state.called && state.phase === 'play' && state.left > 0,
  text: (state) => [state.hands.join(' ')],
};
