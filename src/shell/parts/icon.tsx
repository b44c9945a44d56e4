/** Line icons on a grid of 24. They say nothing by themselves: the button around one has the name. */
import type { JSX } from 'preact';

const PATHS = {
  home: 'M4 11.5L12 4.5L20 11.5M6.5 10V19.5H17.5V10M10 19.5V14H14V19.5',
  help: 'M8.5 9C8.5 4.8 15.5 4.8 15.5 9C15.5 11.8 12 11.8 12 14.5M12 18.5V18.6',
  gear: 'M12 8.8A3.2 3.2 0 1 0 12 15.2A3.2 3.2 0 1 0 12 8.8M12 3.5V6M12 18V20.5M3.5 12H6M18 12H20.5M6 6L7.8 7.8M16.2 16.2L18 18M18 6L16.2 7.8M7.8 16.2L6 18',
  globe:
    'M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M3.5 12H20.5M12 3.5C7.5 8 7.5 16 12 20.5C16.5 16 16.5 8 12 3.5',
  play: 'M8 5.5V18.5L18.5 12Z',
  undo: 'M8.5 5L4.5 9L8.5 13M5 9H14C18 9 20 11.5 20 14.2C20 17 18 19 14.5 19H10',
  user: 'M12 4.5A3.8 3.8 0 1 0 12 12.1A3.8 3.8 0 1 0 12 4.5M4.8 20C5.5 16 8 14.5 12 14.5C16 14.5 18.5 16 19.2 20',
  robot: 'M7 9H17Q19 9 19 11V17Q19 19 17 19H7Q5 19 5 17V11Q5 9 7 9ZM12 9V5.5M9.5 13V14.5M14.5 13V14.5',
  check: 'M5 12.5L10 17.5L19.5 7',
  x: 'M6 6L18 18M18 6L6 18',
  plus: 'M12 5V19M5 12H19',
  bin: 'M5 7H19M9.5 7V4.5H14.5V7M7 7L8 19.5H16L17 7M10.5 11V15.5M13.5 11V15.5',
  save: 'M12 4.5V14M8 10.5L12 14.5L16 10.5M5 16V19.5H19V16',
  load: 'M12 14.5V5M8 8.5L12 4.5L16 8.5M5 16V19.5H19V16',
  back: 'M15 5.5L8.5 12L15 18.5',
  next: 'M9 5.5L15.5 12L9 18.5',
  sound: 'M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.5 9C17 10.5 17 13.5 15.5 15M18 6.5C21 9.5 21 14.5 18 17.5',
  flip: 'M4 8H17L13.5 4.5M20 16H7L10.5 19.5',
  menu: 'M5 7H19M5 12H19M5 17H19',
  hand: 'M7.5 12V7Q7.5 5.5 8.8 5.5T10 7V11V5Q10 3.5 11.3 3.5T12.6 5V11V5.8Q12.6 4.5 13.9 4.5T15.2 5.8V12V8.5Q15.2 7.2 16.4 7.2T17.7 8.5V14.5C17.7 18 15.5 20.5 12.5 20.5C9.5 20.5 8 19 6.5 16.5L4.8 13.5Q4.2 12.3 5.2 11.8T7.5 13Z',
  spark: 'M12 4L13.8 10.2L20 12L13.8 13.8L12 20L10.2 13.8L4 12L10.2 10.2Z',
  share: 'M12 14.5V3.5M8 7L12 3L16 7M8.5 10.5H6V20.5H18V10.5H15.5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({
  name,
  size = 24,
  weight = 2.4,
}: {
  name: IconName;
  size?: number;
  weight?: number;
}): JSX.Element {
  return (
    <svg
      class="ic"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      stroke-width={weight}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
