/**
 * The laws that every game keeps, checked in one random walk per match: plain comparisons, because a property per law with
 * `expect` inside is several times slower. `checkLaws` throws an error that names the law and shows the state.
 */
import { refusalOf } from '../../src/contract/play.ts';
import type { Actor, Ply, Rules, Seat, Shape } from '../../src/contract/rules.ts';
import { frozen, same } from '../../src/lib/data.ts';
import { type Random, randomFrom } from '../../src/lib/random.ts';

export interface LawSetup<G extends Shape> {
  readonly options: G['options'];
  readonly seats: number;
  /** Number of random matches. */
  readonly matches: number;
  /** More plies than any match of this game can have. */
  readonly bound: number;
  readonly seed: string;
  /** Every how many plies the slow laws (junk, determinize, JSON) are looked at; 1 = always. */
  readonly every?: number;
  /** What must stay true of every state: a sentence for what is broken, or null. */
  readonly invariant?: (state: G['state']) => string | null;
}

const JUNK: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  'draw',
  [],
  {},
  [[]],
  { type: 'nothing' },
  { type: null },
  Number.NaN,
];

/** JSON that is the same after a round trip: no undefined, NaN, Date, Map or class. */
function isJson(value: unknown): boolean {
  return same(JSON.parse(JSON.stringify(value) ?? 'null'), value);
}

class LawBroken extends Error {
  constructor(law: string, text: readonly string[], detail: unknown) {
    super(`${law}\n${JSON.stringify(detail)}\n${text.join('\n')}`);
    this.name = 'LawBroken';
  }
}

/** Moves that are nearly this one: a key dropped, a number off by one, a text changed, an extra key. */
function bent(move: unknown): readonly unknown[] {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return [];
  const entries = Object.entries(move);
  const dropped = entries.map(([key]) => Object.fromEntries(entries.filter(([other]) => other !== key)));
  const changed = entries.map(([key, value]) => ({
    ...move,
    [key]: typeof value === 'number' ? value + 0.5 : { odd: value },
  }));
  return [...dropped, ...changed];
}

function requireLaw(holds: boolean, law: string, text: () => readonly string[], detail: () => unknown): void {
  if (!holds) throw new LawBroken(law, text(), detail());
}

interface Walk<G extends Shape> {
  readonly rules: Rules<G>;
  readonly setup: LawSetup<G>;
  readonly random: Random;
}

function checkMoves<G extends Shape>(walk: Walk<G>, state: G['state'], who: Actor, move: G['move']): void {
  const { rules, setup } = walk;
  const text = () => rules.text(state);
  const legal = rules.legalMoves(state);
  requireLaw(legal === null || legal.length > 0, 'somebody who acts can move', text, () => who);
  if (legal !== null && legal.length <= 60) {
    requireLaw(
      legal.every((one) => rules.refusal(state, one) === null),
      'listed moves are legal',
      text,
      () => legal,
    );
    requireLaw(
      legal.every((one, index) => legal.findIndex((other) => same(one, other)) === index),
      'no move is listed twice',
      text,
      () => legal,
    );
  }
  requireLaw(rules.refusal(state, move) === null, 'the sample is legal', text, () => move);
  requireLaw(isJson(move) && isJson(state), 'states and moves are JSON', text, () => move);
  for (let seat = 0; seat < setup.seats; seat++) {
    if (seat !== who)
      requireLaw(refusalOf(rules, state, { actor: seat, move }) !== null, 'nobody else may move', text, () => seat);
  }
  for (const junk of [...JUNK, ...bent(move)]) {
    requireLaw(typeof rules.refusal(state, junk) === 'string', 'junk and bent moves are refused', text, () => junk);
  }
}

function checkEyes<G extends Shape>(walk: Walk<G>, state: G['state'], who: Actor): void {
  const { rules, setup } = walk;
  const text = () => rules.text(state);
  const seats: readonly (Seat | null)[] = [...Array.from({ length: setup.seats }, (_, seat) => seat), null];
  for (const seat of seats) {
    const observation = rules.observe(state, seat);
    requireLaw(isJson(observation), 'observations are JSON', text, () => observation);
    if (seat === null) continue;
    const imagined = rules.determinize(observation, seat, walk.random);
    requireLaw(same(rules.observe(imagined, seat), observation), 'an imagined state looks the same', text, () => [
      seat,
      rules.observe(imagined, seat),
    ]);
    requireLaw(rules.toMove(imagined) === who, 'an imagined state has the same actor', text, () => seat);
    if (seat !== who) continue;
    requireLaw(
      same(rules.legalMoves(imagined), rules.legalMoves(state)),
      'the actor knows its own legal moves',
      text,
      () => rules.legalMoves(imagined),
    );
  }
}

/** One match from the set-up to its end. */
function walkOnce<G extends Shape>(walk: Walk<G>): number {
  const { rules, setup, random } = walk;
  const start = frozen(rules.setup(setup.options, setup.seats));
  const log: Ply<G>[] = [];
  const states: G['state'][] = [start];
  let state: G['state'] = start;
  for (;;) {
    const who = rules.toMove(state);
    const now = state;
    const text = () => rules.text(now);
    const outcome = rules.outcome(now);
    requireLaw(
      (who === null) === (outcome !== null),
      'an outcome exists exactly when nobody moves',
      text,
      () => outcome,
    );
    const broken = setup.invariant?.(now) ?? null;
    requireLaw(broken === null, broken ?? '', text, () => null);
    if (who === null) {
      const places = outcome?.places ?? [];
      requireLaw(
        places.length === setup.seats && places.includes(1),
        'an outcome places every seat',
        text,
        () => outcome,
      );
      requireLaw((rules.legalMoves(now) ?? []).length === 0, 'nobody can move when it is over', text, () => null);
      break;
    }
    requireLaw(log.length < setup.bound, 'the match ends within its bound', text, () => log.length);
    const interrupts = rules.interrupts?.(now) ?? [];
    const interrupt =
      interrupts.length > 0 && random.int(4) === 0 ? interrupts[random.int(interrupts.length)] : undefined;
    const move = frozen(rules.sample(now, random));
    if (log.length % (setup.every ?? 1) === 0) {
      checkMoves(walk, now, who, move);
      checkEyes(walk, now, who);
    }
    const ply: Ply<G> =
      interrupt === undefined ? { actor: who, move } : { actor: 'table', move: frozen(interrupt.move) };
    const step = rules.apply(now, ply.move);
    if (log.length % (setup.every ?? 1) === 0) {
      requireLaw(isJson(step.events), 'events are JSON', text, () => step.events);
      requireLaw(same(rules.apply(now, ply.move), step), 'the same move gives the same step', text, () => ply.move);
    }
    log.push(ply);
    state = frozen(step.state);
    states.push(state);
  }
  let again: G['state'] = rules.setup(setup.options, setup.seats);
  for (const [index, ply] of (JSON.parse(JSON.stringify(log)) as Ply<G>[]).entries()) {
    requireLaw(
      refusalOf(rules, again, ply) === null,
      'the written log replays',
      () => rules.text(again),
      () => ply,
    );
    again = rules.apply(again, ply.move).state;
    requireLaw(
      same(again, states[index + 1]),
      'a replay gives the same states',
      () => rules.text(again),
      () => index,
    );
  }
  return log.length;
}

/** Runs the walks with the clock and unseeded chance booby-trapped. Answers with the number of plies walked. */
export function checkLaws<G extends Shape>(rules: Rules<G>, setup: LawSetup<G>): number {
  const now = Date.now;
  const chance = Math.random;
  const trap = () => {
    throw new Error('rules read the clock or unseeded chance');
  };
  Date.now = trap;
  Math.random = trap;
  try {
    let plies = 0;
    for (let match = 0; match < setup.matches; match++) {
      plies += walkOnce({ rules, setup, random: randomFrom(`${setup.seed}/${match}`) });
    }
    return plies;
  } finally {
    Date.now = now;
    Math.random = chance;
  }
}

/** Two states that look the same to a seat must bring that seat the same events. Throws where an event tells what `observe` hides. */
export function checkEvents<G extends Shape>(rules: Rules<G>, setup: LawSetup<G>): void {
  for (let match = 0; match < setup.matches; match++) {
    const random = randomFrom(`${setup.seed}/events/${match}`);
    let state = rules.setup(setup.options, setup.seats);
    for (let ply = 0; rules.toMove(state) !== null && ply < setup.bound; ply++) {
      const move = rules.sample(state, random);
      for (let seat = 0; seat < setup.seats; seat++) checkPrivacy(rules, state, move, seat, random);
      state = rules.apply(state, move).state;
    }
  }
}

function checkPrivacy<G extends Shape>(
  rules: Rules<G>,
  state: G['state'],
  move: G['move'],
  seat: Seat,
  random: Random,
): void {
  const see = (event: G['event']) => (rules.observeEvent === undefined ? event : rules.observeEvent(event, seat));
  const imagined = rules.determinize(rules.observe(state, seat), seat, random);
  if (rules.toMove(state) === 'nature' || rules.refusal(imagined, move) !== null) return;
  const real = rules.apply(state, move).events.map(see);
  const other = rules.apply(imagined, move).events.map(see);
  if (!same(real, other))
    throw new LawBroken('events tell what observations hide', rules.text(state), { seat, real, other });
}
