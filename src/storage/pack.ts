/** Deflated bytes. The first byte says how: 1 deflate-raw, 0 as it is (browsers without CompressionStream). */

export async function packBytes(bytes: Uint8Array): Promise<Uint8Array> {
  if (typeof CompressionStream === 'undefined') return tagged(0, bytes);
  return tagged(1, await through(bytes, new CompressionStream('deflate-raw')));
}

/** Throws on bytes that `packBytes` did not make. */
export async function unpackBytes(packed: Uint8Array): Promise<Uint8Array> {
  const body = packed.subarray(1);
  if (packed[0] === 0) return body.slice();
  if (packed[0] === 1) return through(body, new DecompressionStream('deflate-raw'));
  throw new Error('not packed');
}

export async function packJson(value: unknown): Promise<Uint8Array> {
  return packBytes(new TextEncoder().encode(JSON.stringify(value)));
}

export async function unpackJson(packed: Uint8Array): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unpackBytes(packed)));
}

/** A short fingerprint (FNV-1a, twice with different starts): tells torn bytes from whole ones, no more. */
export function fingerprint(bytes: Uint8Array): string {
  let one = 0x811c9dc5;
  let two = 0x01000193;
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193);
    two = Math.imul(two ^ byte, 0x811c9dc5) + 1;
  }
  return `${(one >>> 0).toString(16)}-${(two >>> 0).toString(16)}-${bytes.length}`;
}

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(text);
}

/** Throws on text that is not base64. */
export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

function tagged(tag: number, bytes: Uint8Array): Uint8Array {
  const all = new Uint8Array(bytes.length + 1);
  all[0] = tag;
  all.set(bytes, 1);
  return all;
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const body = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}
