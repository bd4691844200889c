/**
 * The run-length codes of BMP, for 8 and 4 bits per pixel. Pixels that no run covers get index 0;
 * parts of runs outside a line or the picture are dropped.
 */
import { bad, good, type Result } from '@nonokit/core';
import type { BmpHeader } from './bmp-header.js';
import { ByteReader } from './byte-reader.js';
import { bmpRunsStopShort } from './words/en/bmp.js';

/** The palette indices of the picture, row by row from the top. */
export function unpackRuns(
  packed: Uint8Array,
  { width, height, bits, isTopDown }: BmpHeader,
): Result<Uint8Array> {
  const reader = new ByteReader(packed);
  const indices = new Uint8Array(width * height);
  let x = 0;
  let y = 0;
  const put = (index: number): void => {
    if (x < width) indices[(isTopDown ? y : height - 1 - y) * width + x] = index;
    x++;
  };
  while (y < height) {
    const count = reader.byte();
    const value = reader.byte();
    if (reader.isPast) return bad(bmpRunsStopShort, { line: y + 1 });
    if (count > 0) {
      for (let k = 0; k < count; k++) put(bits === 8 ? value : nibble(value, k));
    } else if (value === END_OF_LINE) {
      x = 0;
      y++;
    } else if (value === END) {
      break;
    } else if (value === MOVE) {
      x += reader.byte();
      y += reader.byte();
    } else {
      // `value` uncompressed pixels, padded to two bytes
      const size = bits === 8 ? value : (value + 1) >> 1;
      const bytes = reader.take(size + (size & 1));
      for (let k = 0; k < value; k++) put(bits === 8 ? (bytes[k] ?? 0) : nibble(bytes[k >> 1], k));
    }
  }
  return good(indices);
}

const END_OF_LINE = 0;
const END = 1;
const MOVE = 2;

/** The upper half of a byte for even k, else the lower. */
function nibble(byte = 0, k = 0): number {
  return (k & 1) === 0 ? byte >> 4 : byte & 15;
}
