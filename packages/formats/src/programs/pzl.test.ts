import { describe, expect, it } from 'vitest';
import { problemIn, puzzleIn, warningsIn, written } from '../testing/sources.js';
import { pzl, pzlBlack } from './pzl.js';

describe('the coloured PZL format', () => {
  it('reads a listed white as an ink', () => {
    const puzzle = puzzleIn(
      pzl,
      '2 #ffffff #000000 1 2 2 1 255 255 255 1 0 0 0 1 1 255 255 255 1 1 0 0 0',
    );
    expect(puzzle.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#ffffff', '#000000']);
    expect(puzzle.rows).toEqual([
      [
        { size: 1, color: 1 },
        { size: 1, color: 2 },
      ],
    ]);
  });

  it('keeps listed colours that no block uses, and accepts any white space', () => {
    const puzzle = puzzleIn(pzl, '2\t#AA0000\n#00bb00 1\n1 1 1 170 0 0\n\n1 1 170 0 0');
    expect(puzzle.palette).toHaveLength(3);
  });

  it('reads a colour that is listed twice only once', () => {
    const text = '2 #aa0000 #aa0000 1 1 1 1 170 0 0 1 1 170 0 0';
    expect(puzzleIn(pzl, text).palette).toHaveLength(2);
    expect(warningsIn(pzl, text)).toEqual(['listed-twice']);
  });

  it('reads a puzzle without colours', () => {
    expect(puzzleIn(pzl, '0 1 2 0 0 0')).toMatchObject({ width: 2, height: 1 });
  });

  it('lists a colour even for a puzzle without inks, so that it is recognised as coloured', () => {
    const text = new TextDecoder().decode(written(pzl, puzzleIn(pzl, '0 1 2 0 0 0')));
    expect(text).toBe('1\n#000000\n\n1 2\n\n0 \n\n0 \n0 \n');
  });

  it('warns of text after the puzzle', () => {
    expect(warningsIn(pzl, '0 1 1 0 0 7')).toEqual(['trailing-text']);
  });

  it.each([
    ['x #000000', 'bad-number', 1, 1, '"x" is not the number of colours'],
    ['2 #000000 #00000', 'bad-color', 1, 11, '"#00000" is not colour 2 of 2'],
    ['1 #gg0000', 'bad-color', 1, 3, 'six digits'],
    ['999999999 #000000', 'too-many-colors', 1, 1, '999999999'],
    ['1 #000000\n-1 5', 'bad-number', 2, 1, '"-1" is not the number of rows'],
    ['1 #000000\n0 5', 'bad-size', 2, 1, '5x0'],
    ['1 #000000\n99999 99999', 'too-large', 2, 1, 'cells allowed'],
    ['1 #000000\n1 5\n999999999', 'too-many-blocks', 3, 1, 'it has 5 cells'],
    ['1 #000000\n1 1\n1 1 0 0 256', 'bad-color', 3, 9, 'blue is 256'],
    ['1 #000000\n1 1\n1 1 0 0 1', 'unknown-color', 3, 5, '#000001'],
    ['1 #000000\n1 1\n1 1 0 0 0\n', 'ends-early', 4, 1, 'how many blocks column 1 of 1 has'],
    ['1 #000000\n1 1\n1 2 0 0 0\n0', 'clue-too-long', 3, 1, 'row 1'],
    ['1 #000000\n1 1\n1 0 0 0 0\n0', 'bad-block', 3, 1, 'row 1'],
    ['1 #000000\n1 1\n1 1 0 0 0\n0', 'sums-differ', 2, 1, 'the columns to 0'],
  ])('reports the problem in %j at its place', (text, code, line, column, message) => {
    const problem = problemIn(pzl, text);
    expect(problem).toMatchObject({ code, line, column });
    expect(problem.message).toContain(message);
  });
});

describe('the black PZL format', () => {
  it('reads height before width', () => {
    expect(puzzleIn(pzlBlack, '1 2  1 2  1 1 1 1')).toMatchObject({ width: 2, height: 1 });
  });

  it.each([
    ['1 2\n1 2\n1 1\n', 'ends-early', 4, 1],
    ['1 2\n1 3\n0\n0', 'clue-too-long', 2, 1],
    ['1 2\n1 #\n', 'bad-number', 2, 3],
    ['1 2\n1 1111111111\n', 'bad-number', 2, 3],
  ])('reports the problem in %j at its place', (text, code, line, column) => {
    expect(problemIn(pzlBlack, text)).toMatchObject({ code, line, column });
  });
});
