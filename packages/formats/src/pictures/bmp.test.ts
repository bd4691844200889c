import { describe, expect, it } from 'vitest';
import { problemIn, puzzleIn } from '../testing/sources.js';
import { bmp } from './bmp.js';

const long = (value: number): number[] => [0, 8, 16, 24].map((shift) => (value >>> shift) & 255);

/** A BMP file with a 40-byte header, then masks or palette, then the picture. */
function file(
  [width, height, bits, packing]: readonly [number, number, number, number],
  table: readonly number[],
  picture: readonly number[],
): Uint8Array {
  const head = [0x42, 0x4d, ...long(0), ...long(0), ...long(54 + table.length), ...long(40)];
  const rest = [...long(width), ...long(height), 1, 0, bits, 0, ...long(packing)];
  return Uint8Array.from([
    ...head,
    ...rest,
    ...new Array<number>(20).fill(0),
    ...table,
    ...picture,
  ]);
}

/** White, red and black, padded to the number of colours that the bits need. */
function palette(colors: number): number[] {
  const first = [255, 255, 255, 0, 30, 20, 200, 0];
  return [...first, ...new Array<number>(4 * colors - first.length).fill(0)];
}

const drawn = (bytes: Uint8Array): string => puzzleIn(bmp, bytes).goal?.cells.join('') ?? '';

describe('the BMP reader', () => {
  it('reads lines from the bottom, or from the top if the height is negative', () => {
    const lines = [0b01000000, 0, 0, 0, 0b00100000, 0, 0, 0];
    expect(drawn(file([3, 2, 1, 0], palette(2), lines))).toBe('001010');
    expect(drawn(file([3, -2, 1, 0], palette(2), lines))).toBe('010001');
  });

  it('reads runs of 8 and of 4 bits, and jumps', () => {
    const runs8 = [2, 1, 0, 0, 0, 3, 0, 1, 0, 0, 0, 1];
    expect(drawn(file([3, 2, 8, 1], palette(256), runs8))).toBe('010110');
    const runs4 = [0, 2, 1, 1, 2, 0x10, 0, 1];
    expect(drawn(file([3, 2, 4, 2], palette(16), runs4))).toBe('010000');
  });

  it('reads 16 bits by masks', () => {
    const masks = [...long(0xf800), ...long(0x7e0), ...long(0x1f)];
    const puzzle = puzzleIn(bmp, file([2, 1, 16, 3], masks, [0xff, 0xff, 0x00, 0xf8]));
    expect(puzzle.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#ff0000']);
  });

  it('reads alpha only if there is a mask for it', () => {
    const pixels = [0, 0, 200, 0, 255, 255, 255, 0];
    expect(puzzleIn(bmp, file([2, 1, 32, 0], [], pixels)).palette[1]?.rgb).toBe('#c80000');
    const masks = [...long(0xff0000), ...long(0xff00), ...long(0xff), ...long(0xff000000)];
    const half = file([2, 1, 32, 6], masks, [0, 0, 200, 255, 255, 255, 255, 0]);
    expect(puzzleIn(bmp, half).goal?.cells.join('')).toBe('10');
  });

  it.each([
    ['too-large', file([65_535, 65_535, 1, 0], palette(2), [])],
    ['stops-short', file([3, 2, 1, 0], palette(2), [0, 0, 0, 0])],
    ['stops-short', file([3, 2, 8, 1], palette(256), [2, 1, 0, 0])],
    ['bad-image', file([3, 1, 8, 0], palette(2), [0, 1, 2, 0])],
    ['bad-image', file([3, 2, 24, 4], [], [])],
    ['bad-size', file([0, 2, 24, 0], [], [])],
  ])('refuses %s', (code, bytes) => {
    expect(problemIn(bmp, bytes).code).toBe(code);
  });
});
