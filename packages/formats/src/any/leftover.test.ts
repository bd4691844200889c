/** What is left over of a text is said; what belongs to a puzzle is not. */
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';

const CUP = 'rows = [[3], [1, 1, 1], [5], [1, 2]]\ncols = [[3], [1, 2], [3], [2], [3]]\n';

/** The remarks on all puzzles of a text. */
function remarks(text: string): readonly string[] {
  const file = readPuzzles(encodeText(text));
  const results = file.ok ? file.value.puzzles : [file];
  return results.flatMap((one) =>
    one.ok ? one.warnings.map(({ code, line }) => `${code} ${line}`) : [one.problem.code],
  );
}

describe('the warning about leftover lists', () => {
  it.each([
    ['nothing', CUP],
    ['colours', `${CUP}colors = [[255, 0, 0], [0, 255, 0], [0, 0, 255]]\n`],
    ['the state of the board', `${CUP}board = [[0,1,0,0,0],[0,0,0,0,0],[0,0,1,1,1],[0,0,0,0,0]]\n`],
    ['sizes and dates', `# 2025-11-28, 5 by 4, level 12\n${CUP}print(12, 13, 14)\n`],
    [
      'numbered lines',
      'rows:\n1: 3\n2: 1 1 1\n3: 5\n4: 1 2\ncolumns:\n1: 3\n2: 1 2\n3: 3\n4: 2\n5: 3\n',
    ],
  ])('is not given for %s', (_, text) => {
    expect(remarks(text)).toEqual([]);
  });

  it.each([
    ['a third list', `${CUP}more = [[2], [3], [1, 1], [4]]\n`, 'leftover 3'],
    ['a picture beside clues', `${CUP}level = ['####', '#..#', '####']\n`, 'leftover 3'],
    [
      'a list in JSON',
      '{"rows":[[2],[1,1],[2]],"columns":[[3],[1,1],[1]],"next":[[4],[3,2],[1]]}',
      'leftover 1',
    ],
    [
      'numbers between lists',
      `rows: 3, 1 1 1, 5, 1 2\ncolumns: 3, 1 2, 3, 2, 3\n${'7 8 9 10 11 12 13\n'.repeat(3)}`,
      'leftover 1',
    ],
  ])('is given for %s', (_, text, expected) => {
    expect(remarks(text)).toEqual([expected]);
  });
});
