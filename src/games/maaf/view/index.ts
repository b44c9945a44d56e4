/** The looks of Maaf!, loaded with the match. */
import type { BoardView, ViewHost } from '../../../stage/board-view.ts';
import { fontsReady, loadPictures } from '../../../stage/assets.ts';
import type { Maaf } from '../shape.ts';
import { ART, BOARDS, COVER, PAGES } from './art.ts';
import { boardKind, MaafBoard } from './board.ts';

export async function create(host: ViewHost): Promise<BoardView<Maaf>> {
  const kind = boardKind(host);
  const [pictures] = await Promise.all([loadPictures({ ...ART, [kind]: BOARDS[kind] }), fontsReady(host.locale())]);
  return new MaafBoard(host, pictures);
}

export function pagePicture(page: number): string | null {
  return PAGES[page] ?? null;
}

export function art(name: string): string | null {
  if (name === 'cover') return COVER;
  return Object.entries(ART).find(([known]) => known === name)?.[1] ?? null;
}
