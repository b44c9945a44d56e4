/** Saves of Mau Mau for browser tests: the same public story with different hidden cards. Run through Vite; prints JSON. */
import type { Player } from '../../../src/contract/player.ts';
import type { Ply } from '../../../src/contract/rules.ts';
import { play } from '../../../src/contract/play.ts';
import { type Card, DECK } from '../../../src/games/maumau/cards.ts';
import { game } from '../../../src/games/maumau/index.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { MauMau, Move, State } from '../../../src/games/maumau/shape.ts';
import { readChoices } from '../../../src/contract/about.ts';
import { FORMAT, type SavedMatch } from '../../../src/match/saved-match.ts';
import { toBody } from '../../../src/storage/match-form.ts';
import { toBase64 } from '../../../src/storage/pack.ts';

const PEOPLE: readonly Player[] = (['merah', 'biru', 'kuning'] as const).map((colour, seat) => ({
  kind: 'human',
  name: ['Rani', 'Bimo', 'Ayah'][seat] ?? '',
  colour,
  side: 'bottom',
  personId: null,
}));

function saveOf(
  id: string,
  moves: readonly Move[],
  seats: number,
): { readonly saved: SavedMatch<MauMau>; readonly state: State } {
  const options = game.about.options(readChoices(game.about.fields, {}), {
    colours: game.about.coloursFor(seats),
    human: PEOPLE.slice(0, seats).map(() => true),
    helped: PEOPLE.slice(0, seats).map(() => false),
    starter: 0,
  });
  let state = rules.setup(options, seats);
  const log: Ply<MauMau>[] = [];
  for (const move of moves) {
    const actor = rules.toMove(state) ?? 'nature';
    state = play(rules, state, { actor, move }).state;
    log.push({ actor, move });
  }
  const saved: SavedMatch<MauMau> = {
    format: FORMAT,
    id,
    game: 'maumau',
    revision: rules.revision,
    options,
    players: PEOPLE.slice(0, seats),
    from: null,
    log: log.map((ply) => ({ ...ply, by: ply.actor === 'nature' ? null : 'human' })),
    checkpoint: state,
    chance: [11, 22, 33, 44],
    seed: [1, 2, 3, 4],
    endedEarly: null,
  };
  return { saved, state };
}

async function rowOf(id: string, moves: readonly Move[], seats: number): Promise<object> {
  const { saved, state } = saveOf(id, moves, seats);
  const row = await toBody(saved as never, { secret: true, toMove: rules.toMove(state), outcome: null });
  const body = toBase64(row.body as Uint8Array);
  return { ...row, body, rev: 1, writer: 'test', createdAt: 1, updatedAt: 1, deletedAt: null, memory: null };
}

const OWN: readonly Card[] = ['KH', '9C', '10H', 'QD', 'AS'];

function deal(rani: readonly Card[], others: readonly Card[]): Move {
  return { type: 'dealt', dealer: 2, hands: [rani, others.slice(0, 5), others.slice(5, 10)], turned: ['8H'] };
}

function others(rani: readonly Card[]): readonly Card[] {
  return DECK.filter((card) => !rani.includes(card) && card !== '8H' && !/^[7J]/.test(card));
}

/** Rani's hand and the open card are the same in both worlds; everything else is dealt the other way round. */
export async function rows(): Promise<{ readonly [name: string]: object }> {
  const cards = others(OWN);
  const seven: readonly Card[] = ['7H', ...OWN.slice(1)];
  const pending: Move = { type: 'play', card: '7H', suit: null, call: null };
  return {
    first: await rowOf('world', [deal(OWN, cards)], 3),
    second: await rowOf('world', [deal(OWN, cards.toReversed())], 3),
    /** Bimo has to take two cards. */
    pending: await rowOf('pending', [deal(seven, others(seven)), pending], 3),
  };
}

export async function main(): Promise<number> {
  console.log(JSON.stringify(await rows()));
  return 0;
}
