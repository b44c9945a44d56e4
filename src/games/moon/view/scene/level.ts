/** A bamboo level on the cloud: its bubble tells how the pile leans, or how the device does where that moves the pile. With a word, as not everybody reads bubbles. */
import { Container, Graphics, type Text } from 'pixi.js';
import { label } from '../../../../stage/label.ts';
import { widthOf } from '../../../../stage/writing.ts';

/** What the level says, also the end of its words' keys. */
export type Leaning = 'flat' | 'left' | 'right' | 'some' | 'much';

export const LEANINGS: readonly Leaning[] = ['flat', 'left', 'right', 'some', 'much'];

const WOOD = 0x7a4a24;
const INK = 0x2b1a12;
const GLASS = 0xbfe3cf;
const MARK = 0x14634e;
const PAPER = 0xe9eef9;
/** Shares of the greatest lean from which it is told. */
const SOME = 0.18;
const MUCH = 0.8;
/** It must be this much past a border before the word changes, so that it does not flicker. */
const STICKY = 0.04;
/** CSS px from the tube down to the middle of the word, and half the height of what the word lies on. */
const DROP = 18;
const PILL = 13;

/** `right`, `away`: parts of the greatest lean. `before`: what was said last. */
export function leaningOf(right: number, away: number, before: Leaning): Leaning {
  const amount = Math.hypot(right, away);
  const border = (at: number, isPast: boolean): number => at + (isPast ? -STICKY : STICKY);
  if (amount > border(MUCH, before === 'much')) return 'much';
  if (amount < border(SOME, before !== 'flat')) return 'flat';
  if (Math.abs(right) < Math.abs(away)) return 'some';
  return right < 0 ? 'left' : 'right';
}

export interface Level {
  readonly root: Container;
  name(words: { readonly [leaning in Leaning]: string }): void;
  /** What it takes under its middle, its word included, where it is `half` as wide to each side. */
  below(half: number): number;
  /** At this point of the parent, `half` as wide to each side; `lean`: parts of the greatest lean to the right and away. */
  show(x: number, y: number, half: number, lean: readonly [number, number]): void;
}

export function createLevel(): Level {
  const root = new Container({ label: 'level', visible: false });
  const tube = new Graphics();
  const bubble = new Graphics();
  const pill = new Graphics();
  const text: Text = label('', { size: 14, colour: '#141033', body: true });
  root.addChild(tube, bubble, pill, text);
  let drawn = 0;
  let leaning: Leaning = 'flat';
  let said = '';
  let words: { readonly [leaning in Leaning]: string } | null = null;

  function fit(half: number): void {
    if (Math.abs(half - drawn) < 1) return;
    drawn = half;
    const tall = half * 0.36;
    tube.clear().roundRect(-half, -tall / 2, half * 2, tall, tall * 0.45);
    tube.fill(WOOD).stroke({ color: INK, width: 3 });
    for (const side of [-1, 1]) {
      tube.moveTo(side * half * 0.62, -tall * 0.44).lineTo(side * half * 0.62, tall * 0.44);
    }
    tube.stroke({ color: INK, width: 2, alpha: 0.7 });
    tube.roundRect(-half * 0.5, -tall * 0.3, half, tall * 0.6, tall * 0.2);
    tube.fill(GLASS).stroke({ color: INK, width: 2 });
    for (const side of [-1, 1]) {
      tube.moveTo(side * half * 0.16, -tall * 0.28).lineTo(side * half * 0.16, tall * 0.28);
    }
    tube.stroke({ color: MARK, width: 2 });
    bubble.clear().ellipse(0, 0, half * 0.12, tall * 0.22);
    bubble.fill({ color: 0xffffff, alpha: 0.92 }).stroke({ color: MARK, width: 2 });
    text.y = tall / 2 + DROP;
    said = '';
  }

  function say(): void {
    const next = words?.[leaning] ?? '';
    if (next === said) return;
    said = next;
    text.text = next;
    const wide = widthOf(text) + 22;
    pill.clear().roundRect(-wide / 2, text.y - PILL, wide, PILL * 2, PILL);
    pill.fill({ color: PAPER, alpha: 0.95 });
  }

  return {
    root,
    name(next) {
      words = next;
    },
    below: (half) => half * 0.18 + DROP + PILL,
    show(x, y, half, [right, away]) {
      root.position.set(x, y);
      fit(half);
      const within = (part: number): number => Math.max(-1, Math.min(1, part));
      // It goes where the pile goes, which a child understands; a real one would go the other way.
      bubble.position.set(within(right) * half * 0.36, -within(away) * half * 0.36 * 0.12);
      leaning = leaningOf(right, away, leaning);
      say();
    },
  };
}
