/**
 * The positions of the lines in an uncompressed BMP picture. Lines are padded to four bytes and
 * usually start with the bottom one.
 */
import { bad, good, type Result } from '@nonokit/core';
import type { BmpHeader } from './bmp-header.js';
import { bmpStopsShort } from './words/en/bmp.js';

/** The bytes of a line of `width` pixels. */
export function rowBytes(width: number, bits: number): number {
  return Math.ceil((width * bits) / 32) * 4;
}

/**
 * Returns a function that gives the offset of line `y`, counted from the top, or a problem if lines
 * are missing.
 */
export function rowReader(
  { width, height, bits, offset, isTopDown }: BmpHeader,
  bytes: Uint8Array,
): Result<(y: number) => number> {
  const step = rowBytes(width, bits);
  // the padding of the last line may be cut off
  const needed = step * (height - 1) + Math.ceil((width * bits) / 8);
  const there = Math.max(0, bytes.length - offset);
  if (there < needed) return bad(bmpStopsShort, { found: there, expected: needed });
  return good((y) => offset + step * (isTopDown ? y : height - 1 - y));
}
