/** The computer looks back at each person's turns. It thinks in the worker: the result is whole without it and never waits for it. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../contract/rules.ts';
import { cutName } from '../../i18n/names.ts';
import { Badge } from '../parts/badge.tsx';
import type { Finished } from '../play/finished.ts';
import { t } from '../words.ts';
import { type ToldLesson, tellLesson } from './lessons.ts';

export interface ReviewProps {
  readonly finished: Finished;
  readonly seats: readonly Seat[];
}

type Told = ReadonlyMap<Seat, readonly ToldLesson[]>;

export function Review({ finished, seats }: ReviewProps): JSX.Element | null {
  const [told, setTold] = useState<Told>(new Map());
  const [isThinking, setThinking] = useState(true);
  useEffect(() => {
    const stop = new AbortController();
    lookBack(finished, seats, stop.signal, setTold)
      .catch((fault) => {
        if (!stop.signal.aborted) console.warn(fault);
      })
      .finally(() => {
        if (!stop.signal.aborted) setThinking(false);
      });
    return () => stop.abort();
  }, [finished]);
  if (!isThinking && told.size === 0) return null;
  return (
    <div class="review" aria-busy={isThinking}>
      <h3>{t('result.review')}</h3>
      {[...told].map(([seat, lessons]) => (
        <Lessons key={seat} finished={finished} seat={seat} lessons={lessons} />
      ))}
      <p class="review-sign" role="status">
        {isThinking && (
          <>
            {t('result.review.thinking')}
            <span class="dots3" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </>
        )}
      </p>
    </div>
  );
}

async function lookBack(
  finished: Finished,
  seats: readonly Seat[],
  signal: AbortSignal,
  tell: (told: Told) => void,
): Promise<void> {
  const { loaded, saved, states } = finished;
  const parts = { rules: loaded.rules, words: loaded.words, states, log: saved.log };
  const told = new Map<Seat, readonly ToldLesson[]>();
  for (const seat of seats) {
    const lessons = await finished.review(seat, signal);
    signal.throwIfAborted();
    told.set(
      seat,
      lessons.map((lesson) => tellLesson(lesson, seat, parts)),
    );
    tell(new Map(told));
  }
}

interface LessonsProps {
  readonly finished: Finished;
  readonly seat: Seat;
  readonly lessons: readonly ToldLesson[];
}

function Lessons({ finished, seat, lessons }: LessonsProps): JSX.Element | null {
  const player = finished.players[seat];
  if (player === undefined) return null;
  const say = (messages: ToldLesson['played']) => messages.map((one) => finished.say(one)).join(' · ');
  return (
    <div>
      <h4>
        <Badge colour={player.colour} size={32} />
        <bdi>{cutName(player.name)}</bdi>
      </h4>
      {lessons.length === 0 && <p>{t('result.review.none')}</p>}
      <ol>
        {lessons.map((lesson) => (
          <li key={lesson.turn}>
            <b>{t('result.review.turn', { n: lesson.turn })}</b>
            <dl>
              <dt>{t('result.review.played')}</dt>
              <dd>{say(lesson.played)}</dd>
              <dt>{t('result.review.better')}</dt>
              <dd>{say(lesson.better)}</dd>
            </dl>
            <small>{t('result.review.cost', { n: lesson.cost })}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
