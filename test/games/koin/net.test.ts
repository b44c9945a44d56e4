import { brotliCompressSync, constants } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COUNT, netOf, netValue, unpack } from '../../../src/games/koin/net.ts';
import { positionOf } from '../../../src/games/koin/position.ts';
import { rules } from '../../../src/games/koin/rules.ts';
import { packed } from '../../train/pack.ts';
import vectors from './net-vectors.json';
import { optionsWith } from './walks.ts';

/** Masks of lands by seat and value, banks by seat and value, the seat that has just moved, what the network must say. */
type Vector = readonly [readonly number[], readonly number[], number, number];

const file = 'src/games/koin/net-weights.ts';

test('the packed weights say what the trained network said, 40 times', () => {
  const net = netOf(unpack());
  const start = positionOf(rules.setup(optionsWith(), 2));
  expect(vectors).toHaveLength(40);
  for (const [masks, bank, mover, value] of vectors as unknown as readonly Vector[]) {
    const lands = Int8Array.from({ length: 10 }, (_, land) =>
      masks.reduce((sum, mask, index) => {
        const seat = Math.floor(index / 3);
        return sum + ((mask >> land) & 1) * (seat + 1) * 3 ** (index % 3);
      }, 0),
    );
    expect(Math.abs(netValue(net, { ...start, lands, banks: Int8Array.from(bank) }, mover) - value)).toBeLessThan(1e-5);
  }
});

test('the weights are at most 40 kB over the wire', () => {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  expect(brotliCompressSync(readFileSync(file), options).byteLength).toBeLessThanOrEqual(40_000);
});

test('packing what was unpacked gives the same file', () => {
  const weights = unpack();
  expect(weights).toHaveLength(COUNT);
  expect(packed(weights) === readFileSync(file, 'utf8')).toBe(true);
});
