/** Links: every screen has one, under any base path, and a bad one is never a blank page. */
import { describe, expect, test } from 'vitest';
import { linkOf, type Route, routeOf } from '../../src/shell/router.ts';

const ROUTES: readonly Route[] = [
  { screen: 'home' },
  { screen: 'settings' },
  { screen: 'parents' },
  { screen: 'setup', game: 'maaf' },
  { screen: 'rules', game: 'maaf', page: 3 },
  { screen: 'play', match: 'a/b c%' },
];

describe('a link', () => {
  test.each(ROUTES)('leads back to %j', (route) => {
    expect(routeOf(linkOf(route))).toEqual(route);
  });

  test.each(['', '#', '#/'])('of nothing (%j) is Home', (hash) => {
    expect(routeOf(hash)).toEqual({ screen: 'home' });
  });

  test('keeps to the hash, so the base path does not matter', () => {
    for (const route of ROUTES) expect(linkOf(route)).toMatch(/^#\//);
  });

  test.each(['#/nowhere', '#/setup', '#/play/', '#/settings/more', '#/setup/maaf/x', '#/%E0%A4%A'])(
    '%s that means nothing is told kindly',
    (hash) => {
      expect(routeOf(hash)).toEqual({ screen: 'lost' });
    },
  );

  test('to a page that is no number opens the first', () => {
    expect(routeOf('#/rules/maaf/-1')).toEqual({ screen: 'rules', game: 'maaf', page: 0 });
    expect(routeOf('#/rules/maaf/99999999')).toEqual({ screen: 'rules', game: 'maaf', page: 0 });
  });
});
