import { gridOf, puzzleOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles, writePuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';
import { problemIn, puzzleIn, readAll, warningsIn } from '../testing/sources.js';
import { nin } from './nin.js';
import { taai, taaiPuzzles } from './taai.js';

/** `##` above `#.`: columns 2 and 1, rows 2 and 1; and `#.` above `..`. */
const CORNER = '2\n1\n2\n1\n';
const DOT = '1\n0\n1\n0\n';

describe('tournament files', () => {
  it('are recognised, with columns first', () => {
    const file = readPuzzles(encodeText(`$1\n3\n1\n0\n1\t1\n1\n1\n`), { name: 'a.txt' });
    expect(file).toMatchObject({
      value: {
        format: { id: 'taai' },
        puzzles: [{ value: { rows: [{ length: 2 }, { length: 1 }, { length: 1 }] } }],
      },
    });
  });

  it.each([
    ['blank lines for empty clues', '$1\n1\n\n1\n\n'],
    ['a last blank line that was cut off', '$1\n1\n\n1\n'],
    ['blank lines at the end', `$7\n${DOT}\n\n\n`],
    ['blank lines in front', `\n\n$ 7 \n${DOT}`],
    ['blanks instead of tabs, tabs at line ends', '$1\n1 \t\n0\t\n 1\n0\n'],
  ])('may have %s', (_, text) => {
    expect(puzzleIn(taai, text)).toMatchObject({ width: 2, rows: [[{ size: 1 }], []] });
  });

  it('of 25 x 25 may end with blank lines, which count as clues if clues are missing', () => {
    const side = 25;
    const cells = Array.from({ length: side }, (_, y) =>
      new Array<number>(side).fill(y === 0 ? 1 : 0),
    );
    const written = writePuzzles(
      [puzzleOf(gridOf(cells), [{ rgb: '#ffffff' }, { rgb: '#000000' }])],
      'taai',
    );
    const text = written.ok ? new TextDecoder().decode(written.value) : '';
    const blank = text.replaceAll('\n0', '\n');
    expect(puzzleIn(taai, `${blank}\n\n\n`).rows.map(({ length }) => length)).toEqual([
      1,
      ...new Array(24).fill(0),
    ]);
  });

  it('give the same result in pieces of any length', () => {
    const text = `$1\r\n${CORNER.replaceAll('\n', '\r\n')}$2\n${DOT}`;
    const whole = [...taaiPuzzles([text])];
    expect(whole).toMatchObject([{ ok: true }, { ok: true }]);
    for (let length = 1; length <= text.length; length++) {
      const count = Math.ceil(text.length / length);
      const pieces = Array.from({ length: count }, (_, i) =>
        text.slice(i * length, (i + 1) * length),
      );
      expect([...taaiPuzzles(pieces)]).toEqual(whole);
    }
  });

  it('keep the other puzzles if one is wrong', () => {
    const results = readAll(taai, `$1\n${CORNER}$2\n1\n1\n1\n2\n$3\n${DOT}`);
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
  });

  it('report missing lines', () => {
    expect(warningsIn(taai, '$1\n1\n\n1\n')).toEqual(['last-line-missing']);
  });
});

describe('problems of tournament files', () => {
  it.each([
    ['1\n1\n', 'no-header', 1, 1],
    ['\n x\n$1\n1\n1\n', 'no-header', 2, 1],
    ['$1\n', 'wrong-line-count', 1, 1],
    ['$1\n2\n1\n1\n', 'wrong-line-count', 1, 1],
    ['$1\n2\n1\n2\n2\n', 'sums-differ', 1, 1],
    ['$1\n2\n1\n2\nx\n', 'bad-number', 5, 1],
    ['$1\n2\n1\n2\t0\n1\n', 'bad-zero', 4, 3],
    ['$1\n3\n1\n2\n1\n', 'clue-too-long', 2, 1],
  ])('are found in %j', (text, code, line, column) => {
    expect(problemIn(taai, text)).toMatchObject({ code, line, column });
  });

  it('include too many puzzles or cells, before these are stored', () => {
    const text = `$1\n${DOT}`.repeat(3);
    expect(problemIn(taai, text, { maxPuzzles: 2 })).toMatchObject({ code: 'too-many-puzzles' });
    const large = `$1\n${'1\n'.repeat(40)}`;
    expect(problemIn(taai, large, { maxCells: 100 })).toMatchObject({ code: 'too-large' });
  });

  it('include a puzzle that is not square, which cannot be written', () => {
    const oblong = puzzleIn(nin, '1 2\n1\n1\n2\n');
    expect(taai.write([oblong])).toMatchObject({ problem: { code: 'not-square' } });
  });
});
