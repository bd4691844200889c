/**
 * Checking claims: sound claims become a puzzle, wrong ones a problem. The table below also shows
 * every message as a reader sees it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPuzzle, listTotals, type PuzzleClaims } from './check.js';
import { cluesOf } from './clues.js';
import { rowsOf } from './grid.js';
import type { Limits } from './limits.js';
import { BLACK_ON_WHITE, type Palette } from './palette.js';
import type { Place, Problem, Result } from './problem.js';
import type { Clue, Puzzle } from './puzzle.js';
import { puzzleOf } from './puzzle-of.js';
import { solves } from './solves.js';
import { arbitraryPicture, paletteOf } from './testing/arbitraries.js';
import { drawnGrid, drawnLine, typedClue } from './testing/drawn.js';

const clues = (...texts: string[]): Clue[] => texts.map(typedClue);
const at = (line: number, column = 1): Place => ({ line, column });
const RED_GREEN: Palette = [
  { rgb: '#ffffff' },
  { rgb: '#ff0000', name: 'red' },
  { rgb: '#00ff00' },
];

/** Sound claims, 3x2: "##." over "#.#". */
const SOUND: PuzzleClaims = {
  width: 3,
  height: 2,
  rows: clues('2', '1 1'),
  columns: clues('2', '1', '1'),
};

interface Wrong {
  readonly what: string;
  readonly claims: Partial<PuzzleClaims>;
  readonly limits?: Partial<Limits>;
  readonly problem: Problem;
}

const WRONG: readonly Wrong[] = [
  {
    what: 'a width of 0',
    claims: { width: 0, sizePlace: at(1, 7) },
    problem: {
      code: 'bad-size',
      message: 'the width is 0, expected a whole number from 1',
      line: 1,
      column: 7,
    },
  },
  {
    what: 'a height that is no number',
    claims: { height: Number.NaN },
    problem: { code: 'bad-size', message: 'the height is NaN, expected a whole number from 1' },
  },
  {
    what: 'more cells than allowed',
    claims: { width: 1000, height: 1001, sizePlace: at(2) },
    limits: { maxCells: 1_000_000 },
    problem: {
      code: 'too-large',
      message: '1000x1001 is more than the 1,000,000 cells allowed',
      line: 2,
      column: 1,
    },
  },
  {
    what: 'more colours than allowed',
    claims: { palette: RED_GREEN },
    limits: { maxColors: 2 },
    problem: { code: 'too-many-colors', message: '3 colours are more than the 2 allowed' },
  },
  {
    what: 'an empty palette',
    claims: { palette: [] },
    problem: { code: 'no-colors', message: 'the palette is empty, expected a background' },
  },
  {
    what: 'a colour that is not written as ours are',
    claims: { palette: [{ rgb: '#ffffff' }, { rgb: 'red' }] },
    problem: {
      code: 'bad-color',
      message: 'colour 1 is "red", expected six digits like "#c8141e"',
    },
  },
  {
    what: 'neither clues nor a picture',
    claims: { rows: undefined, columns: undefined },
    problem: { code: 'no-clues', message: 'there are neither clues nor a picture' },
  },
  {
    what: 'rows without columns',
    claims: { columns: undefined },
    problem: { code: 'no-clues', message: 'there are neither column clues nor a picture' },
  },
  {
    what: 'too few rows',
    claims: { rows: clues('2'), sizePlace: at(1) },
    problem: {
      code: 'wrong-line-count',
      message: 'there is 1 row clue, expected 2',
      line: 1,
      column: 1,
    },
  },
  {
    what: 'too many columns, placed at the first that is too many',
    claims: {
      columns: clues('2', '1', '1', '0'),
      columnPlaces: [at(5), at(6), at(7), at(8)],
    },
    problem: {
      code: 'wrong-line-count',
      message: 'there are 4 column clues, expected 3',
      line: 8,
      column: 1,
    },
  },
  {
    what: 'a block without cells',
    claims: { rows: clues('2', '0 1'), rowPlaces: [at(3), at(4)] },
    problem: {
      code: 'bad-block',
      message: 'row 2: a block of 0 cells, expected a whole number from 1',
      line: 4,
      column: 1,
    },
  },
  {
    what: 'a colour past the palette',
    claims: { columns: clues('2', '1b', '1'), columnPlaces: [undefined, at(6, 3)] },
    problem: {
      code: 'unknown-color',
      message: 'column 2: a block has the unknown colour 2, the palette ends at 1',
      line: 6,
      column: 3,
    },
  },
  {
    what: 'a blank block',
    claims: { rows: [[{ size: 1, color: 0 }], []] },
    problem: { code: 'blank-block', message: 'row 1: a block has the background colour' },
  },
  {
    what: 'a clue that does not fit',
    claims: { rows: clues('2', '2 1'), rowPlaces: [at(3), at(4)] },
    problem: {
      code: 'clue-too-long',
      message: 'row 2: the clue "2 1" needs 4 cells, but the line has 3',
      line: 4,
      column: 1,
    },
  },
  {
    what: 'a clue that does not fit and is too long to quote',
    claims: { rows: [typedClue('1 '.repeat(13).trim()), []] },
    problem: {
      code: 'clue-too-long',
      message: 'row 1: the clue needs 25 cells, but the line has 3',
    },
  },
  {
    what: 'totals that differ',
    claims: { rows: clues('2', '1') },
    problem: {
      code: 'sums-differ',
      message: 'the rows add up to 3 cells, the columns to 4: a number is wrong or missing',
    },
  },
  {
    what: 'totals that differ in one of several colours',
    claims: { palette: RED_GREEN, rows: clues('2', '1a 1b') },
    problem: {
      code: 'sums-differ',
      message:
        'the rows add up to 3 cells of colour red, the columns to 4: a number is wrong or missing',
    },
  },
  {
    what: 'a picture with too few rows',
    claims: { goal: [drawnLine('##.')], goalPlace: at(9) },
    problem: {
      code: 'bad-goal',
      message: 'the picture has 1 row, expected 2',
      line: 9,
      column: 1,
    },
  },
  {
    what: 'a picture with a short row',
    claims: { goal: [drawnLine('##.'), drawnLine('#.')] },
    problem: { code: 'bad-goal', message: 'row 2 of the picture has 2 cells, expected 3' },
  },
  {
    what: 'a picture with an unknown colour',
    claims: { goal: [drawnLine('##.'), drawnLine('#.b')] },
    problem: {
      code: 'bad-goal',
      message: 'row 2 of the picture has the unknown colour 2, expected 0..1',
    },
  },
  {
    what: 'a picture with another row',
    claims: { goal: ['##.', '##.'].map(drawnLine), goalPlace: at(9, 2) },
    problem: {
      code: 'goal-differs',
      message: 'row 2: the picture has the clue "2", expected "1 1"',
      line: 9,
      column: 2,
    },
  },
  {
    what: 'a picture with another column',
    claims: { goal: ['.##', '#.#'].map(drawnLine) },
    problem: {
      code: 'goal-differs',
      message: 'column 1: the picture has the clue "1", expected "2"',
    },
  },
  {
    what: 'a picture with other colours',
    claims: {
      palette: RED_GREEN,
      rows: clues('1a 1b', '1a'),
      columns: clues('2a', '1b', '0'),
      goal: ['ba.', 'a..'].map(drawnLine),
    },
    problem: {
      code: 'goal-differs',
      message: 'row 1: the picture has the clue "1 #00ff00 1 red", expected "1 red 1 #00ff00"',
    },
  },
  {
    what: 'a picture with another line whose clue is too long to quote',
    claims: {
      width: 26,
      height: 1,
      rows: [typedClue('1 '.repeat(13).trim())],
      columns: clues(...'10'.repeat(13)),
      goal: [drawnLine('#'.repeat(26))],
    },
    problem: {
      code: 'goal-differs',
      message: "row 1: the picture does not have the line's clue",
    },
  },
  {
    what: 'a picture that contradicts the only clues there are',
    claims: { columns: undefined, goal: ['##.', '##.'].map(drawnLine), goalPlace: at(9) },
    problem: {
      code: 'goal-differs',
      message: 'row 2: the picture has the clue "2", expected "1 1"',
      line: 9,
      column: 1,
    },
  },
];

function findProblem(result: Result<Puzzle>): Problem | undefined {
  return result.ok ? undefined : result.problem;
}

function puzzleIn(result: Result<Puzzle>): Puzzle | undefined {
  return result.ok ? result.value : undefined;
}

describe('checkPuzzle on wrong claims', () => {
  it.each(WRONG)('names $what', ({ claims, limits, problem }) => {
    expect(findProblem(checkPuzzle({ ...SOUND, ...claims }, limits))).toEqual({
      ...problem,
      key: expect.stringMatching(/^core\.\w+$/),
      params: expect.any(Object),
    });
  });

  it.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses %s as a width, a height and a block, with one sentence',
    (size) => {
      expect(findProblem(checkPuzzle({ ...SOUND, width: size }))?.code).toBe('bad-size');
      expect(findProblem(checkPuzzle({ ...SOUND, height: size }))?.code).toBe('bad-size');
      const rows: Clue[] = [[{ size, color: 1 }], []];
      expect(findProblem(checkPuzzle({ ...SOUND, rows }))?.code).toBe('bad-block');
    },
  );

  it.each([-1, 0.5, 2, Number.NaN])('refuses %s as a colour of blocks and pictures', (color) => {
    const rows: Clue[] = [[{ size: 1, color }], []];
    expect(findProblem(checkPuzzle({ ...SOUND, rows }))?.code).toBe('unknown-color');
    const goal = [drawnLine('##.'), [1, 0, color]];
    expect(findProblem(checkPuzzle({ ...SOUND, goal }))?.code).toBe('bad-goal');
  });

  it('refuses a size before it holds one cell of it', () => {
    const huge = { ...SOUND, width: 2 ** 31, height: 2 ** 21, goal: [] };
    expect(findProblem(checkPuzzle(huge))?.code).toBe('too-large');
  });

  it('refuses too many rows and columns even when there are few cells', () => {
    const tall = { ...SOUND, width: 1, height: 300_000, goal: [] };
    expect(findProblem(checkPuzzle(tall))?.message).toBe(
      '1x300000 is more than the 262,144 rows and columns allowed',
    );
  });

  it('does not let options raise the number of colours past 16 bits', () => {
    const palette = Array.from({ length: 65_536 }, () => ({ rgb: '#000000' }));
    const result = checkPuzzle({ ...SOUND, palette }, { maxColors: 100_000 });
    expect(findProblem(result)?.message).toBe('65536 colours are more than the 65535 allowed');
  });
});

describe('checkPuzzle on valid claims', () => {
  it('is the puzzle they claim, black on white by default, without a goal', () => {
    const { rows, columns } = cluesOf(drawnGrid('##.', '#.#'));
    expect(checkPuzzle(SOUND)).toEqual({
      ok: true,
      warnings: [],
      value: { width: 3, height: 2, palette: BLACK_ON_WHITE, rows, columns, meta: {} },
    });
  });

  it('keeps texts and unknown members, and adds none', () => {
    const meta = { title: 'Boot', author: 'Anna' };
    const extra = JSON.parse('{"__proto__": {"polluted": true}, "label": "line"}');
    const puzzle = puzzleIn(checkPuzzle({ ...SOUND, meta, extra }));
    expect(puzzle?.meta).toEqual(meta);
    expect(puzzle?.extra).toBe(extra);
    expect(Object.keys(puzzle ?? {})).not.toContain('goal');
    expect(Object.keys(puzzleIn(checkPuzzle(SOUND)) ?? {})).not.toContain('extra');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('accepts exactly as many cells and colours as the limits allow', () => {
    const limits = { maxCells: 6, maxColors: 2 };
    expect(checkPuzzle(SOUND, limits).ok).toBe(true);
    expect(findProblem(checkPuzzle(SOUND, { maxCells: 5 }))?.code).toBe('too-large');
    expect(findProblem(checkPuzzle(SOUND, { maxColors: 1 }))?.code).toBe('too-many-colors');
  });

  it('accepts clues that no picture has, which only the solver can find out', () => {
    const none = { ...SOUND, width: 2, rows: clues('1', '1'), columns: clues('2', '0') };
    expect(checkPuzzle(none).ok).toBe(true);
    const impossible = {
      width: 3,
      height: 3,
      rows: clues('1', '1 1', '1'),
      columns: clues('2', '0', '2'),
    };
    expect(checkPuzzle(impossible).ok).toBe(true);
  });

  it('builds the same puzzle from a picture with all of its clues, some, or none', () => {
    fc.assert(
      fc.property(arbitraryPicture({ maxSize: 8, maxInks: 3 }), ({ grid, palette }) => {
        const { width, height } = grid;
        const { rows, columns } = cluesOf(grid);
        const claims = { width, height, palette, goal: rowsOf(grid) };
        for (const known of [{}, { rows }, { columns }, { rows, columns }]) {
          const puzzle = puzzleIn(checkPuzzle({ ...claims, ...known }));
          expect(puzzle).toEqual(puzzleOf(grid, palette));
        }
        const bare = puzzleIn(checkPuzzle({ width, height, palette, rows, columns }));
        expect(bare !== undefined && solves(grid, bare)).toBe(true);
      }),
    );
  });
});

describe('checkPuzzle on arbitrary input', () => {
  it('returns a result, and every accepted puzzle is well formed', () => {
    const number = fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constantFrom(0.5, Number.NaN));
    const clue = fc.array(fc.record({ size: number, color: number }), { maxLength: 3 });
    const few = { maxLength: 4 };
    const claims = fc.record({
      width: number,
      height: number,
      rows: fc.option(fc.array(clue, few), { nil: undefined }),
      columns: fc.option(fc.array(clue, few), { nil: undefined }),
      goal: fc.option(fc.array(fc.array(number, few), few), { nil: undefined }),
    });
    fc.assert(
      fc.property(claims, (claim) => {
        const result = checkPuzzle({ ...claim, palette: paletteOf(2) });
        if (!result.ok) {
          expect(result.problem.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
          return;
        }
        const { width, height, rows, columns, goal } = result.value;
        expect([rows.length, columns.length]).toEqual([height, width]);
        expect(listTotals(rows, 3)).toEqual(listTotals(columns, 3));
        expect(goal === undefined || solves(goal, result.value)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('listTotals', () => {
  it('counts the filled cells of each colour', () => {
    expect(listTotals(clues('2a 1b', '0', '3a'), 4)).toEqual([0, 5, 1, 0]);
  });
});
