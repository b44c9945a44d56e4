/** Leaves in the seats' colours around the edges, for joy. They fall once; where motion is reduced they lie still. */
import type { JSX } from 'preact';
import { COLOURS } from '../../contract/player.ts';
import { range } from '../../lib/lists.ts';

const LEAVES = 36;

/** Spread by the golden ratio: even, and the same each time. */
const spread = (index: number, step: number) => (index * step) % 1;

export function Petals(): JSX.Element {
  return (
    <div class="petals" aria-hidden="true">
      {range(LEAVES).map((index) => (
        <svg
          key={index}
          class={`s-${COLOURS[index % 4]}`}
          aria-hidden="true"
          width="20"
          height="32"
          viewBox="-10 -16 20 32"
          style={{
            left: `${spread(index, 0.618) * 100}%`,
            top: `${spread(index, 0.382) * 100}%`,
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
