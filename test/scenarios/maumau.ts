/** Reads the scenarios of Mau Mau. It keeps the order of the stock itself and answers for nature with it: the rules only know a set. */
import { type Adapter, type Checked, checked } from './run.ts';
import type { Rules, Seat } from '../../src/contract/rules.ts';
import { play, refusalOf } from '../../src/contract/play.ts';
import { type Card, DECK, isCard, type Suit, SUITS } from '../../src/games/maumau/cards.ts';
import { rules as maumau } from '../../src/games/maumau/rules.ts';
import type { MauMau, Move, Options, State } from '../../src/games/maumau/shape.ts';
import { isRecord, same } from '../../src/lib/data.ts';

type Fields = { readonly [key: string]: unknown };
const rules: Rules<MauMau> = maumau;
const NAMES = ['A', 'B', 'C', 'D'];

function fieldsOf(value: unknown): Fields {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) throw new Error(`not a record: ${JSON.stringify(value)}`);
  return value;
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`not a list: ${JSON.stringify(value)}`);
  return value;
}

function seatOf(name: unknown): Seat {
  const seat = NAMES.indexOf(String(name));
  if (seat < 0) throw new Error(`no seat ${String(name)}`);
  return seat;
}

function cardOf(name: unknown): Card {
  if (!isCard(name)) throw new Error(`no card ${String(name)}`);
  return name;
}

const RULES_READ = [
  'starter',
  'nine2',
  'jackOnJack',
  'lastJack',
  'jackDouble',
  'final7',
  'draw',
  'afterDraw',
  'mustPlay',
  'stack7',
  'aceSkip',
  'mau',
  'target',
  'hand',
  'turnCap',
];

function optionsOf(given: Fields, seats: number): Options {
  const unknown = Object.keys(given).find((key) => !RULES_READ.includes(key));
  if (unknown !== undefined) throw new Error(`no rule ${unknown}`);
  return {
    starter: (given['starter'] ?? 'plain') as Options['starter'],
    nine: given['nine2'] === 'none' ? 'none' : 'again',
    jackOnJack: given['jackOnJack'] !== false,
    stack: given['stack7'] !== false,
    draw: given['draw'] === 'until' ? 'until' : 'one',
    afterDraw: given['afterDraw'] === 'endTurn' ? 'end' : 'play',
    mustPlay: given['mustPlay'] === true,
    aceSkips: given['aceSkip'] === true,
    lastJack: given['lastJack'] !== false,
    jackDouble: given['jackDouble'] === true,
    lastSeven: given['final7'] === true,
    mau: (given['mau'] ?? 'call') as Options['mau'],
    target: Number(given['target'] ?? 150),
    helped: Array.from({ length: seats }, () => false),
    first: null,
  };
}

/** A table on which the stock has an order: top first, `stock.at(-1)` is the very bottom. */
interface Laid {
  readonly state: State;
  readonly order: readonly Card[];
}

/** `…` stands for the cards that are nowhere else, in deck order. */
function filled(names: readonly unknown[], elsewhere: readonly Card[], exact: boolean): readonly Card[] {
  const named = names.filter((name) => name !== '…').map(cardOf);
  const used = new Set([...elsewhere, ...named]);
  const rest = exact ? [] : DECK.filter((card) => !used.has(card));
  if (!names.includes('…')) return [...named, ...rest];
  return names.flatMap((name) => (name === '…' ? rest : [cardOf(name)]));
}

const START_READ = [
  'hands',
  'stock',
  'discard',
  'turn',
  'exact',
  'wish',
  'scores',
  'drawStack',
  'dir',
  'turns',
  'phase',
  'drawn',
  'dealer',
  'open',
  'bottom',
  'round',
];

function wishOf(value: unknown): Suit | 'any' | null {
  if (value === undefined || value === null) return null;
  return value === 'free' ? 'any' : (value as Suit);
}

function openOf(value: unknown): State['open'] {
  if (typeof value !== 'string') return null;
  const [name, need] = value.split(' ');
  return { seat: seatOf(name), need: need === 'maumau' ? 'maumau' : 'mau' };
}

function laidStart(start: Fields, given: Fields): Laid {
  const unknown = Object.keys(start).find((key) => !START_READ.includes(key));
  if (unknown !== undefined) throw new Error(`no field ${unknown} in a start`);
  const named = fieldsOf(start['hands']);
  const seats = Object.keys(named).length;
  const hands = NAMES.slice(0, seats).map((name) => listOf(named[name]).map(cardOf));
  const pile = listOf(start['discard']).map(cardOf);
  const under = listOf(start['bottom']).map(cardOf);
  const order = filled(listOf(start['stock'] ?? ['…']), [...hands.flat(), ...pile, ...under], start['exact'] === true);
  const turn = seatOf(start['turn'] ?? 'A');
  const drawn = start['drawn'] === undefined || start['drawn'] === null ? null : cardOf(start['drawn']);
  const stock = new Set(order);
  const state: State = {
    ...rules.setup(optionsOf(given, seats), seats),
    hands,
    pile,
    stock: DECK.filter((card) => stock.has(card)),
    bottom: under,
    turn,
    dealer: start['dealer'] === undefined ? (turn + seats - 1) % seats : seatOf(start['dealer']),
    round: Number(start['round'] ?? 1),
    phase: (start['phase'] ?? (drawn === null ? 'turn' : 'drawn')) as State['phase'],
    drawn,
    dir: start['dir'] === -1 ? -1 : 1,
    wish: wishOf(start['wish']),
    penalty: Number(start['drawStack'] ?? 0),
    open: openOf(start['open']),
    turns: Number(start['turns'] ?? 0),
    scores: start['scores'] === undefined ? hands.map(() => 0) : listOf(start['scores']).map(Number),
  };
  return { state, order: [...order, ...under] };
}

/** Nature's answer to a draw: the cards as they lie, after the last one those of the pile from under the top. */
function answered({ state, order }: Laid): Laid {
  const { want } = state;
  if (want === null) return { state, order };
  const coming = [...order, ...state.pile.slice(1)];
  const counts =
    state.options.draw === 'until' && want.why === 'draw' ? coming.map((_, index) => index + 1) : [want.count];
  const moves = counts.map((count): Move => ({ type: 'drawn', cards: coming.slice(0, count) }));
  const move = moves.find((one) => rules.refusal(state, one) === null);
  if (move?.type !== 'drawn') throw new Error(`nature cannot draw ${want.count} of ${coming.join(' ')}`);
  return { state: rules.apply(state, move).state, order: restOf(order, coming, move.cards.length) };
}

function restOf(order: readonly Card[], coming: readonly Card[], drawn: number): readonly Card[] {
  return drawn > order.length ? coming.slice(drawn) : order.slice(drawn);
}

function pliesOf(state: State, action: string): readonly { readonly actor: Seat | 'table'; readonly move: Move }[] {
  const actor = rules.toMove(state);
  const seat = typeof actor === 'number' ? actor : -1;
  const [word = '', target = '', third = ''] = action.split(' ');
  if (word === 'call') {
    return [
      { actor: 'table', move: { type: 'call', seat: seatOf(target), word: third === 'maumau' ? 'maumau' : 'mau' } },
    ];
  }
  if (word === 'catch') return [{ actor: 'table', move: { type: 'catch', seat: seatOf(target) } }];
  if (word === 'draw' || word === 'take' || word === 'pass' || word === 'close' || word === 'deal') {
    return [{ actor: seat, move: { type: word } }];
  }
  const [played = '', said] = action.split('!');
  const [name, suit] = played.split('>');
  const card = cardOf(name);
  const call = said === undefined ? null : said === 'maumau' ? 'maumau' : 'mau';
  const suits: readonly (Suit | null)[] = suit === undefined ? [null] : suit === 'any' ? SUITS : [suit as Suit];
  return suits.map((one) => ({ actor: seat, move: { type: 'play', card, suit: one, call } }));
}

function nameOf(move: Move): string {
  if (move.type === 'play') return move.suit === null ? move.card : `${move.card}>${move.suit}`;
  if (move.type === 'call') return `call ${NAMES[move.seat]} ${move.word}`;
  if (move.type === 'catch') return `catch ${NAMES[move.seat]}`;
  return move.type;
}

function legalOf(state: State): readonly string[] {
  const moves = rules.toMove(state) === null ? [] : (rules.legalMoves(state) ?? []);
  return [...moves.map(nameOf), ...(rules.interrupts?.(state) ?? []).map(({ move }) => nameOf(move))].toSorted();
}

function listed(names: readonly unknown[]): readonly string[] {
  const spread = names.map(String).flatMap((name) => {
    const [card, said] = name.split('>any');
    return said === undefined ? [name] : SUITS.map((suit) => `${card}>${suit}${said}`);
  });
  return spread.toSorted();
}

/** What the state says under the name that the files use; undefined = no such name. */
function fieldOf(name: string, { state, order }: Laid): unknown {
  const { open, ended } = state;
  switch (name) {
    case 'drawStack':
      return state.penalty;
    case 'discard':
      return state.pile;
    case 'discardSize':
      return state.pile.length;
    case 'top':
      return state.pile[0] ?? null;
    case 'wish':
      return state.wish === 'any' ? 'free' : state.wish;
    case 'turn':
    case 'dealer':
      return state[name] === null ? null : NAMES[state[name]];
    case 'stock':
      return state.stock.length + state.bottom.length;
    case 'stockSize':
      return state.stock.length + state.bottom.length;
    case 'stockTop':
      return order[0] ?? null;
    case 'bottom':
      return order.at(-1) ?? null;
    case 'open':
      return open === null ? null : `${NAMES[open.seat]} ${open.need}`;
    case 'winner':
      return ended === null || ended.winner === null ? null : NAMES[ended.winner];
    case 'points':
      return ended?.points ?? null;
    case 'void':
      return ended !== null && ended.winner === null;
    case 'allPlayable':
      return allPlayable(state);
    case 'phase':
    case 'dir':
    case 'turns':
    case 'drawn':
    case 'scores':
    case 'round':
      return state[name];
    default:
      return undefined;
  }
}

function allPlayable(state: State): boolean {
  const moves = rules.legalMoves(state) ?? [];
  return (state.hands[state.turn] ?? []).every((card) =>
    moves.some((move) => move.type === 'play' && move.card === card),
  );
}

function wrong(name: string, wanted: unknown, got: unknown): readonly string[] {
  return same(wanted, got) ? [] : [`${name}: expected ${JSON.stringify(wanted)}, came out ${JSON.stringify(got)}`];
}

function asSet(value: unknown): unknown {
  return Array.isArray(value) ? value.map(String).toSorted() : value;
}

/** Hands are compared as sets: their order is a person's own affair. */
function compared(wanted: Fields, laid: Laid): readonly string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    if (name === 'hand' || name === 'hands' || name === 'count') {
      return Object.entries(fieldsOf(value)).flatMap(([who, cards]) => {
        const hand = laid.state.hands[seatOf(who)] ?? [];
        return wrong(`${name} ${who}`, asSet(cards), name === 'count' ? hand.length : asSet(hand));
      });
    }
    if (Array.isArray(value) && name === 'stock') return wrong(name, value, laid.order);
    if (name === 'legal') return wrong(name, listed(listOf(value)), legalOf(laid.state));
    const got = fieldOf(name, laid);
    return got === undefined ? [`no field ${name}`] : wrong(name, value, got);
  });
}

function illegalWrong(state: State, action: string): readonly string[] {
  const allowed = pliesOf(state, action).filter((ply) => refusalOf(rules, state, ply) === null);
  return allowed.length > 0 ? [`${action} should be illegal`] : [];
}

function stepped(laid: Laid, step: Fields): { readonly laid: Laid; readonly failures: readonly string[] } {
  let next = laid;
  const failures: string[] = [];
  const unknown = Object.keys(step).find((key) => !['do', 'then', 'legal', 'illegal', 'note'].includes(key));
  if (unknown !== undefined) failures.push(`no step ${unknown}`);
  for (const action of typeof step['do'] === 'string' ? [step['do']] : listOf(step['do']).map(String)) {
    const [ply] = pliesOf(next.state, action);
    if (ply === undefined) throw new Error(`no action ${action}`);
    next = answered({ state: play(rules, next.state, ply).state, order: next.order });
  }
  failures.push(...compared(fieldsOf(step['then']), next));
  if (step['legal'] !== undefined) failures.push(...wrong('legal', listed(listOf(step['legal'])), legalOf(next.state)));
  const illegal = typeof step['illegal'] === 'string' ? [step['illegal']] : listOf(step['illegal']).map(String);
  failures.push(...illegal.flatMap((action) => illegalWrong(next.state, action)));
  return { laid: next, failures: failures.map((one) => `${JSON.stringify(step)}: ${one}`) };
}

function walked(start: Laid, steps: readonly unknown[]): readonly string[] {
  let laid = start;
  const failures: string[] = [];
  for (const step of steps) {
    const done = stepped(laid, fieldsOf(step));
    failures.push(...done.failures);
    laid = done.laid;
  }
  return failures;
}

/** Deals the deck one card at a time, beginning left of the dealer, and turns up as the rules of the table say. */
function laidDeal(round: Fields, given: Fields): Laid {
  const seats = Number(round['players']);
  const dealer = seatOf(round['dealer'] ?? 'A');
  const deck = listOf(round['deckTopFirst']).map(cardOf);
  const state = rules.setup(optionsOf({ ...given, ...fieldsOf(round['rules']) }, seats), seats);
  const hands = Array.from({ length: seats }, (_, seat) =>
    deck.slice(0, 5 * seats).filter((_card, index) => (dealer + 1 + index) % seats === seat),
  );
  const rest = deck.slice(5 * seats);
  const moves = rest.map((_, index): Move => ({ type: 'dealt', dealer, hands, turned: rest.slice(0, index + 1) }));
  const move = moves.find((one) => rules.refusal(state, one) === null);
  if (move?.type !== 'dealt') throw new Error('nature cannot deal this deck');
  const next = rules.apply(state, move).state;
  return { state: next, order: [...rest.slice(move.turned.length), ...next.bottom] };
}

function caseWrong(one: Fields, defaults: Fields): readonly string[] {
  const given = { ...defaults, ...fieldsOf(one['rules']) };
  const laid = isRecord(one['newRound']) ? laidDeal(one['newRound'], given) : laidStart(fieldsOf(one['start']), given);
  return [...compared(fieldsOf(one['expect']), laid), ...walked(laid, listOf(one['steps']))];
}

export function check(file: unknown): readonly Checked[] {
  const { scenarios, defaults } = fieldsOf(file);
  return listOf(scenarios).map((value) => {
    const one = fieldsOf(value);
    return checked(String(one['id']), () => caseWrong(one, fieldsOf(defaults)));
  });
}

const adapter: Adapter = { check };
void adapter;
