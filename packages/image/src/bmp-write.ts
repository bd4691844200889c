/** Writing BMP files: a palette and one byte per pixel, the bottom line first. */
import { rowBytes } from './bmp-rows.js';
import { concat } from './concat.js';
import { type IndexedImage, MAX_INDEXED_COLORS } from './indexed-image.js';

const FILE_HEADER = 14;
const INFO_HEADER = 40;

/**
 * An image as a BMP file. The Latin-1 remark goes after the picture, where readers do not look.
 * Throws RangeError for an empty palette or one with too many colours.
 */
export function encodeBmp(image: IndexedImage, remark: string): Uint8Array {
  const { width, height, palette, indices } = image;
  if (palette.length < 1 || palette.length > MAX_INDEXED_COLORS) {
    throw new RangeError(`encodeBmp: expected 1 to 256 colours, got ${palette.length}`);
  }
  const step = rowBytes(width, 8);
  const offset = FILE_HEADER + INFO_HEADER + 4 * palette.length;
  const size = step * height;
  const bytes = new Uint8Array(offset + size + remark.length);
  bytes.set(
    concat([
      [0x42, 0x4d, ...long(bytes.length), ...long(0), ...long(offset)],
      [...long(INFO_HEADER), ...long(width), ...long(height), 1, 0, 8, 0],
      [...long(0), ...long(size), ...long(0), ...long(0), ...long(palette.length), ...long(0)],
      palette.flatMap(long),
    ]),
  );
  for (let y = 0; y < height; y++) {
    const row = indices.subarray(y * width, (y + 1) * width);
    bytes.set(row, offset + step * (height - 1 - y));
  }
  bytes.set(
    Array.from(remark, (char) => char.charCodeAt(0)),
    offset + size,
  );
  return bytes;
}

/** Four bytes, the lowest first; a colour 0xrrggbb becomes blue, green, red and 0. */
function long(value: number): number[] {
  return [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24];
}
