/** A winner's medal: rays of bamboo shoots, the seat's token, and the name on a ribbon in the seat's colour. */
import type { JSX } from 'preact';
import type { Colour } from '../../contract/player.ts';
import { range } from '../../lib/lists.ts';
import { Badge } from '../parts/badge.tsx';

/** A bamboo shoot of 36 by `height` that stands on the circle of radius 132. */
function shoot(height: number): string {
  return `M-18-132Q-4.3 ${-132 - height * 0.45} 0 ${-132 - height}Q4.3 ${-132 - height * 0.45} 18-132Z`;
}

export function Medal({ colour, name }: { colour: Colour; name: string }): JSX.Element {
  return (
    <div class={`medal s-${colour}`}>
      <svg viewBox="-190 -190 380 380" aria-hidden="true">
        {range(24).map((index) => (
          <path
            key={index}
            d={shoot(index % 2 === 0 ? 48 : 34)}
            fill={index % 2 === 0 ? '#5b2347' : '#c9963b'}
            transform={`rotate(${15 * index})`}
          />
        ))}
        <circle r="138" fill="#fbf1dc" stroke="#c9963b" stroke-width="4" />
        <circle
          r="124"
          fill="var(--st)"
          stroke="#c9963b"
          stroke-width="3"
          stroke-dasharray=".1 8"
          stroke-linecap="round"
        />
      </svg>
      <Badge colour={colour} size={200} />
      <div class="ribbon">
        <bdi>{name}</bdi>
      </div>
    </div>
  );
}
