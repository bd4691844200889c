/** Brotli by Node's zlib, for the formats that are compressed with it. */
import { brotliDecompressSync } from 'node:zlib';

/** Decompresses `packed`; undefined if it is damaged or gives more than `maxBytes`. */
export function unpackBrotli(packed: Uint8Array, maxBytes: number): Uint8Array | undefined {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
