/** The template in English. */
import type { Messages } from './id.ts';

export const messages = {
  title: 'Hello',
  tagline: 'Greet each other',
  'move.greet': 'Say hello',
  'event.greeted': '{name} says hello.',
  'seat.quiet': '{name} has not said hello yet.',
  reason: 'A greeting is kind.',
  'option.polite': 'Polite',
  'option.polite.about': 'Everybody says hello.',
  'page.0.title': 'How to play',
  'page.0.text': 'Say hello once.',
} satisfies Messages;
