/** Addresses and files of pzpr: variants and limits. */
import { blankGrid, puzzleOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';
import { EXAMPLES } from '../testing/examples.js';
import { problemIn, puzzleIn, written } from '../testing/sources.js';
import { pzpr } from './pzpr.js';
import { pzprUrl } from './pzpr-url.js';

const BODY = '5/5/3h1114h11g21g12g11g5h11g3h';

describe('the format pzpr-url', () => {
  it.each([
    `https://puzz.link/p?nonogram/${BODY}`,
    `http://pzv.jp/p.html?nonogram/${BODY}`,
    `https://pzprxs.vercel.app/p?type=nonogram_edit/${BODY}`,
    `https://puzz.link/p?nonogram/v:/${BODY}`,
    `nonogram/${BODY}`,
  ])('reads %s', (address) => {
    const file = readPuzzles(encodeText(address));
    expect(file.ok && file.value.format.id).toBe('pzpr-url');
    expect(puzzleIn(pzprUrl, address).rows).toEqual(EXAMPLES['p1']?.rows);
  });

  it('allows blocks of up to 255 cells', () => {
    const [line, longer] = [255, 256].map((width) => {
      const grid = blankGrid(width, 1);
      grid.cells.fill(1);
      return puzzleOf(grid, [{ rgb: '#ffffff' }, { rgb: '#000000' }]);
    });
    if (line === undefined || longer === undefined) expect.fail();
    expect(puzzleIn(pzprUrl, written(pzprUrl, line)).rows).toEqual(line.rows);
    expect(pzprUrl.write([longer])).toMatchObject({ problem: { code: 'number-too-large' } });
  });

  it.each([
    ['https://puzz.link/p?coral/1/1/11', 'other-puzzle', 1],
    ['nonogram/1/1/.1', 'hidden-number', 14],
    ['nonogram/1/1/1', 'ends-early', 15],
    ['nonogram/1/1/-1', 'bad-number', 14],
    ['nonogram/99999/99999/1', 'too-large', 10],
    ['nonogram/1/1/12', 'clue-too-long', 10],
  ])('reports the problem in %s: %s', (text, code, column) => {
    const { code: found, column: at } = problemIn(pzprUrl, text);
    expect([found, at]).toEqual([code, column]);
  });
});

describe('the format pzpr', () => {
  it('reads a file in one line, and ticked numbers', () => {
    const file = 'pzprv3/nonogram/1/2/. c1 . /1 # + /';
    expect(puzzleIn(pzpr, file)).toMatchObject({ width: 2, height: 1, rows: [[{ size: 1 }]] });
    expect(puzzleIn(pzpr, file)).toMatchObject({ columns: [[{ size: 1 }], []] });
  });

  it.each([
    ['pzprv3\nsudoku\n9\n9\n', 'other-puzzle', 2],
    ['pzprv3\nnonogram\n1\n2\n1 1 . \n1 . . \n', 'bad-corner', 5],
    ['pzprv3\nnonogram\n1\n2\n. 1 . \n1 . x \n', 'bad-cell', 6],
    ['pzprv3\nnonogram\n1\n2\n. 1 . \n1 . ', 'ends-early', 6],
  ])('reports the problem in %j: %s', (text, code, line) => {
    expect(problemIn(pzpr, text)).toMatchObject({ code, line });
  });
});
