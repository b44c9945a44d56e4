/** Addresses of the drawn pictures. */
import again from '../art/again.svg?url';
import die from '../art/die.svg?url';
import down from '../art/down.svg?url';
import faceMoon from '../art/face-moon.svg?url';
import faceOne from '../art/face-one.svg?url';
import faceTwo from '../art/face-two.svg?url';
import far from '../art/far.svg?url';
import left from '../art/left.svg?url';
import letgo from '../art/letgo.svg?url';
import moonCalm from '../art/moon-calm.svg?url';
import moonSad from '../art/moon-sad.svg?url';
import near from '../art/near.svg?url';
import otherSide from '../art/other-side.svg?url';
import page0 from '../art/page-0.svg?url';
import page1 from '../art/page-1.svg?url';
import page2 from '../art/page-2.svg?url';
import page3 from '../art/page-3.svg?url';
import page4 from '../art/page-4.svg?url';
import right from '../art/right.svg?url';
import rollLeft from '../art/roll-left.svg?url';
import rollRight from '../art/roll-right.svg?url';
import spot from '../art/spot.svg?url';
import tableLeft from '../art/table-left.svg?url';
import tableRight from '../art/table-right.svg?url';
import tear from '../art/tear.svg?url';
import tilt from '../art/tilt.svg?url';
import tipBack from '../art/tip-back.svg?url';
import tipFront from '../art/tip-front.svg?url';
import up from '../art/up.svg?url';

/** What the canvas draws with. */
export const CANVAS_ART = {
  die,
  'face-one': faceOne,
  'face-two': faceTwo,
  'face-moon': faceMoon,
  'moon-calm': moonCalm,
  'moon-sad': moonSad,
  'roll-right': rollRight,
  'table-left': tableLeft,
  'table-right': tableRight,
  tear,
  'tip-back': tipBack,
} as const;

/** Pictures of buttons and of the die in the tray. */
export const TRAY_ART: { readonly [name: string]: string } = {
  again,
  down,
  far,
  left,
  'let-go': letgo,
  near,
  'other-side': otherSide,
  right,
  'roll-left': rollLeft,
  'roll-right': rollRight,
  spot,
  'table-left': tableLeft,
  'table-right': tableRight,
  tilt,
  'tip-back': tipBack,
  'tip-front': tipFront,
  up,
};

export const FACE_ART = { one: faceOne, two: faceTwo, moon: faceMoon, none: die } as const;
export const PAGE_ART = [page0, page1, page2, page3, page4] as const;
export const TEAR_ART = tear;
