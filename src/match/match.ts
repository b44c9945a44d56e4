/** One match being played: asks whoever acts, checks, keeps, then shows. It knows neither screen, disk nor worker, only their ports. */
import type { NatureReply } from '../contract/nature.ts';
import { refusalOf } from '../contract/play.ts';
import { type Player, people } from '../contract/player.ts';
import type { Actor, Interrupt, Outcome, Seat, Shape, Step } from '../contract/rules.ts';
import type { Scene } from '../contract/scene.ts';
import { same } from '../lib/data.ts';
import { withAt } from '../lib/lists.ts';
import { type Answered, askComputer, askNature, type Moment, plain, questionOf } from './answers.ts';
import { earlyOutcome } from './early-outcome.ts';
import type { MatchParts, NewMatch } from './parts.ts';
import { FORMAT, type SavedMatch, type SavedPly } from './saved-match.ts';
import { undoIndex } from './undo.ts';
import { knowsMore, openViewer, samePerson, seen } from './viewer.ts';

/** A new match, before its first ply. Nothing is saved until something was played. */
export function startMatch<G extends Shape>(parts: MatchParts<G>, fresh: NewMatch<G>): Match<G> {
  const state = parts.rules.setup(fresh.options, fresh.players.length);
  const saved: SavedMatch<G> = {
    format: FORMAT,
    id: fresh.id,
    game: fresh.game,
    revision: parts.rules.revision,
    options: fresh.options,
    players: fresh.players,
    from: null,
    log: [],
    checkpoint: state,
    chance: fresh.seed,
    seed: fresh.seed,
    endedEarly: null,
  };
  return new Match(parts, saved, [state], null);
}

/** A match that goes on where `openSaved` found it. */
export function resumeMatch<G extends Shape>(
  parts: MatchParts<G>,
  saved: SavedMatch<G>,
  states: readonly G['state'][],
  memory: Uint8Array | null,
): Match<G> {
  return new Match(parts, saved, states, memory);
}

export class Match<G extends Shape> {
  readonly #parts: MatchParts<G>;
  #saved: SavedMatch<G>;
  /** Every state from the start of the log on. */
  #states: G['state'][];
  #memory: Uint8Array | null;
  #viewer: Seat | null = null;
  /** A person's live simulation already answered for nature. */
  #waiting: NatureReply<G> | null = null;
  /** The beat after this many plies is over. */
  #beatDone = -1;
  #turn = new AbortController();
  #left = false;
  readonly #listeners = new Set<() => void>();

  constructor(parts: MatchParts<G>, saved: SavedMatch<G>, states: readonly G['state'][], memory: Uint8Array | null) {
    this.#parts = parts;
    this.#saved = saved;
    this.#states = [...states];
    this.#memory = memory;
  }

  /** The match as it would be saved now. */
  saved(): SavedMatch<G> {
    return this.#saved;
  }

  players(): readonly Player[] {
    return this.#saved.players;
  }

  outcome(): Outcome | null {
    return this.#saved.endedEarly ?? this.#parts.rules.outcome(this.#state());
  }

  /** The table through these eyes; null is the open table. */
  scene(viewer: Seat | null): Scene<G> {
    const state = this.#state();
    const { rules } = this.#parts;
    return { observation: rules.observe(state, viewer), viewer, toMove: rules.toMove(state) };
  }

  /** Whose eyes the table is shown through now. */
  viewer(): Seat | null {
    return this.#viewer;
  }

  /** Nature's newest memory (heavy games); null before the first. */
  memory(): Uint8Array | null {
    return this.#memory;
  }

  /** Every state since the start of the log, for what is told after the end. */
  states(): readonly G['state'][] {
    return this.#states;
  }

  /** Called after every ply, undo and change of players. Returns the way to stop it. */
  onChange(call: () => void): () => void {
    this.#listeners.add(call);
    return () => this.#listeners.delete(call);
  }

  canUndo(): boolean {
    return this.#undoPoint() !== null;
  }

  /** Takes back the last human decision and all after it. Nothing happens where `canUndo` is false. */
  undo(): void {
    const point = this.#undoPoint();
    if (point === null) return;
    this.#states.length = point + 1;
    this.#waiting = null;
    this.#beatDone = -1;
    this.#keep({ log: this.#saved.log.slice(0, point), checkpoint: this.#state() });
    void this.#parts.saves.put(this.#saved, null);
    this.#interruptTurn();
  }

  /** Hands a seat to somebody else (a computer, a person) or mends a name. */
  setPlayer(seat: Seat, player: Player): void {
    this.#keep({ players: withAt(this.#saved.players, seat, player) });
    if (this.#saved.log.length > 0) void this.#parts.saves.put(this.#saved, null);
    this.#interruptTurn();
  }

  /** Ends the match now with the count as it stands. */
  endEarly(): void {
    const { rules } = this.#parts;
    if (this.outcome() !== null) return;
    this.#keep({ endedEarly: earlyOutcome(rules, this.#state(), this.#saved.players.length) });
    void this.#parts.saves.put(this.#saved, null);
    this.#interruptTurn();
  }

  /** Stops asking; `run` resolves with null. Everything shown is already kept. */
  leave(): void {
    this.#left = true;
    this.#interruptTurn();
  }

  /** Plays until the end (its outcome) or until `leave` (null). Rejects only if nature itself cannot answer. */
  async run(): Promise<Outcome | null> {
    this.#viewer = this.#covers() ? null : openViewer(this.players(), this.#actor(), this.#lastSeat());
    this.#parts.display.show(this.scene(this.#viewer));
    while (!this.#left) {
      const outcome = this.outcome();
      if (outcome !== null) return outcome;
      this.#turn = new AbortController();
      try {
        await this.#once(this.#turn.signal);
      } catch (error) {
        if (!this.#turn.signal.aborted) throw error;
      }
      if (this.#turn.signal.aborted) this.#afterAbort();
    }
    return null;
  }

  /** One step of the loop: a beat, a cover, or one ply. */
  async #once(signal: AbortSignal): Promise<void> {
    const { rules, display } = this.#parts;
    if (this.#beatDue()) return this.#beat(signal);
    const who = this.#actor();
    if (who !== null && who !== 'nature' && this.#isHuman(who) && !this.#looking(who)) {
      const interrupts = rules.interrupts?.(this.#state()) ?? [];
      if (this.#coverDue(who)) {
        const early = await display.handOver(who, this.scene(null), interrupts, signal);
        if (early !== null) return this.#commit(this.#tablePly(early), signal);
      }
      this.#viewer = who;
      display.show(this.scene(who));
    }
    const answered = await this.#ask(who, signal);
    signal.throwIfAborted();
    await this.#commit(answered, signal);
  }

  async #ask(who: Actor | null, signal: AbortSignal): Promise<Answered<G>> {
    if (who === 'nature') return this.#askNature(signal);
    if (who === null) throw new Error('nobody to ask');
    return this.#isHuman(who) ? this.#askHuman(who, signal) : this.#askComputer(who, signal);
  }

  async #askHuman(seat: Seat, signal: AbortSignal): Promise<Answered<G>> {
    const { rules, display } = this.#parts;
    const state = this.#state();
    const legal = rules.legalMoves(state);
    const interrupts = rules.interrupts?.(state) ?? [];
    for (;;) {
      const answer = await display.ask(this.scene(this.#viewer), legal, interrupts, signal);
      if (answer.kind === 'interrupt') {
        const ply = this.#tablePly(answer.interrupt);
        if (refusalOf(rules, state, ply.ply) === null) return ply;
      } else if (refusalOf(rules, state, { actor: seat, move: answer.move }) === null) {
        const ply: SavedPly<G> = { actor: seat, move: answer.move, by: 'human' };
        return { ply, nature: answer.nature, footage: null, memory: null };
      }
    }
  }

  async #askComputer(seat: Seat, signal: AbortSignal): Promise<Answered<G>> {
    const { rules, display } = this.#parts;
    const state = this.#state();
    if (rules.pause?.(state)) await display.pause(this.scene(this.#viewer), signal);
    const answered = await askComputer(this.#moment(), seat, signal);
    const gate = this.canUndo() && rules.toMove(rules.apply(state, answered.ply.move).state) === 'nature';
    if (gate) await display.grace(signal);
    return answered;
  }

  async #askNature(signal: AbortSignal): Promise<Answered<G>> {
    const live = this.#waiting;
    this.#waiting = null;
    const { answered, chance } = await askNature(this.#moment(), live, signal);
    this.#saved = { ...this.#saved, chance };
    return answered;
  }

  #moment(): Moment<G> {
    return { parts: this.#parts, saved: this.#saved, state: this.#state(), memory: this.#memory };
  }

  #tablePly(interrupt: Interrupt<G>): Answered<G> {
    return plain({ actor: 'table', move: interrupt.move, by: null });
  }

  /** Checks, keeps, then shows. Where a seat's secrets end with this ply, they are gone before anything is awaited. */
  async #commit(answered: Answered<G>, signal: AbortSignal): Promise<void> {
    const { rules, display, saves } = this.#parts;
    const code = refusalOf(rules, this.#state(), answered.ply);
    if (code !== null) throw new Error(`${String(answered.ply.actor)} answered what is not legal: ${code}`);
    const step = rules.apply(this.#state(), answered.ply.move);
    const stays = this.#stays(step);
    const glow = !stays && this.#hasPrivateNews(step);
    if (!stays && !glow) {
      this.#viewer = null;
      display.show(this.scene(null));
    }
    this.#waiting = answered.nature;
    this.#states.push(step.state);
    if (answered.memory !== null) this.#memory = answered.memory;
    this.#keep({ log: [...this.#saved.log, answered.ply], checkpoint: step.state });
    await saves.put(this.#saved, answered.memory);
    if (signal.aborted) return;
    await this.#reveal(seen(rules, step.events, this.#viewer), answered.footage, signal);
    if (!glow || signal.aborted) return;
    await display.afterglow(this.#viewer as Seat, signal);
    this.#viewer = null;
    display.show(this.scene(null));
  }

  async #reveal(events: readonly G['event'][], footage: unknown, signal: AbortSignal): Promise<void> {
    const scene = this.scene(this.#viewer);
    if (events.length === 0) this.#parts.display.show(scene);
    else await this.#parts.display.play(events, scene, footage, signal);
  }

  /** True if whoever is looking may go on looking after this ply. */
  #stays(step: Step<G>): boolean {
    if (!this.#covers() || this.#viewer === null) return true;
    const { rules } = this.#parts;
    const next = rules.toMove(step.state);
    if (rules.beat?.(step.state)) return false;
    return next === 'nature' || (next !== null && samePerson(this.players(), next, this.#viewer));
  }

  #hasPrivateNews(step: Step<G>): boolean {
    const { rules } = this.#parts;
    return !same(seen(rules, step.events, this.#viewer), seen(rules, step.events, null));
  }

  #beatDue(): boolean {
    return this.#beatDone < this.#saved.log.length && (this.#parts.rules.beat?.(this.#state()) ?? false);
  }

  async #beat(signal: AbortSignal): Promise<void> {
    const { rules, display, thinker } = this.#parts;
    if (this.#covers()) this.#viewer = null;
    const state = this.#state();
    const robots = this.players().flatMap((player, seat) => (player.kind === 'computer' ? [seat] : []));
    const answers = await Promise.all(
      robots.map((seat) => thinker.interrupt(questionOf(this.#moment(), seat), signal).catch(() => null)),
    );
    signal.throwIfAborted();
    const planned = answers.flatMap((answer) => (answer === null ? [] : [answer]));
    const plies = this.#saved.log.length;
    const first = await display.beat(this.scene(this.#viewer), rules.interrupts?.(state) ?? [], planned, signal);
    signal.throwIfAborted();
    this.#beatDone = plies;
    if (first !== null) await this.#commit(this.#tablePly(first), signal);
  }

  /** After undo, leaving or a change of players: the table as it is now, through eyes that may still look. */
  #afterAbort(): void {
    if (this.#left) return;
    this.#viewer = this.#covers() ? null : openViewer(this.players(), this.#actor(), this.#viewer);
    this.#parts.display.show(this.scene(this.#viewer));
  }

  #interruptTurn(): void {
    this.#turn.abort();
    for (const call of this.#listeners) call();
  }

  #keep(change: Partial<SavedMatch<G>>): void {
    this.#saved = { ...this.#saved, ...change };
    if (!('log' in change)) return;
    for (const call of this.#listeners) call();
  }

  #undoPoint(): number | null {
    const { about, rules } = this.#parts;
    const { options, log } = this.#saved;
    if (!about.undo(options) || this.outcome() !== null) return null;
    return undoIndex(rules, this.#state(), log, about.secret(options));
  }

  #state(): G['state'] {
    return this.#states[this.#states.length - 1];
  }

  #actor(): Actor | null {
    return this.#parts.rules.toMove(this.#state());
  }

  #isHuman(seat: Seat): boolean {
    return this.players()[seat]?.kind === 'human';
  }

  /** True where seats hide something from several people. */
  #covers(): boolean {
    return this.#parts.about.secret(this.#saved.options) && people(this.players()).length > 1;
  }

  #looking(seat: Seat): boolean {
    return this.#viewer === seat;
  }

  #coverDue(seat: Seat): boolean {
    if (!this.#covers() || !knowsMore(this.#parts.rules, this.#state(), seat)) return false;
    return this.#viewer === null || !samePerson(this.players(), this.#viewer, seat);
  }

  #lastSeat(): Seat | null {
    const last = this.#saved.log.findLast((ply) => ply.by === 'human');
    return typeof last?.actor === 'number' ? last.actor : null;
  }
}
