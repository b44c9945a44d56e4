/** Reads the Maaf! scenarios: a position and a card, and the complete set of moves with what each changes. */
import { play } from '../../src/contract/play.ts';
import { CARDS, DECK } from '../../src/games/maaf/cards.ts';
import { apply, setup } from '../../src/games/maaf/apply.ts';
import { rules, squareName } from '../../src/games/maaf/rules.ts';
import type { Card, Move, Options, Pawn, Square, State } from '../../src/games/maaf/shape.ts';
import { type Checked, checked } from './run.ts';

const LETTERS = ['R', 'B', 'Y', 'G'] as const;

export const CLASSIC: Options = {
  mode: 'classic',
  sides: [0, 2],
  starter: 0,
  fastStart: false,
  drawAgainOn2: true,
  elevenSwap: 'optional',
  swapVictimSlides: false,
  keepMaaf: false,
  playOn: false,
  team7: 'any',
  teamSwapPartner: true,
  pointsBonus: 'highest',
  pointsTarget: 0,
};

interface Scenario {
  readonly id: string;
  readonly pos: { readonly [letter: string]: string };
  readonly player: string;
  readonly card: string;
  readonly options?: { readonly [key: string]: unknown };
  readonly expect: readonly string[];
}

const OWN_NAMES: { readonly [key: string]: (value: unknown) => Partial<Options> } = {
  teams: (value) => (value === true ? { mode: 'teams' } : {}),
  keep: (value) => ({ keepMaaf: value === true }),
};

function optionsOf(sides: readonly number[], given: { readonly [key: string]: unknown }): Options {
  const parts = Object.entries(given).map(([key, value]) => {
    if (!(key in OWN_NAMES) && !(key in CLASSIC)) throw new Error(`unknown option "${key}"`);
    return OWN_NAMES[key]?.(value) ?? { [key]: value };
  });
  return Object.assign({ ...CLASSIC, sides }, ...parts);
}

export function squareOf(name: string): Square {
  if (name === 'S') return -1;
  if (name === 'H') return 66;
  const number = Number(name.slice(1));
  const fits = name.startsWith('T') ? number >= 0 && number < 60 : name.startsWith('Z') && number >= 1 && number <= 5;
  if (!fits || !Number.isInteger(number)) throw new Error(`unknown square "${name}"`);
  return name.startsWith('Z') ? 60 + number : number;
}

/** The state after this card was drawn in this position: `{ R: 'T4 S S S' }`, seats in clockwise order. */
export function position(
  pos: { readonly [letter: string]: string },
  player: string,
  given: { readonly [key: string]: unknown } = {},
): State {
  const letters = LETTERS.filter((letter) => letter in pos);
  if (letters.length !== Object.keys(pos).length) throw new Error('unknown colour');
  const options = optionsOf(
    letters.map((letter) => LETTERS.indexOf(letter)),
    given,
  );
  const pawns = letters.flatMap((letter) => {
    const squares = (pos[letter] ?? '').trim().split(/\s+/).map(squareOf);
    if (squares.length !== 4) throw new Error(`${letter} has ${squares.length} pawns`);
    return squares;
  });
  const turn = (letters as readonly string[]).indexOf(player);
  if (turn < 0) throw new Error(`player "${player}" has no pawns`);
  return { ...setup(options), phase: 'draw', pawns, turn, stock: DECK };
}

export function cardOf(name: string): Card {
  const card = CARDS.find((one) => String(one === 'maaf' ? 'M' : one) === name);
  if (card === undefined) throw new Error(`unknown card "${name}"`);
  return card;
}

/** R1 … G4. */
export function pawnName({ options }: State, pawn: Pawn): string {
  return `${LETTERS[options.sides[pawn >> 2] ?? 0]}${(pawn % 4) + 1}`;
}

function signed(steps: number): string {
  return steps > 0 ? `+${steps}` : String(steps);
}

/** A move in the notation of the scenarios. */
export function moveName(state: State, move: Move): string {
  switch (move.type) {
    case 'out':
      return `${pawnName(state, move.pawn)} out`;
    case 'step':
      return `${pawnName(state, move.pawn)} ${signed(move.steps)}`;
    case 'split':
      return move.parts.map(({ pawn, steps }) => `${pawnName(state, pawn)} ${signed(steps)}`).join(', ');
    case 'swap':
      return `${pawnName(state, move.pawn)} x ${pawnName(state, move.other)}`;
    case 'maaf':
      return `${pawnName(state, move.pawn)} ! ${pawnName(state, move.other)}`;
    default:
      return move.type;
  }
}

export function changesOf(before: State, after: State): string {
  const changes = after.pawns.flatMap((square, pawn) =>
    square === before.pawns[pawn] ? [] : [`${pawnName(before, pawn)}@${squareName(square)}`],
  );
  return changes.length === 0 ? 'none' : changes.join(' ');
}

/** One line of an expectation with everything whose order is free put in order. */
export function normal(line: string): string {
  const [move = '', changes = ''] = line.split('=>').map((part) => part.trim());
  const parts = move.split(',').map((part) => part.trim().replace(/\s+/g, ' '));
  return `${parts.sort().join(', ')} => ${changes.split(/\s+/).sort().join(' ')}`;
}

/** Every legal move of a state in the notation, with what it changes. */
export function lines(state: State): readonly string[] {
  const legal = rules.legalMoves(state) ?? [];
  return legal.map((move) => {
    const after = play(rules, state, { actor: state.turn, move }).state;
    return normal(`${moveName(state, move)} => ${changesOf(state, after)}`);
  });
}

function failuresOf({ pos, player, card, options, expect }: Scenario): readonly string[] {
  const waiting: State = { ...position(pos, player, options), phase: 'card' };
  const state = apply(waiting, { type: 'card', card: cardOf(card) }).state;
  const came = lines(state);
  const wanted = expect.map(normal);
  const missing = wanted.filter((line) => !came.includes(line)).map((line) => `expected, did not come: ${line}`);
  const extra = came.filter((line) => !wanted.includes(line)).map((line) => `came, not expected: ${line}`);
  const twice = came.filter((line, index) => came.indexOf(line) !== index).map((line) => `came twice: ${line}`);
  return [...missing, ...extra, ...twice];
}

export function check(file: unknown): readonly Checked[] {
  const scenarios = (file as { readonly scenarios?: unknown }).scenarios;
  if (!Array.isArray(scenarios)) return [{ id: 'maaf', failures: ['no list of scenarios'] }];
  return scenarios.map((one: Scenario, index) => checked(String(one?.id ?? index), () => failuresOf(one)));
}
