/** From a match's options back to what was chosen in Set-up. Options keep only what the rules read, so choices that make no difference come back as standards. */
import type { About, Choices, Seating } from '../../contract/about.ts';
import type { Player } from '../../contract/player.ts';
import type { Json } from '../../lib/data.ts';
import { isRecord } from '../../lib/data.ts';
import { range, withAt } from '../../lib/lists.ts';
import { countedFor, isShownFor } from './counted.ts';

export interface ReadBack {
  readonly choices: Choices;
  readonly seating: Seating;
}

/** In how many places two values differ. */
function distance(a: unknown, b: unknown): number {
  if (Array.isArray(a) && Array.isArray(b)) {
    const most = Math.max(a.length, b.length);
    return range(most).reduce((sum, index) => sum + distance(a[index], b[index]), 0);
  }
  if (isRecord(a) && isRecord(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...keys].reduce((sum, key) => sum + distance(a[key], b[key]), 0);
  }
  return a === b ? 0 : 1;
}

/** One thing after the other is set to what comes nearest; twice, as some choices only count beside others. */
export function readBack(about: About, options: unknown, players: readonly Player[]): ReadBack {
  const seats = players.length;
  let choices: Choices = Object.fromEntries(about.fields.map(({ key, standard }) => [key, standard]));
  let seating: Seating = {
    colours: players.map(({ colour }) => colour),
    human: players.map(({ kind }) => kind === 'human'),
    helped: players.map(() => false),
    starter: null,
  };
  const off = (now: Choices, at: Seating) =>
    distance(about.options(countedFor(about, now, seats), at), options as Json);
  let best = off(choices, seating);
  const take = (now: Choices, at: Seating) => {
    const found = off(now, at);
    if (found >= best) return;
    best = found;
    choices = now;
    seating = at;
  };
  for (let round = 0; round < 2; round++) {
    for (const { key, values } of about.fields) for (const value of values) take({ ...choices, [key]: value }, seating);
    for (const seat of range(seats)) {
      take(choices, { ...seating, starter: seat });
      take(choices, { ...seating, helped: withAt(seating.helped, seat, true) });
    }
  }
  return { choices: countedFor(about, choices, seats), seating };
}

/** A rule as it is played: its key, its value, and whether the family has changed it. */
export interface RuleInForce {
  readonly key: string;
  readonly value: Choices[string];
  readonly isOwn: boolean;
}

/** Every rule that Set-up would show for this match, with the value it is played by. */
export function rulesInForce(about: About, options: unknown, players: readonly Player[]): readonly RuleInForce[] {
  const { choices } = readBack(about, options, players);
  return about.fields
    .filter((field) => isShownFor(field, choices, players.length))
    .map(({ key, standard }) => {
      const value = choices[key] ?? standard;
      return { key, value, isOwn: value !== standard };
    });
}
