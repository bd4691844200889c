import { describe, expect, it } from 'vitest';
import { problemIn, puzzleIn, readAll, warningsIn } from '../testing/sources.js';
import { nin } from './nin.js';

const CLUES = ['1 1', '3', '2', '1', '2']; // of a picture 3 wide and 2 high
const file = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('the reader of nin', () => {
  it.each([
    ['commas and tabs', ['3,2', '1,1', ...CLUES.slice(1)]],
    ['blank lines as spacing', ['3 2', '', ...CLUES.slice(0, 2), '', ...CLUES.slice(2)]],
    ['blank lines at the end', ['3 2', ...CLUES, '', '', '']],
    ['blank lines before the sizes', ['', '3 2', ...CLUES]],
  ])('reads %s', (_, lines) => {
    const puzzle = puzzleIn(nin, file(...lines));
    expect(puzzle).toMatchObject({ width: 3, height: 2 });
    expect(puzzle.rows[0]).toHaveLength(2);
    expect(warningsIn(nin, file(...lines))).toEqual([]);
  });

  it('reads blank lines as clues if their number fits', () => {
    expect(puzzleIn(nin, file('2 3', '1', '', '2', '1 1', '1')).rows[1]).toEqual([]);
  });

  it('reads a file with swapped sizes, with a warning', () => {
    const puzzle = puzzleIn(nin, file('2 3', ...CLUES));
    expect(puzzle).toMatchObject({ width: 3, height: 2 });
    expect(warningsIn(nin, file('2 3', ...CLUES))).toEqual(['sizes-swapped']);
  });

  it('explains what swapped sizes may mean instead', () => {
    const [result] = readAll(nin, file('3 2', '2', '', '1', '1', '1 1'));
    expect(result?.ok && result.value).toMatchObject({ width: 2, height: 3 });
    expect(result?.ok && result.warnings[0]?.message).toMatch(
      /as 2x3, .* if 3x2 .* --from azotor$/,
    );
  });

  it('reads a missing last line as an empty clue, with a warning', () => {
    expect(puzzleIn(nin, file('2 1', '1', '1')).columns[1]).toEqual([]);
    expect(warningsIn(nin, file('2 1', '1', '1'))).toEqual(['last-line-missing']);
  });
});

describe('the reader of nin on wrong files', () => {
  it.each([
    [file('3'), 'bad-size', 1, 1, 'expected width and height'],
    [file('3 2 1', ...CLUES), 'bad-size', 1, 5, 'expected width and height'],
    [file('3 x', ...CLUES), 'bad-number', 1, 3, '"x" is not a height'],
    [file('0 2', '1', '1'), 'bad-size', 1, 1, '0x2'],
    [file('999999999 999999999'), 'too-large', 1, 1, 'cells allowed'],
    [file('3 2', ...CLUES, '1'), 'wrong-line-count', 7, 1, 'there are 6 clues, expected 5'],
    [
      file('3 2', '1 1'),
      'wrong-line-count',
      3,
      1,
      'there is 1 clue, expected 5 (2 rows and 3 columns)',
    ],
    [file('3 2', '1 b', ...CLUES.slice(1)), 'bad-number', 2, 3, '"b" is not a block'],
    [file('3 2', '1 0 1', ...CLUES.slice(1)), 'bad-zero', 2, 3, '0 alone'],
    [file('3 2', '2 2', ...CLUES.slice(1)), 'clue-too-long', 2, 1, 'row 1'],
    [file('3 2', '1 1 1 1', ...CLUES.slice(1)), 'too-many-blocks', 2, 7, '3 cells'],
    [file('3 2', '1', ...CLUES.slice(1)), 'sums-differ', 1, 1, 'rows add up to 4'],
  ])('reports the problem in %j', (text, code, line, column, message) => {
    const problem = problemIn(nin, text);
    expect(problem).toMatchObject({ code, line, column });
    expect(problem.message).toContain(message);
  });
});
