/** How Kerajaan Koin looks on Home. In the first bundle, so its name stands here once more beside the messages. */
import type { Card, Cloth } from '../../contract/about.ts';

export const cloth: Cloth = {
  name: { id: 'Kerajaan Koin', ms: 'Kerajaan Syiling', th: 'อาณาจักรเหรียญ', en: 'Coin Kingdoms' },
  line: {
    id: 'Kuasai empat kerajaan',
    ms: 'Kuasai empat kerajaan',
    th: 'ครองสี่อาณาจักร',
    en: 'Win the four kingdoms',
  },
  colour: '#20565B',
  ground: '#8FBFC2',
  inspiredBy: { title: 'Coin Age', author: 'Adam P. McIver' },
};

export const card: Card = { id: 'koin', cloth, seats: { min: 2, max: 2 }, minutes: 10, heavy: false };
