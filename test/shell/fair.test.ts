/** The number of a match and its fingerprint, checked against another SHA-256. */
import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { digestOf, fingerprint, numberOf, printOf } from '../../src/shell/fair.ts';

afterEach(() => void vi.unstubAllGlobals());

test('anybody with another SHA-256 gets the same fingerprint from the number as it is read', async () => {
  const number = numberOf([1, -2, 3_000_000, 2_147_483_647]);
  const other = createHash('sha256').update(number, 'utf8').digest('hex');
  expect(await digestOf(number)).toBe(other);
  expect(await fingerprint([1, -2, 3_000_000, 2_147_483_647])).toBe(printOf(other));
});

test('a fingerprint is twelve digits in groups of four', () => {
  expect(printOf('0123456789abcdef0123')).toBe('0123 4567 89ab');
});

test('a number has all four words, so that two numbers never read the same', () => {
  expect(numberOf([0, 0, 0, 0])).toBe('0000000-0000000-0000000-0000000');
  expect(numberOf([1, 0, 0, 0])).not.toBe(numberOf([0, 1, 0, 0]));
  expect(numberOf([-1, 0, 0, 0])).not.toBe(numberOf([1, 0, 0, 0]));
});

test('a page that is not in a secure context has no fingerprint', async () => {
  vi.stubGlobal('crypto', {});
  expect(await fingerprint([1, 2, 3, 4])).toBeNull();
});
