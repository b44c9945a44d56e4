/** The view of Catch the Moon as the stage loads it. */
import type { BoardView, ViewHost, ViewModule } from '../../../stage/board-view.ts';
import { loadPictures } from '../../../stage/assets.ts';
import type { MoonShape } from '../state.ts';
import { CANVAS_ART, FACE_ART, PAGE_ART, TEAR_ART } from './art.ts';
import { createBoard } from './board.ts';

export async function create(host: ViewHost): Promise<BoardView<MoonShape>> {
  return createBoard(host, await loadPictures(CANVAS_ART));
}

export function pagePicture(page: number): string | null {
  return PAGE_ART[page] ?? null;
}

export function art(name: string): string | null {
  if (name === 'tear') return TEAR_ART;
  return name === 'one' || name === 'two' || name === 'moon' ? FACE_ART[name] : null;
}

export const ground: NonNullable<ViewModule<MoonShape>['ground']> = { colour: '#0E1030', tile: null };
