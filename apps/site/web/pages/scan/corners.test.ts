/** Corners that are pulled over a picture. */
import { areCorners } from 'nonokit/scan';
import { expect, it } from 'vitest';
import { moveCorner, startCorners } from './corners.js';

const SIZE = { width: 400, height: 300 };

it('corners begin in order, inside the picture', () => {
  const corners = startCorners(SIZE);
  expect(areCorners(corners)).toBe(true);
  expect(corners[2]).toEqual({ x: 376, y: 282 });
});

it('a corner stays within the picture, and leaves the others where they are', () => {
  const moved = moveCorner(startCorners(SIZE), 1, { x: 900, y: -5 }, SIZE);
  expect(moved[1]).toEqual({ x: 400, y: 0 });
  expect(moved[0]).toEqual(startCorners(SIZE)[0]);
});

it.each([
  ['exchanged', 0, { x: 390, y: 290 }],
  ['on the line between others', 1, { x: 200, y: 150 }],
  ['inside the others', 2, { x: 100, y: 100 }],
])('corners that are %s are no corners of a sheet', (_, which, point) => {
  const corners = moveCorner(startCorners(SIZE), which, point, SIZE);
  expect(areCorners(corners)).toBe(false);
});
