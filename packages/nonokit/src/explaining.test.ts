/** Explaining with simple calls: clues and marks as programs write them, and unratable puzzles. */
import { describe, expect, it } from 'vitest';
import {
  explain,
  rate,
  safeExplain,
  safeHint,
  safeHintAsync,
  safeRate,
  safeRateAsync,
} from './explaining.js';
import { marksOf } from './inputs/marks.js';
import { puzzleOf } from './inputs/puzzle-of.js';
import { PuzzleError } from './problem-error.js';

const CLUES = { rows: ['1', '3', '1'], columns: ['1', '3', '1'] };
const CHEQUER = { rows: [[1], [1]], columns: [[1], [1]] };
const IMPOSSIBLE = { rows: [[1, 1], [], [1, 1]], columns: [[1], [1, 1], [1]] };

describe('explain and rate', () => {
  it('accept clues as they are written by hand', () => {
    expect(safeExplain(CLUES)).toMatchObject({ ok: true, value: { status: 'solved' } });
    expect(safeRate(CLUES)).toMatchObject({
      ok: true,
      value: { label: 'trivial', complete: true },
    });
  });

  it('report that an ambiguous or impossible puzzle cannot be rated', async () => {
    expect(safeRate(CHEQUER)).toMatchObject({ ok: false, problem: { code: 'not-unique' } });
    expect(await safeRateAsync(CHEQUER)).toMatchObject({
      ok: false,
      problem: { code: 'not-unique' },
    });
    expect(safeRate(IMPOSSIBLE)).toMatchObject({ ok: false, problem: { code: 'no-solution' } });
    expect(await safeRateAsync(IMPOSSIBLE)).toEqual(safeRate(IMPOSSIBLE));
  });

  it('throw for invalid clues', () => {
    expect(() => explain({ rows: [[1]], columns: [[2]] })).toThrow(PuzzleError);
    expect(() => rate({ rows: [[1]], columns: [[2]] })).toThrow(PuzzleError);
  });
});

describe('hint', () => {
  it('begins with the empty grid, or with marks given as text', async () => {
    expect(safeHint(CLUES)).toMatchObject({ ok: true, value: { kind: 'step' } });
    const wrong = safeHint(CLUES, ['#..', '...', '...']);
    expect(wrong).toMatchObject({ ok: true, value: { kind: 'mistakes' } });
    expect(await safeHintAsync(CLUES, '?#?\n###\n?#?')).toEqual(
      safeHint(CLUES, ['?#?', '###', '?#?']),
    );
  });
});

describe('marksOf', () => {
  const puzzle = puzzleOf(['.r', 'bb']);

  it('reads unknown cells, blanks and inks', () => {
    expect([...marksOf(puzzle, ['?_', 'x.']).cells]).toEqual([-1, -1, 0, 0]);
    expect([...marksOf(puzzle, ' #r\n b? ').cells]).toEqual([1, 1, 2, -1]);
    expect([...marksOf(puzzle, undefined).cells]).toEqual([-1, -1, -1, -1]);
    const own = { width: 2, height: 2, cells: Int32Array.of(0, 1, 2, -1) };
    expect(marksOf(puzzle, own)).toBe(own);
  });

  it.each([
    [['??'], /the marks are 2x1, the puzzle is 2x2/],
    [['??', '???'], /the marks are 3x2/],
    [['?z', '??'], /"z" is no mark, expected .* or an ink: r b/],
  ])('refuses %j', (marks, message) => {
    expect(() => marksOf(puzzle, marks)).toThrow(message);
    expect(() => marksOf(puzzle, marks)).toThrow(PuzzleError);
  });
});
