/** The number that a match's luck comes from, and its fingerprint. The number tells what will be drawn: nobody may see it before the end. */
import type { Seed } from '../lib/random.ts';

/** The number as people read it. */
export function numberOf(seed: Seed): string {
  return seed.map((word) => (word >>> 0).toString(36).padStart(7, '0')).join('-');
}

/** SHA-256 of the number exactly as it is read, in hexadecimal; null where the page is not in a secure context. */
export async function digestOf(number: string): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(number)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** So many digits are shown: short enough to write down, long enough that nobody finds another number for them. */
const SHOWN = 12;

/** "3fa9 01bc 77de". */
export function printOf(digest: string): string {
  return (digest.slice(0, SHOWN).match(/.{4}/g) ?? []).join(' ');
}

/** The fingerprint of a seed; null where it cannot be computed here. */
export async function fingerprint(seed: Seed): Promise<string | null> {
  const digest = await digestOf(numberOf(seed)).catch(() => null);
  return digest === null ? null : printOf(digest);
}
