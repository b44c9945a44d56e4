/** Who sits in a seat. Rules never see it: what rules read is in a game's options. */
import type { Seat } from './rules.ts';

export const COLOURS = ['merah', 'biru', 'kuning', 'hijau', 'arang', 'melati'] as const;
export type Colour = (typeof COLOURS)[number];

/** The edge of the tablet at which a person sits. */
export const SIDES = ['bottom', 'left', 'top', 'right'] as const;
export type Side = (typeof SIDES)[number];

export const LEVELS = ['santai', 'seru', 'jago'] as const;
export type Level = (typeof LEVELS)[number];

/** Manners of equal strength; null is the plain player. */
export const CHARACTERS = ['kind', 'cheeky', 'traveller'] as const;
export type Character = (typeof CHARACTERS)[number];

export interface Human {
  readonly kind: 'human';
  /** As the family typed it: data, never markup. */
  readonly name: string;
  readonly colour: Colour;
  readonly side: Side;
  /** Seats with the same person (two colours each) share it; null = nobody remembered. */
  readonly personId: string | null;
}

export interface Robot {
  readonly kind: 'computer';
  readonly name: string;
  readonly level: Level;
  readonly character: Character | null;
  readonly colour: Colour;
  readonly side: Side;
}

export type Player = Human | Robot;

/** The seats held by people. */
export function humanSeats(players: readonly Player[]): readonly Seat[] {
  return players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
}

/** The seats held by different people: two seats of one person count once (the first). */
export function people(players: readonly Player[]): readonly Seat[] {
  const seen = new Set<string>();
  return humanSeats(players).filter((seat) => {
    const player = players[seat] as Human;
    if (player.personId === null) return true;
    if (seen.has(player.personId)) return false;
    seen.add(player.personId);
    return true;
  });
}
