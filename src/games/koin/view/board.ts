/** The board of Kerajaan Koin. It is told what is legal, lights it, and answers with one of those moves; a half-made choice lives here and nowhere else. */
import { Container, type Graphics } from 'pixi.js';
import type { BoardView, Place, Room, ViewHost } from '../../../stage/board-view.ts';
import type { Scene } from '../../../contract/scene.ts';
import { same } from '../../../lib/data.ts';
import type { Pictures } from '../../../stage/assets.ts';
import { SEAT_COLOURS } from '../../../stage/colours.ts';
import { onFingers } from '../../../stage/pointer.ts';
import { TIME } from '../../../stage/timing.ts';
import { loop, tween } from '../../../stage/tween.ts';
import { FACES, type Koin, type KoinEvent, type Move, type State, tossable, type Value } from '../kinds.ts';
import { LANDS } from '../map.ts';
import { kingdoms } from '../score.ts';
import { apply } from '../turns.ts';
import { type Choice, type Mode, NOTHING, opened, openLands, touched, whyNot, withMode, withValue } from './choice.ts';
import { isInDish } from './dish.ts';
import { createIsland, type Island } from './island.ts';
import { playEvents } from './motion.ts';
import { ANCHORS, boxOf, DISH, landAt } from './places.ts';
import { askToShake, onShake, shakeLeave } from './shake.ts';
import { drawLast } from './marks.ts';
import { trayOf } from './tray.ts';

interface Question {
  readonly scene: Scene<Koin>;
  readonly legal: readonly Move[];
  readonly offer: (move: Move) => void;
}

/** What the last turn did, for the rings that stay until the next one. */
interface Last {
  readonly seat: number;
  readonly lands: readonly number[];
  readonly ways: readonly (readonly [number, number])[];
  /** `turns` of the states in which it is still the last. */
  readonly turns: number;
}

const HOLD_MS = 350;
const WOBBLE = 5;
/** How far beside the shore a finger may miss, in CSS px. */
const MISS = 14;

export class KoinBoard implements BoardView<Koin> {
  readonly root = new Container({ label: 'koin' });
  readonly #host: ViewHost;
  readonly #island: Island;
  readonly #deaf: () => void;
  #still: () => void = () => {};
  #unshake: () => void = () => {};
  #scene: Scene<Koin> | null = null;
  #question: Question | null = null;
  #choice: Choice = NOTHING;
  #last: Last | null = null;
  #table = false;
  /** True while the finger that spread a stack comes up: that was no tap. */
  #looked = false;
  #held: { readonly land: number; readonly stop: () => void; open: boolean } | null = null;

  constructor(host: ViewHost, pictures: Pictures) {
    this.#host = host;
    this.#island = createIsland(host, pictures);
    this.root.addChild(this.#island.root, this.#island.strip);
    this.#deaf = onFingers(this.root, {
      tap: (x, y) => this.#tapped(x, y),
      down: (x, y) => this.#hold(x, y),
      up: () => this.#release(),
    });
  }

  show(scene: Scene<Koin>): void {
    this.#scene = scene;
    this.#island.show(scene.observation);
    this.#drawLast(scene.observation);
    this.#host.redraw();
  }

  async play(events: readonly KoinEvent[], scene: Scene<Koin>, _footage: unknown, signal: AbortSignal): Promise<void> {
    this.rest();
    const before = this.#scene?.observation ?? scene.observation;
    this.#remember(events, scene.observation);
    await playEvents(this.#island.parts, events, before, scene.observation, signal);
    this.show(scene);
  }

  ask(scene: Scene<Koin>, legal: readonly Move[] | null, offer: (move: Move) => void): void {
    this.#question = { scene, legal: legal ?? [], offer };
    this.#choice = opened(legal ?? []);
    this.#listen();
    this.#refresh();
  }

  rest(): void {
    this.#question = null;
    this.#choice = NOTHING;
    this.#still();
    this.#unshake();
    this.#release();
    this.#island.marks.clear();
    if (this.#scene) this.#island.show(this.#scene.observation);
    this.#host.tray(null);
    this.#host.redraw();
  }

  resize(room: Room): void {
    this.#table = room.facing !== null;
    this.#island.resize(room, this.#scene?.observation ?? null);
    if (this.#scene) this.#drawLast(this.#scene.observation);
    if (this.#question) this.#refresh();
    this.#host.redraw();
  }

  press(id: string, _value: number | null): void {
    const { legal } = this.#question ?? { legal: [] };
    const [kind = '', what = ''] = id.split(':');
    if (kind === 'mode') this.#choose(withMode(legal, what as Mode));
    else if (kind === 'coin') this.#choose(withValue(this.#choice, legal, Number(what) as Value));
    else if (kind === 'face') this.#turnCoin(Number(what) as Value);
    else if (kind === 'go') this.#offer(this.#choice.tried);
    else if (kind === 'real') this.#offer({ type: 'tossed', faces: this.#choice.faces });
    else if (kind === 'shake') this.#allowShaking();
    else this.#offer(legal.find(({ type }) => type === id) ?? null);
  }

  preview(move: Move | null): void {
    const state = this.#question?.scene.observation;
    if (!state) return;
    for (const land of LANDS.keys()) this.#island.stacks.fan(land, 0);
    if (move === null) {
      this.#refresh();
      return;
    }
    const lands = openLands(this.#choice, []);
    this.#island.marks.light({ state, lands, from: move.type === 'move' ? move.from : null, tried: move });
    this.#foretell(state, move);
    // A stack in focus is spread; one that a coin is tried on stays whole below it.
    if (move.type === 'capture') this.#island.stacks.fan(move.land, 1);
    else if (move.type === 'move') this.#island.stacks.fan(move.from, 1);
    this.#host.redraw();
  }

  placeOf(move: Move): Place | null {
    if (move.type === 'toss' || move.type === 'tossed') {
      return this.#island.onCanvas({
        x: DISH.x - DISH.rx,
        y: DISH.y - DISH.ry,
        width: 2 * DISH.rx,
        height: 2 * DISH.ry,
      });
    }
    const land = move.type === 'move' ? move.to : 'land' in move ? move.land : null;
    return land === null ? null : this.#island.onCanvas(boxOf(land));
  }

  dispose(): void {
    this.rest();
    this.#deaf();
    this.root.destroy({ children: true });
    this.#island.dispose();
  }

  #choose(choice: Choice): void {
    this.#choice = choice;
    this.#host.cue('tap');
    this.#refresh();
  }

  #offer(move: Move | null): void {
    const question = this.#question;
    if (!question || move === null || !question.legal.some((one) => same(one, move))) return;
    this.#question = null;
    this.#still();
    question.offer(move);
  }

  /** Lights what fits the choice and tells the tray. */
  #refresh(): void {
    const question = this.#question;
    if (!question) return;
    const state = question.scene.observation;
    const { legal } = question;
    this.#still();
    const lands = openLands(this.#choice, legal);
    this.#island.marks.light({ state, lands, from: this.#choice.from, tried: this.#choice.tried });
    if (this.#choice.tried) this.#foretell(state, this.#choice.tried);
    else this.#island.plaques.show(kingdoms(state.board));
    if (legal.some(({ type }) => type === 'toss')) this.#island.parts.dish.ready(state);
    this.#host.tray(
      trayOf({
        state,
        legal,
        choice: this.#choice,
        shake: shakeLeave(),
        table: this.#table,
        small: this.#host.small(),
      }),
    );
    this.#breathe();
    this.#host.redraw();
  }

  #foretell(state: State, move: Move): void {
    this.#island.plaques.show(kingdoms(apply(state, move).state.board));
  }

  #breathe(): void {
    const parts = this.#island.marks.breathing();
    if (this.#host.settings().motionReduced || parts.length === 0) return;
    this.#still = loop(this.#host.clock, TIME.legalPulse, 6, (phase) => {
      const swell = 1 + 0.035 * Math.sin(phase * 2 * Math.PI);
      for (const part of parts) if (!part.destroyed) part.scale.set(swell);
    });
  }

  #tapped(x: number, y: number): void {
    const question = this.#question;
    const looked = this.#looked;
    this.#looked = false;
    if (!question || looked) return;
    const spot = this.#island.onMap(x, y);
    const { legal, scene } = question;
    const toss = legal.find(({ type }) => type === 'toss');
    if (toss) {
      if (isInDish(spot)) this.#offer(toss);
      return;
    }
    const { toss: fallen } = scene.observation;
    const slot = this.#island.parts.dish.coinAt(spot, fallen.length);
    const coin = slot === null ? undefined : [...fallen].reverse()[slot];
    if (coin) {
      this.#pickCoin(coin.value, legal);
      return;
    }
    const land = landAt(spot.x, spot.y, MISS / this.#island.scale());
    if (land !== null) this.#touch(land, legal, scene.observation);
  }

  /** A coin in the dish: the same as its button in the tray. */
  #pickCoin(value: Value, legal: readonly Move[]): void {
    const { mode } = this.#choice;
    const fits = legal.some((move) => move.type === mode && 'value' in move && move.value === value);
    if (fits) this.#choose(withValue(this.#choice, legal, value));
  }

  #touch(land: number, legal: readonly Move[], state: State): void {
    const touch = touched(this.#choice, legal, land);
    if (touch === null) {
      this.#refuse(land, state);
      return;
    }
    const { move } = touch;
    const isSecond = move !== null && same(this.#choice.tried, move);
    if (move === null) this.#choose(touch.choice);
    else if (isSecond || !this.#asksFirst(state, move)) this.#offer(move);
    else this.#choose({ ...touch.choice, tried: move });
  }

  /** Where pieces are small, where people want it, and always before the end: the first tap only shows. */
  #asksFirst(state: State, move: Move): boolean {
    if (this.#host.small() || this.#host.settings().askFirst) return true;
    return apply(state, move).state.phase === 'over';
  }

  #refuse(land: number, state: State): void {
    if (this.#choice.mode === null) return;
    if (this.#choice.mode === 'pay') {
      this.#host.toast({ key: 'on.pay' });
      return;
    }
    const why = whyNot(this.#choice, state, land);
    this.#host.toast({ key: `why.${why}`, params: { land: { key: `land.${LANDS[land]}` } } });
    this.#host.cue('no');
    const node = this.#island.stacks.at(land);
    const rest = ANCHORS[land]?.x ?? 0;
    if (this.#host.settings().motionReduced) return;
    void tween(this.#host.clock, TIME.ui, (way) => {
      if (!node.destroyed) node.x = rest + (way < 1 ? WOBBLE * Math.sin(way * 4 * Math.PI) : 0);
    });
  }

  #turnCoin(value: Value): void {
    const state = this.#question?.scene.observation;
    if (!state) return;
    const index = tossable(state, state.turn).indexOf(value);
    const faces = this.#choice.faces.map((face, at) => (at === index ? FACES[face === 'gambar' ? 1 : 0] : face));
    this.#choose({ ...this.#choice, faces });
  }

  #allowShaking(): void {
    void askToShake().then(() => {
      this.#listen();
      if (this.#question) this.#refresh();
    });
  }

  /** While a toss is due, a shake of the device is the same as a tap on the dish. */
  #listen(): void {
    this.#unshake();
    const toss = this.#question?.legal.find(({ type }) => type === 'toss');
    if (toss) this.#unshake = onShake(() => this.#offer(toss));
  }

  /** A finger that stays on a stack spreads it out. */
  #hold(x: number, y: number): void {
    this.#release();
    const spot = this.#island.onMap(x, y);
    const land = landAt(spot.x, spot.y, 0);
    const stack = land === null ? [] : (this.#scene?.observation.board[land] ?? []);
    if (land === null || stack.length < 2) return;
    const timer = setTimeout(() => {
      if (this.#held) this.#held.open = true;
      this.#island.stacks.fan(land, 1);
      this.#host.redraw();
    }, HOLD_MS);
    this.#held = { land, stop: () => clearTimeout(timer), open: false };
  }

  #release(): void {
    const held = this.#held;
    this.#held = null;
    if (held === null) return;
    held.stop();
    this.#looked = held.open;
    if (!held.open) return;
    this.#island.stacks.fan(held.land, 0);
    this.#host.redraw();
  }

  #remember(events: readonly KoinEvent[], state: State): void {
    const seat = events.find((event) => 'seat' in event && event.type !== 'turned');
    const lands = events.flatMap((event) => (event.type === 'placed' || event.type === 'captured' ? [event.land] : []));
    const ways = events.flatMap((event) => (event.type === 'moved' ? [[event.from, event.to] as const] : []));
    if (seat === undefined || !('seat' in seat) || lands.length + ways.length === 0) {
      if (this.#last && state.turns > this.#last.turns) this.#last = null;
      return;
    }
    const isSame = this.#last?.seat === seat.seat && this.#last.turns >= state.turns - 1;
    const ended = state.turn !== seat.seat || state.phase === 'over';
    this.#last = {
      seat: seat.seat,
      lands: [...(isSame ? (this.#last?.lands ?? []) : []), ...lands, ...ways.map(([, to]) => to)],
      ways: [...(isSame ? (this.#last?.ways ?? []) : []), ...ways],
      turns: ended ? state.turns : state.turns + 1,
    };
  }

  /** The rings stand while the next turn is played and no longer: an undo takes them away too. */
  #drawLast(state: State): void {
    const last = this.#last;
    const isLast = last !== null && state.turns <= last.turns && state.turns >= last.turns - 1;
    const trail: Graphics = this.#island.trail;
    if (!isLast) {
      trail.clear();
      return;
    }
    const { deep } = SEAT_COLOURS[state.options.colours[last.seat === 0 ? 0 : 1]];
    drawLast(trail, last.lands, last.ways, deep, this.#island.parts.purse.growth());
  }
}
