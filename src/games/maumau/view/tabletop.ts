/** All parts of the table in their order, drawn from a model. It keeps nothing but what is drawn. */
import { Container, Graphics } from 'pixi.js';
import type { Pictures } from '../../../stage/assets.ts';
import type { Room, ViewHost } from '../../../stage/board-view.ts';
import { DECK } from '../cards.ts';
import type { Observation, Word } from '../shape.ts';
import { faceName } from './art.ts';
import { sky } from './flights.ts';
import { arranged, type Model } from './model.ts';
import { bubbles } from './parts/bubbles.ts';
import { chooser } from './parts/chooser.ts';
import { fans } from './parts/fans.ts';
import { ground } from './parts/ground.ts';
import { Hand } from './parts/hand.ts';
import { piles, type PilesLook } from './parts/piles.ts';
import { score } from './parts/score.ts';
import { seal } from './parts/seal.ts';
import { placesOf, type Places } from './places.ts';
import { sayingWords, scoreWords, sealWords } from './sentences.ts';

/** A room to begin with, until the stage gives the real one. */
const FIRST: Room = { width: 800, height: 600, insets: { top: 0, right: 0, bottom: 160, left: 0 }, facing: null };

/** At night the board lies a little in the dark; hand and sheets stay as they are. */
const NIGHT = { color: '#181122', alpha: 0.08 };

export class Tabletop {
  readonly root = new Container({ label: 'maumau' });
  readonly ground = ground();
  readonly fans = fans();
  readonly piles = piles();
  readonly chooser = chooser();
  readonly hand = new Hand();
  readonly seal = seal();
  readonly sky;
  readonly #bubbles = bubbles();
  readonly #score = score();
  readonly #night = new Graphics({ label: 'night' });
  readonly #host: ViewHost;
  readonly #pictures: Pictures;
  #places: Places = placesOf(FIRST);

  constructor(host: ViewHost, pictures: Pictures) {
    this.#host = host;
    this.#pictures = pictures;
    this.sky = sky(host.clock);
    this.root.addChild(this.ground.root, this.fans.root, this.piles.root, this.#bubbles.root);
    this.root.addChild(this.#night, this.#score.root);
    // The seal comes last: nothing ever covers it.
    this.root.addChild(this.chooser.root, this.hand.root, this.sky.root, this.seal.root);
  }

  places(): Places {
    return this.#places;
  }

  look(): PilesLook {
    const { card, hand } = this.#places;
    const face = Math.ceil(Math.max(card, hand.card));
    return { pictures: this.#pictures, fourColours: this.#host.settings().fourColourSuits, face };
  }

  resize(room: Room): void {
    this.#places = placesOf(room);
    const { x, y, radius } = this.#places.tray;
    this.#night.clear().circle(x, y, radius).fill(NIGHT);
    const look = this.look();
    // All faces at once: what is drawn in advance must not depend on who holds what.
    for (const card of DECK) this.#pictures.texture(faceName(card, look.fourColours), look.face);
  }

  /** `counting`: the round's end and how many cards are counted; null while it is played. */
  draw(model: Model, counting: { readonly observation: Observation; readonly cards: number } | null): void {
    const look = this.look();
    const places = this.#places;
    this.ground.draw(model, places, this.#pictures);
    this.fans.draw(model, places, this.#pictures.texture('back-plain', look.face));
    this.piles.draw(model, places, look);
    this.piles.light(false);
    this.#night.visible = this.#host.settings().night;
    this.#bubbles.draw(model, places, { pictures: this.#pictures, say: sayingWords(this.#host) });
    const cards = model.hand === null ? null : arranged(model.hand, this.#host.settings().sortedHand);
    this.hand.draw(cards, { ...look, places, fresh: model.fresh, newWord: this.#host.say({ key: 'new' }) });
    const observation = counting?.observation ?? null;
    const words = scoreWords(this.#host, observation);
    const seats = this.#host.seats();
    this.#score.draw(observation, { ...look, places, seats, words, counted: counting?.cards ?? 0 });
  }

  /** Null: the own calls are no affair of this moment. */
  drawSeal(isShown: boolean, armed: Word | null): void {
    this.seal.draw(isShown, armed, sealWords(this.#host, armed), this.#places);
  }

  dispose(): void {
    this.root.destroy({ children: true });
    this.#pictures.dispose();
  }

  /** Frees the pictures of the size before. */
  sweep(): void {
    this.#pictures.sweep();
  }
}
