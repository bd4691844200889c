import { describe, expect, it } from 'vitest';
import { findDrawing, lightOn } from './drawing.js';

/** Pixels of 60 × 60 with a rule every tenth column; `colorOf` says the ground of a pixel. */
function imageOf(colorOf: (x: number, y: number) => number): Uint8Array {
  const rgb = new Uint8Array(3 * 60 * 60);
  for (let i = 0; i < 60 * 60; i++) {
    const x = i % 60;
    rgb.fill(x % 10 === 0 ? 40 : colorOf(x, Math.floor(i / 60)), 3 * i, 3 * i + 3);
  }
  return rgb;
}

describe('findDrawing', () => {
  it('tells the grounds of a drawing from its rules, the brightest first', () => {
    const found = findDrawing(
      imageOf((_, y) => (y < 30 ? 200 : 250)),
      60,
    );
    expect(found?.grounds).toEqual([
      [250, 250, 250],
      [200, 200, 200],
    ]);
    expect(found?.paper).toEqual([250, 250, 250]);
  });

  it('takes no photograph for a drawing, not even one whose shadow is even', () => {
    expect(
      findDrawing(
        imageOf((x, y) => 150 + x + (y % 40)),
        60,
      ),
    ).toBeUndefined();
    expect(
      findDrawing(
        imageOf((x, y) => (y < 45 ? 130 : 190 + x)),
        60,
      ),
    ).toBeUndefined();
  });
});

describe('lightOn', () => {
  it('is 1 on each ground, and less the more a colour differs from all', () => {
    const grounds = [
      [255, 255, 255],
      [100, 100, 100],
    ] as const;
    expect(lightOn(grounds, [100, 100, 100])).toBe(1);
    expect(lightOn(grounds, [255, 255, 255])).toBe(1);
    expect(lightOn(grounds, [151, 100, 100])).toBeCloseTo(0.8);
  });
});
