/** How the edges of pictures suit a drawing. */
import type { Lab } from '@nonokit/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Sides } from './sides.js';

const PARTS = 4;
const LABS: readonly Lab[] = [
  [1, 0, 0],
  [0.3, 0, 0],
  [0.8, 0, 0],
];

/** The sides of a drawing whose cells each have one label. */
function toSides(rows: readonly string[]): Sides {
  const columns = rows[0]?.length ?? 0;
  const width = columns * PARTS;
  const height = rows.length * PARTS;
  const labels = Uint8Array.from({ length: width * height }, (_, i) => {
    const x = Math.floor((i % width) / PARTS);
    const y = Math.floor(i / width / PARTS);
    return Number(rows[y]?.[x]);
  });
  return new Sides({ width, height, labels }, LABS, PARTS);
}

const cellsOf = (rows: readonly string[]): { cells: Uint16Array } => ({
  cells: Uint16Array.from(rows.join(''), (letter) => (letter === '#' ? 1 : 0)),
});

const SQUARE = toSides(['0000', '0110', '0110', '0000']);

it('a picture fits all edges of its own drawing', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }), (ink) => {
      fc.pre(ink.some(Boolean));
      const rows = [0, 5, 10, 15, 20].map((from) =>
        ink
          .slice(from, from + 5)
          .map(Number)
          .join(''),
      );
      const fit = toSides(rows).fitOf({ cells: Uint16Array.from(ink, Number) });
      expect(fit.outline).toBeCloseTo(1, 5);
      expect(fit.inside).toBe(1);
      expect(fit.precision).toBe(1);
    }),
  );
});

it('a blank picture fits no edge', () => {
  expect(SQUARE.fitOf(cellsOf(['....', '....', '....', '....'])).outline).toBe(0);
});

it('edges that are one cell off count less, and other edges count as invented', () => {
  const moved = SQUARE.fitOf(cellsOf(['....', '..##', '..##', '....']));
  expect(moved.outline).toBeGreaterThan(0.5);
  expect(moved.outline).toBeLessThan(1);
  const dusty = toSides(['00000', '00000', '00011']).fitOf(cellsOf(['#....', '.....', '...##']));
  expect(dusty.outline).toBeCloseTo(1, 5);
  expect(dusty.precision).toBeLessThan(1);
});

it('edges inside the subject are counted separately', () => {
  const eye = toSides(['22222', '22122', '22222']);
  const solid = eye.fitOf(cellsOf(['#####', '#####', '#####']));
  const open = eye.fitOf(cellsOf(['#####', '##.##', '#####']));
  expect(solid.outline).toBe(1);
  expect(solid.inside).toBeLessThan(0.5);
  expect([open.outline, open.inside]).toEqual([1, 1]);
});
