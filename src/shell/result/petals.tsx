/** Leaves in the seats' colours around the edges, for joy. They fall once; where motion is reduced they lie still. */
import type { JSX } from 'preact';
import { COLOURS } from '../../contract/player.ts';
import { range } from '../../lib/lists.ts';

const LEAVES = 110;

/** Spread evenly over a square, and the same each time (the plastic number's sequence). */
const spread = (index: number, step: number) => (index * step) % 1;

/** Only near the edges: the middle belongs to the words. */
const SPOTS = range(LEAVES)
  .map((index) => ({ index, x: spread(index, 0.7549), y: spread(index, 0.5698) }))
  .filter(({ x, y }) => x < 0.07 || x > 0.95 || y < 0.09 || y > 0.94);

export function Petals(): JSX.Element {
  return (
    <div class="petals" aria-hidden="true">
      {SPOTS.map(({ index, x, y }) => (
        <svg
          key={index}
          class={`s-${COLOURS[index % 4]}`}
          aria-hidden="true"
          width="20"
          height="32"
          viewBox="-10 -16 20 32"
          style={{
            left: `${x * 100}%`,
            top: `${y * 100}%`,
            rotate: `${spread(index, 0.237) * 360}deg`,
            animationDelay: `${spread(index, 0.57) * 600}ms`,
          }}
        >
          <path d="M0-13C10-8 10 6 0 13C-10 6-10-8 0-13Z" fill="var(--s)" stroke="#2b1a12" stroke-width="1.8" />
          <path d="M0-7V8" stroke="var(--son)" stroke-width="1.8" stroke-linecap="round" opacity=".7" />
        </svg>
      ))}
    </div>
  );
}
