/** Writes `public/licences.txt`: the licence texts of everything that is built into the app. `--check` only says whether it is up to date. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const file = join(root, 'public/licences.txt');
/** Tools that leave code of their own in what is served: the service worker's runtime and its registration. */
const BUILT_IN = ['workbox-build', 'workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const names = Object.entries(packages)
  .filter(
    ([path, entry]) =>
      path.startsWith('node_modules/') && !entry.dev && !entry.optional && !entry.peer && !entry.devOptional,
  )
  .map(([path]) => path)
  .concat(BUILT_IN.map((name) => `node_modules/${name}`).filter((path) => path in packages))
  .filter((path, index, all) => all.indexOf(path) === index && !path.includes('/@types/'))
  .sort();

const parts = names.map((path) => {
  const folder = join(root, path);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const found = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(name));
  const text = found === undefined ? `Licence: ${about.license}` : readFileSync(join(folder, found), 'utf8');
  return section(`${about.name} ${about.version} (${about.license})`, text);
});
const fonts = join(root, 'src/shell/fonts');
for (const name of readdirSync(fonts)
  .filter((one) => one.endsWith('.OFL.txt'))
  .sort()) {
  parts.push(section(`${name.replace('.OFL.txt', '')} (OFL-1.1)`, readFileSync(join(fonts, name), 'utf8')));
}
const text = parts.join('\n');

if (process.argv.includes('--check')) {
  const same = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!same) console.error('public/licences.txt is not up to date: node test/tools/licences.mjs');
  process.exitCode = same ? 0 : 1;
} else writeFileSync(file, text);

function section(title, body) {
  const tidy = body
    .replace(/\r\n/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
  return `${title}\n${'='.repeat(title.length)}\n\n${tidy}\n\n`;
}
