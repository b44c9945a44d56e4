/** What may be looked up: cards left and the rules in force; after the end, how the cards fell against what was to be expected. */
import type { Scene } from '../../contract/scene.ts';
import type { MatchRecord, Message, Recap } from '../../contract/words.ts';
import { range } from '../../lib/lists.ts';
import { apply } from './apply.ts';
import { seatOf } from './board.ts';
import { CARDS, count, DECK, indexOf } from './cards.ts';
import type { Card, Maaf, Move, Observation, Options, State } from './shape.ts';
import { cardName } from './tell.ts';
import { pool } from './turn.ts';

const SORTS: { readonly [row: string]: readonly Card[] } = {
  starts: [1, 2],
  maafs: ['maaf'],
  big: [8, 10, 11, 12],
};

/** What a seat got and did. `usual` is the exact expectation over the piles it drew from. */
interface Luck {
  drawn: number;
  readonly got: { [row: string]: number };
  readonly usual: { [row: string]: number };
  forfeits: number;
  given: number;
  taken: number;
}

function noLuck(): Luck {
  return { drawn: 0, got: {}, usual: {}, forfeits: 0, given: 0, taken: 0 };
}

function addCards(luck: Luck, cards: readonly Card[], from: readonly number[]): void {
  const all = count(from);
  luck.drawn += cards.length;
  for (const [row, sort] of Object.entries(SORTS)) {
    const good = sort.reduce<number>((sum, card) => sum + (from[indexOf(card)] ?? 0), 0);
    luck.usual[row] = (luck.usual[row] ?? 0) + (all === 0 ? 0 : (cards.length * good) / all);
    luck.got[row] = (luck.got[row] ?? 0) + cards.filter((card) => sort.includes(card)).length;
  }
}

function addMove(lucks: readonly Luck[], state: State, move: Move): void {
  const own = lucks[state.turn] as Luck;
  if (move.type === 'card') addCards(own, [move.card], pool(state));
  if (move.type === 'dealt') {
    for (const [seat, hand] of move.hands.entries()) addCards(lucks[seat] as Luck, hand, state.stock);
  }
  if (move.type === 'forfeit' || move.type === 'discard') own.forfeits += 1;
  if (!('pawn' in move) && move.type !== 'split') return;
  for (const event of apply(state, move).events) {
    if (event.type !== 'bumped') continue;
    const victim = seatOf(event.pawn);
    if (victim !== state.turn) own.given += 1;
    (lucks[victim] as Luck).taken += 1;
  }
}

function number(n: number): Message {
  return { key: 'luck.number', params: { n } };
}

export function recap({ seats, states, log }: MatchRecord<Maaf>): readonly Recap[] {
  const lucks = range(seats).map(noLuck);
  for (const [index, { move }] of log.entries()) addMove(lucks, states[index] as State, move);
  const sorts = Object.keys(SORTS).map((row) => ({
    label: { key: `luck.${row}` },
    cells: lucks.map(({ got, usual }): Message => {
      const rounded = Math.round((usual[row] ?? 0) * 10) / 10;
      return { key: 'luck.usual', params: { n: got[row] ?? 0, usual: rounded } };
    }),
  }));
  const counts = (['forfeits', 'given', 'taken'] as const).map((row) => ({
    label: { key: `luck.${row}` },
    cells: lucks.map((luck) => number(luck[row])),
  }));
  const drawn = { label: { key: 'luck.drawn' }, cells: lucks.map((luck) => number(luck.drawn)) };
  return [
    { title: { key: 'luck.title' }, note: { key: 'luck.about' }, seats: true, rows: [drawn, ...sorts, ...counts] },
  ];
}

function cardsLeft({ unseen, stockSize }: Observation): Recap {
  const hidden = count(unseen);
  const note: Message =
    hidden === stockSize
      ? { key: 'left.about', params: { n: stockSize } }
      : { key: 'left.about.unseen', params: { n: hidden } };
  const rows = CARDS.map((card, index) => ({
    label: cardName(card),
    cells: [{ key: 'left.row', params: { n: unseen[index] ?? 0, most: DECK[index] ?? 0 } }],
  }));
  return { title: { key: 'left.title' }, note, seats: false, rows };
}

/** The lines of the rules that differ from the classic ones, and those of the mode. */
function houseRules(options: Options): readonly Message[] {
  const { mode } = options;
  const [isTeams, isPoints] = [mode === 'teams', mode === 'points'];
  const lines: readonly (readonly [boolean, Message])[] = [
    [isTeams, { key: 'rule.teams' }],
    [isPoints, { key: 'rule.points' }],
    [isPoints && options.pointsTarget > 0, { key: 'rule.pointsTarget', params: { n: options.pointsTarget } }],
    [isPoints && options.pointsBonus === 'add', { key: 'rule.pointsBonus' }],
    [options.fastStart || isPoints, { key: 'rule.fastStart' }],
    [options.keepMaaf, { key: 'rule.keepMaaf' }],
    [options.elevenSwap === 'forced', { key: 'rule.elevenSwap' }],
    [!options.drawAgainOn2, { key: 'rule.drawAgainOn2' }],
    [options.swapVictimSlides, { key: 'rule.swapVictimSlides' }],
    [options.playOn, { key: 'rule.playOn' }],
    [isTeams && options.team7 === 'two', { key: 'rule.team7' }],
    [isTeams && !options.teamSwapPartner, { key: 'rule.teamSwapPartner' }],
  ];
  return lines.filter(([inForce]) => inForce).map(([, line]) => line);
}

export function lookUp({ observation }: Scene<Maaf>): readonly Recap[] {
  const rules = houseRules(observation.options);
  const rows = rules.map((label) => ({ label, cells: [] }));
  const house: Recap = { title: { key: 'house.title' }, note: null, seats: false, rows };
  return rows.length === 0 ? [cardsLeft(observation)] : [cardsLeft(observation), house];
}
