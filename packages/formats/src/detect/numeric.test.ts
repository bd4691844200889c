/** Files of bare numbers of all kinds, and the facts that distinguish them. */
import { type Clue, clueText } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';

const read = (text: string, name?: string) => readPuzzles(encodeText(text), { name });

/** The rows of a T, 3 wide and 2 high, and its columns. */
const ROWS = '3\n1\n';
const COLUMNS = '1\n2\n1\n';

describe('bare numbers', () => {
  it.each([
    ['mk', `2 3\n${ROWS}#\n${COLUMNS}`],
    ['mk', `3 2\n${ROWS}#\n${COLUMNS}`],
    ['mk', `2 3\n\n${ROWS}\n#\n\n${COLUMNS}\n`],
    ['cwd', `2\n3\n${ROWS}\n${COLUMNS}`],
    ['cwd', `3\n2\n${ROWS}\n${COLUMNS}`],
    ['csplib', `2\n3\n${ROWS}${COLUMNS}`],
    ['feenn', `3\n${COLUMNS}2\n${ROWS}`],
    ['feenn', `3\n${COLUMNS}\n2\n${ROWS}`],
    ['keen', `${ROWS}\n${COLUMNS}`],
    ['syro', '3 0\n1 0\n#\n1 0\n2 0\n1 0\n'],
    ['spoj', '1\n2 3\n3 0\n1 0\n1 0\n2 0\n1 0\n'],
    ['cril', '2 3\n1\t3\n1\t1\n\n1\t1\n1\t2\n1\t1\n'],
  ])('have the format %s: %j', (id, text) => {
    expect(read(text)).toMatchObject({
      ok: true,
      value: { format: { id }, puzzles: [{ ok: true, value: { width: 3, height: 2 } }] },
    });
  });

  it('with a blank line for an empty clue are CWD, even if CSPLib could read them', () => {
    const file = read('2\n2\n2\n0\n\n1\n1\n');
    expect(file).toMatchObject({ value: { format: { id: 'cwd' } } });
    const blank = read('2\n2\n\n2\n\n1\n1\n');
    expect(blank).toMatchObject({
      value: { format: { id: 'cwd' }, puzzles: [{ value: { rows: [[], [{ size: 2 }]] } }] },
    });
  });

  it.each([
    ['column', '3\n3\n2\n2\n1\n\n3\n2\n', '2/2/1 | 0/3/2'],
    ['row', '2\n3\n\n3\n1\n1\n1\n', '0/3 | 1/1/1'],
    ['last column', '2\n3\n1\n2\n2\n1\n\n', '1/2 | 2/1/0'],
  ])('without sizes on one line may have a blank line for an empty %s', (_, text, expected) => {
    const file = read(text, 'a.txt');
    const puzzle = file.ok ? file.value.puzzles[0] : undefined;
    if (puzzle?.ok !== true) throw new Error('expected a puzzle');
    const texts = (clues: readonly Clue[]) => clues.map((clue) => clueText(clue)).join('/');
    expect(`${texts(puzzle.value.rows)} | ${texts(puzzle.value.columns)}`).toBe(expected);
    expect(puzzle.warnings).toEqual([]);
  });

  it('that begin with a blank row are not taken for an empty contest', () => {
    expect(read('0\n1 1\n\n1\n0\n1\n')).toMatchObject({ value: { format: { id: 'keen' } } });
  });

  it('with a blank line before the columns are CWD, even if columns first would give a puzzle', () => {
    const file = read('1\n2\n2\n\n1\n1\n', 'a.txt');
    expect(file).toMatchObject({
      value: { format: { id: 'cwd' }, puzzles: [{ value: { width: 2 } }] },
    });
  });

  it('are identified by the file name alone', () => {
    const text = '2 3\n3\n1\n1\n2\n1\n'; // as NIN of 3 rows, whose totals differ
    expect(read(text, 'a.nono')).toMatchObject({
      value: { format: { id: 'azotor' }, puzzles: [{ value: { columns: { length: 2 } } }] },
    });
    expect(read(`3\n${COLUMNS}${ROWS}`, 'a.pijuspie')).toMatchObject({
      value: { format: { id: 'pijuspie' } },
    });
  });

  it('are a problem if two formats give two puzzles, unless the name decides', () => {
    const text = '1\n2\n2\n1\n1\n'; // a filled row of 2; or with columns first, 1 wide and 2 high
    expect(read(text, 'a.txt')).toMatchObject({
      problem: {
        code: 'ambiguous-format',
        message: expect.stringMatching(/csplib.*feenn.*--from/),
      },
    });
    expect(read(text, 'a.feenn')).toMatchObject({
      value: { format: { id: 'feenn' }, puzzles: [{ value: { width: 1, height: 2 } }] },
    });
    expect(read(text, 'a.csplib')).toMatchObject({
      value: { format: { id: 'csplib' }, puzzles: [{ value: { width: 2, height: 1 } }] },
    });
  });

  it('are a picture if they are 0 and 1 in lines of equal length', () => {
    expect(read('01\n01\n01\n01\n')).toMatchObject({ value: { format: { id: 'text' } } });
  });
});

describe('problems of number files', () => {
  const problem = (text: string, from: string) => {
    const file = readPuzzles(encodeText(text), { from });
    return file.ok ? file.value.puzzles.find((one) => !one.ok) : undefined;
  };

  it.each([
    ['mk', '2 3\n3\n1\n', 'no-separator', 4, 1],
    ['mk', '2 3\n3\n#\n1\n2\n1\n', 'wrong-line-count', 1, 1],
    ['mk', '2 3\n3\n1\n#\n1\n2\n1\n4\n', 'wrong-line-count', 8, 1],
    ['cwd', '2\n3\n3\n1\n1\n2\n1\n', 'no-separator', 8, 1],
    ['cwd', '2\n3 3\n', 'bad-size', 2, 3],
    ['csplib', '2\n3\n3\n1\n1\n2\n', 'wrong-line-count', 7, 1],
    ['csplib', '2\n3\n3\n1\n1\n2\n1\n1\n', 'wrong-line-count', 8, 1],
    ['feenn', '3\n1\n2\n1\n2\n3\n', 'ends-early', 7, 1],
    ['feenn', '3\n1\n2\n1\n2\n3\n1\n1\n', 'wrong-line-count', 8, 1],
    ['feenn', '3\n1\n2\n1\n', 'ends-early', 5, 1],
    ['keen', '3\n1\n1\n2\n1\n', 'no-separator', 6, 1],
    ['keen', '3\n1\n\n1\n2\n\n1\n', 'two-separators', 6, 1],
    ['syro', '3 0\n1\n#\n1 0\n2 0\n1 0\n', 'no-end', 2, 2],
    ['syro', '3 0\n1 10\n#\n1 0\n2 0\n1 0\n', 'no-end', 2, 5],
    ['spoj', '1 2 3\n3 0\n', 'bad-size', 1, 3],
    ['spoj', '2\n1 1\n1 0\n1 0\n1 1\n2 0\n', 'clue-too-long', 6, 1],
    ['spoj', '2\n1 1\n1 0\n1 0\n', 'ends-early', 5, 1],
    ['spoj', '1\n1 1\n1 1 0\n1 0\n', 'too-many-blocks', 3, 3],
  ])('have the code %s: %j', (from, text, code, line, column) => {
    expect(problem(text, from)).toMatchObject({ problem: { code, line, column } });
  });

  it('in one puzzle of a contest do not affect the next', () => {
    const file = readPuzzles(encodeText('2\n1 1\n1 0\n0\n1 1\n1 0\n1 0\n'), { from: 'spoj' });
    expect(file).toMatchObject({
      value: { puzzles: [{ problem: { code: 'sums-differ' } }, { ok: true }] },
    });
  });
});
