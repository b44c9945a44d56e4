/** Serves the stand: any game's board, by itself, without the shell. `node test/stand/serve.mjs --port 5150`, then `/?game=maaf&seats=4&plies=40`. */
import { parseArgs } from 'node:util';
import { standServer } from './server.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '5150' } } });
const server = await standServer(Number(values.port));
await server.listen();
console.log(`http://localhost:${values.port}/`);
