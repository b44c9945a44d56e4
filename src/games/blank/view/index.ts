/** The template's view: an empty board; people play it by the buttons of the page. */
import { Container } from 'pixi.js';
import type { BoardView } from '../../../stage/board-view.ts';
import type { Blank } from '../rules.ts';

export async function create(): Promise<BoardView<Blank>> {
  const root = new Container();
  return {
    root,
    show() {},
    async play() {},
    ask() {},
    rest() {},
    resize() {},
    press() {},
    preview() {},
    placeOf: () => null,
    dispose: () => root.destroy({ children: true }),
  };
}

export function pagePicture(): string | null {
  return null;
}

export function art(): string | null {
  return null;
}
