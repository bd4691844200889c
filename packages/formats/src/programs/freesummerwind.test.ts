import { describe, expect, it } from 'vitest';
import { problemIn, puzzleIn, warningsIn, written } from '../testing/sources.js';
import { freesummerwind } from './freesummerwind.js';

const text = (...lines: string[]) => lines.join('\n');

describe("freesummerwind's clues", () => {
  it('may be empty: a blank line, in the middle and at the end', () => {
    const puzzle = puzzleIn(
      freesummerwind,
      text('colors: b', 'lines:', '', '1b', 'columns:', '1b', '', ''),
    );
    expect(puzzle).toMatchObject({ width: 2, height: 2 });
    expect(puzzle.rows[0]).toEqual([]);
    expect(puzzle.columns[1]).toEqual([]);
  });

  it('may be empty at the end: several blank lines are columns, with a warning', () => {
    const file = text('colors: b', 'lines:', '1b', 'columns:', '1b', '', '', '');
    expect(puzzleIn(freesummerwind, file).width).toBe(3);
    expect(warningsIn(freesummerwind, file)).toEqual(['blank-columns']);
  });

  it('may have a block of 0, tabs between numbers, and words as ids', () => {
    const file = text('colors: red x7', 'lines:', '1red\t0red 1x7', 'columns:', '1red', '1x7');
    expect(puzzleIn(freesummerwind, file).rows).toEqual([
      [
        { size: 1, color: 1 },
        { size: 1, color: 2 },
      ],
    ]);
  });
});

describe("freesummerwind's colours", () => {
  const paletteOf = (ids: string) =>
    puzzleIn(freesummerwind, text(`colors: ${ids}`, 'lines:', '', 'columns:', '', '')).palette;

  it.each([
    ['b', ['#000000']],
    ['r b', ['#ff0000', '#0000ff']],
    ['red Green k', ['#ff0000', '#008000', '#000000']],
    ['#c8141e', ['#c8141e']],
  ])('get their values from their names: %s', (ids, expected) => {
    expect(
      paletteOf(ids)
        .slice(1)
        .map(({ rgb }) => rgb),
    ).toEqual(expected);
  });

  it('differ if their ids differ', () => {
    const ids = Array.from({ length: 300 }, (_, i) => `q${i}`).join(' ');
    const rgbs = paletteOf(`r red ${ids}`).map(({ rgb }) => rgb);
    expect(new Set(rgbs).size).toBe(rgbs.length);
  });

  it('keep their ids: one character as symbol, more as name', () => {
    expect(paletteOf('r teal').slice(1)).toMatchObject([{ symbol: 'r' }, { name: 'teal' }]);
  });

  it('are written without ids that would not be read back', () => {
    const puzzle = puzzleIn(
      freesummerwind,
      text('colors: x y', 'lines:', '1x1y', 'columns:', '1x', '1y').replace('1x1y', '1x 1y'),
    );
    const palette = [
      puzzle.palette[0],
      { rgb: '#111111', symbol: '5' },
      { rgb: '#222222', symbol: '-' },
    ];
    const file = new TextDecoder().decode(
      written(freesummerwind, { ...puzzle, palette } as typeof puzzle),
    );
    expect(file.split('\n')[0]).toBe('colors: a b');
  });
});

describe("freesummerwind's reader", () => {
  it.each([
    [text('lines:', '1b', 'columns:', '1b'), 'no-colors', 1, 1, '"lines:"'],
    [text('colors: b 2c', 'lines:'), 'bad-color', 1, 11, 'starts with a digit'],
    [text('colors: b', '', 'rows:'), 'missing-section', 3, 1, '"rows:"'],
    [text('colors: b', 'lines:', '1b'), 'ends-early', 4, 1, '"columns:"'],
    [text('colors: b', 'lines:', '1b', 'columns:'), 'ends-early', 5, 1, 'column'],
    [text('colors: b', 'lines:', 'columns:', '1b'), 'no-clues', 3, 1, 'no rows'],
    [text('colors: b', 'lines:', '1b', 'columns:', ' 1r'), 'unknown-color', 5, 2, 'expected "b"'],
    [text('colors: b', 'lines:', '1', 'columns:', '1b'), 'unknown-color', 3, 1, 'has no colour'],
    [text('colors: b', 'lines:', '1b b', 'columns:', '1b'), 'bad-number', 3, 4, 'like "5r"'],
    [text('colors: b', 'lines:', '2b', 'columns:', '1b'), 'clue-too-long', 3, 1, 'row 1'],
    [text('colors: b', 'lines:', '1b', 'columns:', '1b 1b'), 'too-many-blocks', 5, 4, '1 cell of'],
    [
      text('colors: b', 'lines:', '1b', '', 'columns:', '2b'),
      'sums-differ',
      2,
      1,
      'rows add up to 1',
    ],
  ])('reports the problem in %j', (file, code, line, column, message) => {
    const problem = problemIn(freesummerwind, file);
    expect(problem).toMatchObject({ code, line, column });
    expect(problem.message).toContain(message);
  });
});
