/** Which choices count for so many seats: hidden rows, and values that are not offered, are the game's standard. */
import type { About, Choices, Field } from '../../contract/about.ts';

export function isShownFor(field: Field, choices: Choices, seats: number): boolean {
  return field.shown?.(choices, seats) ?? true;
}

export function countedFor(about: About, choices: Choices, seats: number): Choices {
  return Object.fromEntries(
    about.fields.map((field) => {
      const value = choices[field.key] ?? field.standard;
      const counts = isShownFor(field, choices, seats) && (field.offered?.(value, seats) ?? true);
      return [field.key, counts ? value : field.standard];
    }),
  );
}
