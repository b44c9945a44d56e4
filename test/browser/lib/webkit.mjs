/** WebKitGTK's MiniBrowser through its W3C WebDriver, on a screen of its own. One session, one profile that is forgotten at the end. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { pageOf } from './in-page.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCRIPT_MS = 60_000;

export async function openWebkit({ viewport = { width: 1024, height: 768 } } = {}) {
  const screen = await openScreen(viewport);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, LANG: 'id_ID.UTF-8', LANGUAGE: 'id' },
    stdio: 'ignore',
  });
  const close = async () => {
    await session?.send('DELETE', '').catch(() => undefined);
    driver.kill();
    screen.close();
  };
  let session = null;
  try {
    session = await openSession(`http://127.0.0.1:${port}`);
    await session.send('POST', '/timeouts', { script: SCRIPT_MS, pageLoad: SCRIPT_MS });
    await session.send('POST', '/window/rect', { x: 0, y: 0, ...viewport }).catch(() => undefined);
  } catch (fault) {
    await close();
    throw fault;
  }
  let isFirst = true;
  return {
    engine: 'webkit',
    version: session.version,
    async newPage() {
      const handle = isFirst
        ? await session.send('GET', '/window')
        : (await session.send('POST', '/window/new', { type: 'tab' })).handle;
      isFirst = false;
      return wrap(session, handle);
    },
    close,
  };
}

function wrap(session, handle) {
  const inTab = async (method, path, body) => {
    await session.send('POST', '/window', { handle });
    return session.send(method, path, body);
  };
  return pageOf({
    engine: 'webkit',
    faults: [],
    async evaluate(fn, arg = null) {
      const call = typeof fn === 'function' ? `(${fn})(arguments[0])` : fn;
      const script = `const done = arguments[arguments.length - 1];
        (async (...args) => { try { done({ value: (await (function () { return ${call}; }).apply(null, args)) ?? null }); }
        catch (error) { done({ fault: String(error) }); } })(...[...arguments].slice(0, -1));`;
      const answer = await inTab('POST', '/execute/async', { script, args: [arg] });
      if (answer?.fault !== undefined) throw new Error(answer.fault);
      return answer?.value ?? null;
    },
    goto: (url) => inTab('POST', '/url', { url }),
    reload: () => inTab('POST', '/refresh', {}),
    async screenshot(file) {
      writeFileSync(file, Buffer.from(await inTab('GET', '/screenshot'), 'base64'));
    },
    close: () => inTab('DELETE', '/window'),
  });
}

async function openSession(address) {
  const post = async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  const opened = await patiently(() => post('POST', '/session', { capabilities }));
  return {
    version: opened.capabilities?.browserVersion ?? '',
    send: (method, path, body) => post(method, `/session/${opened.sessionId}${path}`, body),
  };
}

/** The driver needs a moment before it listens. */
async function patiently(ask, tries = 50) {
  for (let left = tries; ; left--) {
    try {
      return await ask();
    } catch (fault) {
      if (left <= 0 || !String(fault.cause ?? fault).includes('ECONNREFUSED')) throw fault;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

function miniBrowser() {
  for (const folder of readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)) {
    for (const version of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']) {
      if (existsSync(`${folder}/${version}/MiniBrowser`)) return `${folder}/${version}/MiniBrowser`;
    }
  }
  throw new Error('MiniBrowser is not here');
}

/** A screen in memory; the server itself chooses a free number. */
async function openScreen({ width, height }) {
  const size = `${Math.max(width, 1280)}x${Math.max(height, 900)}x24`;
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size, '+extension', 'GLX', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise((done, fail) => {
    server.once('error', fail);
    server.once('exit', (code) => fail(new Error(`Xvfb ended with ${code}`)));
    server.stdout.once('data', (data) => done(String(data).trim()));
  });
  return { display: `:${number}`, close: () => server.kill() };
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
