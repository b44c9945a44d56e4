/** A game for tests: everybody holds a secret number, says a word in turn ("peek" shows them something that nobody else may see), and may be called out after each. */
import type { Interrupt, Rules, Seat, Shape } from '../../../src/contract/rules.ts';
import type { Scene } from '../../../src/contract/scene.ts';
import type { Words } from '../../../src/contract/words.ts';
import { unlessListed } from '../../../src/contract/play.ts';
import type { Player } from '../../../src/contract/player.ts';

export interface Whisper extends Shape {
  readonly options: { readonly secret: boolean; readonly beats: boolean; readonly rounds: number };
  readonly state: {
    readonly secrets: readonly number[];
    readonly said: readonly string[];
    readonly caught: boolean;
    readonly options: Whisper['options'];
  };
  readonly move: { readonly type: 'say'; readonly word: string } | { readonly type: 'catch'; readonly seat: Seat };
  readonly event:
    | { readonly type: 'said'; readonly seat: Seat; readonly word: string; readonly secret: number | null }
    | { readonly type: 'caught'; readonly seat: Seat };
  readonly observation: {
    readonly secrets: readonly (number | null)[];
    readonly said: readonly string[];
    readonly caught: boolean;
  };
}

const toMove = (state: Whisper['state']) =>
  state.said.length >= state.options.rounds * state.secrets.length ? null : state.said.length % state.secrets.length;
const legalMoves = (state: Whisper['state']): readonly Whisper['move'][] =>
  toMove(state) === null
    ? []
    : [
        { type: 'say', word: 'hush' },
        { type: 'say', word: 'boo' },
        { type: 'say', word: 'peek' },
      ];
const last = (state: Whisper['state']) => (state.said.length - 1) % state.secrets.length;

export const rules: Rules<Whisper> = {
  revision: 1,
  setup: (options, seats) => ({
    secrets: Array.from({ length: seats }, (_, seat) => 7000 + seat),
    said: [],
    caught: false,
    options,
  }),
  toMove,
  legalMoves,
  refusal: (state, move) => unlessListed(legalMoves(state), move),
  apply(state, move) {
    if (move.type === 'catch') {
      return { state: { ...state, caught: true }, events: [{ type: 'caught', seat: move.seat }] };
    }
    const seat = toMove(state) ?? 0;
    const event = {
      type: 'said',
      seat,
      word: move.word,
      secret: move.word === 'peek' ? (state.secrets[seat] ?? null) : null,
    } as const;
    return { state: { ...state, said: [...state.said, move.word], caught: false }, events: [event] };
  },
  sample: () => ({ type: 'say', word: 'hush' }),
  outcome: (state) => (toMove(state) === null ? { places: state.secrets.map(() => 1), scores: null } : null),
  observe: (state, seat) => ({
    secrets: state.secrets.map((secret, index) => (!state.options.secret || index === seat ? secret : null)),
    said: state.said,
    caught: state.caught,
  }),
  observeEvent: (event, seat) =>
    event.type === 'said' ? { ...event, secret: seat === event.seat ? event.secret : null } : event,
  determinize: (observation) => ({
    ...observation,
    secrets: observation.secrets.map((secret) => secret ?? 1),
    options: { secret: true, beats: false, rounds: 1 },
  }),
  interrupts: (state): readonly Interrupt<Whisper>[] =>
    state.options.beats && !state.caught && state.said.at(-1) === 'boo'
      ? [{ seat: last(state), move: { type: 'catch', seat: last(state) } }]
      : [],
  beat: (state) => state.options.beats && state.said.length > 0 && !state.caught,
  text: (state) => state.said,
};

export const words: Words<Whisper> = {
  sayMove: (move) => ({ key: move.type === 'say' ? `say ${move.word}` : 'catch' }),
  groupOf: () => null,
  sayEvent: (event) =>
    event.type === 'said'
      ? { key: `seat ${event.seat} said ${event.word}${event.secret === null ? '' : ` holding ${event.secret}`}` }
      : { key: `seat ${event.seat} was caught` },
  describe: (scene) => scene.observation.secrets.flatMap((one) => (one === null ? [] : [{ key: `secret ${one}` }])),
  subtitle: (scene) => ({ key: `${scene.observation.said.length} words` }),
  plate: () => ({ pips: null, line: null, tokens: [], resting: false }),
  pageFor: () => 0,
  sayOutcome: () => null,
  claims: (scene) =>
    scene.observation.secrets.map((_, seat) => ({
      seat,
      label: { key: 'caught you' },
      move: { type: 'catch', seat },
      miss: { key: 'missed' },
      by: 'others',
    })),
};

export function person(name: string, personId: string | null = null): Player {
  const colour = name === 'Ann' ? 'merah' : name === 'Ben' ? 'biru' : 'kuning';
  const side = name === 'Ann' ? 'bottom' : name === 'Ben' ? 'top' : 'left';
  return { kind: 'human', name, colour, side, personId };
}

export function robot(name: string): Player {
  return { kind: 'computer', name, level: 'seru', character: null, colour: 'hijau', side: 'right' };
}

export function sceneOf(state: Whisper['state'], viewer: Seat | null): Scene<Shape> {
  return { observation: rules.observe(state, viewer), viewer, toMove: rules.toMove(state) };
}
