/** The table: the match's display. It owns the board's view and tells the page what to show; a hand is gone from both before a cover stands. */
import { batch } from '@preact/signals';
import type { NatureReply } from '../../contract/nature.ts';
import type { Player } from '../../contract/player.ts';
import type { Interrupt, Seat, Shape } from '../../contract/rules.ts';
import type { Scene } from '../../contract/scene.ts';
import type { Words } from '../../contract/words.ts';
import type { Answer, Display, PlannedInterrupt } from '../../match/ports.ts';
import type { BoardView, ViewHost } from '../../stage/board-view.ts';
import type { CueName } from '../../audio/cues.ts';
import { createClaims } from './telling/claims.ts';
import type { PlayModel } from './model.ts';
import { createTelling } from './telling/sentences.ts';
import { createToasts, type Toasts } from './telling/toasts.ts';
import { wait, waiting, within } from './telling/waits.ts';

/** ms before a computer's step may be seen, so that the change of turn is seen first. */
const THINK_SHOWN = 500;
/** ms before "is thinking" is said. */
const THINK_SIGN = 300;
/** ms for which a computer's sentence stays at least. */
const READING = 1100;
/** ms for which undo stays lit before a computer asks nature. */
const GRACE = 1500;

export interface TableSettings {
  /** 1.35, 1 or 0.6. */
  readonly pace: number;
  /** ms of a beat; null waits for a tap. */
  readonly beat: number | null;
}

export interface TableParts {
  readonly words: Words<Shape>;
  readonly model: PlayModel;
  readonly publicEvent: (event: unknown) => unknown;
  readonly settings: () => TableSettings;
  readonly players: () => readonly Player[];
  readonly cue: (name: CueName) => void;
  /** True where several people hide something from each other. */
  readonly covers: () => boolean;
  /** The table through these eyes, as it is now; null: as it lies open. */
  readonly scene: (viewer: Seat | null) => Scene<Shape>;
}

export interface Table extends Toasts {
  readonly display: Display<Shape>;
  /** The part of a view's host that the table answers. */
  readonly host: Pick<ViewHost, 'tray' | 'toast'>;
  /** The view that shows the board; null while there is no drawing surface (the page stays playable). */
  attach(view: BoardView<Shape> | null): void;
  /** Ends the animation or pause that runs. False where none runs. */
  skip(): boolean;
  /** Puts a half-made choice back. */
  putBack(): void;
  preview(move: unknown): void;
  press(id: string, value: number | null): void;
  /** Covers the hand that lies open, until its person opens it again. Synchronous; nothing happens where no hand lies open. */
  recover(): void;
  /** Draws the scene again as it is (the surface was lost, the room has changed). */
  redraw(): void;
}

/** An open question, kept so that it can be asked again after a cover. Not with what its person saw: under a cover nobody holds that. */
interface Pending {
  readonly viewer: Seat | null;
  readonly legal: readonly unknown[] | null;
  readonly interrupts: readonly Interrupt<Shape>[];
  settle(answer: Answer<Shape>): void;
}

export function createTable(parts: TableParts): Table {
  const { model, words, settings } = parts;
  const telling = createTelling(parts);
  const toasts = createToasts(model);
  const claims = createClaims(words, model, (message) => toasts.toast(message));
  let view: BoardView<Shape> | null = null;
  let pending: Pending | null = null;
  let running: AbortController | null = null;
  let thinkingSince: number | null = null;
  let thinkTimer: ReturnType<typeof setTimeout> | null = null;
  let lastAsked: Seat | null = null;
  /** Set while a hand that was open is covered. */
  let covered: { readonly opened: Promise<void>; drop(): void } | null = null;

  const isRobot = (seat: Seat | null) => seat !== null && parts.players()[seat]?.kind === 'computer';
  const now = () => performance.now();
  const stretched = (ms: number) => (model.fast.value ? 0 : ms * settings().pace);

  /** A view that breaks is let go: the page plays on by its buttons. */
  function onView(call: (on: BoardView<Shape>) => void): void {
    if (view === null) return;
    try {
      call(view);
    } catch (fault) {
      letGo(fault);
    }
  }

  function letGo(fault: unknown): void {
    console.warn(fault);
    view = null;
    model.canvas.value = 'gone';
    toasts.toast({ key: 'play.no-canvas' });
  }

  function put(scene: Scene<Shape>): void {
    model.scene.value = scene;
    if (typeof scene.toMove === 'number') model.turn.value = scene.toMove;
  }

  function show(scene: Scene<Shape>): void {
    batch(() => {
      if (scene.viewer === null && parts.covers()) model.tray.value = null;
      put(scene);
    });
    onView((on) => on.show(scene));
  }

  /** Runs something that a tap may cut short. */
  async function skippable(signal: AbortSignal, run: (inner: AbortSignal) => Promise<void>): Promise<void> {
    const inner = within(signal);
    running = inner;
    try {
      await run(inner.signal);
    } finally {
      if (running === inner) running = null;
    }
  }

  async function play(
    events: readonly unknown[],
    scene: Scene<Shape>,
    footage: unknown,
    signal: AbortSignal,
  ): Promise<void> {
    const robot = isRobot(model.turn.value);
    model.phase.value = 'moving';
    claims.renew();
    if (thinkingSince !== null) {
      const rest = stretched(THINK_SHOWN) - (now() - thinkingSince);
      thinkingSince = null;
      await skippable(signal, (inner) => wait(rest, inner));
    }
    const began = now();
    const sentences = telling.tell(events, scene);
    await skippable(signal, async (inner) => {
      try {
        await view?.play(events, scene, footage, inner);
      } catch (fault) {
        letGo(fault);
      }
    });
    if (covered !== null) {
      show(parts.scene(null));
      await covered.opened;
      if (signal.aborted) return;
      onView((on) => on.show(scene));
    }
    put(scene);
    if (scene.viewer !== null) telling.looked(scene.viewer);
    if (robot && sentences.length > 0 && !signal.aborted) {
      await skippable(signal, (inner) => wait(stretched(READING) - (now() - began), inner));
    }
    model.phase.value = 'rest';
  }

  /** Puts the pending question before the person: lights on the board, buttons in the page. */
  function pose(): void {
    const asked = pending;
    if (asked === null) return;
    const scene = parts.scene(asked.viewer);
    batch(() => {
      put(scene);
      model.phase.value = 'asking';
      model.question.value = {
        scene,
        moves: asked.legal,
        choose: (move) => asked.settle({ kind: 'move', move: view?.complete?.(move) ?? move, nature: null }),
      };
      if (claims.standing()) {
        claims.open(scene, asked.interrupts, (interrupt) => asked.settle({ kind: 'interrupt', interrupt }));
      }
    });
    const offer = (move: unknown, nature?: NatureReply<Shape>) =>
      asked.settle({ kind: 'move', move, nature: nature ?? null });
    onView((on) => on.ask(scene, asked.legal, offer));
  }

  function unpose(): void {
    onView((on) => on.rest());
    batch(() => {
      model.question.value = null;
      model.tray.value = null;
      model.phase.value = 'rest';
      claims.close();
    });
  }

  function ask(
    scene: Scene<Shape>,
    legal: readonly unknown[] | null,
    interrupts: readonly Interrupt<Shape>[],
    signal: AbortSignal,
  ): Promise<Answer<Shape>> {
    model.fast.value = false;
    const answer = waiting<Answer<Shape>>(signal, () => {
      pending = null;
      covered?.drop();
      unpose();
    });
    if (signal.aborted) return answer.promise;
    pending = { viewer: scene.viewer, legal, interrupts, settle: answer.settle };
    if (scene.viewer !== null) telling.looked(scene.viewer);
    if (typeof scene.toMove === 'number' && scene.toMove !== lastAsked) parts.cue('turn');
    lastAsked = typeof scene.toMove === 'number' ? scene.toMove : lastAsked;
    pose();
    return answer.promise;
  }

  function handOver(
    seat: Seat,
    scene: Scene<Shape>,
    interrupts: readonly Interrupt<Shape>[],
    signal: AbortSignal,
  ): Promise<Interrupt<Shape> | null> {
    show(scene);
    model.fast.value = false;
    const answer = waiting<Interrupt<Shape> | null>(signal, uncover);
    if (signal.aborted) return answer.promise;
    cover(seat, () => answer.settle(null));
    if (claims.standing()) claims.open(scene, interrupts, answer.settle);
    return answer.promise;
  }

  function cover(seat: Seat, open: () => void): void {
    batch(() => {
      model.phase.value = 'covered';
      model.question.value = null;
      model.tray.value = null;
      model.done.value = null;
      model.cover.value = { seat, recap: telling.since(seat), open };
    });
  }

  function uncover(): void {
    batch(() => {
      model.cover.value = null;
      model.phase.value = 'rest';
      claims.close();
    });
  }

  function recover(): void {
    const viewer = model.scene.value?.viewer ?? null;
    if (viewer === null || covered !== null || !parts.covers()) return;
    const phase = model.phase.value;
    const done = model.done.value;
    let opened: () => void = () => {};
    const end = () => {
      covered = null;
      uncover();
      opened();
    };
    covered = { opened: new Promise((resolve) => (opened = resolve)), drop: end };
    onView((on) => on.rest());
    running?.abort();
    show(parts.scene(null));
    claims.close();
    cover(viewer, () => {
      end();
      if (phase === 'moving') return;
      show(parts.scene(viewer));
      if (pending !== null) return pose();
      model.phase.value = phase;
      model.done.value = done;
    });
  }

  async function beat(
    scene: Scene<Shape>,
    interrupts: readonly Interrupt<Shape>[],
    planned: readonly PlannedInterrupt<Shape>[],
    signal: AbortSignal,
  ): Promise<Interrupt<Shape> | null> {
    const { beat: length } = settings();
    const timers: ReturnType<typeof setTimeout>[] = [];
    const answer = waiting<Interrupt<Shape> | null>(signal, () => {
      for (const timer of timers) clearTimeout(timer);
      batch(() => {
        model.beat.value = null;
        model.phase.value = 'rest';
        claims.close();
      });
    });
    if (signal.aborted) return answer.promise;
    show(scene);
    claims.begin();
    const first = [...planned].sort((a, b) => a.at - b.at)[0]?.interrupt ?? null;
    batch(() => {
      model.phase.value = 'beat';
      model.beat.value = { length, goOn: () => answer.settle(length === null ? first : null) };
      claims.open(scene, interrupts, answer.settle);
    });
    if (length !== null) {
      for (const one of planned) timers.push(setTimeout(() => answer.settle(one.interrupt), one.at * length));
      timers.push(setTimeout(() => answer.settle(null), length));
    }
    return answer.promise;
  }

  /** Waits for one press of one button. */
  function button(phase: 'glow' | 'pause', key: string, signal: AbortSignal): Promise<void> {
    const answer = waiting<void>(signal, () => {
      onView((on) => on.rest());
      covered?.drop();
      batch(() => {
        model.done.value = null;
        model.phase.value = 'rest';
      });
    });
    if (signal.aborted) return answer.promise;
    batch(() => {
      model.phase.value = phase;
      model.done.value = { label: { key }, press: () => answer.settle(undefined) };
    });
    return answer.promise;
  }

  function thinking(seat: Seat | null): void {
    if (thinkTimer !== null) clearTimeout(thinkTimer);
    thinkTimer = seat === null ? null : setTimeout(() => sign(seat), THINK_SIGN);
    if (seat === null) sign(null);
    else {
      model.turn.value = seat;
      thinkingSince = now();
    }
  }

  function sign(seat: Seat | null): void {
    model.thinking.value = seat;
    onView((on) => on.thinking?.(seat));
  }

  return {
    ...toasts,
    display: {
      show,
      play,
      ask,
      handOver,
      beat,
      afterglow: (_seat, signal) => button('glow', 'play.done', signal),
      pause: (scene, signal) => {
        show(scene);
        return button('pause', 'play.go-on', signal);
      },
      grace: async (signal) => {
        model.phase.value = 'grace';
        await skippable(signal, (inner) => wait(GRACE, inner));
        model.phase.value = 'rest';
      },
      thinking,
    },
    host: {
      tray: (content) => {
        // A view that answers late must not bring a hand back under a cover.
        model.tray.value = model.cover.value === null ? content : null;
      },
      toast: toasts.toast,
    },
    attach(next) {
      view = next;
      const scene = model.scene.value;
      if (next === null || scene === null) return;
      onView((on) => on.show(scene));
      if (pending !== null && covered === null) pose();
    },
    skip() {
      if (running === null) return false;
      running.abort();
      return true;
    },
    putBack() {
      if (pending === null || covered !== null || view === null) return;
      onView((on) => on.rest());
      pose();
    },
    preview: (move) => onView((on) => on.preview(move)),
    press: (id, value) => onView((on) => on.press(id, value)),
    recover,
    redraw() {
      const scene = model.scene.value;
      if (scene !== null) onView((on) => on.show(scene));
      if (pending !== null && covered === null) pose();
    },
  };
}
