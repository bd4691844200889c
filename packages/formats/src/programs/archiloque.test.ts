import { expect, it } from 'vitest';
import { readPuzzles } from '../detect/all-puzzles.js';
import { encodeText } from '../lexing/text-encoding.js';
import { findExample } from '../testing/examples.js';
import { problemIn, puzzleIn, warningsIn } from '../testing/sources.js';
import { archiloque } from './archiloque.js';

const ROWS = '3;2,2,1;3,2;0;2,6;4,1,1;4,3;2,1';
const COLUMNS = '1,1;3,3;1,1,3;3,4;1,3;1;1,4;2,1,1;3;0';

it('the archiloque reader reads rows, then columns', () => {
  const { rows, columns } = findExample('p2');
  for (const text of [`${ROWS}\n${COLUMNS}`, `${ROWS};\n\n${COLUMNS};\n`]) {
    expect(puzzleIn(archiloque, text)).toMatchObject({ rows, columns });
    expect(warningsIn(archiloque, text)).toEqual([]);
    const file = readPuzzles(encodeText(text));
    expect(file.ok && file.value.format.id).toBe('archiloque');
  }
});

it.each([
  ['1;1', 'ends-early', 2, 1],
  ['1;1\n2\n3', 'wrong-line-count', 3, 1],
  ['1;1\n3', 'clue-too-long', 2, 1],
  ['1;x\n2', 'bad-number', 1, 3],
])('the archiloque reader reports the problem in %j', (text, code, line, column) => {
  expect(problemIn(archiloque, text)).toMatchObject({ code, line, column });
});
