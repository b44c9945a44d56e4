/** A match written down line by line. What is compared is this text, so it must depend on the rules and the seed alone. */
import { type About, type Choices, readChoices } from '../../src/contract/about.ts';
import type { Rules, Shape } from '../../src/contract/rules.ts';
import { randomFrom } from '../../src/lib/random.ts';

/** One golden: `test/goldens/<game>/<seats>-<seed>.txt`. */
export interface Case {
  readonly seats: number;
  readonly seed: number;
  readonly choices: Choices;
  /** Stops after so many plies; absent: plays to the end. */
  readonly plies?: number;
}

/** Longer than any match of these games. */
const LONGEST = 5000;

/** The lines of `after` that `before` has not at the same place. */
function changed(before: readonly string[], after: readonly string[]): readonly string[] {
  return after.filter((line, index) => line !== before[index]);
}

/** Everybody plays by chance. The board is told in full at the start and the end, in between where a line of it has changed. */
export function playthrough<G extends Shape>(about: About<G>, rules: Rules<G>, one: Case): string {
  const { seats, seed, plies = LONGEST } = one;
  const choices = { ...readChoices(about.fields, {}), ...one.choices };
  const nobody = Array.from({ length: seats }, () => false);
  const seating = { colours: about.coloursFor(seats), human: nobody, helped: nobody, starter: null };
  const random = randomFrom(`golden/${about.id}/${seats}/${seed}`);
  let state = rules.setup(about.options(choices, seating), seats);
  const lines = [
    `${about.id} · ${seats} seats · seed ${seed} · revision ${rules.revision}`,
    JSON.stringify(one.choices),
    ...rules.text(state).map((line) => `    ${line}`),
  ];
  for (let ply = 0; ply < plies; ply++) {
    const actor = rules.toMove(state);
    if (actor === null) break;
    const move = rules.sample(state, random);
    const step = rules.apply(state, move);
    lines.push(`${ply} ${actor === 'nature' ? actor : `seat ${actor}`} ${JSON.stringify(move)}`);
    lines.push(...step.events.map((event) => `  ${JSON.stringify(event)}`));
    lines.push(...changed(rules.text(state), rules.text(step.state)).map((line) => `    ${line}`));
    state = step.state;
  }
  const outcome = rules.outcome(state);
  lines.push(outcome === null ? `stopped after ${plies} plies` : `outcome ${JSON.stringify(outcome)}`);
  lines.push(...rules.text(state).map((line) => `    ${line}`), '');
  return lines.join('\n');
}
