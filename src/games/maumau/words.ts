/** Mau Mau's sentences as keys of its own messages. Nothing here may say a hidden card: drawn cards are only counted. */
import type { Scene } from '../../contract/scene.ts';
import type { Claim, MatchRecord, Message, Recap, Words } from '../../contract/words.ts';
import type { Seat } from '../../contract/rules.ts';
import { range } from '../../lib/lists.ts';
import { type Card, inDeckOrder, rankOf, type Suit, SUITS, suitOf } from './cards.ts';
import { isCounted } from './observe.ts';
import type { Event, MauMau, Move, Observation, State } from './shape.ts';

type Sight = Scene<MauMau>;

const RULES = ['target', 'mau', 'starter', 'nine', 'jackOnJack', 'stack', 'mustPlay', 'aceSkips', 'lastJack'] as const;
const MORE_RULES = ['jackDouble', 'lastSeven'] as const;

function sayRank(card: Card): Message {
  return { key: `rank.${rankOf(card)}` };
}

function saySuit(suit: Suit): Message {
  return { key: `suit.${suit}` };
}

export function sayCard(card: Card): Message {
  return { key: 'card', params: { rank: sayRank(card), suit: saySuit(suitOf(card)) } };
}

function sayCount(key: 'cards' | 'points' | 'number', n: number): Message {
  return { key, params: { n } };
}

/** "a, b, c" as sentences within sentences, since only a language knows its comma; null for an empty list. */
function sayList(parts: readonly Message[]): Message | null {
  return parts.reduceRight<Message | null>(
    (rest, first) => (rest === null ? first : { key: 'list', params: { first, rest } }),
    null,
  );
}

function sayMove(move: Move, { observation }: Sight): Message {
  switch (move.type) {
    case 'play':
      return move.suit === null
        ? { key: 'move.play', params: { card: sayCard(move.card) } }
        : { key: 'move.playJack', params: { card: sayCard(move.card), suit: saySuit(move.suit) } };
    case 'take':
      return { key: 'move.take', params: { n: observation.penalty } };
    case 'pass':
      return { key: observation.phase === 'drawn' ? 'move.keep' : 'move.pass' };
    case 'call':
      return { key: `move.${move.word}` };
    case 'catch':
      return { key: 'move.catch', params: { name: { seat: move.seat } } };
    default:
      return { key: `move.${move.type}` };
  }
}

function sayPlayed(event: Extract<Event, { readonly type: 'played' }>): Message {
  const name = { seat: event.seat };
  const card = sayCard(event.card);
  if (event.left === 0) return { key: 'event.playedLast', params: { name, card } };
  if (event.wish !== null) return { key: 'event.playedJack', params: { name, card, suit: saySuit(event.wish) } };
  if (event.penalty > 0) return { key: 'event.playedSeven', params: { name, card, n: event.penalty } };
  return { key: 'event.played', params: { name, card } };
}

function sayRound(winner: Seat | null, { observation }: Sight): Message {
  const { ended } = observation;
  if (winner === null || ended === null) return { key: 'event.roundVoid' };
  const points = sayCount('points', ended.points);
  return { key: ended.doubled ? 'event.roundDoubled' : 'event.roundWon', params: { name: { seat: winner }, points } };
}

function sayEvent(event: Event, scene: Sight): Message | null {
  switch (event.type) {
    case 'dealt':
      return { key: 'event.dealt', params: { name: { seat: event.dealer } } };
    case 'turnedUp':
      return { key: event.stays ? 'event.turnedUp' : 'event.turnedUnder', params: { card: sayCard(event.card) } };
    case 'played':
      return sayPlayed(event);
    case 'called':
      return { key: event.due ? `event.${event.word}` : 'event.early', params: { name: { seat: event.seat } } };
    case 'caught':
      return {
        key: event.need === 'mau' ? 'event.caught' : 'event.caughtTwice',
        params: { name: { seat: event.seat } },
      };
    case 'drew':
      return { key: 'event.drew', params: { name: { seat: event.seat }, n: event.cards.length } };
    case 'reshuffled':
    case 'reversed':
      return { key: `event.${event.type}` };
    case 'roundEnded':
      return sayRound(event.winner, scene);
    default:
      return { key: `event.${event.type}`, params: { name: { seat: event.seat } } };
  }
}

function describePile(observation: Observation): readonly Message[] {
  const { pile, wish, penalty, stock, bottom, dir } = observation;
  const top = pile[0];
  return [
    ...(top === undefined ? [] : [{ key: 'see.top', params: { card: sayCard(top) } }]),
    ...(wish === null
      ? []
      : [wish === 'any' ? { key: 'see.any' } : { key: 'see.wish', params: { suit: saySuit(wish) } }]),
    ...(penalty > 0 ? [{ key: 'see.penalty', params: { n: penalty } }] : []),
    { key: 'see.stock', params: { n: stock + bottom.length } },
    { key: dir === 1 ? 'see.clockwise' : 'see.counter' },
  ];
}

/** Between rounds: what everybody still holds. */
function describeCount({ hands, ended }: Observation): readonly Message[] {
  if (ended === null) return [];
  return hands.flatMap((hand, seat) => {
    const list = sayList((hand ?? []).map(sayCard));
    return list === null ? [] : [{ key: 'see.left', params: { name: { seat }, list } }];
  });
}

function describe({ observation, viewer }: Sight): readonly Message[] {
  const { counts, scores, hands, drawn, dealer } = observation;
  const hand = viewer === null || isCounted(observation) ? null : sayList((hands[viewer] ?? []).map(sayCard));
  return [
    ...describePile(observation),
    ...counts.map((count, seat) => ({
      key: 'see.seat',
      params: {
        name: { seat },
        cards: sayCount('cards', count),
        points: sayCount('points', scores[seat] ?? 0),
      },
    })),
    ...(dealer === null ? [] : [{ key: 'see.dealer', params: { name: { seat: dealer } } }]),
    ...describeCount(observation),
    ...(hand === null ? [] : [{ key: 'see.hand', params: { list: hand } }]),
    ...(drawn === null ? [] : [{ key: 'see.drawn', params: { card: sayCard(drawn) } }]),
  ];
}

function missOf(observation: Observation, seat: Seat): Message {
  const n = observation.counts[seat] ?? 0;
  if (observation.beat === seat) return { key: 'miss.said', params: { name: { seat } } };
  if (n === 1) return { key: 'miss.late' };
  return { key: 'miss.cards', params: { name: { seat }, n } };
}

/** The same buttons whether or not a call is missing. */
function claims({ observation }: Sight): readonly Claim<MauMau>[] {
  const { options, seats, beat, phase } = observation;
  if (options.mau !== 'call' || isCounted(observation) || phase === 'dealing') return [];
  const word = phase === 'ending' ? 'maumau' : 'mau';
  const catches = range(seats).map(
    (seat): Claim<MauMau> => ({
      seat,
      label: { key: 'claim.catch' },
      move: { type: 'catch', seat },
      miss: missOf(observation, seat),
      by: 'others',
    }),
  );
  if (beat === null) return catches;
  const own: Claim<MauMau> = {
    seat: beat,
    label: { key: `move.${word}` },
    move: { type: 'call', seat: beat, word },
    miss: { key: 'miss.own', params: { name: { seat: beat } } },
    by: 'own',
  };
  return [...catches, own];
}

function pageFor({ observation }: Sight): number {
  const { phase, beat, wish, penalty, pile } = observation;
  if (isCounted(observation)) return 5;
  if (beat !== null || phase === 'ending') return 4;
  if (wish !== null) return 3;
  const rank = pile[0] === undefined ? null : rankOf(pile[0]);
  if (penalty > 0 || rank === '8' || rank === '9') return 2;
  return phase === 'drawn' ? 1 : 0;
}

function ruleValue(key: string, value: unknown): Message {
  return typeof value === 'boolean' ? { key: value ? 'on' : 'off' } : { key: `option.${key}.${String(value)}` };
}

function rulesRecap({ options, seats }: Observation): Recap {
  const keys = [...RULES, ...MORE_RULES].filter((key) => key !== 'nine' || seats === 2);
  const draw = options.draw === 'until' ? 'until' : options.afterDraw === 'end' ? 'end' : 'one';
  return {
    title: { key: 'look.rules' },
    note: null,
    seats: false,
    rows: [
      ...keys.map((key) => ({ label: { key: `option.${key}` }, cells: [ruleValue(key, options[key])] })),
      { label: { key: 'option.draw' }, cells: [{ key: `option.draw.${draw}` }] },
    ],
  };
}

/** What lies under the top was seen by everybody. */
function pileRecap({ pile }: Observation): Recap {
  const cards = inDeckOrder(pile);
  return {
    title: { key: 'look.pile' },
    note: null,
    seats: false,
    rows: SUITS.map((suit) => ({
      label: { key: `Suit.${suit}` },
      cells: [sayList(cards.filter((card) => suitOf(card) === suit).map(sayRank)) ?? { key: 'look.none' }],
    })),
  };
}

/** Every card that a seat was given, by deal or by drawing. */
function receivedBy(seat: Seat, states: readonly State[]): readonly Card[] {
  return states.flatMap((state, index) => {
    const before = states[index - 1]?.hands[seat] ?? [];
    return (state.hands[seat] ?? []).filter((card) => !before.includes(card));
  });
}

function caughtTimes(seat: Seat, { log }: MatchRecord<MauMau>): number {
  return log.filter(({ move }) => move.type === 'catch' && move.seat === seat).length;
}

function roundsWon(seat: Seat, states: readonly State[]): number {
  return states.filter((state, index) => state.ended?.winner === seat && states[index - 1]?.ended === null).length;
}

function recap(record: MatchRecord<MauMau>): readonly Recap[] {
  const { seats, states } = record;
  const cells = (count: (seat: Seat) => number) => range(seats).map((seat) => sayCount('number', count(seat)));
  const got = range(seats).map((seat) => receivedBy(seat, states));
  const ofRank = (seat: Seat, rank: string) => (got[seat] ?? []).filter((card) => rankOf(card) === rank).length;
  return [
    {
      title: { key: 'recap.luck' },
      note: { key: 'recap.luckNote' },
      seats: true,
      rows: [
        { label: { key: 'recap.rounds' }, cells: cells((seat) => roundsWon(seat, states)) },
        { label: { key: 'recap.received' }, cells: cells((seat) => (got[seat] ?? []).length) },
        { label: { key: 'recap.sevens' }, cells: cells((seat) => ofRank(seat, '7')) },
        { label: { key: 'recap.jacks' }, cells: cells((seat) => ofRank(seat, 'J')) },
        { label: { key: 'recap.forgot' }, cells: cells((seat) => caughtTimes(seat, record)) },
      ],
    },
  ];
}

export const words: Words<MauMau> = {
  sayMove,
  groupOf: (move) => (move.type === 'play' ? sayCard(move.card) : null),
  sayEvent,
  describe,
  claims,
  recap,
  lookUp: ({ observation }) => [pileRecap(observation), rulesRecap(observation)],
  subtitle: ({ observation }) => ({
    key: 'subtitle',
    params: { round: Math.max(1, observation.round), target: observation.options.target },
  }),
  plate: ({ observation }, seat) => ({
    pips: null,
    line: sayCount('cards', observation.counts[seat] ?? 0),
    points: sayCount('points', observation.scores[seat] ?? 0),
    tokens: [],
    resting: false,
  }),
  pageFor,
  sayOutcome: () => null,
};
