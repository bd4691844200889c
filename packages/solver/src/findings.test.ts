/**
 * Findings: each cell is reported once and correctly, and findings get as far as `solve` does by
 * the same means.
 */
import { type Grid, type Puzzle, puzzleOf, UNKNOWN } from '@nonokit/core';
import { arbitraryPicture, drawnGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Finding, type FindingsEnd, walkFindings } from './findings.js';
import { solve } from './solve.js';

interface Watched {
  readonly findings: Finding[];
  readonly end: FindingsEnd;
  readonly cells: Int32Array;
}

function watched(puzzle: Puzzle, probing: boolean): Watched {
  const cells = new Int32Array(puzzle.width * puzzle.height).fill(UNKNOWN);
  const findings: Finding[] = [];
  const run = walkFindings(puzzle, { probing });
  for (;;) {
    const { done, value } = run.next();
    if (done === true) return { findings, end: value as FindingsEnd, cells };
    if (value === undefined || typeof value === 'string') continue;
    findings.push(value);
    value.cells.forEach((cell, k) => {
      expect(cells[cell]).toBe(UNKNOWN);
      cells[cell] = value.colors[k] ?? UNKNOWN;
    });
  }
}

const BLACK = [{ rgb: '#ffffff' }, { rgb: '#000000' }];

describe('walkFindings', () => {
  it('finds by lines exactly what complete line logic finds', () => {
    fc.assert(
      fc.property(arbitraryPicture({ maxSize: 9, maxInks: 3 }), ({ grid, palette }) => {
        const puzzle = puzzleOf(grid, palette);
        const { cells, end } = watched(puzzle, false);
        const result = solve(puzzle, { lineOnly: true });
        if (result.status === 'unknown') {
          expect(end).toBe('stuck');
          expect(cells).toEqual(result.known.cells);
        } else {
          expect(end).toBe('solved');
          expect(cells).toEqual(Int32Array.from(grid.cells));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('finds by probing only what holds in every solution', () => {
    fc.assert(
      fc.property(arbitraryPicture({ maxSize: 5, maxInks: 2 }), ({ grid, palette }) => {
        const puzzle = puzzleOf(grid, palette);
        const { cells, end } = watched(puzzle, true);
        const result = solve(puzzle, { maxSolutions: Number.POSITIVE_INFINITY });
        const all: readonly Grid[] = result.status === 'multiple' ? result.solutions : [grid];
        for (const one of all) {
          one.cells.forEach((color, i) => {
            expect([UNKNOWN, color]).toContain(cells[i]);
          });
        }
        expect(end === 'solved').toBe(!cells.includes(UNKNOWN));
      }),
      { numRuns: 200 },
    );
  });

  it('goes through rows, then columns, and names the line of each finding', () => {
    const { findings, end } = watched(puzzleOf(drawnGrid('a.a', '.a.', 'a.a'), BLACK), true);
    expect(end).toBe('solved');
    expect(findings.map(({ by, line, sweep, cells }) => [by, line, sweep, cells])).toEqual([
      ['line', { kind: 'row', index: 0 }, 0, [0, 1, 2]],
      ['line', { kind: 'row', index: 2 }, 0, [6, 7, 8]],
      ['line', { kind: 'column', index: 0 }, 1, [3]],
      ['line', { kind: 'column', index: 1 }, 1, [4]],
      ['line', { kind: 'column', index: 2 }, 1, [5]],
    ]);
  });

  it('reports what probing finds, and stops when an ambiguous puzzle is stuck', () => {
    const ambiguous = watched(puzzleOf(drawnGrid('a.', '.a'), BLACK), true);
    expect(ambiguous).toMatchObject({ findings: [], end: 'stuck' });
    const probed = watched(
      puzzleOf(drawnGrid('.aa..', 'aa...', 'a.a..', 'a..a.', '.a.a.'), BLACK),
      true,
    );
    expect(probed.end).toBe('solved');
    expect(probed.findings.at(-1)).toMatchObject({ by: 'probe' });
  });

  it('reports a contradiction', () => {
    const puzzle = puzzleOf(drawnGrid('aa', 'aa'), BLACK);
    const one = [{ size: 1, color: 1 }];
    expect(watched({ ...puzzle, columns: [one, one] }, true).end).toBe('conflict');
    const three = [{ size: 3, color: 1 }];
    expect(watched({ ...puzzle, columns: [three, one] }, true).end).toBe('conflict');
  });
});
