/** Known colour values, and lossless round trips through Oklab. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDistance, LINEAR, labOfLinear, labOfRgb, rgbOfLab } from './oklab.js';
import { rgbOf } from './palette.js';

const byte = fc.integer({ min: 0, max: 255 });

describe('Oklab', () => {
  // computed with the formulas of Ottosson's page
  it.each([
    ['#ffffff', [1, 0, 0]],
    ['#000000', [0, 0, 0]],
    ['#ff0000', [0.628, 0.2249, 0.1258]],
    ['#00ff00', [0.8664, -0.2339, 0.1795]],
    ['#0000ff', [0.452, -0.0325, -0.3115]],
  ] as const)('of %s has the published values', (rgb, expected) => {
    labOfRgb(rgb).forEach((value, k) => {
      expect(value).toBeCloseTo(expected[k] ?? 0, 3);
    });
  });

  it('converts back to the same bytes', () => {
    fc.assert(
      fc.property(byte, byte, byte, (red, green, blue) => {
        const rgb = rgbOf(red, green, blue);
        expect(rgbOfLab(labOfRgb(rgb))).toBe(rgb);
      }),
    );
  });

  it('is computed from linear light', () => {
    const [red = 0, green = 0, blue = 0] = [200, 30, 90].map((value) => LINEAR[value]);
    expect(labOfLinear(red, green, blue)).toEqual(labOfRgb(rgbOf(200, 30, 90)));
  });

  it('puts black and white at distance one', () => {
    expect(computeDistance(labOfRgb('#000000'), labOfRgb('#ffffff'))).toBeCloseTo(1, 5);
  });
});
