/** Mau Mau in its moments, always the same cards: an own turn, the choice of a suit, a hand-over, the beat, the count, and more cards than a hand holds. */
import { atHome, cardAt, openMatch, pressMove, savesOf, uncover, until } from '../browser/lib/mau.mjs';

/** From Home into a match in which Rani is to move. */
async function sitDown({ page }, server, row) {
  await page.goto(`${server.url}#/`);
  await page.reload();
  await atHome(page);
  await openMatch(page, row);
  await uncover(page);
  await until(page, ['asking']);
}

/** `open` opens a browser with a page on Home; `sizes`: viewports by their names in file names. */
export async function mauMoments(open, server, sizes) {
  const saves = savesOf();
  for (const [size, viewport] of Object.entries(sizes)) {
    const at = await open(server, 'id', viewport, { settings: { beat: 'tap' } });
    const shot = (name) => at.shoot(`mau-${name}-${size}`);
    await sitDown(at, server, saves.table);
    await shot('table');
    const { x, y } = await cardAt(at.page, 'Taruh Jack sekop');
    await at.page.raw.mouse.click(x, y);
    await shot('chooser');
    await sitDown(at, server, saves.table);
    await pressMove(at.page, 'Taruh 10 hati');
    await until(at.page, ['covered']);
    await at.page.waitFor(() => document.querySelector('.cover .hold')?.getAttribute('aria-disabled') !== 'true');
    await shot('handover');
    await sitDown(at, server, saves.two);
    await pressMove(at.page, 'Taruh 10 hati');
    await until(at.page, ['beat']);
    await shot('call');
    await sitDown(at, server, saves.last);
    await pressMove(at.page, 'Taruh 10 hati');
    await until(at.page, ['asking', 'pause']);
    await shot('score');
    await sitDown(at, server, saves.many);
    await shot('many');
    await at.browser.close();
  }
}
