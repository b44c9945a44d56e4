/** Nature's answers: the deal and every drawn card. A reshuffle is not a ply: it happens inside a draw, at the moment a card is needed. */
import type { Seat, Step } from '../../contract/rules.ts';
import { isRecord, same } from '../../lib/data.ts';
import { at, range, withAt } from '../../lib/lists.ts';
import { pick, type Random, shuffled } from '../../lib/random.ts';
import { type Card, DECK, hasPower, inDeckOrder, isCard, rankOf } from './cards.ts';
import { fits } from './legal.ts';
import { endRound, nextTurn, seatAfter } from './rounds.ts';
import { type Event, type MauMau, type NatureMove, type State, supplyOf, type Want } from './shape.ts';
import { orderEvents } from './turn.ts';

export const HAND = 5;

type Dealt = Extract<NatureMove, { readonly type: 'dealt' }>;

/** Where a draw leaves the stock. `before`: how many of the cards came before the reshuffle; null = there was none. */
interface Taken {
  readonly stock: readonly Card[];
  readonly bottom: readonly Card[];
  readonly pile: readonly Card[];
  readonly recycled: readonly Card[];
  readonly before: number | null;
}

/** Takes these cards in this order; null where one of them cannot come next. */
function takenFrom(state: State, cards: readonly Card[]): Taken | null {
  let { bottom, pile, recycled } = state;
  const stock = new Set(state.stock);
  let before: number | null = null;
  for (const [index, card] of cards.entries()) {
    if (stock.size === 0 && bottom.length === 0 && before === null) {
      recycled = inDeckOrder(pile.slice(1));
      pile = pile.slice(0, 1);
      for (const one of recycled) stock.add(one);
      before = index;
    }
    if (stock.size > 0) {
      if (!stock.delete(card)) return null;
    } else if (bottom[0] === card) bottom = bottom.slice(1);
    else return null;
  }
  return { stock: inDeckOrder([...stock]), bottom, pile, recycled, before };
}

/** True if a card just drawn ends "until it fits"; the drawing seat holds at least one more. */
function endsDraw(state: State, card: Card): boolean {
  return fits(state, card, 2);
}

function isUntil(state: State, want: Want): boolean {
  return want.why === 'draw' && state.options.draw === 'until';
}

function refusalOfDrawn(state: State, want: Want, move: { readonly [key: string]: unknown }): string | null {
  const cards = move['cards'];
  if (!Array.isArray(cards) || Object.keys(move).length !== 2) return 'not-a-draw';
  if (!cards.every(isCard) || new Set(cards).size !== cards.length || cards.length === 0) return 'not-cards';
  if (takenFrom(state, cards) === null) return 'not-in-the-stock';
  if (!isUntil(state, want)) return cards.length === want.count ? null : 'not-the-count';
  const early = cards.slice(0, -1).some((card) => endsDraw(state, card));
  const last = cards.at(-1);
  const done = last !== undefined && (endsDraw(state, last) || cards.length === supplyOf(state));
  return early || !done ? 'not-the-count' : null;
}

/** True if these are the cards that are turned up one after the other, and no more. */
function turnsUp(state: State, turned: readonly Card[], left: number): boolean {
  if (state.options.starter !== 'redraw') return turned.length === 1;
  const isPower = turned.map((card) => hasPower(card, state.options.aceSkips));
  if (!isPower.slice(0, -1).every(Boolean)) return false;
  return isPower.at(-1) === false || (turned.length > 0 && turned.length === left);
}

function isHands(hands: unknown, seats: number): hands is readonly (readonly Card[])[] {
  return (
    Array.isArray(hands) &&
    hands.length === seats &&
    hands.every((hand) => Array.isArray(hand) && hand.length === HAND && hand.every(isCard))
  );
}

function refusalOfDealt(state: State, move: { readonly [key: string]: unknown }): string | null {
  const { hands, turned, dealer } = move;
  if (Object.keys(move).length !== 4) return 'not-a-deal';
  if (!dealersOf(state).some((seat) => same(seat, dealer))) return 'not-the-dealer';
  if (!isHands(hands, state.seats) || !Array.isArray(turned) || !turned.every(isCard)) return 'not-cards';
  const all = [...hands.flat(), ...turned];
  if (new Set(all).size !== all.length) return 'twice-the-same';
  return turnsUp(state, turned, DECK.length - HAND * state.seats) ? null : 'not-a-starter';
}

/** Who may deal: by chance in a first round without a chosen beginner. */
function dealersOf(state: State): readonly Seat[] {
  const { dealer, options, seats } = state;
  if (dealer !== null) return [dealer];
  return options.first === null ? range(seats) : [(options.first + seats - 1) % seats];
}

export function refusalOfNature(state: State, move: unknown): string | null {
  if (!isRecord(move)) return 'not-a-move';
  if (state.want !== null) return move['type'] === 'drawn' ? refusalOfDrawn(state, state.want, move) : 'not-a-draw';
  return move['type'] === 'dealt' ? refusalOfDealt(state, move) : 'not-a-deal';
}

/** A fair answer: nobody, the rules included, knew the card before. */
export function sampleNature(state: State, random: Random): NatureMove {
  return state.want === null
    ? sampleDeal(state, random)
    : { type: 'drawn', cards: sampleCards(state, state.want, random) };
}

function sampleDeal(state: State, random: Random): Dealt {
  const { seats, options } = state;
  const dealer = pick(dealersOf(state), random);
  const deck = shuffled(DECK, random);
  const hands = range(seats).map((seat) =>
    // One card at a time, beginning left of the dealer.
    range(HAND).map((round) => at(deck, round * seats + ((seat - dealer - 1 + seats) % seats))),
  );
  const rest = deck.slice(HAND * seats);
  if (options.starter !== 'redraw') return { type: 'dealt', dealer, hands, turned: rest.slice(0, 1) };
  const plain = rest.findIndex((card) => !hasPower(card, options.aceSkips));
  return { type: 'dealt', dealer, hands, turned: plain < 0 ? rest : rest.slice(0, plain + 1) };
}

function sampleCards(state: State, want: Want, random: Random): readonly Card[] {
  const order = [...shuffled(state.stock, random), ...state.bottom, ...shuffled(state.pile.slice(1), random)];
  if (!isUntil(state, want)) return order.slice(0, want.count);
  const end = order.findIndex((card) => endsDraw(state, card));
  return end < 0 ? order : order.slice(0, end + 1);
}

function drewEvents(want: Want, cards: readonly Card[], taken: Taken): readonly Event[] {
  const { seat, why } = want;
  const { before } = taken;
  if (before === null) return [{ type: 'drew', seat, cards, why }];
  const reshuffled: Event = { type: 'reshuffled', count: taken.recycled.length };
  const later: Event = { type: 'drew', seat, cards: cards.slice(before), why };
  return before === 0
    ? [reshuffled, later]
    : [{ type: 'drew', seat, cards: cards.slice(0, before), why }, reshuffled, later];
}

/** Gives a seat the cards, then lets the turn go on where the reason for drawing says. */
function given(state: State, want: Want, cards: readonly Card[]): Step<MauMau> {
  const taken = takenFrom(state, cards);
  if (taken === null) throw new RangeError('these cards cannot be drawn');
  const { before: _, ...piles } = taken;
  const { seat, why } = want;
  const next: State = {
    ...state,
    ...piles,
    hands: withAt(state.hands, seat, [...at(state.hands, seat), ...cards]),
    fresh: withAt(state.fresh, seat, [...at(state.fresh, seat), ...cards]),
    promised: state.promised.filter((one) => one !== seat),
    want: null,
  };
  const events = drewEvents(want, cards, taken);
  if (why === 'take') return nextTurn(next, 1, events);
  if (why === 'bite') return endRound({ ...next, turns: next.turns + 1 }, next.turn, events);
  if (why === 'caught') return { state: next, events };
  if (state.options.afterDraw === 'end') return nextTurn(next, 1, events);
  return { state: { ...next, phase: 'drawn', drawn: cards.at(-1) ?? null }, events };
}

/** The first turn of a round, as the starter says: with "works" it acts as if the dealer had played it. */
function started(state: State, dealer: Seat, starter: Card): Step<MauMau> {
  const fresh: State = { ...state, turn: (dealer + 1) % state.seats };
  if (state.options.starter !== 'active') return { state: fresh, events: [] };
  const rank = rankOf(starter);
  const acting: State = {
    ...fresh,
    dir: rank === '9' ? -1 : 1,
    penalty: rank === '7' ? 2 : 0,
    wish: rank === 'J' ? 'any' : null,
  };
  const { steps, events } = orderEvents(acting, dealer, starter);
  return { state: { ...acting, turn: seatAfter(acting, dealer, steps) }, events };
}

function dealt(state: State, move: Dealt): Step<MauMau> {
  const { dealer, hands, turned } = move;
  const last = turned.at(-1);
  const first = turned[0];
  if (last === undefined || first === undefined) throw new RangeError('no card was turned up');
  // Where every card has a power, the first one turned up stays and has none.
  const allPower = state.options.starter === 'redraw' && hasPower(last, state.options.aceSkips);
  const starter = allPower ? first : last;
  const gone = new Set([...hands.flat(), ...turned]);
  const next: State = {
    ...state,
    dealer,
    round: state.round + 1,
    hands,
    fresh: hands.map(() => []),
    stock: DECK.filter((card) => !gone.has(card)),
    bottom: turned.filter((card) => card !== starter),
    pile: [starter],
    recycled: [],
    phase: 'turn',
    dir: 1,
    wish: null,
    penalty: 0,
    open: null,
    promised: [],
    beat: null,
    turns: 0,
    idle: 0,
  };
  const begun = started(next, dealer, starter);
  const up = turned.map((card): Event => ({ type: 'turnedUp', card, stays: card === starter }));
  return { state: begun.state, events: [{ type: 'dealt', dealer, hands }, ...up, ...begun.events] };
}

export function applyNature(state: State, move: NatureMove): Step<MauMau> {
  if (move.type === 'dealt') return dealt(state, move);
  if (state.want === null) throw new RangeError('nobody draws');
  return given(state, state.want, move.cards);
}
