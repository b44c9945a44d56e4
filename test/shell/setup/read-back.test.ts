/** Reading the rules back from a match's options: for every game in the box, whatever the family chose. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { About, Choices } from '../../../src/contract/about.ts';
import type { Player } from '../../../src/contract/player.ts';
import { range } from '../../../src/lib/lists.ts';
import { games } from '../../../src/games/registry.ts';
import { countedFor } from '../../../src/shell/setup/counted.ts';
import { readBack, rulesInForce } from '../../../src/shell/setup/read-back.ts';

function peopleOf(about: About, human: readonly boolean[]): readonly Player[] {
  return about.coloursFor(human.length).map((colour, seat): Player => {
    const base = { name: 'x', colour, side: 'bottom' as const };
    return human[seat] === true
      ? { ...base, kind: 'human', personId: null }
      : { ...base, kind: 'computer', level: 'seru', character: null };
  });
}

describe.each(games.map(({ about }) => [about.id, about as About] as const))('%s', (_, about) => {
  test('the choices that are read back give the same options', () => {
    const choice = fc.record(
      Object.fromEntries(about.fields.map(({ key, values }) => [key, fc.constantFrom(...values)])),
    ) as fc.Arbitrary<Choices>;
    const run = fc.property(
      choice,
      fc.integer({ min: about.seats.min, max: about.seats.max }),
      fc.infiniteStream(fc.boolean()),
      (choices, seats, coins) => {
        const human = range(seats).map((seat) => seat === 0 || coins.next().value === true);
        const players = peopleOf(about, human);
        const starter = coins.next().value === true ? seats - 1 : null;
        const helped = human.map((one) => one && coins.next().value === true);
        const colours = players.map(({ colour }) => colour);
        const options = about.options(countedFor(about, choices, seats), { colours, human, helped, starter });
        const found = readBack(about, options, players);
        expect(about.options(found.choices, found.seating)).toEqual(options);
      },
    );
    fc.assert(run, { numRuns: 60, seed: 7 });
  });

  test('a match by the book has no rule of the family’s own', () => {
    const players = peopleOf(
      about,
      range(about.seats.min).map(() => true),
    );
    const colours = players.map(({ colour }) => colour);
    const seating = {
      colours,
      human: colours.map(() => true),
      helped: colours.map(() => false),
      starter: null,
    };
    const standards = Object.fromEntries(about.fields.map(({ key, standard }) => [key, standard]));
    const rules = rulesInForce(about, about.options(standards, seating), players);
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter(({ isOwn }) => isOwn)).toEqual([]);
  });

  test('says truly whether its computer can look back', async () => {
    const { computer } = (await import(`../../../src/games/${about.id}/computer.ts`)) as { computer: object };
    expect('review' in computer).toBe(about.reviews === true);
  });
});
