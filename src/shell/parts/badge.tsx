/** A seat's token: lacquer disc with its symbol. The colour is never alone. Drawn in the colours of the class `s-<colour>`. */
import type { JSX } from 'preact';
import type { Colour } from '../../contract/player.ts';

const HOLE = { stroke: 'var(--s)', 'stroke-width': 1.9, 'stroke-linecap': 'round', fill: 'none' } as const;
const FIVE = [0, 72, 144, 216, 288];
const EIGHT = [0, 45, 90, 135, 180, 225, 270, 315];

/** Each symbol fills a circle of radius 14. */
const SYMBOLS: { readonly [colour in Colour]: () => JSX.Element } = {
  merah: () => (
    <g>
      {FIVE.map((turn) => (
        <circle key={turn} cy="-7.6" r="6" transform={`rotate(${turn})`} />
      ))}
      <circle r="5.6" />
      <circle r="3.5" fill="var(--s)" />
    </g>
  ),
  biru: () => (
    <g>
      <path d="M0-14L11.2-1.1L0 14L-11.2-1.1Z" />
      <path d="M0-11.2V11.2M-8.7-1.1H8.7" {...HOLE} />
    </g>
  ),
  kuning: () => (
    <g>
      {EIGHT.map((turn) => (
        <path key={turn} d="M-2.8-8.7L0-14.8L2.8-8.7Z" transform={`rotate(${turn})`} />
      ))}
      <circle r="7" />
    </g>
  ),
  hijau: () => (
    <g transform="rotate(38)">
      <path d="M0-15.1C12.9-7 11.5 7.7 0 14C-11.5 7.7-12.9-7 0-15.1Z" />
      <path d="M0-9.8V16.2M0 .3L5-4.2M0 .3L-5-4.2M0 7L5 2.2M0 7L-5 2.2" {...HOLE} />
    </g>
  ),
  arang: () => (
    <g>
      <path d="M0 12L-13.3-1.7Q-14.3-8.4-7.8-9Q-5.3-14.3 0-12.9Q5.3-14.3 7.8-9Q14.3-8.4 13.3-1.7Z" />
      <path d="M0 8.4V-8.4M-1.7 7.3L-7-4.5M1.7 7.3L7-4.5" {...HOLE} />
    </g>
  ),
  melati: () => <path d="M0-14.3L4-5.4L13.6-4.4L6.4 2.1L8.4 11.6L0 6.7L-8.4 11.6L-6.4 2.1L-13.6-4.4L-4-5.4Z" />,
};

export function Badge({ colour, size = 40 }: { colour: Colour; size?: number }): JSX.Element {
  return (
    <svg class={`badge s-${colour}`} width={size} height={size} viewBox="-30 -31 60 64" aria-hidden="true">
      <ellipse cy="9" rx="26.5" ry="24.5" fill="#2b1a12" opacity=".3" />
      <g stroke="#2b1a12" stroke-width="2.5" transform="translate(0 -2)">
        <circle cy="6.5" r="25" fill="var(--sd)" />
        <circle r="25" fill="var(--s)" />
      </g>
      <g transform="translate(0 -2)">
        <circle r="20" fill="none" stroke="var(--sl)" stroke-width="2.2" />
        <g fill="var(--son)">{SYMBOLS[colour]()}</g>
        <path
          d="M-18-12.5A22 22 0 0 1-2.5-22"
          stroke="#fff"
          stroke-width="3"
          stroke-linecap="round"
          fill="none"
          opacity=".75"
        />
      </g>
    </svg>
  );
}
