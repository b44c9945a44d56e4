/** `npm start`: installs what is missing, builds, serves `dist/` and prints the address. Options: --port N, --base /a/b/. */
import { join } from 'node:path';
import { option, serve } from './serve.mjs';
import { packages, root, run } from './steps.mjs';

await packages();
const { code } = await run('vite', ['build', '--logLevel', 'warn']);
if (code !== 0) process.exit(code);
const { url } = await served(Number(option('port', '4173')));
console.log(`\nTikar is at ${url}\nStop with Ctrl+C.`);

/** On the wanted port, or on a free one if somebody has it. */
async function served(port) {
  const options = { dir: join(root, 'dist'), base: option('base', '/') };
  try {
    return await serve({ ...options, port });
  } catch (fault) {
    if (fault.code !== 'EADDRINUSE') throw fault;
    return serve({ ...options, port: 0 });
  }
}
