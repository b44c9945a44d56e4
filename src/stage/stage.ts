/** Owns the one Pixi renderer for the life of the app. It draws only when asked or while its clock runs, and takes a lost context as normal. */
import { Container, type Renderer, Ticker } from 'pixi.js';
import type { Side } from '../contract/player.ts';
import type { Room } from './board-view.ts';
import { type Clock, type DrivenClock, drivenClock } from './clock.ts';
import { resolution } from './assets.ts';
import { endRenderer, isLost, kindOf, makeRenderer, type RendererKind } from './renderer.ts';

/** How long a lost WebGL context may come back by itself before the board is drawn without it. */
const GRACE_MS = 1750;
const RESIZE_MS = 150;

/** What the stage needs of a board view. */
export interface Mounted {
  readonly root: Container;
  resize(room: Room): void;
}

/** What lies over the edges of the canvas, and which way the table faces. */
export interface Surroundings {
  readonly insets: Room['insets'];
  readonly facing: Side | null;
}

export interface StageOptions {
  /** True: the canvas renderer. Read at each mount. */
  simple(): boolean;
  /** The context was lost and the board has been drawn again. */
  redrawn(): void;
}

export class Stage {
  readonly clock: Clock;
  readonly #options: StageOptions;
  readonly #clock: DrivenClock;
  readonly #scene = new Container({ label: 'stage' });
  readonly #observer: ResizeObserver;
  #renderer: Renderer | null = null;
  #making: Promise<void> | null = null;
  /** What was asked for when the renderer was made last; null: none was. */
  #simple: boolean | null = null;
  #element: HTMLElement | null = null;
  #view: Mounted | null = null;
  #again: () => void = () => {};
  #around: Surroundings = { insets: { top: 0, right: 0, bottom: 0, left: 0 }, facing: null };
  #width = 0;
  #height = 0;
  #frame = 0;
  #dirty = false;
  #lost = false;
  #rescue: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(options: StageOptions) {
    this.#options = options;
    this.#clock = drivenClock(this.#wake, () => performance.now());
    this.clock = this.#clock;
    this.#observer = new ResizeObserver(this.#onSize);
    document.addEventListener('visibilitychange', this.#onVisible);
    addEventListener('pageshow', this.#onVisible);
  }

  /** What draws at the moment; null before the first mount has ended. */
  get kind(): RendererKind | null {
    return this.#renderer ? kindOf(this.#renderer) : null;
  }

  /** The renderer, for a view's own passes; null before the first mount, another one after a lost context. */
  get renderer(): Renderer | null {
    return this.#lost ? null : this.#renderer;
  }

  /** Asks for a new frame. */
  readonly redraw = (): void => {
    this.#dirty = true;
    this.#wake();
  };

  /** Puts the canvas into this element, which has a size of its own, and follows that size. Rejects where nothing can draw. */
  async mount(element: HTMLElement): Promise<void> {
    if (this.#element !== element) this.unmount();
    this.#element = element;
    this.#observer.observe(element);
    this.#fit();
    const simple = this.#options.simple();
    if (this.#making === null || this.#simple !== simple) {
      this.#simple = simple;
      this.#makeNext(simple ? ['canvas'] : ['webgl', 'canvas']);
    }
    await this.#making;
    if (this.#element !== element || !this.#renderer) return;
    element.append(this.#renderer.canvas);
    this.#fit();
  }

  /** Takes the canvas out of the page and keeps the renderer for the next match. */
  unmount(): void {
    if (this.#element) this.#observer.unobserve(this.#element);
    this.#element = null;
    this.#width = 0;
    this.#height = 0;
    clearTimeout(this.#settling);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#renderer?.canvas.remove();
  }

  /** Draws this view and gives it its room at once. `again` shows the last scene once more, after a lost context. */
  attach(view: Mounted, again: () => void): void {
    this.#scene.removeChildren();
    this.#view = view;
    this.#again = again;
    this.#scene.addChild(view.root);
    this.#fit();
  }

  /** Forgets the view, which its owner disposes of. */
  detach(): void {
    this.#scene.removeChildren();
    this.#view = null;
    this.#again = () => {};
    this.redraw();
  }

  surround(around: Surroundings): void {
    this.#around = around;
    this.#fit();
  }

  dispose(): void {
    this.unmount();
    this.#observer.disconnect();
    document.removeEventListener('visibilitychange', this.#onVisible);
    removeEventListener('pageshow', this.#onVisible);
    clearTimeout(this.#rescue);
    if (this.#renderer) endRenderer(this.#renderer);
    this.#renderer = null;
    this.#making = null;
  }

  readonly #wake = (): void => {
    if (this.#frame === 0 && this.#element) this.#frame = requestAnimationFrame(this.#draw);
  };

  readonly #draw = (): void => {
    this.#frame = 0;
    const moving = this.#clock.running();
    this.#clock.tick(performance.now());
    if (this.#renderer && !this.#lost && !isLost(this.#renderer) && (this.#dirty || moving)) {
      this.#dirty = false;
      this.#renderer.render(this.#scene);
      Ticker.system.update();
    }
    if (this.#clock.running()) this.#wake();
  };

  /** Gives the canvas the size of its element and the view its room. */
  #fit(): void {
    const width = this.#element?.clientWidth ?? 0;
    const height = this.#element?.clientHeight ?? 0;
    if (width === 0 || height === 0) return;
    this.#width = width;
    this.#height = height;
    const pixels = resolution();
    const { screen, resolution: before } = this.#renderer ?? { screen: { width, height }, resolution: pixels };
    if (screen.width !== width || screen.height !== height || before !== pixels) {
      this.#renderer?.resize(width, height, pixels);
    }
    this.#view?.resize({ width, height, ...this.#around });
    this.redraw();
  }

  readonly #onSize = (): void => {
    if (this.#element?.clientWidth === this.#width && this.#element.clientHeight === this.#height) return;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#fit(), this.#width === 0 ? 0 : RESIZE_MS);
  };

  /** Safari can come back from the background with an empty canvas. */
  readonly #onVisible = (): void => {
    if (document.hidden || !this.#element) return;
    this.#fit();
    this.#redrawLater();
  };

  /** The first frame after a return can stay empty, also after a restored context: two frames later the board is drawn once more. */
  #redrawLater(): void {
    requestAnimationFrame(() => requestAnimationFrame(this.redraw));
  }

  /** One after the other: the last that was asked for is the one that stays. */
  #makeNext(kinds: RendererKind[]): void {
    const before = this.#making ?? Promise.resolve();
    this.#making = before.catch(() => {}).then(() => this.#make(kinds));
  }

  async #make(kinds: RendererKind[]): Promise<void> {
    const made = await makeRenderer(kinds, Math.max(1, this.#width), Math.max(1, this.#height));
    if (this.#renderer) endRenderer(this.#renderer);
    this.#renderer = made;
    this.#lost = false;
    clearTimeout(this.#rescue);
    made.canvas.setAttribute('aria-hidden', 'true');
    made.canvas.style.display = 'block';
    made.canvas.addEventListener('webglcontextlost', this.#onLost);
    made.canvas.addEventListener('webglcontextrestored', this.#onRestored);
    this.#element?.append(made.canvas);
    this.redraw();
  }

  readonly #onLost = (event: Event): void => {
    event.preventDefault();
    if (event.target !== this.#renderer?.canvas) return;
    this.#lost = true;
    clearTimeout(this.#rescue);
    this.#rescue = setTimeout(() => void this.#remount(), GRACE_MS);
  };

  readonly #onRestored = (event: Event): void => {
    if (event.target !== this.#renderer?.canvas) return;
    clearTimeout(this.#rescue);
    this.#lost = false;
    this.#reappear();
  };

  async #remount(): Promise<void> {
    this.#makeNext(['canvas']);
    await this.#making;
    this.#reappear();
  }

  #reappear(): void {
    this.#fit();
    this.#again();
    this.redraw();
    this.#redrawLater();
    this.#options.redrawn();
  }
}
