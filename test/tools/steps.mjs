/** Running commands and setting the machine up: shared by `start`, `test` and `check`. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Runs a command with the project's own tools in PATH; resolves with its exit code. `quiet` keeps the output and gives it back. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((done) => {
    const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    const keep = (data) => {
      output += data;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (fault) => done({ code: 127, output: String(fault) }));
    child.once('exit', (code, signal) => done({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** Installs the npm packages where they are missing or older than the lockfile. Ends the process when that fails. */
export async function packages() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (existsSync(installed) && sameVersions(installed)) return;
  console.log('Installing the npm packages …');
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const { code } = await run('npm', ['ci', '--no-fund', '--no-audit'], { env });
  if (code !== 0) {
    console.error('npm ci did not succeed.');
    process.exit(code);
  }
}

/** True if every package that the lockfile asks of this machine is installed in its version. */
function sameVersions(installed) {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const wanted = read(join(root, 'package-lock.json'));
  const here = read(installed);
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link || (optional && here[path] === undefined)) return true;
    return here[path]?.version === version;
  });
}

/** What the browser tests need, by the file that shows that it is there, and its Debian package. */
const PROGRAMS = [
  ['/usr/bin/chromium', 'chromium'],
  ['/usr/bin/firefox-esr', 'firefox-esr'],
  ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
  ['/usr/bin/xvfb-run', 'xvfb'],
  ['/usr/bin/xauth', 'xauth'],
];

/** Installs browsers that are missing with apt-get, as root or by sudo without a question; else says what is missing. */
export async function browsers() {
  const missing = () => PROGRAMS.filter(([file]) => !existsSync(file)).map(([, name]) => name);
  const wanted = missing();
  if (wanted.length === 0) return;
  console.log(`Installing ${wanted.join(', ')} …`);
  const before = asRoot();
  if (before !== null) {
    const apt = async (...args) =>
      run(before[0] ?? 'apt-get', [...before.slice(1), ...(before.length > 0 ? ['apt-get'] : []), ...args]);
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', ...wanted);
  }
  const still = missing();
  if (still.length === 0) return;
  console.error(`These are needed for the browser tests: apt-get install ${still.join(' ')}`);
  process.exit(1);
}

/** The words that go before a command to run it as root: none for root, `sudo` where it does not ask; null where neither is possible. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
    return ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive'];
  } catch {
    return null;
  }
}
