/** Chromium finds nothing that stands in the way of installing, and the worker leaves running pages alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from 'playwright-core';
import { expect } from './lib/context.mjs';
import { FLAGS } from './lib/chromium.mjs';

export const name = 'the app can be installed';

export async function run(context) {
  const worker = readFileSync(join(context.dist, 'sw.js'), 'utf8');
  expect(/SKIP_WAITING/.test(worker), 'the worker does not wait to be asked');
  expect((worker.match(/skipWaiting\(/g) ?? []).length === 1, 'the worker skips waiting elsewhere too');
  expect(!/clients\.claim|clientsClaim/.test(worker), 'the worker claims pages');

  const server = await context.serve({ base: '/a/b/' });
  const folder = mkdtempSync(join(tmpdir(), 'tikar-profile-'));
  // A plain context counts as a private window, in which nothing can be installed.
  const own = await chromium.launchPersistentContext(folder, { executablePath: '/usr/bin/chromium', args: FLAGS });
  try {
    const page = own.pages()[0] ?? (await own.newPage());
    const session = await own.newCDPSession(page);
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors.length === 0, `manifest: ${JSON.stringify(errors)}`);
    const manifest = JSON.parse(data);
    expect(manifest.orientation === undefined, 'the manifest turns the screen');
    expect(manifest.id === 'tikar' && manifest.start_url === '.', 'the manifest has another identity');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.length === 0, JSON.stringify(installabilityErrors));
    for (const { src } of [...manifest.icons, ...(manifest.screenshots ?? [])]) {
      const { status } = await fetch(new URL(src, server.url));
      expect(status === 200, `${src} is missing`);
    }
  } finally {
    await own.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
