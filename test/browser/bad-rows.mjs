/** Saves that were torn, bent or come from the future, and links to nothing: a kind sentence each, and the rest works. */
import { expect } from './lib/context.mjs';
import { calm, startMatch, untilAsked } from './lib/playing.mjs';
import { savedRows } from './lib/saved.mjs';

export const name = 'bad saves are told kindly and kept';

/** Puts changed copies of the one saved match beside it. Runs in the page. */
function plant() {
  const opening = indexedDB.open(`tikar${new URL('.', document.baseURI).pathname}data`);
  return new Promise((done, fail) => {
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const store = opening.result.transaction('matches', 'readwrite').objectStore('matches');
      const asking = store.getAll();
      asking.onsuccess = () => {
        const [row] = asking.result;
        const log = row.body.log;
        store.put({ id: 'torn' });
        store.put({ ...row, id: 'future', format: 99 });
        store.put({ ...row, id: 'newer-rules', revision: 99 });
        store.put({ ...row, id: 'unknown', game: 'chess' });
        store.put({
          ...row,
          id: 'bent',
          body: { ...row.body, log: log.map((ply) => ({ ...ply, move: { type: 'win' } })) },
        });
        store.put({ ...row, id: 'text', players: '<b>nobody</b>' });
        store.transaction.oncomplete = () => {
          opening.result.close();
          done(true);
        };
      };
    };
  });
}

export async function run(context) {
  const server = await context.serve();
  const browser = await context.open('chromium', { viewport: { width: 900, height: 600 } });
  const page = await browser.newPage();
  await page.goto(server.url);
  await calm(page);
  await startMatch(page, server.url, 'maaf', { seats: 2 });
  const good = await untilAsked(page);
  await page.click('Beranda');
  await page.evaluate(plant);
  for (const id of ['torn', 'future', 'newer-rules', 'unknown', 'bent', 'text', 'nowhere', '%E0%A4%A']) {
    await page.goto(`${server.url}?${encodeURIComponent(id)}#/play/${id}`);
    await page.waitFor(() => [...document.querySelectorAll('h1, h2')].some((one) => one.textContent !== ''), {
      what: id,
    });
    await page.waitFor(() => /Beranda/.test(document.body.innerHTML), {
      what: `a way back from ${id}`,
    });
    const seen = await page.evaluate(() => document.querySelector('.play')?.dataset.phase ?? null);
    expect(seen === null, `${id} was opened all the same`);
  }
  expect((await savedRows(page)).length === 7, 'a bad row was thrown away');
  await page.goto(`${server.url}?again${good.route}`);
  const again = await untilAsked(page);
  expect(JSON.stringify(again.board) === JSON.stringify(good.board), 'the good match is not as it was');
  await page.goto(`${server.url}?home#/`);
  await page.waitFor(() => document.querySelector('.home') !== null, { what: 'Home' });
  await page.screenshot(`${context.out}/bad-rows.png`);
  const errors = page.faults.filter((fault) => fault.startsWith('error'));
  expect(errors.length === 0, errors.join('\n'));
}
