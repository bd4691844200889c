/** Images on white paper. */
import { describe, expect, it } from 'vitest';
import { CLEAR, colorOnWhite, toFlatImage } from './flat-image.js';

describe('colorOnWhite', () => {
  it('keeps opaque colours, and blends others with white', () => {
    expect(colorOnWhite(1, 2, 3, 255)).toBe(0x010203);
    expect(colorOnWhite(1, 2, 3, 0)).toBe(CLEAR);
    expect(colorOnWhite(0, 0, 255, 51)).toBe(0xccccff);
  });
});

describe('toFlatImage', () => {
  it('gives one number for each pixel', () => {
    const rgba = Uint8Array.of(1, 2, 3, 255, 9, 9, 9, 0, 0, 0, 255, 51, 255, 0, 0, 255);
    const { width, height, pixels } = toFlatImage({ width: 2, height: 2, rgba });
    expect({ width, height }).toEqual({ width: 2, height: 2 });
    expect([...pixels]).toEqual([0x010203, CLEAR, 0xccccff, 0xff0000]);
  });
});
