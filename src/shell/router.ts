/** Hash routes: the app runs under any base path of any static host. A link that means nothing is a route of its own. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'home' | 'settings' | 'parents' | 'lost' }
  | { readonly screen: 'setup'; readonly game: string }
  | { readonly screen: 'rules'; readonly game: string; readonly page: number }
  | { readonly screen: 'play'; readonly match: string };

export function routeOf(hash: string): Route {
  const [screen = '', arg = '', more = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (screen === '') return { screen: 'home' };
  if ((screen === 'settings' || screen === 'parents') && arg === '') return { screen };
  if (screen === 'setup' && arg !== '' && more === '') return { screen, game: arg };
  if (screen === 'rules' && arg !== '') return { screen, game: arg, page: /^\d{1,2}$/.test(more) ? Number(more) : 0 };
  if (screen === 'play' && arg !== '' && more === '') return { screen, match: arg };
  return { screen: 'lost' };
}

export function linkOf(route: Route): string {
  if (route.screen === 'setup') return `#/setup/${encodeURIComponent(route.game)}`;
  if (route.screen === 'rules') return `#/rules/${encodeURIComponent(route.game)}/${route.page}`;
  if (route.screen === 'play') return `#/play/${encodeURIComponent(route.match)}`;
  return route.screen === 'home' ? '#/' : `#/${route.screen}`;
}

export const route = signal<Route>(routeOf(location.hash));

/** Goes there; `replace` leaves no way back to where one was. */
export function go(next: Route, replace = false): void {
  if (replace) history.replaceState(null, '', linkOf(next));
  else history.pushState(null, '', linkOf(next));
  route.value = next;
}

/** Follows the address from now on. */
export function listen(): void {
  addEventListener('hashchange', () => {
    route.value = routeOf(location.hash);
  });
}

/** A broken escape is text like any other. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
