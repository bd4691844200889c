/** Traps of the small text formats with keywords; each belongs to one program. */
import { describe, expect, it } from 'vitest';
import { readPuzzles, writePuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';
import { faase } from '../numbers/faase.js';
import { ish } from '../numbers/ish.js';
import { makhorin } from '../numbers/makhorin.js';
import { nonogeek } from '../numbers/nonogeek.js';
import { ctuCsv } from '../programs/ctu-csv.js';
import { picrossNative } from '../programs/picross-native.js';
import { rosettaLetters } from '../programs/rosetta-letters.js';
import { problemIn, puzzleIn, readAll, warningsIn, written } from '../testing/sources.js';
import { lp } from './lp.js';

const detected = (text: string, name?: string) => {
  const file = readPuzzles(encodeText(text), { name });
  return file.ok ? file.value.format.id : file.problem.code;
};

describe('the format picross-native', () => {
  const puzzle = 'ROWS\n[ 3 ]\n[1]\nCOLUMNS\n[ 1 ]\n[ 2 ]\n[ 1 ]\n';

  it('allows comments anywhere, sections in either order, and a title or none', () => {
    const text = `# by hand\n\nGRID\n${puzzle}GRID  a  T \nCOLUMNS\n[1]\n# half\n[2]\n\n[1]\nROWS\n[3]\n[1]\n`;
    expect(readAll(picrossNative, text)).toMatchObject([
      { ok: true, value: { width: 3, height: 2, meta: {} } },
      { ok: true, value: { width: 3, height: 2, meta: { title: 'a  T' } } },
    ]);
  });

  it('reads the other puzzles if one is wrong', () => {
    const results = readAll(picrossNative, `GRID a\nROWS\n[ x ]\nGRID b\n${puzzle}`);
    expect(results.map(({ ok }) => ok)).toEqual([false, true]);
  });

  it.each([
    ['x\nGRID\n', 'bad-line', 1, 1],
    ['GRID\n[ 1 ]\n', 'bad-line', 2, 1],
    ['GRID\nROWS\n1\nCOLUMNS\n[ 1 ]\n', 'bad-line', 3, 1],
    ['GRID\nROWS\n[ 1 x ]\nCOLUMNS\n[ 1 ]\n', 'bad-number', 3, 5],
    ['GRID\nROWS\nROWS\n', 'given-twice', 3, 1],
    ['\nGRID\nROWS\n[ 1 ]\n', 'missing-section', 2, 1],
    ['GRID\nROWS\nCOLUMNS\n', 'bad-size', 1, 1],
  ])('reports the problem in %j', (text, code, line, column) => {
    expect(problemIn(picrossNative, text)).toMatchObject({ code, line, column });
  });
});

describe('the format ish', () => {
  const clues = '# row clues\n2\n\n# column clues\n1\n1\n';

  it.each([
    ['# T\n# A\n# Copyright: C\n', { title: 'T', author: 'A', copyright: 'C' }],
    ['# T\n# Copyright: C\n', { title: 'T', copyright: 'C' }],
    ['#\n# A\n', { author: 'A' }],
    ['# Copyright: T\n', { title: 'Copyright: T' }],
    ['# row clues\n', { title: 'row clues' }],
    ['# T\n# Copyright: A\n# Copyright:\n', { title: 'T', author: 'Copyright: A' }],
  ])('reads the comments %j and writes them so that they read the same', (comments, meta) => {
    const puzzle = puzzleIn(ish, comments + clues);
    expect(puzzle.meta).toEqual(meta);
    expect(puzzleIn(ish, written(ish, puzzle)).meta).toEqual(meta);
  });

  it('separates rows and columns by a blank line or by the comment about columns', () => {
    expect(puzzleIn(ish, '2\n\n1\n1\n')).toMatchObject({ width: 2, height: 1 });
    expect(puzzleIn(ish, '2\n# column clues\n1\n1\n')).toMatchObject({ width: 2, height: 1 });
  });

  it.each([
    ['# T\n', 'ends-early', 2, 1],
    ['2\n', 'ends-early', 2, 1],
    ['2\n\n1\n1\n\n1\n', 'wrong-line-count', 6, 1],
  ])('reports the problem in %j', (text, code, line, column) => {
    expect(problemIn(ish, text)).toMatchObject({ code, line, column });
  });
});

describe('the format makhorin', () => {
  it.each([
    ['* T\n', 'ends-early', 2, 1],
    ['* T\n2\n1\n1\n', 'no-separator', 5, 1],
    ['&\n1\n', 'no-clues', 1, 1],
    ['2\n&\n', 'ends-early', 3, 1],
  ])('reports the problem in %j', (text, code, line, column) => {
    expect(problemIn(makhorin, text)).toMatchObject({ code, line, column });
  });
});

describe('the format faase', () => {
  const text = 'width 2\nheight 1\nrows\n2\ncolumns\n1\n1\n';

  it('is NON with nothing else in it, unless the name says NON', () => {
    expect(detected(text)).toBe('faase');
    expect(detected(text, 'a.non')).toBe('non');
    expect(detected(`title "T"\n${text}`)).toBe('non');
    expect(detected(text.replace('rows', '\nrows'))).toBe('non');
  });

  it('refuses properties', () => {
    expect(problemIn(faase, `title "T"\n${text}`)).toMatchObject({ code: 'has-properties' });
    expect(problemIn(faase, `${text}goal 11\n`)).toMatchObject({ code: 'has-properties' });
  });
});

describe('the format lp', () => {
  const sizes = 'number_of_rows: 1 number_of_columns: 1 ';

  it('accepts both spellings, and no sizes if there is no block', () => {
    const text = `${sizes}row_1 number_of_clusters: 0 column_1 number_of_tiles: 0 width(s):`;
    expect(puzzleIn(lp, text)).toMatchObject({ rows: [[]], columns: [[]] });
    expect(warningsIn(lp, text)).toEqual([]);
  });

  it.each([
    ['number_of_rows: 1\nrow_1', 'bad-keyword', 2, 1],
    [`${sizes}\ncolumn_1`, 'bad-keyword', 2, 1],
    [`${sizes}\nrow_1 number_of_clusters: 2`, 'too-many-blocks', 2, 27],
    [`${sizes}\nrow_1 number_of_clusters: 1 1`, 'bad-keyword', 2, 29],
    [`${sizes}\nrow_1 number_of_clusters: 1 size(s):`, 'ends-early', 2, 37],
  ])('reports the problem in %j', (text, code, line, column) => {
    expect(problemIn(lp, text)).toMatchObject({ code, line, column });
  });
});

describe('the format rosetta-letters', () => {
  it('refuses to write puzzles that letters cannot express', () => {
    const blank = puzzleIn(nonogeek, 'ROWS:\n1\n0\nCOLUMNS:\n1\n');
    expect(rosettaLetters.write([blank])).toMatchObject({ problem: { code: 'needs-blocks' } });
    const long = puzzleIn(nonogeek, `ROWS:\n27\nCOLUMNS:\n${'1\n'.repeat(27)}`);
    expect(rosettaLetters.write([long])).toMatchObject({ problem: { code: 'block-too-large' } });
  });

  it.each([
    ['B\nA A\nC\n', 'wrong-line-count', 3, 1],
    ['B\n\nA A\n', 'wrong-line-count', 1, 1],
    ['B\nA aA\n', 'bad-letter', 2, 3],
    ['AAA\nA A\n', 'too-many-blocks', 1, 3],
    ['C\nA A\n', 'clue-too-long', 1, 1],
  ])('reports the problem in %j', (text, code, line, column) => {
    expect(problemIn(rosettaLetters, text)).toMatchObject({ code, line, column });
  });
});

describe('the format ctu-csv', () => {
  it('uses "#" for black and keeps the characters of the other colours', () => {
    const puzzle = puzzleIn(ctuCsv, '1,3\n#,1,r,1,é,1\n#,1\nr,1\né,1\n');
    expect(puzzle.palette.slice(1)).toMatchObject([
      { rgb: '#000000' },
      { symbol: 'r' },
      { symbol: 'é' },
    ]);
    const text = new TextDecoder().decode(written(ctuCsv, puzzle));
    expect(text).toBe('1,3\n#,1,r,1,é,1\n#,1\nr,1\né,1\n');
  });

  it('reads a blank line, or a missing last line, as an empty clue', () => {
    expect(puzzleIn(ctuCsv, '1,2\n#,1\n#,1\n')).toMatchObject({ columns: [[{ size: 1 }], []] });
    expect(warningsIn(ctuCsv, '1,2\n#,1\n#,1\n')).toEqual(['last-line-missing']);
    expect(warningsIn(ctuCsv, '1,2\n#,1\n#,1\n\n\n\n')).toEqual([]);
  });

  it('writes a character for each of many colours, and refuses more', () => {
    const inks = (count: number) => {
      const rgb = (i: number) => `#${(i + 1).toString(16).padStart(6, '0')}`;
      const palette = [
        { rgb: '#ffffff' },
        ...Array.from({ length: count }, (_, i) => ({ rgb: rgb(i) })),
      ];
      const clues = Array.from({ length: count }, (_, i) => ({ size: 1, color: i + 1 }));
      const columns = clues.map((block) => [block]);
      return { width: count, height: 1, palette, rows: [clues], columns, meta: {} };
    };
    const most = writePuzzles([inks(78)], 'ctu-csv');
    expect(most.ok && readPuzzles(most.value)).toMatchObject({
      value: { format: { id: 'ctu-csv' }, puzzles: [{ value: { palette: { length: 79 } } }] },
    });
    expect(writePuzzles([inks(79)], 'ctu-csv')).toMatchObject({
      problem: { code: 'too-many-colors' },
    });
  });

  it.each([
    ['1\n', 'bad-size', 1, 1],
    ['1,1\n#,1\n#,1\n#,1\n', 'wrong-line-count', 4, 1],
    ['1,3\n#,1\n', 'ends-early', 3, 1],
    ['1,1\n1,1\n#,1\n', 'bad-color', 2, 1],
    ['1,1\nab,1\n#,1\n', 'bad-color', 2, 1],
    ['1,1\n#,\n#,1\n', 'bad-number', 2, 3],
    ['1,1\n#,1,\n#,1\n', 'bad-color', 2, 5],
    ['1,2\n#,1,#\n#,1\n\n', 'no-length', 2, 5],
    ['1,1\n#,1,#,1\n#,1\n', 'too-many-blocks', 2, 5],
  ])('reports the problem in %j', (text, code, line, column) => {
    expect(problemIn(ctuCsv, text)).toMatchObject({ code, line, column });
  });
});

describe('the format nonogeek', () => {
  it.each([
    ['2\n', 'bad-line', 1, 1],
    ['ROWS:\n2\n', 'missing-section', 1, 1],
    ['ROWS:\n2\nROWS:\n', 'given-twice', 3, 1],
  ])('reports the problem in %j', (text, code, line, column) => {
    expect(problemIn(nonogeek, text)).toMatchObject({ code, line, column });
  });
});
