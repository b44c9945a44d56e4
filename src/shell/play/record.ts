/** Writes a finished match into the tallies: who took which place. Once per match, however often its end is looked at. */
import type { Outcome } from '../../contract/rules.ts';
import type { Tallies } from '../../storage/tallies.ts';
import type { Session } from './session.ts';

export async function record({ match, opening }: Session, outcome: Outcome, tallies: Tallies): Promise<void> {
  const { id } = match.saved();
  const game = opening.loaded.game.about.id;
  const known = await tallies.list(game);
  if (known.some((one) => one.id === id)) return;
  await tallies.record({
    id,
    game,
    at: Date.now(),
    seats: match.players().map((player, seat) => ({
      personId: player.kind === 'human' ? player.personId : null,
      name: player.name,
      colour: player.colour,
      isHuman: player.kind === 'human',
      place: outcome.places[seat] ?? 1,
      score: outcome.scores?.[seat] ?? null,
    })),
  });
}
