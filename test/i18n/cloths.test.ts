/** The name on a game's cloth is the name in its messages: it stands in two places, as Home must not load the messages. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { LOCALES } from '../../src/i18n/catalog.ts';

const cases = games.flatMap((game) => LOCALES.map((locale) => ({ game, id: game.about.id, locale })));

test.each(cases)('$id has one name in $locale, and a line that fits its cloth', async ({ game, locale }) => {
  const messages = await game.messages(locale);
  expect(game.about.cloth?.name[locale]).toBe(messages['title']);
  expect((game.about.cloth?.line[locale] ?? '').length).toBeGreaterThan(0);
  expect((game.about.cloth?.line[locale] ?? '').length).toBeLessThanOrEqual(34);
});
