/** A static server for `dist/` with the headers of docs/hosting.md: `node test/tools/serve.mjs [--port N] [--base /a/b/] [--dir dist]`. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
};
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.wasm']);
const FRESH = /^(index\.html|sw\.js|manifest\.webmanifest|copy\.json|pack\.json)$/;
const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'none'",
  'permissions-policy':
    'accelerometer=(self), gyroscope=(self), fullscreen=(self), screen-wake-lock=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/**
 * Serves a folder. `port` 0 takes a free one. `delay(path)` may hold a response back (milliseconds).
 * Resolves with the address, the requests seen so far and `stop`, which also cuts open connections.
 */
export function serve({ dir, base = '/', port = 0, delay = () => 0 }) {
  const root = resolve(dir);
  const prefix = `/${base}/`.replace(/\/+/g, '/');
  const packed = new Map();
  const requests = [];
  const server = createServer(async (request, response) => {
    const path = decodedPath(request.url);
    if (path === null || !path.startsWith(prefix)) {
      if (path !== null && `${path}/` === prefix) response.writeHead(308, { location: prefix }).end();
      else response.writeHead(404, SAFE).end('not here');
      return;
    }
    const name = path.slice(prefix.length);
    requests.push(name);
    const wait = delay(name);
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    answer({ root, name, packed }, request, response);
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      done({
        url: `http://localhost:${server.address().port}${prefix}`,
        port: server.address().port,
        requests,
        stop: () =>
          new Promise((stopped) => {
            server.close(stopped);
            server.closeAllConnections();
          }),
      });
    });
  });
}

function answer({ root, name, packed }, request, response) {
  const wanted = normalize(join(root, name === '' ? 'index.html' : name));
  if (wanted !== root && !wanted.startsWith(root + sep)) {
    response.writeHead(403, SAFE).end();
    return;
  }
  const isFile = existsSync(wanted) && statSync(wanted).isFile();
  if (!isFile && extname(wanted) !== '') {
    response.writeHead(404, { ...SAFE, 'cache-control': 'no-cache' }).end('not here');
    return;
  }
  const file = isFile ? wanted : join(root, 'index.html');
  if (!existsSync(file)) {
    response.writeHead(404, SAFE).end('nothing is built');
    return;
  }
  const type = extname(file);
  const headers = {
    ...SAFE,
    'content-type': TYPES[type] ?? 'application/octet-stream',
    'cache-control': cacheFor(file.slice(root.length + 1).replaceAll('\\', '/')),
  };
  const encoding = PACKED.has(type) ? encodingOf(request.headers['accept-encoding'] ?? '') : null;
  if (encoding === null) {
    response.writeHead(200, { ...headers, 'content-length': statSync(file).size });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
    return;
  }
  const body = compressed(file, encoding, packed);
  response.writeHead(200, {
    ...headers,
    'content-encoding': encoding,
    vary: 'accept-encoding',
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function compressed(file, encoding, packed) {
  const key = `${encoding} ${file} ${statSync(file).mtimeMs}`;
  const bytes = packed.get(key) ?? pack(readFileSync(file), encoding);
  packed.set(key, bytes);
  return bytes;
}

function pack(bytes, encoding) {
  if (encoding === 'gzip') return gzipSync(bytes);
  // Quality 9: as small as the best within a per cent, at a tenth of the time, which counts for the 3 MB of physics.
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

function encodingOf(accepted) {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function cacheFor(path) {
  if (FRESH.test(path)) return 'no-cache';
  return path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

function decodedPath(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://x').pathname);
  } catch {
    return null;
  }
}

/** The value after `--name`. */
export function option(name, standard) {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? standard : (process.argv[index + 1] ?? standard);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serve({
    dir: option('dir', 'dist'),
    base: option('base', '/'),
    port: Number(option('port', '4173')),
  });
  console.log(`Tikar is at ${url}`);
}
