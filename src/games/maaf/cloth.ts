/** How Maaf! looks on Home. In the first bundle, so its name stands here once more beside the messages. */
import type { Card, Cloth } from '../../contract/about.ts';

export const cloth: Cloth = {
  name: { id: 'Maaf!', ms: 'Maaf!', th: 'ขอโทษ!', en: 'Maaf!' },
  line: {
    id: 'Lari ke Rumah, tabrak lawan',
    ms: 'Lari ke Rumah, langgar lawan',
    th: 'รีบกลับบ้าน ชนหมากเพื่อน',
    en: 'Race Home, bump a friend',
  },
  colour: '#5B2347',
  ground: '#7A3457',
};

export const card: Card = { id: 'maaf', cloth, seats: { min: 2, max: 4 }, minutes: 30, heavy: false };
