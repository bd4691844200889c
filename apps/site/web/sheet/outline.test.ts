/** Shapes of inks as closed lines. The oracle is a count of the lines left of each cell. */
import { randomOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { shapePath } from './outline.js';

/** The cells inside a path of horizontal and vertical lines, by the rule "evenodd". */
function cellsInside(path: string, width: number, height: number): number[] {
  const crossed = new Int32Array(width * height);
  let x = 0;
  let y = 0;
  for (const [, sign, first, second] of path.matchAll(/([Mhv])(-?\d+)(?: (-?\d+))?/g)) {
    if (sign === 'M') {
      x = Number(first);
      y = Number(second);
    } else if (sign === 'h') x += Number(first);
    else {
      const to = y + Number(first);
      for (let row = Math.min(y, to); row < Math.max(y, to); row++) {
        for (let column = x; column < width; column++) {
          crossed[row * width + column] = (crossed[row * width + column] ?? 0) + 1;
        }
      }
      y = to;
    }
  }
  return [...crossed].map((count) => count % 2);
}

describe('shapePath', () => {
  it('encloses the cells of an ink and no others', () => {
    const random = randomOf(1);
    for (let round = 0; round < 500; round++) {
      const width = 1 + random.below(9);
      const height = 1 + random.below(9);
      const marks = Array.from({ length: width * height }, () => random.below(3));
      const path = shapePath({ width, height, marks }, 2);
      expect(cellsInside(path, width, height)).toEqual(marks.map((ink) => (ink === 2 ? 1 : 0)));
    }
  });

  it('has one loop for a filled area, and one more for each hole', () => {
    const marks = [...'######.##.####'].map((sign) => (sign === '#' ? 1 : 0));
    expect(shapePath({ width: 14, height: 1, marks }, 1).match(/M/g)).toHaveLength(3);
    const ring = [1, 1, 1, 1, 0, 1, 1, 1, 1];
    expect(shapePath({ width: 3, height: 3, marks: ring }, 1)).toBe(
      'M0 0h3v3h-3v-3zM1 2h1v-1h-1v1z',
    );
  });

  it('draws cells that touch by a corner apart', () => {
    const path = shapePath({ width: 2, height: 2, marks: [1, 0, 0, 1] }, 1);
    expect(path).toBe('M0 0h1v1h-1v-1zM1 1h1v1h-1v-1z');
  });
});
