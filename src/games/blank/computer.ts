/** The template's computer player: there is only one thing to do. */
import type { Computer } from '../../contract/computer.ts';
import type { Blank } from './rules.ts';

export const computer: Computer<Blank> = {
  choose: () => ({ type: 'greet' }),
  reason: () => ({ key: 'reason' }),
  yardsticks: {},
};
