/** How Catch the Moon looks on Home. In the first bundle, so its name stands here once more beside the messages. */
import type { Card, Cloth } from '../../contract/about.ts';

export const cloth: Cloth = {
  name: { id: 'Tangkap Bulan', ms: 'Tangkap Bulan', th: 'คว้าพระจันทร์', en: 'Catch the Moon' },
  line: {
    id: 'Susun tangga sampai ke bulan',
    ms: 'Susun tangga sampai ke bulan',
    th: 'ต่อบันไดขึ้นไปถึงพระจันทร์',
    en: 'Stack ladders up to the moon',
  },
  colour: '#1B2050',
  ground: '#232659',
  inspiredBy: { title: 'Catch the Moon', author: 'Fabien Riffaud, Juan Rodriguez' },
};

export const card: Card = { id: 'moon', cloth, seats: { min: 2, max: 6 }, minutes: 25, heavy: true };
