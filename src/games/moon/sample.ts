/** Random legal moves for the laws and for playouts. Its `settle` is a crude stand-in: it knows no gravity, only what may be answered. */
import { range } from '../../lib/lists.ts';
import { pick, type Random, shuffled } from '../../lib/random.ts';
import { STARTERS } from './ladders.ts';
import { FACES, type MoonMove, type MoonState, type Settle, type Standing } from './state.ts';
import { GRAIN, type Sample, writeTrace } from './trace.ts';
import { missOf } from './turn-end.ts';

function anyTurn(random: Random): readonly [number, number, number, number] {
  for (;;) {
    const parts = range(4).map(() => random.unit() * 2 - 1);
    const size = Math.sqrt(parts.reduce((total, part) => total + part * part, 0));
    if (size < 0.1 || size > 1) continue;
    const [x = 0, y = 0, z = 0, w = 0] = parts.map((part) => Math.round((part / size) * GRAIN));
    return [x, y, z, w];
  }
}

function anywhere(state: MoonState, random: Random): readonly [number, number, number] {
  return [random.int(8001) - 4000, Math.min(80_000, state.height) + random.int(4000), random.int(8001) - 4000];
}

/** From above straight down to somewhere near the top of the pile. */
export function sampleTrace(state: MoonState, random: Random): string {
  const [x, y, z] = anywhere(state, random);
  const turn = anyTurn(random);
  const samples: Sample[] = range(30).map((step) => [x, Math.max(0, y + 4000 - step * 200), z, ...turn, 0, 0]);
  return writeTrace(samples);
}

function sampleSettle(state: MoonState, random: Random): Settle {
  const ladder = state.ladder ?? 0;
  const standing = state.pile.map((one) => one[0]);
  const fell: readonly number[] =
    random.int(4) === 0 ? [ladder, ...shuffled(standing, random).slice(0, random.int(3))] : [];
  const held = fell.length > 0 && random.int(2) === 0;
  const near = shuffled([...standing, ...STARTERS.map((one) => one.id)], random);
  const touches = fell.length > 0 ? [] : near.slice(0, random.int(4));
  const tallest = fell.length === 0 && random.int(3) > 0;
  const missed = missOf(state.face ?? 'one', { held, fell, touches, tallest }) !== null;
  const after = missed && fell.length === 0 && random.int(5) === 0 ? shuffled(standing, random).slice(0, 1) : [];
  const late = state.toPlace === 0 && !missed && state.options.liability && random.int(3) === 0 ? [ladder] : [];
  const gone = new Set([...fell, ...after, ...late]);
  const left = state.pile.filter((one) => !gone.has(one[0]));
  const stays = !missed && !gone.has(ladder);
  const placed: readonly Standing[] = stays ? [[ladder, ...anywhere(state, random), ...anyTurn(random)]] : [];
  const pile = [...left, ...placed].sort((a, b) => a[0] - b[0]);
  const height = Math.min(90_000, state.height + (tallest && stays ? 900 : 0));
  return { type: 'settle', held, fell, touches, tallest, after, late, lost: [], pile, height };
}

/** A random legal move of whoever acts. */
export function sampleMove(state: MoonState, random: Random): MoonMove {
  switch (state.phase) {
    case 'begin':
      return { type: 'begin', seat: random.int(state.tears.length) };
    case 'rolled': {
      const loose = state.options.liability && state.pile.length > 0 && random.int(8) === 0;
      const fell = loose ? [pick(state.pile, random)[0]] : [];
      const pile = loose ? state.pile.filter((one) => one[0] !== fell[0]) : null;
      return {
        type: 'rolled',
        fell,
        face: pick(FACES, random),
        ladder: pick(state.box, random),
        pile,
        height: state.height,
        lost: [],
      };
    }
    case 'place':
      return { type: 'place', trace: sampleTrace(state, random), held: 30 };
    case 'settle':
      return sampleSettle(state, random);
    default:
      return { type: 'roll' };
  }
}
