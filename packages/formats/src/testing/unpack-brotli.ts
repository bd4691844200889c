/** The decoder of Brotli that tests hand to readers: Node's. */
import { brotliDecompressSync } from 'node:zlib';

/** What `packed` unpacks to; undefined where it is damaged or unpacks to more than `maxBytes`. */
export function unpackBrotli(packed: Uint8Array, maxBytes: number): Uint8Array | undefined {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
