/** Hints for pages say what the hints say, and following them solves a puzzle. */
import { BLACK_ON_WHITE, type Puzzle, puzzleOf, solves, UNKNOWN } from '@nonokit/core';
import { arbitraryPuzzle, drawnGrid } from '@nonokit/core/testing';
import { describeHint, hint, hinter } from '@nonokit/explain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainHint } from './explain-hint.js';

const TREE = puzzleOf(drawnGrid('..#..', '.###.', '#####', '..#..', '.###.'), BLACK_ON_WHITE);

function blankMarks({ width, height }: Puzzle) {
  return { width, height, cells: new Int32Array(width * height).fill(UNKNOWN) };
}

describe('explainHint', () => {
  it.each(['en', 'ru'] as const)('leads to the last cell of a puzzle, in %s', (language) => {
    const marks = blankMarks(TREE);
    const own = hinter(TREE);
    for (let round = 0; ; round++) {
      const found = own.next(marks);
      if (!found.ok) throw new Error(found.problem.message);
      const told = explainHint(found.value, TREE, marks, language);
      expect(told.why).toBe(describeHint(found.value, TREE, language).why);
      if (told.kind === 'solved') break;
      expect(told.kind).toBe('step');
      expect(told.lines.join(' ')).toContain(told.techniqueName);
      expect(told.paint.length).toBeGreaterThan(0);
      for (const { mark, cells } of told.paint) {
        for (const cell of cells) {
          expect(told.conclusions).toContain(cell);
          marks.cells[cell] = mark;
        }
      }
      expect(round).toBeLessThan(25);
    }
    const cells = Uint16Array.from(marks.cells, (mark) => Math.max(0, mark));
    expect(solves({ ...TREE, cells }, TREE)).toBe(true);
  });

  it('lists the numbers that the sentence mentions', () => {
    const marks = blankMarks(TREE);
    const found = hint(TREE, marks);
    if (!found.ok || found.value.kind !== 'step') throw new Error('a fresh board has a step');
    const { line, blocks, technique } = explainHint(found.value, TREE, marks, 'en');
    expect({ line, blocks, technique }).toEqual({
      line: { kind: 'column', index: 2 },
      blocks: [0],
      technique: 'complete-line',
    });
  });

  it('points out wrong marks, and clears them', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 6, maxInks: 2 }), fc.nat(), (puzzle, seed) => {
        const { goal } = puzzle;
        if (goal === undefined) return;
        const marks = blankMarks(puzzle);
        const cell = seed % marks.cells.length;
        marks.cells[cell] = goal.cells[cell] === 0 ? 1 : 0;
        const found = hint(puzzle, marks);
        if (!found.ok || found.value.kind !== 'mistakes') return;
        const told = explainHint(found.value, puzzle, marks, 'en');
        expect(told.mistakes).toEqual([cell]);
        expect(told.paint).toEqual([{ mark: UNKNOWN, cells: [cell] }]);
      }),
    );
  });
});
