/** Whose eyes the table is shown through. A seat's secrets are never shown before that seat's person has opened the cover. */
import { people, type Player } from '../contract/player.ts';
import type { Actor, Rules, Seat, Shape } from '../contract/rules.ts';
import { same } from '../lib/data.ts';

/** True if two seats are held by the same person, so that nothing has to be covered between them. */
export function samePerson(players: readonly Player[], a: Seat, b: Seat): boolean {
  if (a === b) return true;
  const one = players[a];
  const other = players[b];
  if (one?.kind !== 'human' || other?.kind !== 'human') return false;
  return one.personId !== null && one.personId === other.personId;
}

/** The viewer of an open game, or of a game with one person: nobody has to be covered from anybody. */
export function openViewer(players: readonly Player[], toMove: Actor | null, last: Seat | null): Seat | null {
  if (typeof toMove === 'number' && players[toMove]?.kind === 'human') return toMove;
  const seats = people(players);
  if (seats.length === 1)
    return last !== null && samePerson(players, last, seats[0] as Seat) ? last : (seats[0] as Seat);
  return last !== null && players[last]?.kind === 'human' ? last : null;
}

/** True where a seat knows more than the open table, so that its turn must be covered from the others. */
export function knowsMore<G extends Shape>(rules: Rules<G>, state: G['state'], seat: Seat): boolean {
  return !same(rules.observe(state, seat), rules.observe(state, null));
}

/** The events as a viewer sees them, those it does not see left out. */
export function seen<G extends Shape>(
  rules: Rules<G>,
  events: readonly G['event'][],
  viewer: Seat | null,
): readonly G['event'][] {
  if (rules.observeEvent === undefined) return events;
  return events.flatMap((event) => rules.observeEvent?.(event, viewer) ?? []) as readonly G['event'][];
}
