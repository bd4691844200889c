/**
 * Where the lines of an uncompressed BMP picture stand: padded to four bytes, mostly the bottom one
 * first.
 */
import { bad, good, type Result } from '@nonokit/core';
import type { BmpHeader } from './bmp-read.js';
import { bmpStopsShort } from './words/en/bmp.js';

/** The bytes of a line of `width` pixels. */
export function rowBytes(width: number, bits: number): number {
  return Math.ceil((width * bits) / 32) * 4;
}

/** Tells where line `y`, counted from the top, begins; a problem where not all lines are there. */
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
