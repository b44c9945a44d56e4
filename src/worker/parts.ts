/** The games' pure parts, found by their fixed file names and loaded when first needed. Not through the registry: that would pull every view in. */
import type { Computer } from '../contract/computer.ts';
import type { Nature } from '../contract/nature.ts';
import type { Rules } from '../contract/rules.ts';
import type { GameParts } from './brain.ts';

// biome-ignore lint/suspicious/noExplicitAny: games are typed inside; here any of them may come
type AnyShape = any;

const rules = import.meta.glob<false, string, Rules<AnyShape>>(['../games/*/rules.ts', '!../games/blank/*'], {
  import: 'rules',
});
const computers = import.meta.glob<false, string, Computer<AnyShape>>(['../games/*/computer.ts', '!../games/blank/*'], {
  import: 'computer',
});
const natures = import.meta.glob<false, string, Nature<AnyShape>>(['../games/*/nature.ts', '!../games/blank/*'], {
  import: 'nature',
});

export const globbedParts: GameParts = {
  async rules(game) {
    const load = rules[`../games/${game}/rules.ts`];
    if (load === undefined) throw new Error(`no rules for ${game}`);
    return load();
  },
  computer: async (game) => (await computers[`../games/${game}/computer.ts`]?.()) ?? null,
  nature: async (game) => (await natures[`../games/${game}/nature.ts`]?.()) ?? null,
};
