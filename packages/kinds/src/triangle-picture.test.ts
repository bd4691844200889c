/** Pictures on triangles: what is painted, and the puzzles that are made of them. */
import { drive, randomOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { cellCount, trianglesOf } from './board.js';
import { checkKind } from './check-kind.js';
import { satisfies } from './satisfies.js';
import { solveKind } from './solve.js';
import { makeTriangles, paintTriangles, trianglePuzzle } from './triangle-picture.js';

const HEXAGON = {
  shape: 'triangle',
  topLeft: 3,
  bottomLeft: 3,
  top: 3,
  topRight: 3,
  bottom: 3,
  bottomRight: 3,
} as const;

const PALETTE = [{ rgb: '#ffffff' }, { rgb: '#000000' }];

describe('pictures on triangles', () => {
  it('are upright, and fill the square from side to side', () => {
    const left = paintTriangles(HEXAGON, (x) => (x < 0.5 ? 1 : 0));
    const lower = paintTriangles(HEXAGON, (_, y) => (y > 0.5 ? 1 : 0));
    for (const [cell, { row, half }] of trianglesOf(HEXAGON).entries()) {
      expect(lower.cells[cell]).toBe(row >= 3 ? 1 : 0);
      expect(lower.certain[cell]).toBe(1);
      // the middle of the board runs through cells of half column 3
      if (half !== 3) expect(left.cells[cell]).toBe(half < 3 ? 1 : 0);
      else expect(left.certain[cell]).toBeLessThan(0.7);
    }
    expect(paintTriangles(HEXAGON, (x) => (x > 0.02 ? 0 : 1)).certain).not.toEqual(
      Array.from({ length: 54 }, () => 1),
    );
  });

  it('have puzzles that pass the check, with the picture as a solution', () => {
    const random = randomOf('pictures');
    for (let k = 0; k < 20; k++) {
      const cells = Array.from({ length: cellCount(HEXAGON) }, () => random.below(2));
      const puzzle = trianglePuzzle(HEXAGON, cells, PALETTE);
      expect(checkKind(puzzle).ok).toBe(true);
      expect(satisfies(cells, puzzle)).toBe(true);
    }
  });

  it('become line-solvable with few changes, or are given up', () => {
    const random = randomOf('noise');
    let made = 0;
    let changed = 0;
    for (let k = 0; k < 20; k++) {
      const cells = Array.from({ length: cellCount(HEXAGON) }, () => random.below(2));
      const certain = cells.map(() => random.next());
      const found = drive(makeTriangles(HEXAGON, { cells, certain }, PALETTE), {});
      if (found === undefined) continue;
      made++;
      changed += found.changed;
      const { status, lineSolvable, solutions } = solveKind(found.puzzle);
      expect({ status, lineSolvable }).toEqual({ status: 'unique', lineSolvable: true });
      expect(solutions).toEqual([found.puzzle.goal]);
      const different = cells.filter((color, cell) => found.puzzle.goal?.[cell] !== color).length;
      expect(different).toBeLessThanOrEqual(found.changed);
    }
    expect(made).toBeGreaterThan(10);
    expect(changed).toBeGreaterThan(0);
  });

  it('are stopped like all work', () => {
    const cells = Array.from({ length: cellCount(HEXAGON) }, (_, cell) => (cell * 7) % 2);
    const work = makeTriangles(HEXAGON, { cells, certain: cells.map(() => 0.5) }, PALETTE);
    expect(drive(work, { signal: AbortSignal.abort() })).toBeUndefined();
  });
});
