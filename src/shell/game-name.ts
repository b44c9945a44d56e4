/** A game's name and line in the language that is shown, before its own words are loaded; the id of a game that is not in the box. */
import { cardOf } from '../games/box.ts';
import { locale } from './words.ts';

export function gameName(id: string): string {
  return cardOf(id)?.cloth.name[locale.value] ?? id;
}

export function gameLine(id: string): string {
  return cardOf(id)?.cloth.line[locale.value] ?? '';
}
