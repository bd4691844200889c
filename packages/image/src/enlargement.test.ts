/** The enlargement factor is exact, whatever surrounds the area. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeEnlargement, isEnlargedBy, shrunk } from './enlargement.js';
import { type FlatImage, toFlatImage } from './flat-image.js';
import type { RgbaImage } from './rgba-image.js';

const PAINTS: Readonly<Record<string, readonly number[]>> = {
  '#': [0, 0, 0, 255],
  '.': [255, 255, 255, 255],
  r: [220, 30, 30, 255],
};

/** An image drawn with letters, each of `scale` pixels a side. */
function drawnImage(rows: readonly string[], scale = 1): RgbaImage {
  const width = scale * (rows[0]?.length ?? 0);
  const height = scale * rows.length;
  const rgba = new Uint8Array(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const letter = rows[Math.floor(i / width / scale)]?.[Math.floor((i % width) / scale)] ?? '.';
    rgba.set(PAINTS[letter] ?? [], 4 * i);
  }
  return { width, height, rgba };
}

const ROWS = ['#..#', '.##.', '#.r.'];

describe('computeEnlargement', () => {
  it('finds the factor by which a drawing was enlarged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (scale) => {
        const image = drawnImage(ROWS, scale);
        const { width, height } = image;
        expect(computeEnlargement(image, { left: 0, top: 0, width, height })).toBe(scale);
        expect(computeEnlargement(image)).toBe(scale);
        expect(computeEnlargement(toFlatImage(image))).toBe(scale);
      }),
    );
  });

  it('counts from the corner of the area', () => {
    const image = drawnImage(['.....', ...['..##.', '..##.', '.....', '.....']]);
    expect(computeEnlargement(image, { left: 0, top: 1, width: 4, height: 4 })).toBe(2);
    expect(computeEnlargement(image, { left: 1, top: 1, width: 4, height: 4 })).toBe(1);
  });

  it('reads pixels at any offset in memory', () => {
    const { width, height, rgba } = drawnImage(ROWS, 3);
    const shifted = new Uint8Array(rgba.length + 1);
    shifted.set(rgba, 1);
    expect(computeEnlargement({ width, height, rgba: shifted.subarray(1) })).toBe(3);
  });

  it('is 1 for an area of one colour', () => {
    expect(computeEnlargement(drawnImage(['....', '....']))).toBe(1);
  });
});

describe('shrunk', () => {
  it('undoes an enlargement that isEnlargedBy recognises', () => {
    const [small, large]: FlatImage[] = [1, 6].map((scale) => toFlatImage(drawnImage(ROWS, scale)));
    if (small === undefined || large === undefined) throw new Error('expected two images');
    expect(shrunk(large, 6)).toEqual(small);
    expect([1, 2, 3, 4, 6, 8].filter((k) => isEnlargedBy(k, large))).toEqual([1, 2, 3, 6]);
  });
});
