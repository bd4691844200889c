/** Indexed images: few colours exactly; of many, the inks exactly and the rest nearly. */
import type { IndexedImage } from '@nonokit/image';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toIndexed } from './indexed.js';

function makeImage(rgbs: readonly number[]) {
  const pixels = Uint8Array.from(
    rgbs.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255]),
  );
  return { pixels, width: rgbs.length, height: 1 };
}

function listPixels({ palette, indices }: IndexedImage): number[] {
  return [...indices].map((index) => palette[index] ?? -1);
}

describe('toIndexed', () => {
  it('keeps up to 256 colours as they are', () => {
    const rgb = fc.integer({ min: 0, max: 0xffffff });
    const colors = fc.uniqueArray(rgb, { minLength: 1, maxLength: 256 });
    const image = colors.chain((few) =>
      fc.array(fc.constantFrom(...few), { minLength: 1, maxLength: 600 }),
    );
    fc.assert(
      fc.property(image, (rgbs) => {
        const indexed = toIndexed(makeImage(rgbs), []);
        expect(listPixels(indexed)).toEqual(rgbs);
        expect(indexed.palette.length).toBeLessThanOrEqual(256);
      }),
    );
  });

  it('keeps the inks of an image with more colours, and the others approximately', () => {
    const greys = Array.from({ length: 256 }, (_, k) => k * 0x010101);
    const blues = Array.from({ length: 256 }, (_, k) => k);
    const inks = ['#123456', '#fedcba'];
    const rgbs = [0x123456, ...greys, 0xfedcba, ...blues];
    const shown = listPixels(toIndexed(makeImage(rgbs), inks));
    expect([shown[0], shown[257]]).toEqual([0x123456, 0xfedcba]);
    for (const [k, rgb] of rgbs.entries()) {
      for (const by of [16, 8, 0]) {
        expect(Math.abs(((rgb >> by) & 255) - (((shown[k] ?? 0) >> by) & 255))).toBeLessThan(25);
      }
    }
  });
});
