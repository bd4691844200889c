/**
 * Writing GIF files of one picture. Films, whose frames are changed rectangles, write their own
 * blocks with the same helpers (`gif-pack.ts`).
 */
import { concat } from './concat.js';
import { gifBlocks, packLzw } from './gif-pack.js';
import { type IndexedImage, MAX_INDEXED_COLORS, paletteBytes } from './indexed-image.js';

/** The longest side of a GIF file. */
export const MAX_GIF_SIDE = 65_535;

/**
 * An image as a GIF file with a comment in Latin-1. Throws RangeError for sizes beyond
 * `MAX_GIF_SIDE`, an empty palette, or too many colours.
 */
export function encodeGif(image: IndexedImage, comment: string): Uint8Array {
  const { width, height, palette, indices } = image;
  if (Math.max(width, height) > MAX_GIF_SIDE) {
    throw new RangeError(`encodeGif: expected sides up to ${MAX_GIF_SIDE}, got ${width}x${height}`);
  }
  if (palette.length < 1 || palette.length > MAX_INDEXED_COLORS) {
    throw new RangeError(`encodeGif: expected 1 to 256 colours, got ${palette.length}`);
  }
  const bits = Math.max(1, Math.ceil(Math.log2(palette.length)));
  const depth = Math.max(2, bits);
  const colors = new Uint8Array(3 << bits);
  colors.set(paletteBytes(palette));
  return concat([
    latin1Bytes('GIF89a'),
    [...word(width), ...word(height), 0xf0 | (bits - 1), 0, 0],
    colors,
    [0x21, 0xfe],
    gifBlocks(latin1Bytes(comment)),
    [0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0, depth],
    gifBlocks(packLzw(indices, depth)),
    [0x3b],
  ]);
}

function word(value: number): [number, number] {
  return [value & 255, value >> 8];
}

function latin1Bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}
