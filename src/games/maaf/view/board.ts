/** The board of Maaf!. It is told what is legal, lights it, and answers with one of those moves; a half-made choice lives here and nowhere else. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { BoardView, Place, Room, ViewHost } from '../../../stage/board-view.ts';
import type { Side } from '../../../contract/player.ts';
import type { Seat } from '../../../contract/rules.ts';
import type { Scene } from '../../../contract/scene.ts';
import { same } from '../../../lib/data.ts';
import type { Pictures } from '../../../stage/assets.ts';
import { onFingers } from '../../../stage/pointer.ts';
import type { Spot } from '../../../stage/rings.ts';
import { REACH } from '../../../stage/target.ts';
import { TIME } from '../../../stage/timing.ts';
import { tween } from '../../../stage/tween.ts';
import type { Card, Event, Maaf, Move, Observation } from '../shape.ts';
import { BOARDS } from './art.ts';
import { createCentre, DECK } from './centre.ts';
import { narrow } from './choice.ts';
import { consequences, isPlay, landing, sideOfPawn, wayOf } from './consequences.ts';
import { createKept } from './kept.ts';
import { createMarks } from './marks.ts';
import { playEvents } from './motion.ts';
import { createPawns } from './pawns.ts';
import { MIDDLE, PICTURE, spotOf } from './places.ts';
import { type Lit, type Mode, type Narrowed, NOTHING, type Selection } from './selection.ts';
import { stepped } from './splitting.ts';
import { type Lie, pawnAt, touched } from './touch.ts';
import { createThinking } from './thinking.ts';
import { createTrail } from './trail.ts';
import { type Asked, trayOf, waitingTray } from './tray.ts';
import { whyNot } from './why.ts';

/** How the middle is turned so that somebody at that edge can read it. */
const TURNS: { readonly [side in Side]: number } = { bottom: 0, left: 90, top: 180, right: -90 };
const WOBBLE = 4;

export function boardKind(host: ViewHost): keyof typeof BOARDS {
  return host.settings().patterns ? 'patterned' : 'plain';
}

interface Question {
  readonly scene: Scene<Maaf>;
  readonly legal: readonly Move[];
  readonly offer: (move: Move) => void;
}

/** The card that this seat has just taken into its hand, where it may see it. */
function takenBy(events: readonly Event[], viewer: number | null): Card | null {
  const taken = events.findLast((event) => event.type === 'took');
  return taken?.type === 'took' && taken.seat === viewer ? taken.card : null;
}

export class MaafBoard implements BoardView<Maaf> {
  readonly root = new Container({ label: 'maaf' });
  readonly #host: ViewHost;
  readonly #pictures: Pictures;
  readonly #table = new Container({ label: 'table' });
  readonly #picture = new Sprite();
  readonly #trail = createTrail();
  readonly #effects = new Container({ label: 'effects' });
  readonly #night = new Graphics({ label: 'night' });
  readonly #pawns;
  readonly #centre;
  readonly #kept;
  readonly #dots;
  readonly #marks;
  readonly #deaf: () => void;
  #dressed: keyof typeof BOARDS | null = null;
  #scale = 1;
  #facing: Side = 'bottom';
  #scene: Scene<Maaf> | null = null;
  #question: Question | null = null;
  /** What was asked when the finger went down: a tap that skips an animation answers nothing. */
  #touching: Question | null = null;
  #selection: Selection = NOTHING;
  #usesKept = false;

  constructor(host: ViewHost, pictures: Pictures) {
    this.#host = host;
    this.#pictures = pictures;
    this.#pawns = createPawns(pictures);
    this.#centre = createCentre(host, pictures);
    this.#kept = createKept(pictures);
    this.#dots = createThinking(host);
    this.#marks = createMarks(host, this.#pawns, () => this.#scale);
    this.#centre.root.addChildAt(this.#marks.deck, 0);
    this.#picture.position.set(PICTURE.x, PICTURE.y);
    this.#night.roundRect(-26, -26, 1052, 1052, 52).fill({ color: '#181122', alpha: 0.08 });
    this.#table.addChild(this.#picture, this.#trail.root, this.#kept.root, this.#centre.root, this.#marks.below);
    this.#table.addChild(this.#pawns.root, this.#marks.above, this.#dots.root, this.#effects, this.#night);
    this.root.addChild(this.#table);
    this.#deaf = onFingers(this.root, {
      down: () => {
        this.#touching = this.#question;
      },
      tap: (x, y) => this.#tapped(x, y),
    });
  }

  show(scene: Scene<Maaf>): void {
    this.#scene = scene;
    const { observation } = scene;
    this.#pawns.show(observation);
    this.#centre.show(observation);
    this.#kept.show(observation);
    this.#night.visible = this.#host.settings().night;
    if (this.#dressed !== boardKind(this.#host)) this.#dress();
    this.#trail.show(observation);
    this.#host.redraw();
  }

  async play(events: readonly Event[], scene: Scene<Maaf>, _footage: unknown, signal: AbortSignal): Promise<void> {
    const before = this.#scene;
    this.rest();
    const { observation, viewer } = scene;
    const taken = takenBy(events, viewer);
    // A card that comes is in the hand when it has landed, one that goes is out of it at once.
    const held = taken === null ? observation : before?.observation;
    if (held !== undefined && before?.viewer === viewer) this.#host.tray(waitingTray(held, viewer, null));
    const parts = { host: this.#host, pawns: this.#pawns, centre: this.#centre, effects: this.#effects };
    const ways = events.flatMap((event) => wayOf(event, observation) ?? []);
    this.#trail.renew(ways);
    await playEvents(parts, events, observation, signal);
    this.show(scene);
    this.#host.tray(waitingTray(observation, viewer, taken));
  }

  ask(scene: Scene<Maaf>, legal: readonly Move[] | null, offer: (move: Move) => void): void {
    this.#question = { scene, legal: legal ?? [], offer };
    this.#selection = NOTHING;
    this.#usesKept = false;
    this.#refresh();
  }

  rest(): void {
    this.#question = null;
    this.#touching = null;
    this.#selection = NOTHING;
    this.#usesKept = false;
    this.#marks.clear();
    this.#host.tray(null);
    this.#host.redraw();
  }

  resize(room: Room): void {
    const { insets, width, height } = room;
    const [free, tall] = [width - insets.left - insets.right, height - insets.top - insets.bottom];
    this.#scale = Math.max(0.05, Math.min(free / PICTURE.width, tall / PICTURE.height));
    this.#table.scale.set(this.#scale);
    this.#table.position.set(
      insets.left + free / 2 - (PICTURE.x + PICTURE.width / 2) * this.#scale,
      insets.top + tall / 2 - (PICTURE.y + PICTURE.height / 2) * this.#scale,
    );
    this.#dress();
    this.#pawns.dress(this.#scale);
    this.#centre.dress(this.#scale);
    this.#kept.dress(this.#scale);
    this.#face(room.facing ?? 'bottom');
    if (this.#question) this.#refresh();
    this.#pictures.sweep();
    this.#host.redraw();
  }

  press(id: string, value: number | null): void {
    const question = this.#question;
    if (!question) return;
    const { legal } = question;
    if (id === 'steps' && value !== null) this.#select(stepped(this.#narrowed(), value));
    else if (id.startsWith('mode:')) this.#select({ ...this.#selection, mode: id.slice(5) as Mode, parts: [] });
    else if (id.startsWith('card:')) this.#pickCard(Number(id.slice(5)));
    else if (id === 'kept') {
      this.#usesKept = !this.#usesKept;
      this.#select(NOTHING);
    } else if (id === 'go') this.#offer(this.#narrowed().move);
    else if (id === 'discard') {
      const { card } = this.#narrowed().selection;
      this.#offer(legal.find((move) => move.type === 'discard' && move.card === card) ?? null);
    } else this.#offer(legal.find((move) => move.type === id) ?? null);
  }

  preview(move: Move | null): void {
    const scene = this.#question?.scene;
    if (!scene) return;
    // A move from the hand lifts its card, so that a hint says which one it means.
    if (scene.observation.phase === 'hand' && move && 'card' in move) {
      this.#selection = { ...NOTHING, card: move.card };
      this.#refresh();
    }
    if (move?.type === 'draw') this.#marks.lightDeck();
    else if (move && isPlay(move)) this.#marks.foretell(consequences(move, scene.observation), scene.observation);
    else this.#light();
    this.#host.redraw();
  }

  placeOf(move: Move): Place | null {
    const observation = this.#scene?.observation;
    if (!observation) return null;
    if (move.type === 'draw') return this.#placeAt(this.#deckSpot(), 170);
    if (!isPlay(move)) return null;
    const square = landing(move, observation);
    if (square === null || move.type === 'split') return null;
    return this.#placeAt(spotOf(sideOfPawn(observation, move.pawn), square, move.pawn), 60);
  }

  thinking(seat: Seat | null): void {
    const options = this.#scene?.observation.options;
    this.#dots.show(seat === null ? null : (options?.sides[seat] ?? null));
    this.#host.redraw();
  }

  dispose(): void {
    this.rest();
    this.#dots.show(null);
    this.#deaf();
    this.root.destroy({ children: true });
    this.#pictures.dispose();
  }

  /** The drawn board, with patterns or without: the other one is fetched when the setting has changed. */
  #dress(): void {
    const kind = boardKind(this.#host);
    if (!this.#pictures.has(kind)) {
      void this.#pictures.add(kind, BOARDS[kind]).then(() => {
        if (!this.root.destroyed) this.#dress();
      });
      return;
    }
    this.#picture.texture = this.#pictures.texture(kind, PICTURE.width * this.#scale);
    this.#picture.width = PICTURE.width;
    this.#picture.height = PICTURE.height;
    this.#dressed = kind;
    this.#host.redraw();
  }

  #placeAt(spot: Spot, units: number): Place {
    const size = Math.max(REACH, units * this.#scale);
    const { x, y } = this.#onCanvas(spot);
    return { x: x - size / 2, y: y - size / 2, width: size, height: size };
  }

  #onCanvas(spot: Spot): Spot {
    return { x: this.#table.x + spot.x * this.#scale, y: this.#table.y + spot.y * this.#scale };
  }

  /** Where the pile lies on the board as it is turned now. */
  #deckSpot(): Spot {
    const { rotation } = this.#centre.root;
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    return { x: MIDDLE.x + DECK.x * cos - DECK.y * sin, y: MIDDLE.y + DECK.x * sin + DECK.y * cos };
  }

  #face(side: Side): void {
    if (side === this.#facing) return;
    this.#facing = side;
    const { root } = this.#centre;
    const [from, to] = [root.angle, TURNS[side]];
    const turn = ((((to - from) % 360) + 540) % 360) - 180;
    const { motionReduced, pace } = this.#host.settings();
    const ms = motionReduced ? 0 : TIME.turnChange * pace;
    void tween(this.#host.clock, ms, (way) => {
      if (root.destroyed || this.#facing !== side) return;
      root.angle = way === 1 ? to : from + turn * way;
    });
  }

  #choosable(): readonly Move[] {
    const question = this.#question;
    if (!question) return [];
    const waits = question.scene.observation.phase === 'draw' && !this.#usesKept;
    return waits ? [] : question.legal;
  }

  #narrowed(): Narrowed {
    return narrow(this.#choosable(), this.#selection);
  }

  #select(selection: Selection): void {
    this.#selection = selection;
    this.#host.cue('tap');
    this.#refresh();
  }

  #pickCard(index: number): void {
    const observation = this.#question?.scene.observation;
    const card = observation?.hands[observation.turn]?.[index];
    if (card !== undefined) this.#select({ ...NOTHING, card });
  }

  #asked(): Asked | null {
    const question = this.#question;
    if (!question) return null;
    return {
      observation: question.scene.observation,
      legal: question.legal,
      narrowed: this.#narrowed(),
      askFirst: this.#host.settings().askFirst,
      usesKept: this.#usesKept,
    };
  }

  #refresh(): void {
    const asked = this.#asked();
    if (!asked) return;
    this.#light();
    this.#host.tray(trayOf(asked));
    this.#host.redraw();
  }

  #light(): void {
    const question = this.#question;
    if (!question) return;
    const { observation } = question.scene;
    if (observation.phase === 'draw' && !this.#usesKept) this.#marks.lightDeck();
    else this.#marks.light(this.#narrowed(), observation);
  }

  #offer(move: Move | null): void {
    const question = this.#question;
    if (!question || !move) return;
    this.#question = null;
    question.offer(move);
  }

  #tapped(x: number, y: number): void {
    const question = this.#question;
    if (!question || question !== this.#touching) return;
    const { observation } = question.scene;
    if (observation.phase === 'draw' && this.#hitsDeck(x, y)) {
      this.#offer(question.legal.find(({ type }) => type === 'draw') ?? null);
      return;
    }
    const { lit } = this.#narrowed();
    const at = { x, y };
    const found = touched(lit, observation, at, this.#lie());
    if (found) this.#take(found.lit, found.doubtful);
    else this.#explain(at, observation);
  }

  #lie(): Lie {
    return { onCanvas: (spot) => this.#onCanvas(spot), scale: this.#scale, small: this.#host.small() };
  }

  #hitsDeck(x: number, y: number): boolean {
    const deck = this.#onCanvas(this.#deckSpot());
    return Math.hypot(x - deck.x, y - deck.y) <= Math.max(REACH, 130 * this.#scale);
  }

  /** A lit thing was tapped: play it if it is clear what is meant, else show what it would do. */
  #take(lit: Lit, doubtful: boolean): void {
    const before = this.#narrowed();
    const again = same(this.#selection, lit.next);
    this.#selection = lit.next;
    const { move } = this.#narrowed();
    const shown = same(before.move, move);
    const careful = this.#host.settings().askFirst || doubtful;
    const plays = careful ? again : lit.kind !== 'pawn' || shown;
    if (move && plays) this.#offer(move);
    else this.#select(lit.next);
  }

  /** A pawn that cannot go wobbles and says why. */
  #explain(at: Spot, observation: Observation): void {
    if (observation.phase === 'draw' && !this.#usesKept) return;
    const pawn = pawnAt(observation, at, this.#lie());
    if (pawn === null) return;
    this.#host.cue('no');
    this.#host.toast(whyNot(observation, pawn, this.#narrowed().selection.card));
    const root = this.#pawns.token(pawn)?.root;
    if (!root || this.#host.settings().motionReduced) return;
    void tween(this.#host.clock, TIME.ui, (way) => {
      if (!root.destroyed) root.angle = WOBBLE * Math.sin(way * 4 * Math.PI) * (1 - way);
    });
  }
}
