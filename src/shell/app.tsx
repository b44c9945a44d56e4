/** Which screen is shown. Home is in the first bundle; every other screen comes when it is first wanted. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameOf } from '../games/registry.ts';
import { download } from './download.ts';
import { lazy } from './lazy.tsx';
import { Boundary } from './parts/boundary.tsx';
import { Toasts } from './parts/toast.tsx';
import { Trouble } from './parts/trouble.tsx';
import { linkOf, type Route, route } from './router.ts';
import { Home } from './screens/home.tsx';
import { type Services, ServicesContext } from './services.ts';
import { t } from './words.ts';

const Setup = lazy(async () => (await import('./screens/setup.tsx')).Setup);
const Rules = lazy(async () => (await import('./screens/rules.tsx')).RulesScreen);
const SettingsScreen = lazy(async () => (await import('./screens/settings.tsx')).SettingsScreen);
const Parents = lazy(async () => (await import('./screens/parents.tsx')).Parents);
const Play = lazy(async () => (await import('./play/Play.tsx')).Play);

export function App({ services }: { services: Services }): JSX.Element {
  const now = route.value;
  const link = linkOf(now);
  useEffect(() => {
    document.title = t('app.name');
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [link]);
  const exportAll = async () => download(await services.storage.backup.exportAll());
  return (
    <ServicesContext.Provider value={services}>
      <Boundary about={link} onExport={exportAll}>
        <Screen route={now} />
      </Boundary>
      <Toasts />
    </ServicesContext.Provider>
  );
}

function Screen({ route: now }: { route: Route }): JSX.Element {
  switch (now.screen) {
    case 'home':
      return <Home />;
    case 'settings':
      return <SettingsScreen />;
    case 'parents':
      return <Parents />;
    case 'play':
      return <Play key={now.match} match={now.match} />;
    case 'setup':
    case 'rules': {
      const game = gameOf(now.game);
      if (game === null) return <Lost />;
      return now.screen === 'setup' ? (
        <Setup key={now.game} game={game} />
      ) : (
        <Rules key={now.game} game={game} page={now.page} />
      );
    }
    default:
      return <Lost />;
  }
}

function Lost(): JSX.Element {
  return <Trouble title={t('lost.title')} text={t('lost.text')} />;
}
