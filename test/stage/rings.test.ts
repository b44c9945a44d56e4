import './pixi-in-node.ts';
import { expect, test } from 'vitest';
import { broken } from '../../src/stage/label.ts';
import { along } from '../../src/stage/rings.ts';

test('dots lie evenly along a line, around its corner too', () => {
  const dots = along(
    [
      { x: 0, y: 0 },
      { x: 25, y: 0 },
      { x: 25, y: 15 },
    ],
    10,
  );
  expect(dots).toEqual([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
    { x: 25, y: 5 },
    { x: 25, y: 15 },
  ]);
});

test('lines break between words', () => {
  expect(broken('maju 10 atau mundur 1', 'id', 10, 66)).toBe('maju 10 atau\nmundur 1');
});

test('Thai breaks between its words, which no space separates', () => {
  const lines = broken('เดินหน้าหรือถอยหลัง', 'th', 10, 60).split('\n');
  expect(lines.length).toBeGreaterThan(1);
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment('เดินหน้าหรือถอยหลัง')];
  const ends = words.map(({ index, segment }) => index + segment.length);
  expect(ends).toContain(lines[0]?.length);
});

test('a word that is too wide stays whole', () => {
  expect(broken('seluncuran', 'id', 10, 20)).toBe('seluncuran');
});
