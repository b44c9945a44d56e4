/** The looks of Mau Mau, loaded with the match. */
import type { BoardView, ViewHost } from '../../../stage/board-view.ts';
import { fontsReady, loadPictures } from '../../../stage/assets.ts';
import type { MauMau } from '../shape.ts';
import { ART, PAGE_ART, PAGES } from './art.ts';
import { MauBoard } from './board.ts';

export async function create(host: ViewHost): Promise<BoardView<MauMau>> {
  const [pictures] = await Promise.all([loadPictures(ART), fontsReady(host.locale())]);
  return new MauBoard(host, pictures);
}

export function pagePicture(page: number): string | null {
  return PAGES[page] ?? null;
}

export function art(name: string): string | null {
  return PAGE_ART[name] ?? null;
}
