/** A dotted line of any length out of pieces that are drawn once: a shape made anew in every frame costs more than all the rest of the picture. */
import { Container, Graphics } from 'pixi.js';

/** CSS px between dots, about. */
const GAP = 9;
const DOT = 3;
/** Each piece has twice the dots of the one before, so none is squeezed or stretched by more than half; more dots than the last has do not go into one batch with the rest. */
const COUNTS = [2, 4, 8, 16, 32, 64] as const;

export interface Dotted {
  readonly root: Container;
  /** Lays the line between two points of the parent. */
  lay(from: { readonly x: number; readonly y: number }, to: { readonly x: number; readonly y: number }): void;
  hide(): void;
}

function pieceOf(count: number, colour: number): Graphics {
  const piece = new Graphics();
  // Squares: at this size nobody sees it, and a circle has many more corners.
  for (let dot = 0; dot <= count; dot++) piece.rect(dot * GAP - DOT / 2, -DOT / 2, DOT, DOT);
  return piece.fill(colour);
}

/** The piece whose own length is nearest. */
function pieceFor(length: number): number {
  const index = COUNTS.findIndex((count) => count * Math.SQRT2 >= length / GAP);
  return index === -1 ? COUNTS.length - 1 : index;
}

export function createDotted(colour: number, alpha: number): Dotted {
  const root = new Container();
  const pieces = COUNTS.map((count) => pieceOf(count, colour));
  root.addChild(...pieces);
  let shown = -1;

  // Faded, not taken out: what is in the picture stays the same, and Pixi need not sort it again.
  function show(index: number): void {
    if (index === shown) return;
    shown = index;
    for (const [at, piece] of pieces.entries()) piece.alpha = at === index ? alpha : 0;
  }

  show(COUNTS.length);
  return {
    root,
    lay(from, to) {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const index = pieceFor(length);
      const piece = pieces[index] as Graphics;
      piece.position.set(from.x, from.y);
      piece.rotation = Math.atan2(to.y - from.y, to.x - from.x);
      piece.scale.x = length / ((COUNTS[index] as number) * GAP);
      show(index);
    },
    hide: () => show(COUNTS.length),
  };
}
