/** A game's name and line in the language that is shown, before its own words are loaded; the id of a game that is not in the box. */
import { gameOf } from '../games/registry.ts';
import { locale } from './words.ts';

export function gameName(id: string): string {
  return gameOf(id)?.about.cloth?.name[locale.value] ?? id;
}

export function gameLine(id: string): string {
  return gameOf(id)?.about.cloth?.line[locale.value] ?? '';
}
