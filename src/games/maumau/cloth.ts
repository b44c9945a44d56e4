/** How Mau Mau looks on Home. In the first bundle, so its name stands here once more beside the messages. */
import type { Card, Cloth } from '../../contract/about.ts';

export const cloth: Cloth = {
  name: { id: 'Mau Mau', ms: 'Mau Mau', th: 'Mau Mau', en: 'Mau Mau' },
  line: {
    id: 'Habiskan kartu di tangan',
    ms: 'Habiskan kad di tangan',
    th: 'ทิ้งไพ่ในมือให้หมด',
    en: 'Play out all your cards',
  },
  colour: '#1E3A4C',
  ground: '#2D5468',
};

export const card: Card = { id: 'maumau', cloth, seats: { min: 2, max: 4 }, minutes: 20, heavy: false };
