/** The rulebook, moving: each rule a sentence, a position by hand, and all that the card allows there. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/maaf/shape.ts';
import { apply } from '../../../src/games/maaf/apply.ts';
import { cardOf, lines, normal } from '../../scenarios/maaf.ts';
import { draw, drawing, effect } from './match.ts';

type Row = readonly [
  sentence: string,
  pos: { readonly [letter: string]: string },
  player: string,
  card: string,
  expected: readonly string[],
  options?: { readonly [key: string]: unknown },
];

const ALL = 'S S S S';

const leaving: readonly Row[] = [
  ['a 1 brings a pawn onto its exit', { B: ALL, G: ALL }, 'B', '1', ['B1 out => B1@T19']],
  ['a 2 brings a pawn onto its exit, not one further', { B: ALL, G: ALL }, 'G', '2', ['G1 out => G1@T49']],
  ['no other number leaves the Nest', { Y: ALL, R: ALL }, 'Y', '3', ['forfeit => none']],
  ['an own pawn on the exit bars the way', { Y: 'T34 S S S', R: ALL }, 'Y', '1', ['Y1 +1 => Y1@T35']],
  ['a foreign pawn on the exit is bumped', { R: ALL, B: 'T4 S S S' }, 'R', '2', ['R1 out => R1@T4 B1@S']],
];

const counting: readonly Row[] = [
  ['the track is a ring', { B: 'T58 H H H', R: ALL }, 'B', '5', ['B1 +5 => B1@T3']],
  ['pawns are jumped', { B: 'T40 T41 H H', R: 'T42 S S S' }, 'B', '3', ['B1 +3 => B1@T43', 'B2 +3 => B2@T44']],
  ['a pawn is bumped where one stops', { B: 'T50 H H H', R: 'T53 S S S' }, 'B', '3', ['B1 +3 => B1@T53 R1@S']],
  ['own pawns are never bumped by counting', { B: 'T50 T53 H H', R: ALL }, 'B', '3', ['B2 +3 => B2@T56']],
  ['at its gate a pawn turns into its lane', { Y: 'T32 H H H', R: ALL }, 'Y', '3', ['Y1 +3 => Y1@Z3']],
  ['others pass that gate', { B: 'T31 H H H', Y: ALL }, 'B', '3', ['B1 +3 => B1@T34']],
  ['just past its gate a pawn goes all the way round', { G: 'T48 H H H', R: ALL }, 'G', '8', ['G1 +8 => G1@T56']],
  ['Home needs the exact number', { G: 'Z2 Z3 H H', R: ALL }, 'G', '3', ['G2 +3 => G2@H', 'G1 +3 => G1@Z5']],
  ['more than that is no move', { G: 'Z2 H H H', R: ALL }, 'G', '5', ['forfeit => none']],
  ['in the lane one pawn a square', { G: 'Z1 Z4 H H', R: ALL }, 'G', '3', ['forfeit => none']],
  ['the lane square of another colour does not block', { G: 'Z1 H H H', R: 'Z4 S S S' }, 'G', '3', ['G1 +3 => G1@Z4']],
];

const sliding: readonly Row[] = [
  ['the head of a short foreign slide carries to its end', { R: 'T13 H H H', B: ALL }, 'R', '3', ['R1 +3 => R1@T19']],
  ['the head of a long foreign slide carries to its end', { R: 'T21 H H H', B: ALL }, 'R', '3', ['R1 +3 => R1@T28']],
  ['on its own colour a pawn stays on the head', { B: 'T21 H H H', R: ALL }, 'B', '3', ['B1 +3 => B1@T24']],
  [
    'a slide bumps everybody up to the end, own pawns too',
    { R: 'T21 T26 H H', B: 'T25 T28 T29 S', G: 'T27 S S S' },
    'R',
    '3',
    ['R1 +3 => R1@T28 R2@S B1@S B2@S G1@S', 'R2 +3 => R2@T29 B3@S'],
  ],
  [
    'who stands on the head is bumped before the slide',
    { G: 'T28 H H H', R: 'T31 S S S' },
    'G',
    '3',
    ['G1 +3 => G1@T34 R1@S'],
  ],
  ['in the middle of a slide nobody slides', { R: 'T22 H H H', B: ALL }, 'R', '3', ['R1 +3 => R1@T25']],
  ['the end of a slide is no head', { R: 'T23 H H H', B: ALL }, 'R', '5', ['R1 +5 => R1@T28']],
  ['back onto a head slides forward, and never bumps itself', { Y: 'T13 H H H', R: ALL }, 'Y', '4', ['Y1 -4 => none']],
];

const backing: readonly Row[] = [
  ['a 4 goes back', { B: 'T56 H H H', R: ALL }, 'B', '4', ['B1 -4 => B1@T52']],
  ['back from the lane leads out of its gate', { B: 'Z3 H H H', R: ALL }, 'B', '4', ['B1 -4 => B1@T16']],
  ['back on the track never enters the lane', { B: 'T19 H H H', R: ALL }, 'B', '4', ['B1 -4 => B1@T15']],
  ['back across the beginning of the ring', { R: 'T2 H H H', Y: ALL }, 'R', '4', ['R1 -4 => R1@T58']],
  ['a 4 must be used, even if it hurts', { R: 'Z5 S S S', Y: ALL }, 'R', '4', ['R1 -4 => R1@Z1']],
  ['a 10 goes on ten or back one', { Y: 'T50 H H H', R: ALL }, 'Y', '10', ['Y1 +10 => Y1@T0', 'Y1 -1 => Y1@T49']],
  ['without ten forward, one back is compulsory', { Y: 'Z1 S S S', R: ALL }, 'Y', '10', ['Y1 -1 => Y1@T32']],
];

const sevens: readonly Row[] = [
  ['a 7 never leaves the Nest', { R: 'T40 S S S', Y: ALL }, 'R', '7', ['R1 +7 => R1@T47']],
  ['a 7 is shared between two pawns only', { R: 'Z5 Z4 Z3 S', Y: ALL }, 'R', '7', ['forfeit => none']],
  ['all seven must be used', { R: 'Z4 Z3 H H', Y: ALL }, 'R', '7', ['forfeit => none']],
  ['two parts may end at Home', { R: 'Z2 Z3 H H', Y: ALL }, 'R', '7', ['R1 +4, R2 +3 => R1@H R2@H']],
  [
    'the first part may make room for the second',
    { Y: 'Z5 T31 H H', R: ALL },
    'Y',
    '7',
    ['Y2 +7 => Y2@H', 'Y1 +1, Y2 +6 => Y1@H Y2@Z5'],
  ],
  [
    'a part cannot move a pawn that the first part sent away',
    { Y: 'T10 T18 H H', R: ALL },
    'Y',
    '7',
    [
      'Y1 +7 => Y1@T17',
      'Y2 +7 => Y2@T25',
      'Y1 +1, Y2 +6 => Y1@T11 Y2@T28',
      'Y1 +2, Y2 +5 => Y1@T12 Y2@T23',
      'Y1 +3, Y2 +4 => Y1@T13 Y2@T22',
      'Y1 +4, Y2 +3 => Y1@T14 Y2@T21',
      'Y1 +5, Y2 +2 => Y1@T15 Y2@T20',
      'Y2 +1, Y1 +6 => Y1@T19 Y2@S',
    ],
  ],
];

const elevens: readonly Row[] = [
  [
    'an 11 goes on or swaps, and must be used one way',
    { R: 'T35 S S S', B: 'T52 Z1 S S' },
    'R',
    '11',
    ['R1 +11 => R1@T49', 'R1 x B1 => R1@T52 B1@T35'],
  ],
  [
    'without eleven forward one may pass',
    { R: 'T59 S S S', B: 'T52 S S S' },
    'R',
    '11',
    ['R1 x B1 => R1@T52 B1@T59', 'pass => none'],
  ],
  [
    'by house rule one must swap then',
    { R: 'T59 S S S', B: 'T52 S S S' },
    'R',
    '11',
    ['R1 x B1 => R1@T52 B1@T59'],
    { elevenSwap: 'forced' },
  ],
  ['nobody swaps in or out of a lane', { R: 'Z3 S S S', B: 'T52 Z1 S S' }, 'R', '11', ['forfeit => none']],
  [
    'the mover slides after the exchange, here back to where it was, and may bump the other',
    { R: 'T43 S S S', G: 'T39 S S S' },
    'R',
    '11',
    ['R1 +11 => R1@T58', 'R1 x G1 => G1@S'],
  ],
  [
    'the other does not slide',
    { R: 'T9 H H H', G: 'T22 S S S' },
    'R',
    '11',
    ['R1 +11 => R1@T20', 'R1 x G1 => R1@T22 G1@T9'],
  ],
  [
    'by house rule the other slides too',
    { R: 'T9 H H H', G: 'T22 S S S' },
    'R',
    '11',
    ['R1 +11 => R1@T20', 'R1 x G1 => R1@T22 G1@T13'],
    { swapVictimSlides: true },
  ],
];

const maafs: readonly Row[] = [
  [
    'Maaf! takes the place of any opponent on the track',
    { R: 'S S Z1 H', B: 'T52 Z4 S S', G: 'T5 S S S' },
    'R',
    'M',
    ['R1 ! B1 => R1@T52 B1@S', 'R1 ! G1 => R1@T5 G1@S'],
  ],
  ['it needs a pawn in the Nest', { R: 'T8 H H H', B: 'T52 S S S' }, 'R', 'M', ['forfeit => none']],
  ['it needs somebody on the track', { R: ALL, B: 'Z1 H S S' }, 'R', 'M', ['forfeit => none']],
  ['on a foreign head it slides', { R: ALL, B: 'T24 S S S' }, 'R', 'M', ['R1 ! B1 => R1@T28 B1@S']],
  [
    'by house rule it may be kept',
    { R: ALL, B: 'T22 S S S' },
    'R',
    'M',
    ['R1 ! B1 => R1@T22 B1@S', 'keep => none'],
    { keep: true },
  ],
];

const teams: readonly Row[] = [
  [
    'a partner is bumped like anybody',
    { R: 'T40 S S S', Y: 'T43 S S S', B: ALL, G: ALL },
    'Y',
    '3',
    ['R1 +3 => R1@T43 Y1@S', 'Y1 +3 => Y1@T49'],
    { teams: true },
  ],
  [
    'pawns of both colours start, each on its own exit',
    { R: ALL, Y: ALL, B: ALL, G: ALL },
    'B',
    '1',
    ['B1 out => B1@T19', 'G1 out => G1@T49'],
    { teams: true },
  ],
  [
    'a 7 is shared among any of the team',
    { R: 'Z5 Z4 H H', Y: 'Z2 H H H', B: ALL, G: ALL },
    'R',
    '7',
    ['R1 +1, R2 +2, Y1 +4 => R1@H R2@H Y1@H'],
    { teams: true },
  ],
  [
    'or between two by house rule',
    { R: 'Z5 Z4 H H', Y: 'Z2 H H H', B: ALL, G: ALL },
    'R',
    '7',
    ['forfeit => none'],
    { teams: true, team7: 'two' },
  ],
  [
    'Maaf! must hit the partner if nobody else can be hit',
    { B: 'T5 S S S', G: 'H H H H', R: ALL, Y: ALL },
    'G',
    'M',
    ['forfeit => none'],
    { teams: true },
  ],
  [
    'partners may swap if nobody can go 11 and no opponent is on the track',
    { G: 'T45 H H H', B: 'T15 S S S', R: ALL, Y: 'Z1 S S S' },
    'G',
    '11',
    ['G1 x B1 => G1@T15 B1@T45', 'pass => none'],
    { teams: true },
  ],
  [
    'unless the family plays without it',
    { G: 'T45 H H H', B: 'T15 S S S', R: ALL, Y: 'Z1 S S S' },
    'G',
    '11',
    ['forfeit => none'],
    { teams: true, teamSwapPartner: false },
  ],
];

const groups: readonly (readonly [name: string, rows: readonly Row[]])[] = [
  ['leaving the Nest', leaving],
  ['counting', counting],
  ['slides', sliding],
  ['going back', backing],
  ['sevens', sevens],
  ['elevens', elevens],
  ['Maaf!', maafs],
  ['Teams', teams],
];

for (const [name, rows] of groups) {
  describe(name, () => {
    for (const [sentence, pos, player, card, expected, options = {}] of rows) {
      test(sentence, () => {
        const waiting: State = { ...drawing(pos, player, options), phase: 'card' };
        const state = apply(waiting, { type: 'card', card: cardOf(card) }).state;
        expect([...lines(state)].sort()).toEqual(expected.map(normal).sort());
      });
    }
  });
}

describe('events tell what happened in order', () => {
  test('counting, bump, slide, bumps', () => {
    const state = draw(drawing({ R: 'T21 H H H', B: 'T24 T27 S S' }), 3);
    expect(effect(state, 'R1 +3').events).toEqual([
      { type: 'stepped', pawn: 0, from: 21, to: 24, steps: 3 },
      { type: 'bumped', pawn: 4, from: 24, by: 0 },
      { type: 'slid', pawn: 0, from: 24, to: 28 },
      { type: 'bumped', pawn: 5, from: 27, by: 0 },
    ]);
  });

  test('the last pawn comes Home and the match is won', () => {
    const state = draw(drawing({ R: 'Z2 H H H', B: 'S S S S' }), 4);
    expect(effect(state, 'R1 -4').events.at(-1)).toMatchObject({ type: 'stepped', to: 0 });
    const winning = draw(drawing({ R: 'Z3 H H H', B: 'S S S S' }), 3);
    expect(effect(winning, 'R1 +3').events.map(({ type }) => type)).toEqual(['stepped', 'homed', 'won']);
  });
});
