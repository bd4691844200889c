import { describe, expect, it } from 'vitest';
import { problemIn, puzzleIn, written } from '../testing/sources.js';
import { olsak } from './olsak.js';

const file = (...lines: string[]) => `${lines.join('\n')}\n`;

describe("Olšák's sections", () => {
  it('may lack colours, and the last colon may be missing', () => {
    const puzzle = puzzleIn(olsak, file(': rows', '2', '0', ': columns', '1', '1'));
    expect(puzzle).toMatchObject({ width: 2, height: 2 });
    expect(puzzle.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#000000']);
  });

  it('end at the third colon, whatever follows', () => {
    expect(puzzleIn(olsak, file(':', '1', ':', '1', ':', 'anything')).width).toBe(1);
  });

  it('may have comments, which are title, copyright and description', () => {
    const puzzle = puzzleIn(olsak, file('Cat', '(c) me', 'one', '# two', ':', '1', ':', '1'));
    expect(puzzle.meta).toEqual({ title: 'Cat', copyright: '(c) me', description: 'one\n# two' });
  });

  it('may have a comment that looks like a keyword', () => {
    const puzzle = puzzleIn(olsak, file(':', '1', ':', '1'));
    const meta = { title: '#d', description: ': x\n#t' };
    const text = new TextDecoder().decode(written(olsak, { ...puzzle, meta }));
    expect(puzzleIn(olsak, text).meta).toEqual(meta);
  });
});

describe("Olšák's colours", () => {
  const palette = (...colors: string[]) =>
    puzzleIn(olsak, file('#D colours', ...colors, ':', '', ':', '', ':')).palette;

  it('may have the background 0 at any position', () => {
    expect(palette('r: red', ' 0:  #FFFFCC  paper')).toEqual([
      { rgb: '#ffffcc', name: 'paper' },
      { rgb: '#ff0000', symbol: 'r' },
    ]);
  });

  it('have the X11 values of their names', () => {
    expect(palette('g:. green')[1]?.rgb).toBe('#00ff00');
  });

  it('exclude the outside of a triddler', () => {
    expect(palette('6: gray', '1:# black')).toHaveLength(2);
  });

  it('include the default colour 1 for a block without character', () => {
    const puzzle = puzzleIn(olsak, file('#d', 'r: red', '1: navy', ':', '1 1r', ':', '1', '1r'));
    expect(puzzle.rows).toEqual([
      [
        { size: 1, color: 2 },
        { size: 1, color: 1 },
      ],
    ]);
  });
});

describe("Olšák's reader", () => {
  it.each([
    [file('x'), 'missing-section', 1, 1, 'no line starts with ":"'],
    [file('#d', '1:# black'), 'missing-section', 1, 1, 'no line starts with ":"'],
    [file(':', '1'), 'ends-early', 3, 1, 'columns'],
    [file(':', ':', '1'), 'no-clues', 1, 1, 'no rows'],
    [file(':', '1', ':', ':'), 'no-clues', 3, 1, 'no columns'],
    [file(':', '2,1', ':', '1'), 'bad-number', 2, 1, '"2,1"'],
    [file(':', '1r', ':', '1'), 'unknown-color', 2, 1, 'undeclared colour "r"'],
    [file('#d', 'r: red', ':', '1', ':', '1'), 'unknown-color', 4, 1, 'no default is declared'],
    [file(':', '1 0', ':', '1'), 'bad-zero', 2, 3, '0 alone'],
    [file('#d', '  2: red', ':', '1', ':', '1'), 'bad-color', 2, 3, 'declares no colour'],
    [file('#d', 'r:  papaya', ':', '1', ':', '1'), 'bad-color', 2, 5, '"papaya"'],
    [file('#d', 'r: red', 'r: blue', ':', '1', ':', '1'), 'given-twice', 3, 1, '"r"'],
    [file('#t', ':', '1', ':', '1'), 'missing-section', 1, 1, '6 sections'],
    [file('#d', 'a:A red\\blue', ':', '1a', ':', '1a'), 'triangles', 2, 5, 'cut by a diagonal'],
    [file('#d', 'a:A red\\papaya', ':', '1', ':', '1'), 'bad-color', 2, 5, 'papaya'],
  ])('reports the problem in %j', (text, code, line, column, message) => {
    const problem = problemIn(olsak, text);
    expect(problem).toMatchObject({ code, line, column });
    expect(problem.message).toContain(message);
  });
});
