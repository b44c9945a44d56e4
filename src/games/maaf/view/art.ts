/** The addresses of the drawn pictures. Pawns carry no shadow: the stage draws it, so that it stays on the ground. */
import board from '../art/board.svg';
import boardPlain from '../art/board-plain.svg';
import back from '../art/card-back.svg';
import blank from '../art/card-blank.svg';
import card1 from '../art/card-1.svg';
import card2 from '../art/card-2.svg';
import card3 from '../art/card-3.svg';
import card4 from '../art/card-4.svg';
import card5 from '../art/card-5.svg';
import card7 from '../art/card-7.svg';
import card8 from '../art/card-8.svg';
import card10 from '../art/card-10.svg';
import card11 from '../art/card-11.svg';
import card12 from '../art/card-12.svg';
import cardMaaf from '../art/card-maaf.svg';
import cover from '../art/cover.svg';
import pawnMerah from '../art/pawn-merah.svg';
import pawnBiru from '../art/pawn-biru.svg';
import pawnKuning from '../art/pawn-kuning.svg';
import pawnHijau from '../art/pawn-hijau.svg';
import page0 from '../art/page-0.svg';
import page1 from '../art/page-1.svg';
import page2 from '../art/page-2.svg';
import page3 from '../art/page-3.svg';
import page4 from '../art/page-4.svg';
import type { Card } from '../shape.ts';

/** The board with and without patterns on the seats' colours: only one of them is loaded. */
export const BOARDS = { patterned: board, plain: boardPlain } as const;

/** The pages of the rules book. */
export const PAGES = [page0, page1, page2, page3, page4] as const;

/** The fan of backs on the hand-over screen: a picture of the page, not of the board. */
export const COVER = cover;

export const ART = {
  'card-blank': blank,
  'card-back': back,
  'card-1': card1,
  'card-2': card2,
  'card-3': card3,
  'card-4': card4,
  'card-5': card5,
  'card-7': card7,
  'card-8': card8,
  'card-10': card10,
  'card-11': card11,
  'card-12': card12,
  'card-maaf': cardMaaf,
  'pawn-merah': pawnMerah,
  'pawn-biru': pawnBiru,
  'pawn-kuning': pawnKuning,
  'pawn-hijau': pawnHijau,
} as const;

export function faceOf(card: Card): keyof typeof ART {
  return `card-${card}`;
}
