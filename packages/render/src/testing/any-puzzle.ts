/** Puzzles of any shape for tests of geometry. */
import type { Clue, Puzzle } from '@nonokit/core';
import fc from 'fast-check';

/** Puzzles by their clues alone: layout does not ask whether they have a solution. */
export const anyPuzzle: fc.Arbitrary<Puzzle> = fc
  .record({
    width: fc.integer({ min: 1, max: 60 }),
    height: fc.integer({ min: 1, max: 60 }),
    largest: fc.constantFrom(1, 9, 10, 60, 100, 1000),
    most: fc.integer({ min: 0, max: 30 }),
  })
  .chain(({ width, height, largest, most }) => {
    const block = fc.record({ size: fc.integer({ min: 1, max: largest }), color: fc.constant(1) });
    const clue: fc.Arbitrary<Clue> = fc.array(block, { maxLength: most });
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      palette: fc.constant([{ rgb: '#ffffff' }, { rgb: '#000000' }]),
      rows: fc.array(clue, { minLength: height, maxLength: height }),
      columns: fc.array(clue, { minLength: width, maxLength: width }),
      meta: fc.record({ title: fc.string({ maxLength: 60 }) }),
    });
  });

/** Sides of cells in pixels, odd and even. */
export const anyCell = fc.constantFrom(8, 9, 12, 16, 24, 25, 40);
