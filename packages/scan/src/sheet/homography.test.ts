/** Maps that keep lines straight. */
import { describe, expect, it } from 'vitest';
import { compose, fromUnitSquare, invert, leastEigenvector, project } from './homography.js';

const CORNERS = [
  { x: 10, y: 20 },
  { x: 110, y: 12 },
  { x: 130, y: 95 },
  { x: -5, y: 80 },
];

describe('homographies', () => {
  it('map the unit square to four corners, and back', () => {
    const map = fromUnitSquare(CORNERS);
    const back = invert(map);
    for (const [k, [u, v]] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].entries()) {
      const point = project(map, u ?? 0, v ?? 0);
      expect(point.x).toBeCloseTo(CORNERS[k]?.x ?? 0, 6);
      expect(point.y).toBeCloseTo(CORNERS[k]?.y ?? 0, 6);
      const again = project(back, point.x, point.y);
      expect(again.x).toBeCloseTo(u ?? 0, 6);
      expect(again.y).toBeCloseTo(v ?? 0, 6);
    }
    const same = project(compose(map, back), 33, 44);
    expect(same.x).toBeCloseTo(33, 6);
    expect(same.y).toBeCloseTo(44, 6);
  });
});

describe('leastEigenvector', () => {
  it('finds the direction that a matrix shortens most', () => {
    // the product of a rotated diagonal matrix with eigenvalues 5, 3 and 0.1
    const [a, b, c] = [
      [1, 2, 2],
      [2, 1, -2],
      [2, -2, 1],
    ].map((row) => row.map((value) => value / 3)) as [number[], number[], number[]];
    const matrix = Array.from({ length: 9 }, (_, i) => {
      const r = Math.floor(i / 3);
      const k = i % 3;
      const term = (v: number[], value: number): number => value * (v[r] ?? 0) * (v[k] ?? 0);
      return term(a, 5) + term(b, 3) + term(c, 0.1);
    });
    const found = leastEigenvector(matrix);
    const along = found.reduce((sum, value, k) => sum + value * (c[k] ?? 0), 0);
    expect(Math.abs(along)).toBeCloseTo(1, 6);
  });
});
