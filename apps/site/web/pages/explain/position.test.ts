/** Positions of a replay: they only grow, and the last one is what the explanation knows. */

import { cluesOnly } from '@nonokit/board';
import { arbitraryPuzzle } from '@nonokit/core/testing';
import { explain } from '@nonokit/explain';
import fc from 'fast-check';
import { orThrow } from 'nonokit';
import { expect, it } from 'vitest';
import { knownAtStart, positionAfter } from './position.js';

it('the board shows after every step what the steps so far have proved', () => {
  fc.assert(
    fc.property(arbitraryPuzzle({ maxSize: 8, maxInks: 3 }), (puzzle) => {
      const clues = cluesOnly(puzzle);
      const { steps, known } = orThrow(explain({ ...clues, meta: {} }));
      const blanks = knownAtStart(known, steps);
      const marks = (count: number) => positionAfter(clues, steps, count, blanks).game.marks;
      expect(marks(0).every((mark) => mark <= 0)).toBe(true);
      for (const cell of blanks) expect(puzzle.goal?.cells[cell]).toBe(0);
      for (let count = 1; count <= steps.length; count++) {
        const before = marks(count - 1);
        const after = marks(count);
        expect(before.every((mark, cell) => mark === -1 || mark === after[cell])).toBe(true);
      }
      expect([...marks(steps.length)]).toEqual([...known.cells]);
    }),
  );
});
