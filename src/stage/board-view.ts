/** What a game's view promises to the stage and the shell. A view knows no rules: it is told what is legal, shows it and answers with a move. */
import type { Container, Renderer } from 'pixi.js';
import type { NatureReply } from '../contract/nature.ts';
import type { Colour, Side } from '../contract/player.ts';
import type { Seat, Shape } from '../contract/rules.ts';
import type { Scene } from '../contract/scene.ts';
import type { Tray } from '../contract/tray.ts';
import type { Message } from '../contract/words.ts';
import type { CueName } from '../audio/cues.ts';
import type { Clock } from './clock.ts';

/** How a seat looks; names are data. */
export interface SeatLook {
  readonly name: string;
  readonly colour: Colour;
  readonly side: Side;
  readonly isHuman: boolean;
}

/** What people have set; read at each use, never kept. */
export interface ViewSettings {
  /** A first tap previews, a second confirms. */
  readonly askFirst: boolean;
  /** Patterns on seat colours; symbols always stay. */
  readonly patterns: boolean;
  readonly motionReduced: boolean;
  /** 1.35, 1 or 0.6: all durations are multiplied by it. */
  readonly pace: number;
  readonly fourColourSuits: boolean;
  readonly sortedHand: boolean;
  readonly tilt: 'off' | 'calm' | 'breeze' | 'storm';
  readonly simpleGraphics: boolean;
  readonly night: boolean;
}

export interface ViewHost {
  /** A message in the player's language, names filled in. */
  say(message: Message): string;
  /** A word of the language that is shown ("id", "th" …), for breaking lines. */
  readonly locale: () => string;
  readonly seats: () => readonly SeatLook[];
  readonly settings: () => ViewSettings;
  /** A sound and, where it has one, its vibration. */
  cue(name: CueName): void;
  readonly clock: Clock;
  /** For passes of a view's own (shadows, a lens); null where nothing can draw. Another one after a lost context: never keep it. */
  readonly renderer?: () => Renderer | null;
  /** Heavy games: nature's newest memory (null before the first), read at each `show` and `ask` for the live simulation. */
  readonly memory?: () => Uint8Array | null;
  /** What the tray beside the board shows; null empties it. */
  tray(content: Tray | null): void;
  /** One kind sentence over the board for a moment, for example why a piece cannot go. */
  toast(message: Message): void;
  /** Asks for a new frame; the stage draws only when asked or while the clock runs. */
  redraw(): void;
  /** True on screens where pieces are small: taps snap to the nearest and the first tap previews. */
  readonly small: () => boolean;
}

/**
 * The room a view has, in CSS px. `insets` is what the shell lays over its edges (safe areas, docks, floating controls).
 * Layout `table`: the shell paints a dock in the colour of the turn along the bottom, under the canvas (which is see-through);
 * `insets.bottom` is its height. Its left 250 px (phones: the lower 120 px of the left half) hold the tray's words and buttons.
 */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly insets: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  /** Table mode: the edge that the active seat sits at; null when the board does not turn things. */
  readonly facing: Side | null;
}

/** Where something is on the canvas, in CSS px from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BoardView<G extends Shape> {
  /** The container that the stage mounts. */
  readonly root: Container;
  /** Draws this scene now, whatever was there before: total, synchronous, idempotent. */
  show(scene: Scene<G>): void;
  /** Animates how it came about and must end exactly as `show(scene)`; aborting jumps to the end. */
  play(events: readonly G['event'][], scene: Scene<G>, footage: unknown, signal: AbortSignal): Promise<void>;
  /**
   * Lights what can be touched and calls `offer` once with a move of `legal` (null: free moves).
   * A heavy game offers the reply of its live simulation along with the move.
   */
  ask(
    scene: Scene<G>,
    legal: readonly G['move'][] | null,
    offer: (move: G['move'], nature?: NatureReply<G>) => void,
  ): void;
  /** Puts the lights out and forgets half-made choices. */
  rest(): void;
  resize(room: Room): void;
  /** A button of the tray was pressed, with the stepper's value where it is one, or `SMALL_STEP`; else null. */
  press(id: string, value: number | null): void;
  /** A move chosen in the page, with what the board holds beside it (Mau Mau: the armed call). Absent: the move as it is. */
  complete?(move: G['move']): G['move'];
  /** Shows the preview of a move while its button in the page has the focus; null ends it. */
  preview(move: G['move'] | null): void;
  /** Where the thing that a move's button stands for is drawn, so that the button can lie over it; null = nowhere. */
  placeOf(move: G['move']): Place | null;
  /** Layout `table`: the box at which a seat's plate belongs (its fan of cards); null or absent: the shell's own place. */
  plateAt?(seat: Seat): Place | null;
  /** A computer has been thinking for this seat long enough to be told of; null: no more. Absent: only the page tells. */
  thinking?(seat: Seat | null): void;
  /** Frees textures and listeners; called exactly once. */
  dispose(): void;
}

/** What a game's `view/index.ts` exports. */
export interface ViewModule<G extends Shape> {
  /** Loads the art it needs (once) and makes the view. */
  create(host: ViewHost): Promise<BoardView<G>>;
  /** Address of the picture of a page of the rules book, or null. */
  pagePicture(page: number): string | null;
  /** Address of a plate's token picture; `cover` is the picture on the hand-over screen (a fan of backs). */
  art(name: string): string | null;
  /** What lies under and beside the board, as a CSS colour and the address of a tile; absent: the woven mat. */
  readonly ground?: { readonly colour: string; readonly tile: string | null };
}
