/** The foot of Home: whether it plays without internet, the page for parents, the version. */
import type { JSX } from 'preact';
import { offlineStatus } from '../offline-state.ts';
import { useServices } from '../services.ts';
import { t } from '../words.ts';

export function HomeFoot(): JSX.Element {
  const { version } = useServices();
  return (
    <footer class="home-foot">
      <OfflineLine />
      <a href="#/parents">{t('home.parents')}</a>
      <span class="home-version">{t('home.version', { version })}</span>
    </footer>
  );
}

function OfflineLine(): JSX.Element {
  const { copy } = offlineStatus.value;
  if (copy.kind === 'ready') {
    return (
      <span class="home-offline" role="status">
        <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
          <circle r="10" fill="#1f7a4d" />
          <path d="M-4.500 0l3.500 3.500l6-7" stroke="#fff" stroke-width="2.600" fill="none" stroke-linecap="round" />
        </svg>
        {t('offline.ready')}
      </span>
    );
  }
  if (copy.kind === 'copying') {
    const { percent } = copy;
    return (
      <span class="home-offline">
        <svg width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
          <circle r="10" fill="none" stroke="var(--line)" stroke-width="4" />
          <circle
            r="10"
            fill="none"
            stroke="var(--primary)"
            stroke-width="4"
            pathLength={100}
            stroke-dasharray={`${percent} 100`}
            transform="rotate(-90)"
          />
        </svg>
        <span>
          {t('offline.saving')} <progress class="hush" max={100} value={percent} /> <b>{percent}%</b>
          <small>{t('offline.once')}</small>
        </span>
      </span>
    );
  }
  return <span class="home-offline" />;
}
