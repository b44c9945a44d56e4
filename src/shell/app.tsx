/** Which screen is shown. Home is in the first bundle; every other screen comes when it is first wanted. */
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { cardOf } from '../games/box.ts';
import type { AnyGame } from '../games/registry.ts';
import { download } from './download.ts';
import { gameName } from './game-name.ts';
import { lazy } from './lazy.tsx';
import { Boundary } from './parts/boundary.tsx';
import { Toasts } from './parts/toast.tsx';
import { Trouble } from './parts/trouble.tsx';
import { linkOf, type Route, route } from './router.ts';
import { Home } from './screens/home.tsx';
import { type Services, ServicesContext } from './services.ts';
import { locale, t } from './words.ts';

const Setup = ofGame<object>(async () => (await import('./screens/setup.tsx')).Setup);
const Rules = ofGame<{ page: number }>(async () => (await import('./screens/rules.tsx')).RulesScreen);
const SettingsScreen = lazy(async () => (await import('./screens/settings.tsx')).SettingsScreen);
const Parents = lazy(async () => (await import('./screens/parents.tsx')).Parents);
const Play = lazy(async () => (await import('./play/Play.tsx')).Play);

export function App({ services }: { services: Services }): JSX.Element {
  const now = route.value;
  const link = linkOf(now);
  useEffect(() => {
    document.title = titleOf(now);
    scrollTo(0, 0);
  }, [link, locale.value]);
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
      if (cardOf(now.game) === null) return <Lost />;
      return now.screen === 'setup' ? (
        <Setup key={now.game} id={now.game} />
      ) : (
        <Rules key={now.game} id={now.game} page={now.page} />
      );
    }
    default:
      return <Lost />;
  }
}

/** A screen about one game, which is looked up when such a screen is first shown: Home needs only the cards. */
function ofGame<P extends object>(load: () => Promise<ComponentType<P & { game: AnyGame }>>) {
  return lazy<P & { id: string }>(async () => {
    const [Shown, { gameOf }] = await Promise.all([load(), import('../games/registry.ts')]);
    return function OfGame(props) {
      const game = gameOf(props.id);
      return game === null ? <Lost /> : <Shown {...props} game={game} />;
    };
  });
}

function Lost(): JSX.Element {
  return <Trouble title={t('lost.title')} text={t('lost.text')} />;
}

/** What the window is called: the game, where there is one. */
function titleOf(now: Route): string {
  const app = t('app.name');
  if (now.screen === 'setup' || now.screen === 'rules') return `${gameName(now.game)} · ${app}`;
  if (now.screen === 'settings') return `${t('home.settings')} · ${app}`;
  return now.screen === 'parents' ? `${t('home.parents')} · ${app}` : app;
}
