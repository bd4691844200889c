/** Enlargement: found exactly, whatever surrounds the area. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enlargementOf } from './pixel-art.js';
import { drawnImage } from './testing/images.js';

const ROWS = ['#..#', '.##.', '#.r.'];

describe('enlargementOf', () => {
  it('finds by how much a drawing was enlarged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (scale) => {
        const image = drawnImage(ROWS, { scale });
        const { width, height } = image;
        expect(enlargementOf(image, { left: 0, top: 0, width, height })).toBe(scale);
      }),
    );
  });

  it('counts from the corner of the area', () => {
    const image = drawnImage(['.....', ...['..##.', '..##.', '.....', '.....']]);
    expect(enlargementOf(image, { left: 0, top: 1, width: 4, height: 4 })).toBe(2);
    expect(enlargementOf(image, { left: 1, top: 1, width: 4, height: 4 })).toBe(1);
  });
});
