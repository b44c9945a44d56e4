/** `npm test`: installs packages and browsers where they are missing, then runs every check. */
import { browsers, packages, run } from './steps.mjs';

await packages();
await browsers();
const { code } = await run(process.execPath, ['test/tools/check.mjs', ...process.argv.slice(2)]);
process.exitCode = code;
