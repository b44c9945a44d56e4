/** The looks of Maaf!, loaded with the match. */
import type { BoardView, ViewHost } from '../../../stage/board-view.ts';
import { fontsReady, loadPictures } from '../../../stage/assets.ts';
import type { Maaf } from '../shape.ts';
import { ART } from './art.ts';
import { MaafBoard } from './board.ts';

export async function create(host: ViewHost): Promise<BoardView<Maaf>> {
  const [pictures] = await Promise.all([loadPictures(ART), fontsReady(host.locale())]);
  return new MaafBoard(host, pictures);
}

export function pagePicture(_page: number): string | null {
  return null;
}

export function art(name: string): string | null {
  return Object.entries(ART).find(([known]) => known === name)?.[1] ?? null;
}
