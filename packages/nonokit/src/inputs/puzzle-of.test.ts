/**
 * Puzzles as programs write them: every notation gives the same puzzle, and mistakes are reported.
 */
import {
  BLACK_ON_WHITE,
  cluesOf,
  type Puzzle,
  puzzleOf as puzzleOfGrid,
  rowsOf,
} from '@nonokit/core';
import { arbitraryPuzzle, drawnGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PuzzleError } from '../problem-error.js';
import type { PuzzleInput } from './puzzle-input.js';
import { asPuzzle, checkPuzzle, puzzleOf } from './puzzle-of.js';

const TREE = ['..#..', '.###.', '#####', '..#..', '.###.'];
const tree = puzzleOfGrid(drawnGrid(...TREE), BLACK_ON_WHITE);

/** The content of a puzzle without its texts. */
const content = ({ width, height, palette, rows, columns }: Puzzle) => ({
  width,
  height,
  rgb: palette.map(({ rgb }) => rgb),
  rows,
  columns,
});

const { rows, columns } = cluesOf(drawnGrid(...TREE));
const sizes = (clues: typeof rows) => clues.map((clue) => clue.map(({ size }) => size));
const words = (clues: typeof rows) => sizes(clues).map((clue) => clue.join(' '));

describe('checkPuzzle', () => {
  it.each<[string, PuzzleInput]>([
    ['lists of numbers', { rows: sizes(rows), columns: sizes(columns) }],
    ['blocks', { rows, columns }],
    ['a text a clue', { rows: words(rows), columns: words(columns) }],
    ['commas', { rows: sizes(rows).map(String), columns: sizes(columns).map(String) }],
    ['one text', { rows: words(rows).join(', '), columns: words(columns).join('; ') }],
    ['bars', { rows: words(rows).join(' | '), columns: words(columns).join('/') }],
    ['a comma behind the last clue', { rows: `${words(rows).join(', ')},`, columns }],
    ['lines', { rows: `\n${words(rows).join('\n')}\n`, columns: words(columns).join('\n') }],
    ['sizes and colours', { rows: [[[1, 1]], [[3, 1]], [[5, 1]], [[1, 1]], [[3, 1]]], columns }],
  ])('accepts %s', (_, input) => {
    const checked = checkPuzzle(input);
    expect(checked.ok && content(checked.value)).toEqual(content(tree));
  });

  it('reads coloured clues by name, by letter, by value and by index', () => {
    const red = ['#ff0000', '#0000ff'];
    const inputs: PuzzleInput[] = [
      { rows: ['1red 1blue'], columns: ['1red', '1blue'] },
      {
        rows: [
          [
            [1, 'red'],
            [1, 'blue'],
          ],
        ],
        columns: [[[1, 'red']], [[1, 'blue']]],
      },
      { rows: '1r 1b', columns: '1r, 1b' },
      {
        rows: [
          [
            [1, '#ff0000'],
            [1, '#00f'],
          ],
        ],
        columns: ['1#f00', '1#0000ff'],
        palette: ['white', ...red],
      },
      {
        rows: [
          [
            [1, 1],
            [1, 2],
          ],
        ],
        columns: [[[1, 1]], [[1, 2]]],
        palette: ['#fff', 'red', 'blue'],
      },
    ];
    for (const input of inputs) {
      const checked = checkPuzzle(input);
      if (!checked.ok) throw new Error(checked.problem.message);
      expect(content(checked.value).rgb).toEqual(['#ffffff', ...red]);
      expect(checked.value.rows).toEqual([
        [
          { size: 1, color: 1 },
          { size: 1, color: 2 },
        ],
      ]);
    }
  });

  it('accepts every notation of a blank line', () => {
    for (const blank of ['', '0', '-', 0, [], [0]]) {
      const checked = checkPuzzle({ rows: [blank, [2]], columns: [[1], [1]] });
      expect(checked.ok && checked.value.rows[0]).toEqual([]);
    }
  });

  it('reads back any puzzle that is written with its palette', () => {
    fc.assert(
      fc.property(
        arbitraryPuzzle({ maxSize: 6, maxInks: 4 }),
        ({ rows, columns, palette, ...rest }) => {
          const pairs = (clues: typeof rows) =>
            clues.map((clue) => clue.map(({ size, color }) => [size, color] as const));
          const input = { rows: pairs(rows), columns: pairs(columns), palette };
          const checked = checkPuzzle(input);
          expect(checked.ok && content(checked.value)).toEqual(
            content({ rows, columns, palette, ...rest }),
          );
        },
      ),
    );
  });

  it.each<[unknown, string, RegExp]>([
    [{ columns: [[1]] }, 'no-clues', /^"rows" is missing/],
    [{ rows: [[1]] }, 'no-clues', /^"columns" is missing/],
    [{ rows: [[1], [1]], columns: [[1]] }, 'sums-differ', /rows add up to 2 cells/],
    [{ rows: [[{ length: 2 }]], columns: [[1], [1]] }, 'bad-block', /^row 1: \{"length":2\} is no/],
    [{ rows: [[1]], columns: [[null]] }, 'bad-block', /^column 1: null is no block/],
    [{ rows: [null], columns: [[1]] }, 'bad-block', /^row 1: null is no block/],
    [{ rows: [['1']], columns: [[1]] }, 'bad-block', /^row 1: 1 is no block/],
    [{ rows: [[1.5]], columns: [[1]] }, 'bad-block', /a block of 1.5 cells/],
    [{ rows: [[-1]], columns: [[1]] }, 'bad-block', /a block of -1 cells/],
    [{ rows: ['1 x'], columns: [[1]] }, 'bad-clue', /^row 1: "x" is no block/],
    [{ rows: ['1green'], columns: [[1]], palette: ['white', 'red'] }, 'unknown-color', /"green"/],
    [{ rows: [[[1, 7]]], columns: [[1]], palette: ['white', 'red'] }, 'unknown-color', /colour 7/],
    [{ rows: [[1]], columns: [[1]], palette: ['white', 'reddish'] }, 'bad-color', /"reddish"/],
    [{ rows: ['1 0 1'], columns: '1, 0, 1' }, 'bad-block', /a block of 0 cells/],
    [{ rows: [[1, 0]], columns: '1, 0' }, 'bad-block', /a block of 0 cells/],
    [{ rows: [[3]], columns: [[1], [1]] }, 'clue-too-long', /row 1.*needs 3 cells/],
    [{ rows: [], columns: [] }, 'bad-size', /width is 0/],
    [{ rows: '', columns: ' ' }, 'no-clues', /^"rows" is missing/],
  ])('describes what is wrong with %j', (input, code, message) => {
    const checked = checkPuzzle(input as PuzzleInput);
    expect(checked).toMatchObject({ ok: false, problem: { code } });
    expect(!checked.ok && checked.problem.message).toMatch(message);
    expect(() => asPuzzle(input as PuzzleInput)).toThrow(PuzzleError);
  });
});

describe('puzzleOf', () => {
  it.each([
    ['rows of text', TREE],
    ['one text', TREE.join('\n')],
    ['an indented text', `\n      ${TREE.join('\n      ')}\n    `],
    ['numbers', TREE.map((row) => [...row].map((cell) => (cell === '#' ? 1 : 0)))],
    ['a grid', drawnGrid(...TREE)],
    ['zeros and ones', TREE.map((row) => row.replaceAll('.', '0').replaceAll('#', '1'))],
  ])('accepts a picture as %s', (_, picture) => {
    const puzzle = puzzleOf(picture);
    expect(content(puzzle)).toEqual(content(tree));
    expect(puzzle.goal && rowsOf(puzzle.goal)).toEqual(tree.goal && rowsOf(tree.goal));
  });

  it('accepts letters for colours', () => {
    const puzzle = puzzleOf(['.r', 'bb']);
    expect(content(puzzle).rgb).toEqual(['#ffffff', '#ff0000', '#0000ff']);
    expect(puzzle.rows).toEqual([[{ size: 1, color: 1 }], [{ size: 2, color: 2 }]]);
    const own = puzzleOf('.x\nyy', ['white', { rgb: '#123456', symbol: 'y' }, 'gold']);
    expect(own.rows[1]).toEqual([{ size: 2, color: 1 }]);
  });

  it('accepts clues with extra texts', () => {
    const puzzle = puzzleOf({ rows: [[1]], columns: [[1]], meta: { title: 'Dot' } });
    expect(puzzle).toMatchObject({ width: 1, height: 1, meta: { title: 'Dot' } });
    expect(puzzleOf('#', undefined, { title: 'Dot' }).meta.title).toBe('Dot');
  });

  it.each([
    ['', /no rows/],
    [[], /no rows/],
    [['##', '#'], /row 2 of the picture has 1 cell, expected 2/],
    [[[1, 0], [1]], /row 2 of the picture has 1 cell,/],
  ])('refuses %j', (picture, message) => {
    expect(() => puzzleOf(picture)).toThrow(message);
    expect(() => puzzleOf(picture)).toThrow(PuzzleError);
  });
});
