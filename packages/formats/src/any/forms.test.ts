/**
 * The forms in which people and small programs write puzzles: an example of each, and what is read
 * from it. The picture is the same in all, so that each form is judged by its clues.
 */
import { clueText, describeProblem } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';

/**
 * Rows 3 / 1 1 1 / 5 / 1 2, columns 3 / 1 2 / 3 / 2 / 3.
 *
 *     ###..
 *     #.#.#
 *     #####
 *     .#.##
 */
const CUP = { rows: ['3', '1 1 1', '5', '1 2'], columns: ['3', '1 2', '3', '2', '3'] };

/** The shape of the puzzles in a text, or the code of its problem. */
function parseReading(text: string, from?: string) {
  const file = readPuzzles(encodeText(text), { from });
  if (!file.ok) return { code: file.problem.code };
  const { format, puzzles } = file.value;
  return puzzles.map((puzzle) =>
    puzzle.ok
      ? {
          format: format.id,
          rows: puzzle.value.rows.map((clue) => clueText(clue)),
          columns: puzzle.value.columns.map((clue) => clueText(clue)),
          warnings: puzzle.warnings.map(({ code }) => code),
          meta: puzzle.value.meta,
        }
      : { code: puzzle.problem.code, message: describeProblem(puzzle.problem) },
  );
}

/** Forms whose headings or names tell rows from columns. */
const TOLD: readonly (readonly [form: string, text: string])[] = [
  ['headings', 'rows:\n3\n1 1 1\n5\n1 2\ncolumns:\n3\n1 2\n3\n2\n3\n'],
  ['headings in capitals', 'ROWS\n3\n1 1 1\n5\n1 2\n\nCOLUMNS\n3\n1 2\n3\n2\n3\n'],
  ['columns first', 'cols:\n3\n1 2\n3\n2\n3\nrows:\n3\n1 1 1\n5\n1 2\n'],
  ['Russian headings', 'строки:\n3\n1 1 1\n5\n1 2\nстолбцы:\n3\n1 2\n3\n2\n3\n'],
  ['Russian ways', 'По горизонтали\n3\n1 1 1\n5\n1 2\nПо вертикали\n3\n1 2\n3\n2\n3\n'],
  ['row_rules and column_rules', 'row_rules\n3\n1 1 1\n5\n1 2\ncolumn_rules\n3\n1 2\n3\n2\n3'],
  ['commas behind clues', 'row_rules\n3,\n1,1,1,\n5,\n1,2,\ncol_rules\n3,\n1,2,\n3,\n2,\n3,\n'],
  ['comments as headings', '# row clues\n3\n1 1 1\n5\n1 2\n\n# column clues\n3\n1 2\n3\n2\n3\n'],
  ['starred headings', '* Horizontal\n3\n1 1 1\n5\n1 2\n* Vertical\n3\n1 2\n3\n2\n3\n'],
  ['bold headings', '**Rows**\n\n3\n1 1 1\n5\n1 2\n\n**Columns**\n\n3\n1 2\n3\n2\n3\n'],
  ['headings in brackets', '[rows]\n3\n1 1 1\n5\n1 2\n[columns]\n3\n1 2\n3\n2\n3\n'],
  ['explained headings', 'Row clues (4):\n3\n1 1 1\n5\n1 2\nColumn clues (5):\n3\n1 2\n3\n2\n3\n'],
  ['one line each', 'rows: 3, 1 1 1, 5, 1 2\ncolumns: 3, 1 2, 3, 2, 3\n'],
  ['one line each, semicolons', 'Rows = 3; 1,1,1; 5; 1,2\nCols = 3; 1,2; 3; 2; 3\n'],
  ['one line each, brackets', 'rows: [3] [1,1,1] [5] [1,2]\ncolumns: [3] [1,2] [3] [2] [3]\n'],
  ['one line each, dots', 'rows 3,1.1.1,5,1.2\ncolumns 3,1.2,3,2,3\n'],
  ['sizes as H and W', '4 5\nrow\n3\n1 1 1\n5\n1 2\ncolumn\n3\n1 2\n3\n2\n3\n'],
  [
    'width and height on a line',
    'width 5, height 4\nrows\n3\n1 1 1\n5\n1 2\ncolumns\n3\n1 2\n3\n2\n3',
  ],
  ['name and size', 'Name: Cup\nSize: 5x4\nRows:\n3\n1 1 1\n5\n1 2\nColumns:\n3\n1 2\n3\n2\n3\n'],
  [
    'title and comments',
    '# my cup\nA cup\n\nrows: # left\n3\n1 1 1 # handle\n5\n1 2\ncolumns:\n3\n1 2\n3\n2\n3',
  ],
  ['a heading before the second list only', '3\n1 1 1\n5\n1 2\ncolumns:\n3\n1 2\n3\n2\n3\n'],
  ['a heading before the first list only', 'rows:\n3\n1 1 1\n5\n1 2\n---\n3\n1 2\n3\n2\n3\n'],
  [
    'clues in brackets',
    'rows:\n[3]\n[1, 1, 1]\n[5]\n[1, 2]\ncolumns:\n[3]\n[1, 2]\n[3]\n[2]\n[3]\n',
  ],
  ['clues in quotes', 'rows:\n"3"\n"1 1 1"\n"5"\n"1 2"\ncolumns:\n"3"\n"1 2"\n"3"\n"2"\n"3"\n'],
  ['bullets', 'rows:\n- 3\n- 1 1 1\n- 5\n- 1 2\ncolumns:\n- 3\n- 1 2\n- 3\n- 2\n- 3\n'],
  [
    'numbered lines',
    'rows:\n1: 3\n2: 1 1 1\n3: 5\n4: 1 2\ncolumns:\n1: 3\n2: 1 2\n3: 3\n4: 2\n5: 3\n',
  ],
  [
    'counts before clues',
    'rows:\n1 : 3\n3 : 1 1 1\n1 : 5\n2 : 1 2\ncolumns:\n1 : 3\n2 : 1 2\n1 : 3\n1 : 2\n1 : 3',
  ],
  [
    'labelled lines',
    'row 1: 3\nrow 2: 1 1 1\nrow 3: 5\nrow 4: 1 2\ncol 1: 3\ncol 2: 1 2\ncol 3: 3\ncol 4: 2\ncol 5: 3',
  ],
  [
    'letters before lines',
    'g 5 4\nr 3 0\nr 1 1 1 0\nr 5 0\nr 1 2 0\nc 3 0\nc 1 2 0\nc 3 0\nc 2 0\nc 3 0\n',
  ],
  [
    'a Markdown fence',
    'My puzzle, 5 by 4:\n\n```\nrows:\n3\n1 1 1\n5\n1 2\ncolumns:\n3\n1 2\n3\n2\n3\n```\n\nHave fun!\n',
  ],
  [
    'JSON with rowsDef and colsDef',
    '{"rowsDef":[[3],[1,1,1],[5],[1,2]],"colsDef":[[3],[1,2],[3],[2],[3]]}',
  ],
  [
    'JSON with RowConstraints',
    '{"RowConstraints":[[3],[1,1,1],[5],[1,2]],"ColumnConstraints":[[3],[1,2],[3],[2],[3]]}',
  ],
  ['JSON with x and y', '{"clues":{"x":[[3],[1,2],[3],[2],[3]],"y":[[3],[1,1,1],[5],[1,2]]}}'],
  ['JSON with r and c', '{"r":[[3],[1,1,1],[5],[1,2]],"c":[[3],[1,2],[3],[2],[3]]}'],
  [
    'JSON with names of several words',
    '{"Row data":[[3],[1,1,1],[5],[1,2]],"Col data":[[3],[1,2],[3],[2],[3]]}',
  ],
  [
    'JSON with dashes in names',
    '{"row-descriptors":[[3],[1,1,1],[5],[1,2]],"column-descriptors":[[3],[1,2],[3],[2],[3]]}',
  ],
  [
    'JSON with objects for lists',
    '{"Rows":{"0":[3],"1":[1,1,1],"2":[5],"3":[1,2]},"Columns":{"0":[3],"1":[1,2],"2":[3],"3":[2],"4":[3]}}',
  ],
  ['JSON with texts', '{"rows":["3","1 1 1","5","1 2"],"columns":["3","1 2","3","2","3"]}'],
  [
    'JSON with texts of commas',
    '{"rowHints":["3","1,1,1","5","1,2"],"colHints":["3","1,2","3","2","3"]}',
  ],
  [
    'JSON with texts of dots',
    '{"rowHints":["3","1.1.1","5","1.2"],"colHints":["3","1.2","3","2","3"]}',
  ],
  [
    'JSON with whole lists as texts',
    '{"rowHints":"3, 1 1 1, 5, 1 2","colHints":"3, 1 2, 3, 2, 3"}',
  ],
  [
    'JSON with floats',
    '{"row_hints":[[3.0],[1.0,1.0,1.0],[5.0],[1.0,2.0]],"col_hints":[[3.0],[1.0,2.0],[3.0],[2.0],[3.0]],"size":[4.0,5.0]}',
  ],
  ['JSON with bare numbers', '{"rowInputs":[3,[1,1,1],5,[1,2]],"colInputs":[3,[1,2],3,2,3]}'],
  [
    'JSON with padding',
    '{"leftHints":[[0,0,3],[1,1,1],[0,0,5],[0,1,2]],"topHints":[[0,3],[1,2],[0,3],[0,2],[0,3]]}',
  ],
  [
    'JSON with sizes and constraints',
    '{"width":5,"height":4,"constraints":{"rows":[[3],[1,1,1],[5],[1,2]],"columns":[[3],[1,2],[3],[2],[3]]}}',
  ],
  [
    'JSON with clues one deeper',
    '{"row":{"clues":[[3],[1,1,1],[5],[1,2]]},"column":{"clues":[[3],[1,2],[3],[2],[3]]}}',
  ],
  [
    'JSON with blocks as objects',
    '{"rowHints":[[{"n":3}],[{"n":1},{"n":1},{"n":1}],[{"n":5}],[{"n":1},{"n":2}]],"colHints":[[{"n":3}],[{"n":1},{"n":2}],[{"n":3}],[{"n":2}],[{"n":3}]]}',
  ],
  [
    'JSON with the picture beside',
    '{"rowHints":[[3],[1,1,1],[5],[1,2]],"colHints":[[3],[1,2],[3],[2],[3]],"won":false,"marks":["....."]}',
  ],
  [
    'Lua',
    'local p = {\n  rows = { {3}, {1,1,1}, {5}, {1,2} }, -- left\n  cols = { {3}, {1,2}, {3}, {2}, {3} },\n}\nreturn p\n',
  ],
  [
    'Java',
    'int[][] rows = new int[][] {{3}, {1,1,1}, {5}, {1,2}};\nint[][] cols = new int[][] {{3}, {1,2}, {3}, {2}, {3}};\n',
  ],
  [
    'Rust',
    'let rows = vec![vec![3], vec![1,1,1], vec![5], vec![1,2]];\nlet cols = vec![vec![3], vec![1,2], vec![3], vec![2], vec![3]];\n',
  ],
  [
    'numbered lists of Markdown',
    '# Cup\n\n## Rows\n\n1. 3\n2. 1 1 1\n3. 5\n4. 1 2\n\n## Columns\n\n1. 3\n2. 1 2\n3. 3\n4. 2\n5. 3\n',
  ],
  ['a file with the name of the side in each line', 'rows,3,1 1 1,5,1 2\ncolumns,3,1 2,3,2,3\n'],
  [
    'a Python dictionary',
    "{'rows': [(3,), (1, 1, 1), (5,), (1, 2)],\n 'cols': [(3,), (1, 2), (3,), (2,), (3,)], # cup\n}\n",
  ],
  [
    'Python assignments',
    'ROW_DATA = [[3], [1, 1, 1], [5], [1, 2]]\nCOL_DATA = [[3], [1, 2], [3], [2], [3]]\n',
  ],
  [
    'JavaScript',
    'export const puzzle = {\n  rowClues: [[3], [1, 1, 1], [5], [1, 2]],\n  colClues: [[3], [1, 2], [3], [2], [3]],\n};\n',
  ],
  [
    'C++',
    '#include <vector>\nstd::vector<std::vector<int>> rows = {{3}, {1, 1, 1}, {5}, {1, 2}};\nstd::vector<std::vector<int>> columns = {{3}, {1, 2}, {3}, {2}, {3}};\n',
  ],
  ['a call', 'Puzzle(rows=[[3], [1, 1, 1], [5], [1, 2]], cols=[[3], [1, 2], [3], [2], [3]])\n'],
  [
    'YAML with lists',
    'puzzle:\n  horizontal_hints:\n    - [3]\n    - [1, 1, 1]\n    - [5]\n    - [1, 2]\n  vertical_hints:\n    - [3]\n    - [1, 2]\n    - [3]\n    - [2]\n    - [3]\n',
  ],
  [
    'YAML with flow lists',
    'name: cup\nlevel:\n  left: [[3], [1, 1, 1], [5], [1, 2]]\n  top: [[3], [1, 2], [3], [2], [3]]\n',
  ],
  [
    'YAML with texts',
    'rowHints:\n  - "3"\n  - 1 1 1\n  - 5\n  - 1 2\ncolHints:\n  - 3\n  - 1 2\n  - 3\n  - 2\n  - 3\n',
  ],
  [
    'XML',
    '<grid><hints><rows><row>3</row><row>1 1 1</row><row>5</row><row>1 2</row></rows>\n<columns><column>3</column><column>1 2</column><column>3</column><column>2</column><column>3</column></columns></hints></grid>',
  ],
  [
    'XML with other names',
    '<level>\n<left>\n<clue n="1">3</clue>\n<clue n="2">1,1,1</clue>\n<clue n="3">5</clue>\n<clue n="4">1,2</clue>\n</left>\n<top><clue>3</clue><clue>1,2</clue><clue>3</clue><clue>2</clue><clue>3</clue></top>\n</level>\n',
  ],
  [
    'a Markdown table',
    '|       | 3 | 1 2 | 3 | 2 | 3 |\n|-------|---|-----|---|---|---|\n| 3     |   |     |   |   |   |\n| 1 1 1 |   |     |   |   |   |\n| 5     |   |     |   |   |   |\n| 1 2   |   |     |   |   |   |\n',
  ],
  [
    'a framed table',
    '┌─────┬─┬─┬─┬─┬─┐\n│     │3│1│3│2│3│\n│     │ │2│ │ │ │\n├─────┼─┼─┼─┼─┼─┤\n│3    │ │ │ │ │ │\n│1 1 1│ │ │ │ │ │\n│5    │ │ │ │ │ │\n│1 2  │ │ │ │ │ │\n└─────┴─┴─┴─┴─┴─┘\n',
  ],
  ['a table of semicolons', ';3;1 2;3;2;3\n3;;;;;\n1 1 1;;;;;\n5;;;;;\n1 2;;;;;\n'],
];

/** Forms in which only the order decides, so that a warning says that rows come first. */
const BY_ORDER: readonly (readonly [form: string, text: string])[] = [
  ['a line of - between the lists', '3\n1 1 1\n5\n1 2\n-\n3\n1 2\n3\n2\n3\n'],
  ['a line of * between the lists', '3\n1 1 1\n5\n1 2\n*\n3\n1 2\n3\n2\n3\n'],
  ['dashes between the lists', '3\n1 1 1\n5\n1 2\n-----\n3\n1 2\n3\n2\n3\n'],
  ['a text between the lists', 'First list\n\n3\n1 1 1\n5\n1 2\n\nthen\n\n3\n1 2\n3\n2\n3\n'],
  ['two JSON arrays on two lines', '[[3],[1,1,1],[5],[1,2]]\n[[3],[1,2],[3],[2],[3]]\n'],
  [
    'three lines of JSON',
    '[[3.0],[1.0,1.0,1.0],[5.0],[1.0,2.0]]\n[[3.0],[1.0,2.0],[3.0],[2.0],[3.0]]\n[["0","0","#000000"]]\n',
  ],
  ['JSON with names that do not tell', '{"a":[[3],[1,1,1],[5],[1,2]],"b":[[3],[1,2],[3],[2],[3]]}'],
  ['a record with one field', 'cup\t5x4\t3:1,1,1:5:1,2-3:1,2:3:2:3\n'],
  ['a record with two fields', 'cup;3,1.1.1,5,1.2;3,1.2,3,2,3\n'],
  ['two lines of lists', '3, 1 1 1, 5, 1 2\n3, 1 2, 3, 2, 3\n'],
];

/** Forms that hold several puzzles, colours or a picture, and what is read. */
const OTHERS: readonly (readonly [form: string, text: string, expected: readonly object[]])[] = [
  [
    'a lone dash as a clue without blocks',
    'rows:\n3\n-\n3\ncolumns:\n1 1\n1 1\n1 1\n',
    [{ rows: ['3', '0', '3'], columns: ['1 1', '1 1', '1 1'] }],
  ],
  [
    'a list of ones only',
    '{"rowDefs":[[3],[1,1],[1]],"colDefs":[[2],[2],[2]]}',
    [{ rows: ['3', '1 1', '1'], columns: ['2', '2', '2'] }],
  ],
  [
    'a list of ones that is no picture',
    '{"rowDefs":[[2],[1]],"colDefs":[[1],[1],[1]]}',
    [{ rows: ['2', '1'], columns: ['1', '1', '1'] }],
  ],
  [
    'JavaScript with an export',
    "const PUZZLES = [{ id: 'cup', r: [[3],[1,1,1],[5],[1,2]], c: [[3],[1,2],[3],[2],[3]] }];\nmodule.exports = PUZZLES;\n",
    [CUP],
  ],
  [
    'puzzles in a list',
    '{"puzzles":[{"name":"cup","rowHints":[[3],[1,1,1],[5],[1,2]],"colHints":[[3],[1,2],[3],[2],[3]]},{"name":"bar","rowHints":[[2],[1]],"colHints":[[1],[2]]}]}',
    [
      { ...CUP, meta: { title: 'cup' } },
      { rows: ['2', '1'], columns: ['1', '2'], meta: { title: 'bar' } },
    ],
  ],
  [
    'a broken puzzle among others',
    '{"levels":[{"rowHints":[[3],[1,1,1],[5],[1,2]],"colHints":[[3],[1,2],[3],[2],[3]]},{"rowHints":[[2],[1]],"colHints":[[1],[1]]}]}',
    [CUP, { code: 'clues-misfit' }],
  ],
  [
    'puzzles under names',
    '{"cup":{"h":[[3],[1,1,1],[5],[1,2]],"v":[[3],[1,2],[3],[2],[3]]},"bar":{"h":[[2],[1]],"v":[[1],[2]]}}',
    [CUP, { rows: ['2', '1'], columns: ['1', '2'] }],
  ],
  [
    'puzzles in pairs of names',
    'cup_rows = [[3], [1, 1, 1], [5], [1, 2]]\ncup_cols = [[3], [1, 2], [3], [2], [3]]\nbar_rows = [[2], [1]]\nbar_cols = [[1], [2]]\n',
    [CUP, { rows: ['2', '1'], columns: ['1', '2'] }],
  ],
  [
    'puzzles under headings',
    'rows\n3\n1 1 1\n5\n1 2\ncolumns\n3\n1 2\n3\n2\n3\n\nrows\n2\n1\ncolumns\n1\n2\n',
    [CUP, { rows: ['2', '1'], columns: ['1', '2'] }],
  ],
  [
    'records',
    '5x4\tcup\t3:1,1,1:5:1,2-3:1,2:3:2:3\n3x3\tring\t3:1,1:3-3:1,1:3\n',
    [
      { ...CUP, meta: { title: 'cup' }, warnings: ['rows-taken-first'] },
      { rows: ['3', '1 1', '3'], columns: ['3', '1 1', '3'], warnings: [] },
    ],
  ],
  [
    'sections after the columns',
    '# row clues\n3\n1,1,1\n5\n1,2\n\n# col clues\n3\n1,2\n3\n2\n3\n\n# answer\n11100\n10101\n',
    [CUP],
  ],
  [
    'texts within JSON',
    '{"data":{"7":{"problem":"4 5\\n3\\n1 1 1\\n5\\n1 2\\n3\\n1 2\\n3\\n2\\n3"}}}',
    [CUP],
  ],
  [
    'coloured blocks as objects',
    '{"rowHints":[[{"count":1,"color":"red"},{"count":2,"color":"#00f"}],[{"count":3,"color":"red"}]],"colHints":[[{"count":2,"color":"red"}],[{"count":1,"color":"#00f"},{"count":1,"color":"red"}],[{"count":1,"color":"#00f"},{"count":1,"color":"red"}]]}',
    [{ rows: ['1 2', '3'], columns: ['2', '1 1', '1 1'] }],
  ],
  [
    'coloured blocks by index into a palette',
    '{"palette":["#fff","#f00","#00f"],"hRuns":[[{"len":1,"color":1},{"len":2,"color":2}],[{"len":3,"color":1}]],"vRuns":[[{"len":2,"color":1}],[{"len":1,"color":2},{"len":1,"color":1}],[{"len":1,"color":2},{"len":1,"color":1}]]}',
    [{ rows: ['1 2', '3'], columns: ['2', '1 1', '1 1'] }],
  ],
  [
    'cells with null and a palette',
    '{"title":"cup","palette":["#ff0000"],"cells":[[0,0,0,null,null],[0,null,0,null,0],[0,0,0,0,0],[null,0,null,0,0]]}',
    [{ ...CUP, meta: { title: 'cup' } }],
  ],
  [
    'pictures of true and false in a list',
    '{"levels":[{"id":7,"goal":[[true,true,true,false,false],[true,false,true,false,true],[true,true,true,true,true],[false,true,false,true,true]]}]}',
    [CUP],
  ],
  [
    'rows of characters in a list',
    '{"puzzles":[{"name":"cup","map":["###..","#.#.#","#####",".#.##"]}]}',
    [{ ...CUP, meta: { title: 'cup' } }],
  ],
];

/** What cannot be read, and the code of the problem that says why. */
const REFUSED: readonly (readonly [what: string, text: string, code: string])[] = [
  ['other sums', 'rows:\n3\n1 1 1\n5\n1 2\ncolumns:\n3\n1 2\n3\n2\n2\n', 'clues-misfit'],
  ['a clue that is too long', '{"rowDefs":[[2],[1]],"colDefs":[[3]]}', 'clues-misfit'],
  [
    'another size',
    'width 6, height 4\nrows:\n3\n1 1 1\n5\n1 2\ncolumns:\n3\n1 2\n3\n2\n3\n',
    'wrong-line-count',
  ],
  [
    'a blank line that may be a clue',
    'rows:\n3\n1 1 1\n\n5\n1 2\ncolumns:\n3\n1 2\n3\n2\n3\n',
    'ambiguous-clues',
  ],
  ['nothing between the lists', '3\n1 1 1\n5\n1 2 #\n3\n1 2\n3\n2\n3\n', 'ambiguous-clues'],
  [
    'three lists that fit each other',
    '{"a":[[3],[1,1],[3]],"b":[[3],[1,1],[3]],"c":[[3],[2],[3]]}',
    'ambiguous-clues',
  ],
  [
    'two lists of rows',
    '{"rowsEasy":[[3],[1,1],[2]],"rowsHard":[[2],[3],[2]],"cols":[[3],[2],[2]]}',
    'ambiguous-clues',
  ],
];

describe('the format any', () => {
  it.each(TOLD)('reads %s', (_, text) => {
    expect(parseReading(text)).toMatchObject([{ ...CUP, warnings: [] }]);
  });

  it.each(BY_ORDER)('reads %s in the order of the lists, with a warning', (_, text) => {
    const warnings = ['rows-taken-first'];
    expect(parseReading(text)).toMatchObject([{ ...CUP, format: 'any', warnings }]);
  });

  it.each(OTHERS)('handles %s', (_, text, expected) => {
    expect(parseReading(text)).toMatchObject(expected);
    expect(parseReading(text)).toHaveLength(expected.length);
  });

  it.each(REFUSED)('refuses %s', (_, text, code) => {
    expect(parseReading(text)).toEqual({ code });
  });
});
