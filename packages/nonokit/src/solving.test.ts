/** Solving with simple calls: inputs of all kinds, results that print and iterate. */
import { rowsOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { solveText as solveAnyText } from './formats.js';
import { PuzzleError } from './problem-error.js';
import { safeReadPuzzle } from './read.js';
import { solveText } from './solve-text.js';
import { solve, solveAsync } from './solving.js';

const CORNER = { rows: [[1], [2]], columns: [[2], [1]] };
const CHEQUER = { rows: [[1], [1]], columns: [[1], [1]] };
const IMPOSSIBLE = { rows: [[1, 1], [], [1, 1]], columns: [[1], [1, 1], [1]] };

describe('solve', () => {
  it('solves clues, and prints the picture', () => {
    const result = solve(CORNER);
    expect(result.status).toBe('unique');
    expect(String(result)).toBe('#.\n##');
    expect([...result].map(rowsOf)).toEqual([
      [
        [1, 0],
        [1, 1],
      ],
    ]);
  });

  it('prints every kind of outcome', () => {
    expect(String(solve(CHEQUER))).toMatch(
      /^at least 2 solutions:\n(#\.\n\.#\n\n\.#\n#\.|\.#\n#\.\n\n#\.\n\.#)$/,
    );
    expect(String(solve(IMPOSSIBLE))).toBe('no solution');
    expect(String(solve(CHEQUER, { lineOnly: true }))).toBe(
      'undecided (line-only), known so far:\n??\n??',
    );
    expect([...solve(CHEQUER)].length).toBe(2);
    expect([...solve(IMPOSSIBLE)]).toEqual([]);
    const all = { maxSolutions: Number.POSITIVE_INFINITY };
    expect(String(solve(CHEQUER, all))).toMatch(/^2 solutions:\n/);
  });

  it('returns plain data for JSON, comparison and other threads', () => {
    const result = solve(CORNER);
    expect(Object.keys(result)).not.toContain('toString');
    expect(JSON.stringify(result)).not.toContain('puzzle');
    expect(structuredClone(result)).toEqual(result);
  });

  it('throws a problem for invalid clues', () => {
    const wrong = { rows: [[1], [2]], columns: [[1], [1]] };
    expect(() => solve(wrong)).toThrow(
      'the rows add up to 3 cells, the columns to 2: a number is wrong or missing',
    );
    const error = (() => {
      try {
        return solve(wrong);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(PuzzleError);
    expect(error).toMatchObject({ problem: { code: 'sums-differ' } });
  });

  it('gives the same result when it yields to the event loop', async () => {
    expect(await solveAsync(CORNER)).toEqual(solve(CORNER));
    await expect(solveAsync({ rows: [[1]], columns: [[2]] })).rejects.toThrow(PuzzleError);
  });
});

describe('solveText', () => {
  it('solves the text of a file', () => {
    expect(String(solveAnyText('2 2\n1\n2\n2\n1\n'))).toBe('#.\n##');
    expect(() => solveText('2 2\n1\n2\n2\n1\n')).toThrow('formats: ALL_FORMATS');
    expect(String(solveText('{"rows":[[1],[2]],"columns":[[2],[1]]}'))).toBe('#.\n##');
  });

  it('describes what is wrong with a text', () => {
    expect(() => solveText('hello')).toThrow(PuzzleError);
    expect(() => solveText('')).toThrow(PuzzleError);
  });
});

describe('readPuzzle', () => {
  it('reads text and bytes', () => {
    const text = '{"rows":[[1],[2]],"columns":[[2],[1]]}';
    const bytes = new TextEncoder().encode(text);
    for (const source of [text, bytes, bytes.buffer]) {
      expect(safeReadPuzzle(source)).toMatchObject({ ok: true, value: { width: 2 } });
    }
  });

  it('accepts exactly one puzzle', () => {
    const one = '{"rows":[[1]],"columns":[[1]]}';
    expect(safeReadPuzzle(`[${one},${one}]`)).toMatchObject({
      ok: false,
      problem: { code: 'several-puzzles', message: expect.stringContaining('2 puzzles') },
    });
  });
});
