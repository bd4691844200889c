/** Another decoder finds the same pixels and text in the PNG files we write. */
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { convertIndexedToRgb, decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { type IndexedImage, paletteBytes } from './indexed-image.js';
import { encodePng } from './png-write.js';

const side = fc.integer({ min: 1, max: 20 });
const rgb = fc.integer({ min: 0, max: 0xffffff });

const indexedImage = fc
  .record({ width: side, height: side, palette: fc.array(rgb, { minLength: 1, maxLength: 256 }) })
  .chain(({ width, height, palette }) => {
    const size = width * height;
    const index = fc.integer({ min: 0, max: palette.length - 1 });
    const indices = fc.array(index, { minLength: size, maxLength: size });
    return indices.map((values): IndexedImage => {
      return { width, height, palette, indices: Uint8Array.from(values) };
    });
  });

/** Red, green and blue of each pixel of an indexed file, decoded by fast-png. */
function colorsIn(file: Uint8Array): number[] {
  return Array.from(convertIndexedToRgb(decode(file, { checkCrc: true })));
}

describe('encodePng', () => {
  it('writes indexed images of any palette, in 8 bits or as few as possible', () => {
    const bits = fc.constantFrom(8 as const, 'fewest' as const);
    const deflate = fc.constantFrom(undefined, deflateSync);
    fc.assert(
      fc.property(indexedImage, bits, deflate, (image, bits, deflate) => {
        const colors = paletteBytes(image.palette);
        const expected = [...image.indices].flatMap((i) => [...colors.subarray(3 * i, 3 * i + 3)]);
        expect(colorsIn(encodePng(image, { bits, deflate }))).toEqual(expected);
      }),
    );
  });

  it.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 4],
    [16, 4],
    [17, 8],
  ])('encodes %i colours in %i bits', (colors, depth) => {
    const palette = Array.from({ length: colors }, (_, k) => k);
    const image = { width: 9, height: 1, palette, indices: new Uint8Array(9).fill(colors - 1) };
    expect(decode(encodePng(image, { bits: 'fewest' })).depth).toBe(depth);
    expect(decode(encodePng(image)).depth).toBe(8);
  });

  it('writes RGBA images, opaque ones as RGB', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const alpha = fc.constantFrom(255, 255, 255, 0, 7);
    const pixels = fc.array(fc.tuple(byte, byte, byte, alpha), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(pixels, (pixels) => {
        const rgba = Uint8Array.from(pixels.flat());
        const isOpaque = pixels.every((pixel) => pixel[3] === 255);
        const file = decode(encodePng({ width: pixels.length, height: 1, rgba }));
        expect(file.channels).toBe(isOpaque ? 3 : 4);
        expect([...file.data]).toEqual(pixels.flatMap((p) => p.slice(0, isOpaque ? 3 : 4)));
      }),
    );
  });

  it('writes text chunks', () => {
    const image = { width: 1, height: 1, palette: [0], indices: Uint8Array.of(0) };
    const text = { Nonokit: '1x1 cells', Author: 'Zoë' };
    expect(decode(encodePng(image, { text })).text).toEqual(text);
    expect(() => encodePng(image, { text: { Author: 'Ёж' } })).toThrow(RangeError);
  });

  it('throws for empty palettes and for too many colours', () => {
    const image = { width: 1, height: 1, indices: Uint8Array.of(0) };
    expect(() => encodePng({ ...image, palette: [] })).toThrow(RangeError);
    const palette = Array.from({ length: 257 }, () => 0);
    expect(() => encodePng({ ...image, palette })).toThrow(RangeError);
  });
});
