/** The wordmark's picture: four petals in the seats' colours around a gold seed. */
import type { JSX } from 'preact';
import type { Colour } from '../../contract/player.ts';

const PETALS: readonly Colour[] = ['merah', 'biru', 'kuning', 'hijau'];

export function Mark({ size = 60 }: { size?: number }): JSX.Element {
  return (
    <svg
      class="mark"
      width={size}
      height={size}
      viewBox="-60 -60 120 120"
      stroke="#2b1a12"
      stroke-width="4"
      aria-hidden="true"
    >
      {PETALS.map((colour, index) => (
        <g key={colour} class={`s-${colour}`} transform={`rotate(${45 + 90 * index})`}>
          <path d="M0-6C26-14 28-46 0-56C-28-46-26-14 0-6Z" fill="var(--s)" stroke-linejoin="round" />
          <path d="M0-18C8-24 8-38 0-44C-8-38-8-24 0-18Z" fill="var(--st)" stroke="none" />
        </g>
      ))}
      <circle r="11" fill="#ebcb7c" />
    </svg>
  );
}
