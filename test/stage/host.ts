/** A view's host without a page: it remembers what the view said. */
import type { Tray } from '../../src/contract/tray.ts';
import type { Message } from '../../src/contract/words.ts';
import type { CueName } from '../../src/audio/cues.ts';
import type { SeatLook, ViewHost, ViewSettings } from '../../src/stage/board-view.ts';
import type { Clock } from '../../src/stage/clock.ts';

export interface TestHost extends ViewHost {
  readonly trays: (Tray | null)[];
  readonly toasts: Message[];
  readonly cues: CueName[];
}

const SETTINGS: ViewSettings = {
  askFirst: false,
  patterns: true,
  motionReduced: false,
  pace: 1,
  fourColourSuits: true,
  sortedHand: true,
  tilt: 'off',
  simpleGraphics: false,
  night: false,
};

export function testHost(clock: Clock, settings: Partial<ViewSettings> = {}, small = false): TestHost {
  const trays: (Tray | null)[] = [];
  const toasts: Message[] = [];
  const cues: CueName[] = [];
  const seats = (['merah', 'biru', 'kuning', 'hijau'] as const).map(
    (colour): SeatLook => ({ name: colour, colour, side: 'bottom', isHuman: true }),
  );
  return {
    trays,
    toasts,
    cues,
    clock,
    say: (message) => message.key,
    locale: () => 'id',
    seats: () => seats,
    settings: () => ({ ...SETTINGS, ...settings }),
    cue: (name) => void cues.push(name),
    tray: (content) => void trays.push(content),
    toast: (message) => void toasts.push(message),
    redraw: () => {},
    small: () => small,
  };
}
