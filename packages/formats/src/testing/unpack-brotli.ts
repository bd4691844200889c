/** Node's Brotli decoder, which the tests pass to readers. */
import { brotliDecompressSync } from 'node:zlib';

/** Unpacks `packed`; undefined if it is damaged or unpacks to more than `maxBytes`. */
export function unpackBrotli(packed: Uint8Array, maxBytes: number): Uint8Array | undefined {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
