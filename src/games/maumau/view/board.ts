/** The board of Mau Mau: the tray, the fans round it, and the own hand. At the open table it holds no face but those of the pile. */
import type { Seat } from '../../../contract/rules.ts';
import type { Scene } from '../../../contract/scene.ts';
import type { Pictures } from '../../../stage/assets.ts';
import type { BoardView, Place, Room, ViewHost } from '../../../stage/board-view.ts';
import { onFingers } from '../../../stage/pointer.ts';
import { pause, tween } from '../../../stage/tween.ts';
import type { Card } from '../cards.ts';
import { isCounted } from '../observe.ts';
import type { Event, MauMau, Move, Word } from '../shape.ts';
import { type Asking, isPlay, jackMove, moveOf, nextArm, playsOf, standingOf, whyNot } from './asking.ts';
import { type Model, modelOf } from './model.ts';
import { animate, type Moving } from './motion.ts';
import { edgeOf, plateInCount, plateOf, TALL } from './places.ts';
import { chooserWords } from './sentences.ts';
import { Tabletop } from './tabletop.ts';
import { trayOf } from './trays.ts';

const WOBBLE_MS = 320;
/** CSS px upwards after which a card is taken along. */
const DRAG = 14;

/** A finger on the board: where it went down, and the card that it may drag. */
interface Finger {
  x: number;
  readonly y: number;
  readonly card: Card | null;
  drags: boolean;
}

export class MauBoard implements BoardView<MauMau> {
  readonly root;
  readonly #host: ViewHost;
  readonly #table: Tabletop;
  readonly #deafen: () => void;
  #scene: Scene<MauMau> | null = null;
  #model: Model | null = null;
  #bottom: Seat;
  #asking: Asking | null = null;
  #chosen: Card | null = null;
  #jack: Card | null = null;
  #armed: Word | null = null;
  #armedFor = '';
  #counted = Number.POSITIVE_INFINITY;
  #finger: Finger | null = null;

  constructor(host: ViewHost, pictures: Pictures) {
    this.#host = host;
    this.#table = new Tabletop(host, pictures);
    this.root = this.#table.root;
    this.#bottom = Math.max(
      0,
      host.seats().findIndex((seat) => seat.isHuman),
    );
    this.#deafen = onFingers(this.root, {
      tap: (x, y) => this.#tap(x, y),
      down: (x, y) => {
        const card = this.#table.chooser.isOpen() ? null : this.#table.hand.at(x, y);
        const isFree = card !== null && this.#asking !== null && playsOf(this.#asking.legal, card).length > 0;
        this.#finger = { x, y, card: isFree ? card : null, drags: false };
      },
      move: (x, y) => this.#drag(x, y),
      up: (_x, y) => this.#drop(y),
    });
  }

  show(scene: Scene<MauMau>): void {
    if (scene.viewer === null || scene.viewer !== this.#scene?.viewer) this.#forget();
    if (scene.viewer !== null) this.#bottom = scene.viewer;
    this.#scene = scene;
    this.#counted = Number.POSITIVE_INFINITY;
    this.#table.sky.clear();
    this.#draw(modelOf(scene, this.#bottom));
  }

  async play(events: readonly Event[], scene: Scene<MauMau>, _footage: unknown, signal: AbortSignal): Promise<void> {
    if (this.#scene?.viewer !== scene.viewer || this.#model === null) this.show({ ...scene });
    const moving = this.#moving(scene, signal);
    for (const event of events) {
      if (signal.aborted || this.#host.clock.instant) break;
      await animate(moving, event);
    }
    this.show(scene);
  }

  ask(scene: Scene<MauMau>, legal: readonly Move[] | null, offer: (move: Move) => void): void {
    this.show(scene);
    const { round, turns } = scene.observation;
    const turn = `${scene.viewer}/${round}/${turns}`;
    if (turn !== this.#armedFor) this.#armed = null;
    this.#armedFor = turn;
    this.#asking = { scene, legal: legal ?? [], offer };
    this.#pose();
  }

  rest(): void {
    this.#asking = null;
    this.#putBack();
    this.#host.tray(null);
  }

  resize(room: Room): void {
    this.#table.resize(room);
    if (this.#model !== null) this.#draw(this.#model);
    if (this.#asking !== null) this.#putBack();
    this.#table.sweep();
  }

  press(id: string): void {
    const asking = this.#asking;
    if (asking === null) return;
    if (id === 'mau') this.#arm();
    if (id === 'cancel') this.#putBack();
    const play = id === 'play' && this.#chosen !== null ? playsOf(asking.legal, this.#chosen)[0] : undefined;
    const move = play ?? moveOf(asking.legal, id);
    if (move !== null) this.#offer(move);
  }

  preview(move: Move | null): void {
    const card = move !== null && isPlay(move) ? move.card : this.#chosen;
    if (card !== null) this.#table.hand.reveal(card);
    this.#table.hand.stand((one) => standingOf(this.#asking, card, one));
    this.#host.redraw();
  }

  /** A move of the page goes with the call that is armed here. */
  complete(move: Move): Move {
    return isPlay(move) ? { ...move, call: this.#armed } : move;
  }

  placeOf(move: Move): Place | null {
    if (isPlay(move)) return this.#table.hand.placeOf(move.card);
    if (move.type !== 'draw' && move.type !== 'take') return null;
    const { stock, card } = this.#table.places();
    return { x: stock.x - card / 2, y: stock.y - (card * TALL) / 2, width: card, height: card * TALL };
  }

  plateAt(seat: Seat): Place | null {
    if (this.#model?.counted === true) return plateInCount(this.#table.places(), seat);
    return plateOf(this.#table.places(), edgeOf(seat, this.#bottom, this.#host.seats().length));
  }

  dispose(): void {
    this.#deafen();
    this.#table.dispose();
  }

  #draw(model: Model): void {
    this.#model = model;
    const observation = this.#scene?.observation;
    const isCount = model.counted && observation !== undefined;
    this.#table.draw(model, isCount ? { observation, cards: this.#counted } : null);
    this.#drawSeal();
    this.#host.redraw();
  }

  #drawSeal(): void {
    this.#table.drawSeal(this.#model?.calls === true && this.#model.hand !== null, this.#armed);
  }

  #moving(scene: Scene<MauMau>, signal: AbortSignal): Moving {
    const { clock, cue, settings } = this.#host;
    const ms = (usual: number) => (settings().motionReduced ? 0 : usual * settings().pace);
    const model = () => this.#model ?? modelOf(scene, this.#bottom);
    const during = (usual: number, draw: (way: number) => void) => tween(clock, ms(usual), draw, { signal });
    return {
      model,
      set: (next) => {
        if (!signal.aborted) this.#draw(next);
      },
      places: () => this.#table.places(),
      fly: (flight) => this.#table.sky.fly(flight, this.#table.look(), signal),
      clear: () => this.#table.sky.clear(),
      ms,
      pause: (usual) => pause(clock, usual * settings().pace, signal),
      during,
      cue,
      parts: {
        spin: (way) => this.#table.ground.spin(way),
        jump: (amount) => this.#table.piles.jump(amount),
        dim: (seat, amount) => this.#table.fans.dim(seat, amount),
        cards: () => (isCounted(scene.observation) ? scene.observation.hands.flat().length : 0),
        count: (cards) => {
          if (signal.aborted) return;
          this.#counted = cards;
          this.#scene = scene;
          this.#draw(modelOf(scene, this.#bottom));
        },
      },
    };
  }

  /** Lights what can be touched and tells the page. */
  #pose(): void {
    const asking = this.#asking;
    if (asking === null) return;
    this.#table.hand.stand((card) => standingOf(asking, this.#jack ?? this.#chosen, card));
    this.#table.piles.light(this.#jack === null && asking.legal.some(({ type }) => type === 'draw' || type === 'take'));
    this.#drawSeal();
    const { scene, legal } = asking;
    const asked = { scene, legal, armed: this.#armed, chosen: this.#chosen, jack: this.#jack };
    this.#host.tray(trayOf(asked, this.#model?.calls === true));
    this.#host.redraw();
  }

  /** Half-made choices go back; the call stays armed. */
  #putBack(): void {
    this.#chosen = null;
    this.#jack = null;
    this.#table.chooser.close();
    this.#table.hand.stand((card) => standingOf(this.#asking, null, card));
    this.#table.piles.light(false);
    this.#pose();
    this.#host.redraw();
  }

  /** What one person did must not wait for the next one. */
  #forget(): void {
    this.#armed = null;
    this.#armedFor = '';
    this.#chosen = null;
    this.#jack = null;
    this.#asking = null;
    this.#table.chooser.close();
  }

  #arm(): void {
    this.#armed = nextArm(this.#armed);
    this.#host.cue('tap');
    this.#pose();
    void tween(this.#host.clock, this.#host.settings().motionReduced ? 0 : WOBBLE_MS, (way) => {
      this.#table.seal.beat(Math.sin(way * Math.PI));
      this.#host.redraw();
    });
  }

  #offer(move: Move): void {
    const asking = this.#asking;
    if (asking === null) return;
    this.#asking = null;
    this.#table.chooser.close();
    asking.offer(this.complete(move));
  }

  #tap(x: number, y: number): void {
    const asking = this.#asking;
    if (asking === null) return;
    const card = this.#table.hand.at(x, y);
    if (this.#table.seal.contains(x, y)) this.#arm();
    else if (this.#table.chooser.isOpen()) this.#chooseSuit(asking, x, y);
    else if (card !== null) this.#tapCard(asking, card);
    else this.#tapTable(asking, x, y);
  }

  /** The stock, or beside everything. */
  #tapTable(asking: Asking, x: number, y: number): void {
    const { stock, card: width } = this.#table.places();
    const isStock = Math.abs(x - stock.x) <= width * 0.6 && Math.abs(y - stock.y) <= width * TALL * 0.58;
    const move = isStock ? (moveOf(asking.legal, 'draw') ?? moveOf(asking.legal, 'take')) : null;
    if (move === null) this.#putBack();
    else this.#offer(move);
  }

  #chooseSuit(asking: Asking, x: number, y: number): void {
    const found = this.#table.chooser.at(x, y);
    if (found === 'sheet') return;
    const move = found === 'beside' || this.#jack === null ? null : jackMove(asking.legal, this.#jack, found);
    if (move === null) this.#putBack();
    else this.#offer(move);
  }

  #tapCard(asking: Asking, card: Card): void {
    const [play, other] = playsOf(asking.legal, card);
    if (play === undefined) this.#refuse(asking, card);
    else if (other !== undefined) this.#openChooser(card);
    else if (this.#host.settings().askFirst && this.#chosen !== card) this.#choose(card);
    else this.#offer(play);
  }

  #choose(card: Card): void {
    this.#chosen = card;
    this.#host.cue('tap');
    this.#pose();
  }

  #openChooser(jack: Card): void {
    this.#chosen = null;
    this.#jack = jack;
    this.#host.cue('tap');
    const words = chooserWords(this.#host, this.#model?.hand ?? [], jack);
    this.#table.chooser.open({ ...this.#table.look(), places: this.#table.places(), words });
    this.#pose();
  }

  #refuse(asking: Asking, card: Card): void {
    this.#putBack();
    this.#host.cue('no');
    this.#host.toast({ key: whyNot(asking) });
    if (this.#host.settings().motionReduced) return;
    void tween(this.#host.clock, WOBBLE_MS, (way) => {
      this.#table.hand.wobble(card, way);
      this.#host.redraw();
    });
  }

  /** Up takes the card along, sideways moves a row that does not fit. */
  #drag(x: number, y: number): void {
    const finger = this.#finger;
    if (finger === null || this.#asking === null) return;
    const { card } = finger;
    if (card !== null && (finger.drags || finger.y - y > DRAG)) {
      finger.drags = true;
      this.#table.hand.drag(card, x - finger.x, y - finger.y);
    } else if (this.#table.hand.scrolls() && finger.y > this.#table.places().dockTop - this.#table.places().hand.card) {
      this.#table.hand.scroll(finger.x - x);
      finger.x = x;
    }
    this.#host.redraw();
  }

  /** A card that was dragged well over the dock is laid; else it goes back. */
  #drop(y: number): void {
    const finger = this.#finger;
    const asking = this.#asking;
    this.#finger = null;
    if (finger === null || !finger.drags || finger.card === null) return;
    this.#table.hand.drag(finger.card, 0, 0);
    if (asking === null) return;
    const [play, other] = playsOf(asking.legal, finger.card);
    if (finger.y - y < this.#table.places().hand.card || play === undefined) this.#putBack();
    else if (other === undefined) this.#offer(play);
    else this.#openChooser(finger.card);
  }
}
