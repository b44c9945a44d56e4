/** How a match ended: who won on a ribbon, one kind line, the full count. Nobody but the winners gets a rank. */
import type { ComponentChildren, JSX } from 'preact';
import type { Player } from '../../contract/player.ts';
import { togetherOf } from '../../i18n/dates.ts';
import { cutName, nameInSentence } from '../../i18n/names.ts';
import { Icon } from '../parts/icon.tsx';
import { InstallCard } from '../parts/install.tsx';
import { useArrival } from '../parts/use-arrival.ts';
import type { Finished } from '../play/finished.ts';
import { Count } from '../result/count.tsx';
import { Medal } from '../result/medal.tsx';
import { MatchNumber } from '../result/number.tsx';
import { Petals } from '../result/petals.tsx';
import { Story } from '../result/story.tsx';
import { locale, t } from '../words.ts';
import '../styles/result.css';

export interface ResultProps {
  readonly finished: Finished;
  /** What a game or a later issue shows besides, under the count. */
  readonly children?: ComponentChildren;
}

export function Result({ finished, children }: ResultProps): JSX.Element {
  const { loaded, outcome, players, scene } = finished;
  const { id } = loaded.game.about;
  const heading = useArrival();
  const first = Math.min(...outcome.places);
  const winners = players.filter((_, seat) => outcome.places[seat] === first);
  const kind = loaded.words.sayOutcome(scene);
  return (
    <div class="result">
      <Petals />
      <header class="result-head">
        <div class={`medals n${Math.min(winners.length, 4)}`}>
          {winners.map((winner) => (
            <Medal key={winner.colour} colour={winner.colour} name={cutName(winner.name)} />
          ))}
        </div>
        <h1 tabIndex={-1} ref={heading}>
          {headline(winners, players.length)}
        </h1>
        <p>{kind === null ? t('result.kind') : finished.say(kind)}</p>
      </header>
      <main class="panel result-count">
        <Count finished={finished} />
        {children}
        <div class="result-do">
          <button type="button" class="btn pri big" onClick={() => finished.again(null)}>
            <Icon name="play" size={26} />
            {t('result.again')}
          </button>
          <a class="btn" href={`#/setup/${encodeURIComponent(id)}`}>
            <Icon name="flip" />
            {t('result.swap')}
          </a>
          <a class="btn" href="#/">
            <Icon name="home" />
            {t('result.home')}
          </a>
        </div>
        <InstallCard />
      </main>
      <Story finished={finished} />
      <MatchNumber finished={finished} />
    </div>
  );
}

/** All of them first is a tie; some of them first are partners or share it. */
function headline(winners: readonly Player[], seats: number): string {
  const names = winners.map((winner) => nameInSentence(winner.name));
  const [name = ''] = names;
  if (names.length === 1) return t('result.win', { name });
  const list = togetherOf(locale.value, names);
  return winners.length === seats ? t('result.tie', { names: list }) : t('result.win.many', { names: list });
}
