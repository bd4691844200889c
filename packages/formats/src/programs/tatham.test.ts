/** Tatham's game ids and save files: everything around the clues. */
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';
import { EXAMPLES } from '../testing/examples.js';
import { problemIn, puzzleIn, warningsIn, written } from '../testing/sources.js';
import { tatham } from './tatham.js';
import { tathamSave } from './tatham-save.js';

const P1 = '5x5:3/1.1.1/4/1.1/1.2/2.1/1.1/5/1.1/3';
const PAGE = 'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/pattern.html';

describe('the format tatham', () => {
  it.each([
    ['a single number for a square', P1.replace('5x5', '5')],
    ['a page', `${PAGE}#${P1}`],
    ['a page with a percent-encoded id', `${PAGE}#${encodeURIComponent(P1)}`],
    ['zeros for empty clues', '2x1:1/0/1'],
    ['blanks around it', `\n  ${P1}\n\n`],
  ])('reads %s', (_, text) => {
    const file = readPuzzles(encodeText(text));
    expect(file.ok && file.value.format.id).toBe('tatham');
    const expected = text.startsWith('2') ? [[{ size: 1, color: 1 }]] : EXAMPLES['p1']?.rows;
    expect(puzzleIn(tatham, text).rows).toEqual(expected);
  });

  it('drops given cells, with a warning', () => {
    expect(warningsIn(tatham, `${P1},Hr`)).toEqual(['given-cells']);
    expect(warningsIn(tatham, `${P1},z`)).toEqual([]);
  });

  it.each([
    ['15x15#372815', 'seed', 1],
    [`${P1},Hq`, 'bad-given', 41],
    [`${P1},H1`, 'bad-given', 40],
    [`${P1}/1`, 'wrong-line-count', 39],
    ['2x2:1/1/1', 'wrong-line-count', 10],
    ['2x2:1/1..1/1/1', 'bad-number', 9],
    ['2x2:1/1/3/1', 'clue-too-long', 9],
    ['999999999x999999999:/', 'too-large', 1],
    ['2x2:1/1/1/1 again', 'trailing-text', 13],
  ])('reports the problem in %s: %s', (text, code, column) => {
    expect(problemIn(tatham, text)).toMatchObject({ code, line: 1, column });
  });
});

describe('the format tatham-save', () => {
  const save = new TextDecoder().decode(written(tathamSave, EXAMPLES['p1'] ?? expect.fail()));

  it.each([
    ['another game', save.replace('7:Pattern', '5:Mines'), 'other-puzzle', 3],
    ['a wrong length', save.replace(':33:', ':32:'), 'wrong-length', 6],
    ['a missing line', save.replace(/DESC.*\n/, ''), 'ends-early', 8],
    ['a line of something else', save.replace('VERSION :1', 'VERSION'), 'bad-line', 2],
  ])('refuses %s', (_, text, code, line) => {
    expect(problemIn(tathamSave, text)).toMatchObject({ code, line });
  });
});
