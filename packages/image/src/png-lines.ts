/**
 * Unpacks the lines of a PNG picture, never beyond the size that the header announces, and undoes
 * their filters. `png-samples.ts` reads colours from them.
 */
import { bad, good, type Result } from '@nonokit/core';
import { Unzlib } from 'fflate/browser';
import { pngDamaged, pngTooLittle, pngTooMuch } from './words/en/png.js';

/** Maximum bytes from one packed byte: deflate packs 258 bytes into two bits. */
const MAX_RATIO = 1032;

/** Packed bytes per step: bounds the output of a hostile stream before it is noticed. */
const SLICE = 4096;

/** Unpacks a zlib stream that must give exactly `size` bytes. */
export function inflate(packed: Uint8Array, size: number): Result<Uint8Array> {
  if (size > packed.length * MAX_RATIO) return bad(pngTooLittle, { expected: size });
  const bytes = new Uint8Array(size);
  let filled = 0;
  const inflator = new Unzlib((piece) => {
    bytes.set(piece.subarray(0, Math.max(0, size - filled)), Math.min(filled, size));
    filled += piece.length;
  });
  try {
    for (let from = 0; from < packed.length && filled <= size; from += SLICE) {
      inflator.push(packed.subarray(from, from + SLICE), from + SLICE >= packed.length);
    }
  } catch {
    return bad(pngDamaged);
  }
  if (filled === size) return good(bytes);
  return bad(filled > size ? pngTooMuch : pngTooLittle, { expected: size });
}

/**
 * Undoes, in place, the filter of the line whose filter byte is at `at`. `above` is the start of
 * the previous line, `stride` the bytes of a pixel. Returns false for an unknown filter.
 */
export function unfilter(
  bytes: Uint8Array,
  at: number,
  length: number,
  above: number | undefined,
  stride: number,
): boolean {
  const filter = bytes[at] ?? 0;
  if (filter > 4) return false;
  if (filter === 0) return true;
  for (let i = 0; i < length; i++) {
    const left = i < stride ? 0 : (bytes[at + 1 + i - stride] ?? 0);
    const up = above === undefined ? 0 : (bytes[above + i] ?? 0);
    const corner = above === undefined || i < stride ? 0 : (bytes[above + i - stride] ?? 0);
    const here = at + 1 + i;
    bytes[here] = (bytes[here] ?? 0) + predict(filter, left, up, corner);
  }
  return true;
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
