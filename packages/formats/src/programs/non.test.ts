import { describe, expect, it } from 'vitest';
import { problemIn, puzzleIn, written } from '../testing/sources.js';
import { non } from './non.js';
import { nonMikix } from './non-mikix.js';
import { nonNonny } from './non-nonny.js';

const file = (...lines: string[]) => `${lines.join('\n')}\n`;
const SIZES = ['width 2', 'height 2'];
const BODY = [...SIZES, 'rows', '2', '0', 'columns', '1', '1'];

describe("Simpson's format", () => {
  it('ignores blank lines, also among the clues', () => {
    const puzzle = puzzleIn(non, file(...SIZES, 'rows', '', '2', '', '0', 'columns', '1', '1'));
    expect(puzzle.rows).toEqual([[{ size: 2, color: 1 }], []]);
  });

  it('reads blank lines as clues if the puzzle makes no sense otherwise', () => {
    expect(puzzleIn(non, file(...SIZES, 'rows', '2', '', 'columns', '1', '1')).rows[1]).toEqual([]);
  });

  it('allows "columns" and "rows" for the sizes, and blanks between numbers', () => {
    const text = file('columns 3', 'rows 1', 'rows', '1 1', 'columns', '1', '0', '1');
    expect(puzzleIn(non, text)).toMatchObject({ width: 3, height: 1 });
  });

  it('strips quotes and references from values', () => {
    const text = file(
      'TITLE "Caf&eacute; &amp; &#9731; &bogus;"',
      "by 'me'",
      'copyright us',
      ...BODY,
    );
    expect(puzzleIn(non, text).meta).toEqual({
      title: 'Café & ☃ &bogus;',
      author: 'me',
      copyright: 'us',
    });
  });

  it('is safe with odd names of properties', () => {
    const puzzle = puzzleIn(non, file('__proto__ "x"', 'constructor "y"', ...BODY));
    expect(puzzle.meta).toEqual({});
  });

  it('writes ASCII, and keeps quotes within a title', () => {
    const puzzle = { ...puzzleIn(non, file(...BODY)), meta: { title: 'é"\nwidth 9\n"' } };
    const text = new TextDecoder().decode(written(non, puzzle));
    expect(text.split('\n')[0]).toBe('title "&#233;&quot;&#10;width 9&#10;&quot;"');
    expect(puzzleIn(non, text).meta).toEqual(puzzle.meta);
  });

  it.each([
    ['in one line', ['goal "1100"']],
    ['over several lines', ['goal "11', ' 00"']],
    ['without quotes', ['goal 11', '00', '', 'title x']],
    ['after a saved game', ['saved "1?', '??"', 'goal 1100']],
  ])('reads a goal %s', (_, lines) => {
    expect([...(puzzleIn(non, file(...BODY, ...lines)).goal?.cells ?? [])]).toEqual([1, 1, 0, 0]);
  });

  it.each([
    [file('width 2', 'rows', '2'), 'bad-size', 2, 1, 'height is missing'],
    [file('width', 'height 2'), 'bad-size', 1, 1, 'width is missing'],
    [file('width 2 3', 'height 2'), 'bad-size', 1, 9, 'after the width'],
    [file('width 2', 'width 3'), 'given-twice', 2, 1, 'width'],
    [file('width 99999', 'height 99999', 'rows'), 'too-large', 1, 7, 'cells allowed'],
    [
      file(...SIZES, 'rows', '2', 'columns', '1', '1'),
      'wrong-line-count',
      5,
      1,
      'clue 2 of the 2 rows',
    ],
    [file(...SIZES, 'rows', '2', '0', 'columns'), 'ends-early', 7, 1, 'clue 1 of the 2 columns'],
    [file(...SIZES, 'rows', '2', '0'), 'ends-early', 6, 1, '"columns"'],
    [file(...BODY, 'rows', '2', '0'), 'given-twice', 9, 1, 'rows'],
    [file(...BODY, '', ' 1'), 'wrong-line-count', 10, 2, 'too many clues'],
    [file(...SIZES, 'rows', '2', '0', 'columns', '1', '1,x'), 'bad-number', 8, 3, '"x"'],
    [file(...SIZES, 'rows', '2', '0', 'columns', '1', '3'), 'clue-too-long', 8, 1, 'column 2'],
    [file(...BODY, 'goal "110"'), 'bad-goal', 9, 6, '3 cells, expected 4'],
    [file(...BODY, 'goal "11x0"'), 'bad-goal', 9, 6, 'cell 3 of the goal'],
    [file(...BODY, 'goal "0011"'), 'goal-differs', 9, 6, 'row 1'],
    [file(...BODY, 'goal "1100'), 'ends-early', 10, 1, 'closing "'],
    [file('color r #ff0000', ...BODY), 'colored', 1, 7, 'non-mikix'],
  ])('reports the problem in %j at its place', (text, code, line, column, message) => {
    const problem = problemIn(non, text);
    expect(problem).toMatchObject({ code, line, column });
    expect(problem.message).toContain(message);
  });
});

describe('the mikix format', () => {
  it('reads a blank line among the clues as an empty clue', () => {
    const text = file(...SIZES, 'rows', '', '2', 'columns', '1', '1');
    expect(puzzleIn(nonMikix, text).rows[0]).toEqual([]);
  });

  it('ignores blank lines if the puzzle makes no sense otherwise', () => {
    const text = file(...SIZES, 'rows', '', '2', '0', 'columns', '1', '1');
    expect(puzzleIn(nonMikix, text).rows[0]).toHaveLength(1);
  });

  it('chooses colours for letters without a colour line, and black for bare numbers', () => {
    const text = file('color q #123456', ...SIZES, 'rows', '1r,1', '0', 'columns', '1r', '1');
    expect(puzzleIn(nonMikix, text).palette).toEqual([
      { rgb: '#ffffff' },
      { rgb: '#123456', symbol: 'q' },
      { rgb: '#ff0000', symbol: 'r' },
      { rgb: '#000000' },
    ]);
  });

  it('reports the problem of the interpretation that reads further', () => {
    const spaced = file(...SIZES, 'rows', '', '2', '0', 'columns', '1', 'x');
    expect(problemIn(nonMikix, spaced)).toMatchObject({ code: 'bad-number', line: 9, column: 1 });
    const blank = file(...SIZES, 'rows', '', '2', 'columns', '1', 'x');
    expect(problemIn(nonMikix, blank)).toMatchObject({ code: 'bad-number', line: 8, column: 1 });
  });

  it('accepts a licence as a code or a sentence', () => {
    expect(puzzleIn(nonMikix, file('license CC0-1.0', ...BODY)).meta.license).toBe('CC0-1.0');
    expect(puzzleIn(nonMikix, file('license "Do as you like"', ...BODY)).meta.license).toBe(
      'Do as you like',
    );
  });

  it('numbers lines through a bundle, and a broken puzzle does not affect the next', () => {
    const text = file(...BODY, '====', ...SIZES, ...BODY.slice(2, 7), 'x', '====', ...BODY, '====');
    expect(problemIn(nonMikix, text)).toMatchObject({ code: 'bad-number', line: 17, column: 1 });
  });

  it.each([
    [file('color r', ...BODY), 'bad-color', 1, 7, 'incomplete'],
    [file('color red #ff0000', ...BODY), 'bad-color', 1, 7, '"red"'],
    [file('color r ff0000', ...BODY), 'bad-color', 1, 9, '"ff0000"'],
    [file('color r #f00', 'color r #f00', ...BODY), 'given-twice', 2, 7, 'colour r'],
    [file(...SIZES, 'rows', '2R', '0', 'columns', '1', '1'), 'bad-number', 4, 1, '"2R"'],
    [
      file(...SIZES, 'rows', '1r,1b', '0', 'columns', '1r', '1r'),
      'sums-differ',
      1,
      7,
      'rows add up to 1',
    ],
  ])('reports the problem in %j at its place', (text, code, line, column, message) => {
    const problem = problemIn(nonMikix, text);
    expect(problem).toMatchObject({ code, line, column });
    expect(problem.message).toContain(message);
  });
});

describe("Nonny's format", () => {
  it('applies a name until the next one, and the first is black', () => {
    const text = file(
      'color red ff0000',
      ...['width 3', 'height 1', 'rows', 'black 1 red: 1, black 1', 'columns', '1', 'red: 1', '1'],
    );
    const puzzle = puzzleIn(nonNonny, text);
    expect(puzzle.palette.map(({ name, rgb }) => name ?? rgb)).toEqual(['#ffffff', 'red', 'black']);
    expect(puzzle.rows[0]?.map(({ color }) => color)).toEqual([2, 1, 2]);
  });

  it('takes the paper from "background", and then white is an ink', () => {
    const text = file(
      'color background 000080',
      'color white ffffff',
      ...BODY.map((l) => l.replace(/^[12]$/, 'white: $&')),
    );
    expect(puzzleIn(nonNonny, text).palette.map(({ rgb }) => rgb)).toEqual(['#000080', '#ffffff']);
  });

  it.each([
    [file('color red #ff0000', ...BODY), 'bad-color', 1, 11, 'without "#"'],
    [file('color red', ...BODY), 'bad-color', 1, 7, 'six digits'],
    [file(...SIZES, 'rows', 'red: 2', '0', 'columns', '1', '1'), 'unknown-color', 4, 1, '"red"'],
  ])('reports the problem in %j at its place', (text, code, line, column, message) => {
    const problem = problemIn(nonNonny, text);
    expect(problem).toMatchObject({ code, line, column });
    expect(problem.message).toContain(message);
  });
});
