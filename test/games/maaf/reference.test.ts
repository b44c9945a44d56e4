/** The rules against the second model: thousands of positions by chance, all cards, all house rules of the board. */
import { describe, expect, test } from 'vitest';
import { pick, type Random, randomFrom } from '../../../src/lib/random.ts';
import { apply } from '../../../src/games/maaf/apply.ts';
import { cardOf, lines, position } from '../../scenarios/maaf.ts';
import { expected, mostParts, partner, type Places } from './reference.ts';

const CARDS = ['1', '2', '3', '4', '5', '7', '8', '10', '11', '12', 'M'];

/** Pawns close together, so that they block, bump and slide into each other. */
function placesBy(random: Random, colours: readonly string[], spread: number): Places {
  const centre = random.int(60);
  const taken = new Set<string>();
  const place = (colour: string): string => {
    for (;;) {
      const kind = random.int(10);
      if (kind < 2) return 'S';
      if (kind === 2) return 'H';
      const lane = `Z${1 + random.int(5)}`;
      const square = kind === 3 ? lane : `T${(centre + random.int(spread)) % 60}`;
      const key = square.startsWith('Z') ? colour + square : square;
      if (taken.has(key)) continue;
      taken.add(key);
      return square;
    }
  };
  return Object.fromEntries(colours.flatMap((colour) => [1, 2, 3, 4].map((n) => [`${colour}${n}`, place(colour)])));
}

/** The second model tries every order of every share: with many pawns in play that takes for ever. */
function tooMany(places: Places, player: string, options: { readonly [key: string]: unknown }): boolean {
  const ours = Object.keys(places).filter((pawn) => pawn[0] === player || pawn[0] === partner(player));
  return mostParts(options) > 2 && ours.filter((pawn) => !['S', 'H'].includes(places[pawn] ?? '')).length > 4;
}

function compare(random: Random, colours: readonly string[], options: { readonly [key: string]: unknown }): void {
  const places = placesBy(random, colours, 18 + random.int(30));
  const player = pick(colours, random);
  const card = pick(CARDS, random);
  if (card === '7' && tooMany(places, player, options)) return;
  const pos = Object.fromEntries(
    colours.map((colour) => [colour, [1, 2, 3, 4].map((n) => places[`${colour}${n}`]).join(' ')]),
  );
  const waiting = { ...position(pos, player, options), phase: 'card' } as const;
  const came = lines(apply(waiting, { type: 'card', card: cardOf(card) }).state);
  const wanted = expected({ places, player, card, options });
  expect([...came].sort(), JSON.stringify({ pos, player, card, options })).toEqual([...wanted].sort());
}

describe('the moves of a card are those of the second model', () => {
  test.each([
    [2, ['R', 'Y'], {}],
    [2, ['B', 'Y'], { swapVictimSlides: true }],
    [3, ['R', 'B', 'G'], { elevenSwap: 'forced' }],
    [4, ['R', 'B', 'Y', 'G'], { keep: true }],
  ] as const)('with %i colours (%s) and %o', (_, colours, options) => {
    const random = randomFrom(`reference/${colours.join()}`);
    for (let round = 0; round < 700; round++) compare(random, colours, options);
  });

  test.each([
    [{ teams: true, team7: 'two' }],
    [{ teams: true, elevenSwap: 'forced', swapVictimSlides: true }],
    [{ teams: true, teamSwapPartner: false, keep: true }],
  ])('in Teams with %o', (options) => {
    const random = randomFrom(`teams/${JSON.stringify(options)}`);
    for (let round = 0; round < 250; round++) compare(random, ['R', 'B', 'Y', 'G'], options);
  });
});
