import { describe, expect, it } from 'vitest';
import { PuzzleError, safeReadPuzzle } from './index.js';
import {
  explainKind,
  featuresOf,
  kindOf,
  kindOfClues,
  satisfies,
  solveKind,
  solveKindAsync,
  varyPuzzle,
  writeKind,
} from './kinds.js';

const HEART = { rows: ['1 1', '5', '5', '3', '1'], columns: ['2', '4', '4', '4', '2'] };

describe('nonokit/kinds', () => {
  it('takes what was read, and nothing of ordinary puzzles', () => {
    const text = writeKind(kindOfClues({ rows: ['?', '2'], columns: ['* 1', '?'] }));
    const puzzle = kindOf(safeReadPuzzle(text));
    if (puzzle === undefined) throw new Error('no puzzle was read');
    expect(featuresOf(puzzle)).toEqual(['hidden-numbers']);
    const { solutions, status } = solveKind(puzzle);
    expect(status).toBe('unique');
    expect(solutions.every((cells) => satisfies(cells, puzzle))).toBe(true);
    expect(kindOf(safeReadPuzzle('{"rows":[[1]],"columns":[[1]]}'))).toBeUndefined();
    expect(kindOf(safeReadPuzzle('nothing'))).toBeUndefined();
    const damaged = text.replace('"rows": [["?"]', '"rows": [["?",9]');
    expect(() => kindOf(safeReadPuzzle(damaged))).toThrow(PuzzleError);
  });

  it('refuses clues that cannot be', () => {
    expect(() => kindOfClues({ rows: ['? ?'], columns: ['1', '1'] })).toThrow(
      'row 1 needs 3 cells and has 2',
    );
    expect(() => kindOfClues({ rows: ['x'], columns: ['1'] })).toThrow(PuzzleError);
  });

  it('varies a puzzle, and solves in turns as at once', async () => {
    const puzzle = varyPuzzle(HEART, { hide: true, seed: 'a' });
    expect(varyPuzzle(HEART, { hide: true, seed: 'a' })).toEqual(puzzle);
    expect(featuresOf(puzzle)).toEqual(['hidden-numbers']);
    const steps: number[] = [];
    const inTurns = await solveKindAsync(puzzle, {
      onProgress: ({ linesSettled }) => steps.push(linesSettled),
    });
    expect(inTurns).toEqual(solveKind(puzzle));
    expect(explainKind(puzzle)).toMatchObject({ status: 'solved', known: inTurns.solutions[0] });
  });

  it('stops at its time limit', () => {
    let now = 0;
    const lines = Array.from({ length: 30 }, () => '*');
    const result = solveKind(kindOfClues({ rows: lines, columns: lines }), {
      maxSolutions: 1e9,
      timeoutMs: 5,
      clock: () => now++,
    });
    expect(result).toMatchObject({ status: 'unknown', reason: 'timeout' });
  });
});
