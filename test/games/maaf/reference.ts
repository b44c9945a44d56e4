/** A second, slow model of the board for tests: places are words, pawns walk square by square, a seven tries every order. */
import { normal } from '../../scenarios/maaf.ts';

const COLOURS: readonly string[] = ['R', 'B', 'Y', 'G'];
/** Pawn ("R1") → place ("S", "T12", "Z3", "H"). */
export type Places = { readonly [pawn: string]: string };

export interface Sight {
  readonly places: Places;
  readonly player: string;
  readonly card: string;
  readonly options: { readonly [key: string]: unknown };
}

function number(place: string): number {
  return Number(place.slice(1));
}

function corner(colour: string): number {
  return 15 * COLOURS.indexOf(colour);
}

function ahead(colour: string, place: string): string | null {
  if (place === 'S' || place === 'H') return null;
  if (place === 'Z5') return 'H';
  if (place.startsWith('Z')) return `Z${number(place) + 1}`;
  return number(place) === corner(colour) + 2 ? 'Z1' : `T${(number(place) + 1) % 60}`;
}

function behind(colour: string, place: string): string | null {
  if (place === 'S' || place === 'H') return null;
  if (place === 'Z1') return `T${corner(colour) + 2}`;
  if (place.startsWith('Z')) return `Z${number(place) - 1}`;
  return `T${(number(place) + 59) % 60}`;
}

function walk(colour: string, from: string, steps: number): string | null {
  let place: string | null = from;
  for (let step = 0; step < Math.abs(steps) && place !== null; step++) {
    place = steps > 0 ? ahead(colour, place) : behind(colour, place);
  }
  return place;
}

/** The squares of the slide whose head this is, head first; none on a slide of the pawn's own colour. */
function slideFrom(colour: string, place: string): readonly string[] {
  for (const owner of COLOURS) {
    if (owner === colour) continue;
    for (const squares of [
      [1, 2, 3, 4],
      [9, 10, 11, 12, 13],
    ]) {
      const named = squares.map((square) => `T${corner(owner) + square}`);
      if (named[0] === place) return named;
    }
  }
  return [];
}

function slid(places: Places, pawn: string): Places {
  const squares = slideFrom(pawn.charAt(0), places[pawn] ?? '');
  if (squares.length === 0) return places;
  const entries = Object.entries(places).map(([one, place]) => {
    if (one === pawn) return [one, squares.at(-1) ?? ''];
    return [one, squares.slice(1).includes(place) ? 'S' : place];
  });
  return Object.fromEntries(entries);
}

/** Null where an own pawn stands on the counted square. */
function arrived(places: Places, pawn: string, place: string): Places | null {
  if (place === 'H') return { ...places, [pawn]: 'H' };
  const there = Object.keys(places).filter((one) => one !== pawn && places[one] === place && place.startsWith('T'));
  const own = Object.keys(places).filter((one) => one !== pawn && one[0] === pawn[0] && places[one] === place);
  if (own.length > 0) return null;
  const bumped = Object.fromEntries(there.map((one) => [one, 'S']));
  return slid({ ...places, ...bumped, [pawn]: place }, pawn);
}

function stepped(places: Places, pawn: string, steps: number): Places | null {
  const place = walk(pawn.charAt(0), places[pawn] ?? '', steps);
  return place === null ? null : arrived(places, pawn, place);
}

function changes(before: Places, after: Places): string {
  const list = Object.keys(before).filter((one) => before[one] !== after[one]);
  return list.length === 0 ? 'none' : list.map((one) => `${one}@${after[one]}`).join(' ');
}

function signed(steps: number): string {
  return steps > 0 ? `+${steps}` : String(steps);
}

export function partner(player: string): string {
  return COLOURS[(COLOURS.indexOf(player) + 2) % 4] ?? player;
}

/** Every legal move of a card as normal lines. */
export function expected({ places, player, card, options }: Sight): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (move: string, after: Places | null) => {
    if (after !== null) found.add(normal(`${move} => ${changes(places, after)}`));
  };
  const colours = options['teams'] === true ? [player, partner(player)] : [player];
  const all = Object.keys(places);
  const ours = all.filter((pawn) => colours.includes(pawn.charAt(0)));
  const onTrack = (pawn: string) => places[pawn]?.startsWith('T') === true;
  const targets = all.filter((pawn) => !colours.includes(pawn.charAt(0)) && onTrack(pawn));
  const waiting = colours.flatMap((colour) =>
    ours.filter((pawn) => pawn[0] === colour && places[pawn] === 'S').slice(0, 1),
  );
  const step = (steps: number) => {
    for (const pawn of ours) add(`${pawn} ${signed(steps)}`, stepped(places, pawn, steps));
  };

  if (card === '1' || card === '2') {
    for (const pawn of waiting) {
      const exit = corner(pawn.charAt(0)) + 4;
      add(`${pawn} out`, arrived(places, pawn, `T${exit}`));
    }
  }
  if (card === '4') step(-4);
  else if (card === '7') shareSeven({ places, ours, most: mostParts(options), add });
  else if (card !== 'M') step(Number(card));
  if (card === '10') step(-1);
  if (card === 'M') {
    for (const pawn of waiting) {
      const mates = ours.filter((one) => one[0] !== pawn[0] && onTrack(one));
      for (const other of targets.length > 0 ? targets : mates) {
        add(`${pawn} ! ${other}`, arrived(places, pawn, places[other] ?? ''));
      }
    }
    if (options['keep'] === true) found.add(normal('keep => none'));
  }
  if (card === '11') addSwaps();
  if (found.size === 0) found.add(normal('forfeit => none'));
  return found;

  function addSwaps(): void {
    const forward = found.size > 0;
    const movers = ours.filter(onTrack);
    for (const pawn of movers) for (const other of targets) add(`${pawn} x ${other}`, swapped(pawn, other));
    const swapsOpponents = movers.length > 0 && targets.length > 0;
    if (swapsOpponents && !forward && options['elevenSwap'] !== 'forced') found.add(normal('pass => none'));
    if (forward || targets.length > 0 || options['teamSwapPartner'] === false) return;
    for (const pawn of movers.filter((one) => one[0] === player)) {
      for (const other of movers.filter((one) => one[0] !== player)) {
        add(`${pawn} x ${other}`, swapped(pawn, other));
        found.add(normal('pass => none'));
      }
    }
  }

  function swapped(pawn: string, other: string): Places {
    const put = places[pawn] ?? '';
    const after = slid({ ...places, [pawn]: places[other] ?? '', [other]: put }, pawn);
    return options['swapVictimSlides'] === true && after[other] === put ? slid(after, other) : after;
  }
}

/** How many pawns may share a seven. */
export function mostParts(options: { readonly [key: string]: unknown }): number {
  return options['teams'] === true && options['team7'] !== 'two' ? 7 : 2;
}

interface Sharing {
  readonly places: Places;
  readonly ours: readonly string[];
  readonly most: number;
  readonly add: (move: string, after: Places) => void;
}

function shareSeven({ places, ours, most, add }: Sharing): void {
  const go = (now: Places, left: number, parts: readonly string[], moved: readonly string[]): void => {
    if (left === 0) add(parts.join(', '), now);
    if (left === 0 || moved.length === most) return;
    for (const pawn of ours.filter((one) => !moved.includes(one))) {
      for (let steps = 1; steps <= left; steps++) {
        const after = stepped(now, pawn, steps);
        if (after !== null) go(after, left - steps, [...parts, `${pawn} +${steps}`], [...moved, pawn]);
      }
    }
  };
  go(places, 7, [], []);
}
