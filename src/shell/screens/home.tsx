/** Home: matches to go on with, and a cloth for each game in the box. A secret match is told by names and date only. */
import type { JSX } from 'preact';
import { box } from '../../games/box.ts';
import { late } from '../lazy.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { useArrival } from '../parts/use-arrival.ts';
import { t } from '../words.ts';
import { Cloth } from './home-cloth.tsx';
import { HomeFoot } from './home-foot.tsx';
import { LanguageButton } from './home-language.tsx';
import { HomeNews } from './home-news.tsx';

const Saves = late(async () => (await import('./home-saves.tsx')).Saves);

export function Home(): JSX.Element {
  const heading = useArrival();
  return (
    <div class="home">
      <header class="home-head">
        <Mark />
        <h1 tabIndex={-1} ref={heading}>
          {t('app.name')}
        </h1>
        <p>{t('app.line')}</p>
        <LanguageButton />
        <a class="ib" href="#/settings" aria-label={t('home.settings')}>
          <Icon name="gear" />
        </a>
      </header>
      <main class="home-main">
        <HomeNews />
        <Saves />
        <section class={`cloths n${box.length}`} aria-label={t('home.games')}>
          <div class="pole" aria-hidden="true" />
          {box.map((card) => (
            <Cloth key={card.id} card={card} />
          ))}
          {box.length === 0 && <p class="panel no-games">{t('home.no-games')}</p>}
        </section>
      </main>
      <HomeFoot />
    </div>
  );
}
