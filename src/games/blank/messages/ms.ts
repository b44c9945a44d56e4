/** The template in Malay. */
import type { Messages } from './id.ts';

export const messages = {
  title: 'Salam',
  tagline: 'Saling menyapa',
  'move.greet': 'Kata helo',
  'event.greeted': '{name} kata helo.',
  'seat.quiet': '{name} belum menyapa.',
  reason: 'Menyapa itu ramah.',
  'option.polite': 'Sopan',
  'option.polite.about': 'Semua saling menyapa.',
  'page.0.title': 'Cara main',
  'page.0.text': 'Kata helo sekali.',
} satisfies Messages;
