/** Gravity's memory as bytes: the engine's snapshot with the numbers of the ladders, marked and summed, so that a damaged one is noticed. */
import { SHAPES_VERSION } from '../ladders.ts';
import type { Handle } from './engine.ts';

export interface Memory {
  /** Version of the engine that took the snapshot. */
  readonly engine: string;
  readonly bodies: readonly { readonly ladder: number; readonly handle: Handle }[];
  readonly snapshot: Uint8Array;
}

const MARK = 0x544b4d31;
/** Mark, shapes, sum, length of the engine's version, count of bodies. */
const HEAD = 20;
const BODY = 12;

function sumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

export function packMemory(memory: Memory): Uint8Array {
  const { engine, bodies, snapshot } = memory;
  const bytes = new Uint8Array(HEAD + engine.length + bodies.length * BODY + snapshot.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MARK);
  view.setUint32(4, SHAPES_VERSION);
  view.setUint32(12, engine.length);
  view.setUint32(16, bodies.length);
  let at = HEAD;
  for (const letter of engine) view.setUint8(at++, letter.charCodeAt(0));
  for (const { ladder, handle } of bodies) {
    view.setUint32(at, ladder);
    view.setFloat64(at + 4, handle);
    at += BODY;
  }
  bytes.set(snapshot, at);
  view.setUint32(8, sumOf(bytes.subarray(12)));
  return bytes;
}

/** Null for anything that is not a whole memory of these shapes. Never throws. */
export function unpackMemory(bytes: Uint8Array): Memory | null {
  if (bytes.length < HEAD) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== MARK || view.getUint32(4) !== SHAPES_VERSION) return null;
  if (view.getUint32(8) !== sumOf(bytes.subarray(12))) return null;
  const letters = view.getUint32(12);
  const count = view.getUint32(16);
  const start = HEAD + letters + count * BODY;
  if (letters > 32 || count > 64 || start > bytes.length) return null;
  const engine = String.fromCharCode(...bytes.subarray(HEAD, HEAD + letters));
  const bodies = Array.from({ length: count }, (_, index) => {
    const at = HEAD + letters + index * BODY;
    return { ladder: view.getUint32(at), handle: view.getFloat64(at + 4) };
  });
  return { engine, bodies, snapshot: bytes.slice(start) };
}
