/** Light: averages of areas, in linear light, weighted by alpha. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnImage } from '../testing/images.js';
import { shrinkLight, toLight } from './light.js';

const whole = { left: 0, top: 0, width: 4, height: 2 };

describe('toLight', () => {
  it('is linear: half black and half white give half the light', () => {
    const light = toLight(drawnImage(['##..', '##..']), whole);
    const one = shrinkLight(light, whole, 1, 1);
    expect([...one.values]).toEqual([0.5, 0.5, 0.5, 1]);
  });

  it('excludes transparent pixels from the colours', () => {
    const light = toLight(drawnImage(['.. .', '.. .'], { transparent: ' ' }), whole);
    expect(shrinkLight(light, whole, 1, 1).values[3]).toBeCloseTo(0.75, 6);
    expect(shrinkLight(light, whole, 1, 1).values[0]).toBeCloseTo(0.75, 6);
  });

  it('averages large images over whole squares', () => {
    const rows = Array.from({ length: 1000 }, (_, y) => (y < 500 ? '#' : '.').repeat(800));
    const area = { left: 0, top: 0, width: 800, height: 1000 };
    const light = toLight(drawnImage(rows), area);
    expect(light.width).toBe(400);
    expect(light.height).toBe(500);
    expect([light.values[0], light.values.at(-1)]).toEqual([0, 1]);
  });
});

describe('shrinkLight', () => {
  it('keeps the sum of the light, whatever the sizes', () => {
    const size = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(size, size, size, size, fc.integer(), (width, height, columns, rows, seed) => {
        const values = Float32Array.from({ length: 4 * width * height }, (_, i) => {
          return Math.abs(Math.sin(seed + i * 7.3)) as number;
        });
        const extent = { left: 0, top: 0, width, height };
        const small = shrinkLight({ width, height, values }, extent, columns, rows);
        const mean = (all: Float32Array) => all.reduce((sum, one) => sum + one, 0) / all.length;
        expect(mean(small.values)).toBeCloseTo(mean(values), 4);
      }),
    );
  });

  it('has no light outside the image', () => {
    const light = toLight(drawnImage(['####', '####']), whole);
    const wide = shrinkLight(light, { left: -4, top: 0, width: 8, height: 2 }, 2, 1);
    expect([wide.values[3], wide.values[7]]).toEqual([0, 1]);
  });
});
