/** The board of Mau Mau: the tray, the fans round it, and the own hand. At the open table it holds no face but those of the pile. */
import { Container } from 'pixi.js';
import type { Seat } from '../../../contract/rules.ts';
import type { Scene } from '../../../contract/scene.ts';
import type { Pictures } from '../../../stage/assets.ts';
import type { BoardView, Place, Room, ViewHost } from '../../../stage/board-view.ts';
import { onFingers } from '../../../stage/pointer.ts';
import { pause, tween } from '../../../stage/tween.ts';
import { type Card, DECK } from '../cards.ts';
import { isCounted } from '../observe.ts';
import type { Event, MauMau, Move, Observation, Word } from '../shape.ts';
import { faceName } from './art.ts';
import { type Asking, isPlay, jackMove, moveOf, nextArm, playsOf, standingOf, whyNot } from './asking.ts';
import { bubbles } from './parts/bubbles.ts';
import { chooser } from './parts/chooser.ts';
import { fans } from './parts/fans.ts';
import { sky } from './flights.ts';
import { ground } from './parts/ground.ts';
import { Hand } from './parts/hand.ts';
import { arranged, type Model, modelOf } from './model.ts';
import { animate, type Moving } from './motion.ts';
import { piles, type PilesLook } from './parts/piles.ts';
import { edgeOf, placesOf, type Places, plateOf, TALL } from './places.ts';
import { score } from './parts/score.ts';
import { seal } from './parts/seal.ts';
import { chooserWords, sayingWords, scoreWords, sealWords } from './sentences.ts';
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
  readonly root = new Container({ label: 'maumau' });
  readonly #host: ViewHost;
  readonly #pictures: Pictures;
  readonly #ground = ground();
  readonly #fans = fans();
  readonly #piles = piles();
  readonly #bubbles = bubbles();
  readonly #score = score();
  readonly #sky;
  readonly #chooser = chooser();
  readonly #hand = new Hand();
  readonly #seal = seal();
  readonly #deafen: () => void;
  #places: Places = placesOf({
    width: 800,
    height: 600,
    insets: { top: 0, right: 0, bottom: 160, left: 0 },
    facing: null,
  });
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
    this.#pictures = pictures;
    this.#sky = sky(host.clock);
    this.#bottom = Math.max(
      0,
      host.seats().findIndex((seat) => seat.isHuman),
    );
    this.root.addChild(this.#ground.root, this.#fans.root, this.#piles.root, this.#bubbles.root, this.#score.root);
    this.root.addChild(this.#chooser.root, this.#hand.root, this.#sky.root, this.#seal.root);
    this.#deafen = onFingers(this.root, {
      tap: (x, y) => this.#tap(x, y),
      down: (x, y) => {
        const card = this.#chooser.isOpen() ? null : this.#hand.at(x, y);
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
    this.#sky.clear();
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
    this.#places = placesOf(room);
    const look = this.#look();
    // All faces at once: what is drawn in advance must not depend on who holds what.
    for (const card of DECK) this.#pictures.texture(faceName(card, look.fourColours), look.face);
    if (this.#model !== null) this.#draw(this.#model);
    if (this.#asking !== null) this.#pose();
    this.#pictures.sweep();
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
    this.#hand.stand((one) => standingOf(this.#asking, card, one));
    this.#host.redraw();
  }

  /** A move of the page goes with the call that is armed here. */
  complete(move: Move): Move {
    return isPlay(move) ? { ...move, call: this.#armed } : move;
  }

  placeOf(move: Move): Place | null {
    if (isPlay(move)) return this.#hand.placeOf(move.card);
    if (move.type !== 'draw' && move.type !== 'take') return null;
    const { stock, card } = this.#places;
    return { x: stock.x - card / 2, y: stock.y - (card * TALL) / 2, width: card, height: card * TALL };
  }

  plateAt(seat: Seat): Place | null {
    return plateOf(this.#places, edgeOf(seat, this.#bottom, this.#host.seats().length));
  }

  dispose(): void {
    this.#deafen();
    this.root.destroy({ children: true });
    this.#pictures.dispose();
  }

  #look(): PilesLook {
    const { card, hand: own } = this.#places;
    const face = Math.ceil(Math.max(card, own.card));
    return { pictures: this.#pictures, fourColours: this.#host.settings().fourColourSuits, face };
  }

  #draw(model: Model): void {
    this.#model = model;
    const look = this.#look();
    const places = this.#places;
    this.#ground.draw(model, places, this.#pictures);
    this.#fans.draw(model, places, this.#pictures.texture('back-plain', look.face));
    this.#piles.draw(model, places, look);
    this.#piles.light(false);
    this.#bubbles.draw(model, places, { pictures: this.#pictures, say: sayingWords(this.#host) });
    const cards = model.hand === null ? null : arranged(model.hand, this.#host.settings().sortedHand);
    this.#hand.draw(cards, { ...look, places, fresh: model.fresh, newWord: this.#host.say({ key: 'new' }) });
    this.#drawSeal();
    this.#drawScore(model.counted ? (this.#scene?.observation ?? null) : null);
    this.#host.redraw();
  }

  #drawSeal(): void {
    const isShown = this.#model?.calls === true && this.#model.hand !== null;
    this.#seal.draw(isShown, this.#armed, sealWords(this.#host, this.#armed), this.#places);
  }

  #drawScore(observation: Observation | null): void {
    this.#score.draw(observation, {
      ...this.#look(),
      places: this.#places,
      seats: this.#host.seats(),
      words: scoreWords(this.#host, observation),
      counted: this.#counted,
    });
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
      places: () => this.#places,
      fly: (flight) => this.#sky.fly(flight, this.#look(), signal),
      clear: () => this.#sky.clear(),
      ms,
      pause: (usual) => pause(clock, usual * settings().pace, signal),
      during,
      cue,
      parts: {
        spin: (way) => this.#ground.spin(way),
        jump: (amount) => this.#piles.jump(amount),
        dim: (seat, amount) => this.#fans.dim(seat, amount),
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
    this.#hand.stand((card) => standingOf(asking, this.#jack ?? this.#chosen, card));
    this.#piles.light(this.#jack === null && asking.legal.some(({ type }) => type === 'draw' || type === 'take'));
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
    this.#chooser.close();
    this.#hand.stand((card) => standingOf(this.#asking, null, card));
    this.#piles.light(false);
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
    this.#chooser.close();
  }

  #arm(): void {
    this.#armed = nextArm(this.#armed);
    this.#host.cue('tap');
    this.#pose();
    void tween(this.#host.clock, this.#host.settings().motionReduced ? 0 : WOBBLE_MS, (way) => {
      this.#seal.beat(Math.sin(way * Math.PI));
      this.#host.redraw();
    });
  }

  #offer(move: Move): void {
    const asking = this.#asking;
    if (asking === null) return;
    this.#asking = null;
    this.#chooser.close();
    asking.offer(this.complete(move));
  }

  #tap(x: number, y: number): void {
    const asking = this.#asking;
    if (asking === null) return;
    const card = this.#hand.at(x, y);
    if (this.#seal.contains(x, y)) this.#arm();
    else if (this.#chooser.isOpen()) this.#chooseSuit(asking, x, y);
    else if (card !== null) this.#tapCard(asking, card);
    else this.#tapTable(asking, x, y);
  }

  /** The stock, or beside everything. */
  #tapTable(asking: Asking, x: number, y: number): void {
    const { stock, card: width } = this.#places;
    const isStock = Math.abs(x - stock.x) <= width * 0.6 && Math.abs(y - stock.y) <= width * TALL * 0.58;
    const move = isStock ? (moveOf(asking.legal, 'draw') ?? moveOf(asking.legal, 'take')) : null;
    if (move === null) this.#putBack();
    else this.#offer(move);
  }

  #chooseSuit(asking: Asking, x: number, y: number): void {
    const found = this.#chooser.at(x, y);
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
    this.#chooser.open({ ...this.#look(), places: this.#places, words });
    this.#pose();
  }

  #refuse(asking: Asking, card: Card): void {
    this.#putBack();
    this.#host.cue('no');
    this.#host.toast({ key: whyNot(asking) });
    if (this.#host.settings().motionReduced) return;
    void tween(this.#host.clock, WOBBLE_MS, (way) => {
      this.#hand.wobble(card, way);
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
      this.#hand.drag(card, x - finger.x, y - finger.y);
    } else if (this.#hand.scrolls() && finger.y > this.#places.dockTop - this.#places.hand.card) {
      this.#hand.scroll(finger.x - x);
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
    this.#hand.drag(finger.card, 0, 0);
    if (asking === null) return;
    const [play, other] = playsOf(asking.legal, finger.card);
    if (finger.y - y < this.#places.hand.card || play === undefined) this.#putBack();
    else if (other === undefined) this.#offer(play);
    else this.#openChooser(finger.card);
  }
}
