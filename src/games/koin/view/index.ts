/** The looks of Kerajaan Koin, loaded with the match. The sea is the page's: the canvas holds the island. */
import type { BoardView, ViewHost } from '../../../stage/board-view.ts';
import { fontsReady, loadPictures } from '../../../stage/assets.ts';
import type { Koin } from '../kinds.ts';
import { ART, PAGES, SEA_TILE } from './art.ts';
import { KoinBoard } from './board.ts';

export const ground = { colour: '#A9CFD1', tile: SEA_TILE };

export async function create(host: ViewHost): Promise<BoardView<Koin>> {
  const [pictures] = await Promise.all([loadPictures(ART), fontsReady(host.locale())]);
  return new KoinBoard(host, pictures);
}

export function pagePicture(page: number): string | null {
  return PAGES[page] ?? null;
}

export function art(name: string): string | null {
  return ART[name] ?? null;
}
