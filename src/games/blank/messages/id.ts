/** The template in Indonesian, which is also the type of the other three. */
import type { Plural } from '../../../contract/game.ts';

export const messages = {
  title: 'Salam',
  tagline: 'Saling menyapa',
  'move.greet': 'Bilang halo',
  'event.greeted': '{name} bilang halo.',
  'seat.quiet': '{name} belum menyapa.',
  reason: 'Menyapa itu ramah.',
  'option.polite': 'Sopan',
  'option.polite.about': 'Semua saling menyapa.',
  'page.0.title': 'Cara main',
  'page.0.text': 'Bilang halo satu kali.',
};

export type Messages = { readonly [Key in keyof typeof messages]: string | Plural };
