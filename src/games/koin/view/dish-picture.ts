/** The dish with this turn's coins as one picture for the tray: matching coins stand out, the others are pale. */
import { sum } from '../../../lib/lists.ts';
import { faceOf, type State, tossable, type Value } from '../kinds.ts';
import { coinName, coinText } from './art.ts';
import { DRAWN_RADIUS } from './places.ts';

const WIDTH = 300;
const HEIGHT = 118;
const INK = '#2B1A12';

interface Piece {
  readonly value: Value;
  readonly name: string;
  /** Null before the toss. */
  readonly matches: boolean | null;
}

function piecesOf(state: State): readonly Piece[] {
  const own = faceOf(state.options, state.turn);
  const colour = state.options.colours[state.turn === 0 ? 0 : 1];
  const toss = state.toss.length > 0 ? state.toss : tossable(state, state.turn).map((value) => ({ value, face: own }));
  const isOpen = state.toss.length === 0;
  return [...toss].reverse().map(({ value, face }) => {
    const spent = face === own && !isOpen && !state.hand.includes(value);
    return { value, name: coinName(value, face, colour), matches: isOpen ? null : face === own && !spent };
  });
}

function coin({ value, name, matches }: Piece, x: number, y: number): string {
  const text = coinText(name)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
  const radius = DRAWN_RADIUS[value];
  const look = matches === false ? ' opacity=".5" filter="url(#pale)"' : '';
  const ring =
    matches === true ? `<circle cx="0" cy="0" r="${radius + 3}" fill="none" stroke="#1F7A4D" stroke-width="4"/>` : '';
  const tick =
    matches === true
      ? `<g transform="translate(${-radius * 0.72} ${-radius * 0.72})"><circle r="12" fill="#1F7A4D" stroke="#FFFAEF" stroke-width="3"/><path d="M-5 0-1.5 4 5.5-4" fill="none" stroke="#FFFAEF" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></g>`
      : '';
  return `<g transform="translate(${x} ${y}) scale(.86)"><g${look}>${text}</g>${ring}${tick}</g>`;
}

const made = new Map<string, string>();

/** An address that an image can show. The same toss is put together once. */
export function dishPicture(state: State): string {
  const pieces = piecesOf(state);
  const key = pieces.map(({ name, matches }) => `${name}/${matches}`).join();
  const known = made.get(key);
  if (known !== undefined) return known;
  const room = WIDTH - 56;
  const widths = pieces.map(({ value }) => DRAWN_RADIUS[value] * 2);
  const all = sum(widths);
  const gap = Math.min(18, (room - all * 0.86) / Math.max(1, pieces.length));
  let left = (WIDTH - all * 0.86 - gap * (pieces.length - 1)) / 2;
  const coins = pieces.map((piece, index) => {
    const width = (widths[index] ?? 0) * 0.86;
    const drawn = coin(piece, left + width / 2, HEIGHT / 2 - 2);
    left += width + gap;
    return drawn;
  });
  const dish = `<ellipse cx="150" cy="66" rx="146" ry="48" fill="#5A371E"/><ellipse cx="150" cy="60" rx="146" ry="48" fill="#C99A5E" stroke="${INK}" stroke-width="2.5"/><ellipse cx="150" cy="61" rx="132" ry="40" fill="#E3C79A" stroke="#B98654" stroke-width="2"/><ellipse cx="150" cy="62" rx="108" ry="30" fill="#EBD6AF"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><filter id="pale"><feColorMatrix type="saturate" values=".15"/></filter>${dish}${coins.join('')}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  made.set(key, address);
  return address;
}
