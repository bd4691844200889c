/**
 * Packing with Brotli (RFC 7932) without compression: every decoder reads it. Unpacking is left to the caller
 * (`ReadOptions.unpackBrotli`): Node has a decoder, and our own was 1,400 lines for one format.
 */
import { concat } from '@nonokit/image';

/** A Brotli stream in which the bytes stand as they are. */
export function storeBrotli(bytes: Uint8Array): Uint8Array {
  const pieces: ArrayLike<number>[] = [];
  for (let at = 0; at < bytes.length; at += MOST_STORED) {
    const piece = bytes.subarray(at, at + MOST_STORED);
    // not the last block, four nibbles of length, stored; before the first a bit for the window's size
    const header = ((piece.length - 1) << 3) | (1 << 19);
    const inPlace = at === 0 ? header << 1 : header;
    pieces.push([inPlace & 255, (inPlace >> 8) & 255, inPlace >> 16], piece);
  }
  const end = bytes.length === 0 ? 0b110 : 0b11; // the last block, which is empty
  return concat([...pieces, [end]]);
}

/** The most bytes of a stored block of four nibbles. */
const MOST_STORED = 65_536;
