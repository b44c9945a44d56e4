/** `npm run check`: every check after the other, all of them even if one fails. Last line: `N passed, N failed`. Names as arguments run only those. */
import { run } from './steps.mjs';

const STEPS = [
  [
    'lint',
    [
      ['biome', ['ci', '--error-on-warnings', '.']],
      ['oxlint', ['--type-aware', '--deny-warnings']],
    ],
  ],
  [
    'types',
    ['pure', 'worker', null, 'test'].map((one) => [
      'tsc',
      ['-p', one === null ? 'tsconfig.json' : `tsconfig.${one}.json`],
    ]),
  ],
  ['unit', [['vitest', ['run', '--project', 'node', '--project', 'dom', '--silent=passed-only']]]],
  ['storage', [['vitest', ['run', '--project', 'browser', '--silent=passed-only']]]],
  ['build', [['vite', ['build', '--logLevel', 'warn']]]],
  ['size', [[process.execPath, ['test/tools/size.mjs']]]],
  ['browser', [[process.execPath, ['test/browser/run.mjs']]]],
];

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const steps = STEPS.filter(([name]) => wanted.length === 0 || wanted.includes(name));
const results = [];
for (const [name, commands] of steps) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const started = Date.now();
  let isGood = true;
  for (const [command, args] of commands) isGood = (await run(command, args)).code === 0 && isGood;
  results.push({ name, isGood, seconds: Math.round((Date.now() - started) / 1000) });
}

console.log('\n── summary ─────────────────────────────────────────────────────');
for (const { name, isGood, seconds } of results) console.log(`${isGood ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
const failed = results.filter(({ isGood }) => !isGood).length;
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${results.length - failed} passed, ${failed} failed`);
