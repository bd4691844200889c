/**
 * Data of solvers and languages: spellings that the example files do not have, and places of
 * problems.
 */
import { clueText } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { ALL_FORMATS } from '../detect/all-formats.js';
import { detectFormat } from '../detect/detect.js';
import { problemIn, puzzleIn, sourceFor } from '../testing/sources.js';
import { gecode } from './gecode.js';
import { mathprog } from './mathprog.js';
import { minizincUnary } from './minizinc-unary.js';
import { prolog } from './prolog.js';
import { comet, minizinc, python } from './row-rules.js';

const CLUES = '1 1 / 2 / 1 | 1 1 / 2 / 1';

/** One puzzle in many languages. */
const SPELLINGS: readonly (readonly [id: string, what: string, text: string])[] = [
  [
    'minizinc',
    'array2d and comments',
    `% a puzzle\nrows = 3; row_rule_len = 2; cols = 3; col_rule_len = 2;
     row_rules = array2d(1..rows, 1..row_rule_len, [1,1, 0,2, /* last */ 0,1]);
     col_rules = array2d(1..cols, 1..col_rule_len, [1,1, 0,2, 0,1]);`,
  ],
  [
    'minizinc',
    'declarations with types',
    `int: rows = 3;\narray[1..3, 1..2] of int: row_rules = [|1,1|0,2|0,1|];
     array[1..3, 1..2] of int: col_rules = [|1,1|0,2|0,1,|];`,
  ],
  [
    'comet',
    'ranges',
    `// a puzzle\nint row_rules[1..3, 1..2] = [[1,1],[0,2],[0,1]];\nint col_rules[1..3, 1..2] = [[1,1],[0,2],[0,1]];`,
  ],
  [
    'python',
    'a program around its data',
    `import sys  # the solver\ndef main(rows, row_rules): print("[not a list")\nrows = 3\ncols = 3
row_rules = [[1, 1], [0, 2], [0, 1]]  # rows\ncol_rules = [\n[1, 1],\n[0, 2],\n[0, 1]]\nmain(rows, row_rules)`,
  ],
  ['python', 'other names and tuples', 'rows = ((1, 1), (2,), (1,))\ncolumns = [[1, 1], [2], [1]]'],
  ['python', 'JavaScript', 'const rows = [[1,1],[2],[1]];\nconst cols = [[1,1],[2],[1]];'],
  [
    'essence',
    'stated indices and a single size',
    `letting nGrid be 3\nletting rowRules be [[1,1;int(1..2)],[2,0;int(1..2)],[1,0;int(1..2)];int(1..3)]
letting colRules be [[1,1],[2,0],[1,0]]`,
  ],
  [
    'mathprog',
    'lines in any order, a model before',
    `param n; var x{i in 1..n}; data;\nparam m := 3; param n := 3;
param row default 0 : 1 2 := 3 1 .\n 1 1 1\n 2 2 0 ;\nparam col : 1 2 :=\n 1 1 1\n 2 2 .\n 3 1 . ;\nend;`,
  ],
  ['gecode', 'a declaration', 'const int spec[] = { 3,3, 2,1,1, 1,2, 1,1, 2,1,1, 1,2, 1,1, };'],
  ['prolog', 'a query', '?- nonogram([[1,1],[2],[1]], [[1,1],[2],[1]], S), print(S).'],
  ['prolog', 'facts', 'cols([[1,1],[2],[1]]).\nrows([[1,1],[2],[1]]).\n% the end'],
  ['prolog', 'one list', 'puzzle([[[1,1],[2],[1]],[[1,1],[2],[1]]]).'],
  ['prolog', 'a title', "puzzle('Boot', [[1,1],[2],[1]],\n [[1,1],[2],[1]])."],
];

describe('the data of solvers', () => {
  it.each(SPELLINGS)('is read in the format %s: %s', (id, _, text) => {
    const format = detectFormat(sourceFor(text), ALL_FORMATS);
    expect(format.ok && format.value.id).toBe(id);
    if (!format.ok) return;
    const { rows, columns } = puzzleIn(format.value, text);
    const half = (clues: typeof rows) => clues.map((clue) => clueText(clue)).join(' / ');
    expect(`${half(rows)} | ${half(columns)}`).toBe(CLUES);
  });
});

describe('wrong data of solvers', () => {
  it.each([
    ['python', 'row_rules = [[1], ["x"]]', 'bad-list', 1, 20],
    ['python', 'row_rules = [[1, 0, 1]]\ncol_rules = [[1], [0], [1]]', 'bad-zero', 1, 14],
    ['python', 'row_rules = [[1]]', 'no-clues', 1, 1],
    ['python', 'rows = 2\nrow_rules = [[1]]\ncol_rules = [[1]]', 'wrong-line-count', 2, 13],
    ['python', `row_rules = ${'['.repeat(100_000)}`, 'too-deep', 1, 21],
    ['python', 'row_rules = [[1], [12345678901]]', 'bad-number', 1, 20],
    ['minizinc-unary', 'maxlen = 1;\nrows = [|2|];\ncols = [|1|];', 'bad-number', 2, 10],
    ['minizinc-unary', 'rows = [|-1, 1|];\ncols = [|1, -1|];', 'bad-number', 1, 10],
    ['mathprog', 'param m := 1;\nparam n := 1;\nparam row : 1 := 2 1;', 'wrong-line-count', 3, 18],
    ['mathprog', 'param row : 1 := 1 1;', 'missing-size', 1, 7],
    ['mathprog', 'param m := 99999; param n := 99999; param row : 1 := 1 1;', 'too-large', 1, 7],
    ['gecode', '{ 99999, 99999 }', 'too-large', 1, 3],
    ['gecode', '{ 1, 1,\n 9, 1 }', 'too-many-blocks', 2, 2],
    ['gecode', '{ 1, 1, 1, 1, 1, 1, 1 }', 'trailing-text', 1, 21],
    ['prolog', 'nonogram([[1]], S).', 'no-clues', 1, 10],
  ])('is a problem in the format %s: %s', (id, text, code, line, column) => {
    const format = ALL_FORMATS.find((one) => one.id === id);
    expect(format && problemIn(format, text)).toMatchObject({ code, line, column });
  });
});

it('files with many comments and brackets are read without a deep stack', () => {
  const comments = '# x\n'.repeat(200_000);
  const text = `${comments}row_rules = [[1]]\n${'('.repeat(200_000)}\ncol_rules = [[1]]`;
  expect(problemIn(python, text)).toMatchObject({ code: 'no-clues' });
});

it('the languages are not confused with one another', () => {
  for (const format of [comet, minizinc, python, minizincUnary, gecode, mathprog, prolog]) {
    expect(format.detect(sourceFor('title "row_rules = [[1]]"\nwidth 1'))).toBe(false);
  }
});
