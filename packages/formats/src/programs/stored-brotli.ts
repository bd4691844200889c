/**
 * Packing with Brotli (RFC 7932) without compression: every decoder reads it. The caller unpacks
 * (`ReadOptions.unpackBrotli`), because Node has a decoder and our own took 1,400 lines for one
 * format.
 */
import { concat } from '@nonokit/image';

/** A Brotli stream that holds the bytes uncompressed. */
export function storeBrotli(bytes: Uint8Array): Uint8Array {
  const pieces: ArrayLike<number>[] = [];
  for (let at = 0; at < bytes.length; at += MOST_STORED) {
    const piece = bytes.subarray(at, at + MOST_STORED);
    // flags: not the last block, four nibbles of length, stored; the first block follows a bit for
    // the window size
    const header = ((piece.length - 1) << 3) | (1 << 19);
    const inPlace = at === 0 ? header << 1 : header;
    pieces.push([inPlace & 255, (inPlace >> 8) & 255, inPlace >> 16], piece);
  }
  const end = bytes.length === 0 ? 0b110 : 0b11; // an empty last block
  return concat([...pieces, [end]]);
}

/** Maximum bytes of a stored block with a four-nibble length. */
const MOST_STORED = 65_536;
