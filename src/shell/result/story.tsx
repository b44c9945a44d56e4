/** What is told after the end: the game's tables, and the turns from which a person can learn something. */
import type { JSX } from 'preact';
import { humanSeats } from '../../contract/player.ts';
import { RecapTable } from '../parts/recap-table.tsx';
import type { Finished } from '../play/finished.ts';
import { t } from '../words.ts';
import { Review } from './review.tsx';

export function Story({ finished }: { readonly finished: Finished }): JSX.Element | null {
  const { loaded, players, saved, say, states } = finished;
  const { options, log } = saved;
  const recaps = loaded.words.recap?.({ options, seats: players.length, states, log }) ?? [];
  const seats = loaded.game.about.reviews === true ? humanSeats(players) : [];
  if (recaps.length === 0 && seats.length === 0) return null;
  return (
    <section class="panel result-story" aria-labelledby="story-title">
      <h2 id="story-title">{t('result.story')}</h2>
      <div class="recaps">
        {recaps.map((recap) => (
          <RecapTable key={recap.title.key} recap={recap} players={players} say={say} />
        ))}
      </div>
      {seats.length > 0 && <Review finished={finished} seats={seats} />}
    </section>
  );
}
