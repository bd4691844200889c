/**
 * Forms in which people have puzzles besides files of puzzle programs: source code of many
 * languages, tables, pictures with something around them, prose. Every form holds the same picture;
 * forms that hold another kind of thing are refused, with the reason.
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
const CUP = '3/1 1 1/5/1 2 | 3/1 2/3/2/3';
const ROWS = [[3], [1, 1, 1], [5], [1, 2]];
const COLUMNS = [[3], [1, 2], [3], [2], [3]];
const DRAWN = ['###..', '#.#.#', '#####', '.#.##'];
const BITS = DRAWN.map((row) => row.replaceAll('#', '1').replaceAll('.', '0'));

/** The puzzles of a text and their remarks, or its problem. */
function read(text: string, name?: string): string {
  const file = readPuzzles(encodeText(text), { name });
  if (!file.ok) return `${file.problem.code}: ${describeProblem(file.problem)}`;
  return file.value.puzzles
    .map((puzzle) => {
      if (!puzzle.ok) return `${puzzle.problem.code}: ${describeProblem(puzzle.problem)}`;
      const [rows, columns] = [puzzle.value.rows, puzzle.value.columns].map((clues) =>
        clues.map((clue) => clueText(clue).replace(/[^\d ]/g, '')).join('/'),
      );
      const remarks = puzzle.warnings.map(({ code }) => ` (${code})`).join('');
      return `${rows} | ${columns}${remarks}`;
    })
    .join(' & ');
}

/** A list of lists with these brackets: "[[3], [1, 1, 1]]". */
function list(clues: readonly (readonly number[])[], outer = '[]', inner = outer, comma = ', ') {
  const inside = (brackets: string, items: readonly (string | number)[]): string =>
    `${brackets.slice(0, -1)}${items.join(comma)}${brackets.slice(-1)}`;
  return inside(
    outer,
    clues.map((clue) => inside(inner, clue)),
  );
}

/** Both lists in one text. */
function both(write: (rows: string, columns: string) => string, ...how: readonly string[]): string {
  return write(list(ROWS, ...how), list(COLUMNS, ...how));
}

/** Source code, whose names tell rows from columns. */
const CODE: readonly (readonly [form: string, text: string])[] = [
  [
    'Rust, functions',
    both(
      (r, c) =>
        `pub fn row_clues() -> Vec<Vec<u8>> {\n    ${r}\n}\n\npub fn col_clues() -> Vec<Vec<u8>> {\n    ${c}\n}\n`,
      'vec![]',
    ),
  ],
  [
    'Rust, typed constants',
    both((r, c) => `const ROWS: &[&[u32]] = &${r};\nconst COLS: &[&[u32]] = &${c};\n`, '[]', '&[]'),
  ],
  [
    'Rust, a struct',
    both(
      (r, c) =>
        `let p = Puzzle {\n    rows: ${r},\n    cols: ${c},\n    solved: Cell::new(false),\n};\n`,
      'vec![]',
    ),
  ],
  [
    'Rust, numbers with types',
    'let rows = vec![vec![3u8], vec![1u8, 1, 1], vec![5], vec![1, 2]];\nlet cols = vec![vec![3u8], vec![1, 2], vec![3], vec![2], vec![3]];\nsolve(&rows, &cols);\n',
  ],
  [
    'Go',
    both(
      (r, c) =>
        `package main\n\nvar rows = [][]int${r}\nvar cols = [][]int${c}\n\nfunc main() {\n\tfmt.Println(len(rows))\n}\n`,
      '{}',
    ),
  ],
  [
    'Java, lists',
    both(
      (r, c) =>
        `class Cup {\n  static final List<List<Integer>> ROWS = ${r};\n  static final List<List<Integer>> COLUMNS = ${c};\n}\n`,
      'List.of()',
    ),
  ],
  [
    'Java, arrays',
    both(
      (r, c) =>
        `public class Cup {\n    private final int[][] rowHints = ${r};\n    private final int[][] colHints = ${c};\n    int size() { return rowHints.length; }\n}\n`,
      '{}',
    ),
  ],
  [
    'Java, Arrays.asList',
    both(
      (r, c) => `List<List<Integer>> rows = ${r};\nList<List<Integer>> cols = ${c};\n`,
      'Arrays.asList()',
    ),
  ],
  [
    'Kotlin',
    both(
      (r, c) => `val rows = ${r}\nval columns = ${c}\nfun main() = println(solve(rows, columns))\n`,
      'listOf()',
    ),
  ],
  [
    'Swift',
    both(
      (r, c) =>
        `struct Cup {\n    let rowClues: [[Int]] = ${r}\n    let columnClues: [[Int]] = ${c}\n}\n`,
    ),
  ],
  [
    'Scala',
    both((r, c) => `object Cup extends App {\n  val rows = ${r}\n  val cols = ${c}\n}\n`, 'List()'),
  ],
  [
    'C#',
    both(
      (r, c) =>
        `var rows = new int[][] ${r};\nvar cols = new int[][] ${c};\nConsole.WriteLine(rows.Length);\n`,
      '{}',
      'new[] {}',
    ),
  ],
  [
    'C, padded arrays',
    'int rows[4][3] = {{3,0,0},{1,1,1},{5,0,0},{1,2,0}};\nint cols[5][2] = {{3,0},{1,2},{3,0},{2,0},{3,0}};\nint main(void) { return solve(rows, cols); }\n',
  ],
  [
    'C++, a class',
    both(
      (r, c) =>
        `class Cup {\npublic:\n  std::vector<std::vector<int>> rows${r};\n  std::vector<std::vector<int>> cols${c};\n};\n`,
      '{}',
    ),
  ],
  [
    'TypeScript, types',
    both(
      (r, c) =>
        `interface P { rows: number[][]; cols: number[][] }\nexport const cols: number[][] = ${c};\nexport const rows: ReadonlyArray<number[]> = ${r};\n`,
    ),
  ],
  [
    'TypeScript, as const',
    both((r, c) => `export const CUP = { columns: ${c}, rows: ${r} } as const;\n`),
  ],
  [
    'TypeScript, a call with a type',
    both(
      (r, c) =>
        `const p = new Puzzle<Black>({ rows: ${r}, columns: ${c} });\np.solve().then((s) => console.log(s));\n`,
    ),
  ],
  [
    'JavaScript, a test',
    both(
      (r, c) =>
        `describe('solver', () => {\n  it('solves', () => {\n    const rows = ${r};\n    const columns = ${c};\n    expect(solve(rows, columns)).toBe(true);\n  });\n});\n`,
    ),
  ],
  [
    'Python, a class',
    both(
      (r, c) =>
        `class Cup(Puzzle):\n    """A cup."""\n    ROWS = ${r}\n    COLS = ${c}\n\n    def size(self):\n        return len(self.ROWS)\n`,
    ),
  ],
  [
    'Python, functions',
    both((r, c) => `def rows():\n    return ${r}\n\ndef columns():\n    return ${c}\n`),
  ],
  [
    'Python, numpy',
    both(
      (r, c) =>
        `import numpy as np\nrows = np.array(${r}, dtype=object)\ncols = np.array(${c}, dtype=object)\nprint(rows)\n`,
    ),
  ],
  [
    'Python, keyword arguments',
    both(
      (r, c) =>
        `if __name__ == '__main__':\n    Nonogram(row_clues=${r},\n             column_clues=${c}).solve()\n`,
    ),
  ],
  [
    'Ruby',
    both(
      (r, c) => `require 'set'\nROWS = ${r}.freeze\nCOLS = ${c}.freeze\nputs solve(ROWS, COLS)\n`,
    ),
  ],
  ['PHP', both((r, c) => `<?php\n$rows = ${r};\n$cols = ${c};\necho count($rows);\n`, 'array()')],
  ['Perl', both((r, c) => `my @rows = ${r};\nmy @cols = ${c};\nprint scalar @rows;\n`, '()', '[]')],
  ['R', both((r, c) => `rows <- ${r}\ncols <- ${c}\nprint(length(rows))\n`, 'list()', 'c()')],
  ['Julia', both((r, c) => `rows = Vector{Int}${r}\ncols = Vector{Int}${c}\nsolve(rows, cols)\n`)],
  [
    'MATLAB',
    `rows = {[3], [1 1 1], [5], [1 2]};\ncols = {[3], [1 2], [3], [2], [3]};\nsolve(rows, cols)\n`,
  ],
  [
    'Haskell, names',
    both(
      (r, c) =>
        `module Main where\n\nrows :: [[Int]]\nrows = ${r}\n\ncols :: [[Int]]\ncols = ${c}\n`,
      '[]',
    ),
  ],
  [
    'OCaml',
    both(
      (r, c) => `let rows = ${r};;\nlet cols = ${c};;\nlet () = print_int (List.length rows)\n`,
      '[]',
      '[]',
      '; ',
    ),
  ],
  [
    'F#',
    both(
      (r, c) => `module Cup\nlet rows = ${r}\nlet columns = ${c}\n[<EntryPoint>]\nlet main _ = 0\n`,
      '[]',
      '[]',
      '; ',
    ),
  ],
  [
    'Elm',
    both(
      (r, c) =>
        `rows : List (List Int)\nrows =\n    ${r}\n\n\ncolumns : List (List Int)\ncolumns =\n    ${c}\n`,
    ),
  ],
  [
    'Clojure',
    `(ns cup.core)\n(def rows [[3] [1 1 1] [5] [1 2]])\n(def cols [[3] [1 2] [3] [2] [3]])\n(defn -main [& args] (println rows))\n`,
  ],
  [
    'Scheme',
    "(define rows '((3) (1 1 1) (5) (1 2)))\n(define columns '((3) (1 2) (3) (2) (3)))\n(display (length rows))\n",
  ],
  [
    'Lisp, list functions',
    '(setq rows (list (list 3) (list 1 1 1) (list 5) (list 1 2)))\n(setq cols (list (list 3) (list 1 2) (list 3) (list 2) (list 3)))\n',
  ],
  [
    'symbolic expressions',
    '(puzzle\n  (title "cup")\n  (rows (3) (1 1 1) (5) (1 2))\n  (columns (3) (1 2) (3) (2) (3)))\n',
  ],
  ['Erlang', both((r, c) => `-module(cup).\nrows() -> ${r}.\ncols() -> ${c}.\n`)],
  [
    'Elixir',
    both(
      (r, c) =>
        `defmodule Cup do\n  @rows ${r}\n  @cols ${c}\n  def size, do: length(@rows)\nend\n`,
    ),
  ],
  ['Nim', both((r, c) => `let rows = ${r}\nlet cols = ${c}\necho rows.len\n`, '@[]')],
  ['Zig', both((r, c) => `const rows = ${r};\nconst cols = ${c};\npub fn main() void {}\n`, '.{}')],
  [
    'Dart',
    both(
      (r, c) =>
        `final List<List<int>> rows = ${r};\nfinal List<List<int>> cols = ${c};\nvoid main() => print(rows.length);\n`,
    ),
  ],
  [
    'Lua, with code',
    both(
      (r, c) =>
        `local M = {}\nM.rows = ${r}\nM.cols = ${c}\nfunction M.size() return #M.rows end\nreturn M\n`,
      '{}',
    ),
  ],
  ['Groovy', both((r, c) => `def rows = ${r}\ndef cols = ${c}\nprintln rows.size()\n`)],
  [
    'Objective-C',
    both(
      (r, c) => `NSArray *rows = ${r};\nNSArray *cols = ${c};\n`.replaceAll(/\d/g, '@$&'),
      '@[]',
    ),
  ],
  [
    'comments on every line',
    'rows = [\n    [3],        # the rim\n    [1, 1, 1],  # sides\n    [5],\n    [1, 2],     # foot\n]\n\ncols = [\n    [3],  # left\n    [1, 2],\n    [3],\n    [2],\n    [3],  # right\n]\nsolve(rows, cols)\n',
  ],
  [
    'comments as names',
    both((r, c) => `solve(\n  // row clues\n  ${r},\n  // column clues\n  ${c}\n);\n`),
  ],
  [
    'calls that add lines',
    'Puzzle p;\np.addRow({3});\np.addRow({1, 1, 1});\np.addRow({5});\np.addRow({1, 2});\np.addColumn({3});\np.addColumn({1, 2});\np.addColumn({3});\np.addColumn({2});\np.addColumn({3});\nreturn p;\n',
  ],
  [
    'calls with numbers',
    'b.row(3);\nb.row(1, 1, 1);\nb.row(5);\nb.row(1, 2);\nb.col(3);\nb.col(1, 2);\nb.col(3);\nb.col(2);\nb.col(3);\nb.build();\n',
  ],
  [
    'texts',
    "const rows = ['3', '1 1 1', '5', '1 2'] as const;\nconst cols = ['3', '1 2', '3', '2', '3'] as const;\nexport default solve(rows, cols);\n",
  ],
  ['one text for each list', 'rows="3;1,1,1;5;1,2"\ncols="3;1,2;3;2;3"\n./solve "$rows" "$cols"\n'],
  ['environment variables', 'export ROW_CLUES="3,1 1 1,5,1 2"\nexport COL_CLUES="3,1 2,3,2,3"\n'],
  [
    'options of a command',
    './nono --rows "3, 1 1 1, 5, 1 2" --columns "3, 1 2, 3, 2, 3" --color\n',
  ],
  [
    'options with equals signs',
    '$ solver --row-hints=3/1,1,1/5/1,2 --col-hints=3/1,2/3/2/3 > out.txt\n',
  ],
  ['a query of an address', 'Try it: rows=3;1,1,1;5;1,2&cols=3;1,2;3;2;3\n'],
  [
    'facts',
    'row(1,1,3). row(2,1,1). row(2,2,1). row(2,3,1). row(3,1,5). row(4,1,1). row(4,2,2).\ncol(1,1,3). col(2,1,1). col(2,2,2). col(3,1,3). col(4,1,2). col(5,1,3).\n',
  ],
  [
    'facts from 0',
    'rowhint(0,0,3). rowhint(1,0,1). rowhint(1,1,1). rowhint(1,2,1). rowhint(2,0,5). rowhint(3,0,1). rowhint(3,1,2).\ncolhint(0,0,3). colhint(1,0,1). colhint(1,1,2). colhint(2,0,3). colhint(3,0,2). colhint(4,0,3).\n',
  ],
  [
    'facts with a colour',
    'row_clue(1,1,black,3). row_clue(2,1,black,1). row_clue(2,2,black,1). row_clue(2,3,black,1). row_clue(3,1,black,5). row_clue(4,1,black,1). row_clue(4,2,black,2).\ncol_clue(1,1,black,3). col_clue(2,1,black,1). col_clue(2,2,black,2). col_clue(3,1,black,3). col_clue(4,1,black,2). col_clue(5,1,black,3).\n',
  ],
  [
    'the answer beside lists without names',
    `cases = [(${list(COLUMNS)}, ${list(ROWS)}, [[1,1,1,0,0],[1,0,1,0,1],[1,1,1,1,1],[0,1,0,1,1]])]\nfor case in cases:\n    check(case)\n`,
  ],
  [
    'objects for blocks in code',
    'export const rows = [[{n: 3}], [{n: 1}, {n: 1}, {n: 1}], [{n: 5}], [{n: 1}, {n: 2}]] satisfies Clue[];\nexport const cols = [[{n: 3}], [{n: 1}, {n: 2}], [{n: 3}], [{n: 2}], [{n: 3}]] satisfies Clue[];\n',
  ],
  [
    'all rows, then all columns',
    `ROWS = [${list(ROWS)}, [[2], [2]]]\nCOLS = [${list(COLUMNS)}, [[2], [2]]]\nprint(len(ROWS))\n`,
  ],
];

/** Code in which only the order tells. */
const CODE_BY_ORDER: readonly (readonly [form: string, text: string])[] = [
  [
    'Haskell, arguments',
    both((r, c) => `main :: IO ()\nmain = mapM_ putStrLn $ nonogram\n  ${r}\n  ${c}\n`),
  ],
  ['a call in JavaScript', both((r, c) => `console.log(solve(${r}, ${c}));\n`)],
  [
    'a call in Python',
    both((r, c) => `from nono import solve\n\nprint(solve(${r},\n            ${c}))\n`, '[]'),
  ],
  ['tuples', both((r, c) => `assert solve(${r}, ${c}) is not None\n`, '()', '[]')],
];

/** Sheets: the clues in rails beside a grid. */
const SHEETS: readonly (readonly [form: string, text: string])[] = [
  [
    'tabs',
    '\t\t\t\t1\t\t\t\n\t\t\t3\t2\t3\t2\t3\n\t\t3\t\t\t\t\t\n1\t1\t1\t\t\t\t\t\n\t\t5\t\t\t\t\t\n\t1\t2\t\t\t\t\t\n',
  ],
  [
    'tabs, copied without blanks at its ends',
    '1\t\t\t\n\t\t\t3\t2\t3\t2\t3\n\t\t3\n1\t1\t1\n\t\t5\n\t1\t2',
  ],
  [
    'semicolons with marks',
    ';;;;1;;;\n;;;3;2;3;2;3\n;;3;x;x;x;;\n1;1;1;x;;x;;x\n;;5;x;x;x;x;x\n;1;2;;x;;x;x\n',
  ],
  [
    'commas with a title in the corner',
    'Cup,,,,1,,,\n,,,3,2,3,2,3\n,,3,,,,,\n1,1,1,,,,,\n,,5,,,,,\n,1,2,,,,,\n',
  ],
  ['rows right, columns below', ',,,,,3\n,,,,,1,1,1\n,,,,,5\n,,,,,1,2\n3,1,3,2,3\n,2\n'],
  [
    'dots, clues right and below',
    '. . . . .  3\n. . . . .  1 1 1\n. . . . .  5\n. . . . .  1 2\n3 1 3 2 3\n  2\n',
  ],
  [
    'a solution with clues',
    '###..  3\n#.#.#  1 1 1\n#####  5\n.#.##  1 2\n31323\n 2\n'
      .replace('31323\n 2', '3 1 3 2 3\n  2')
      .replace(/^([#.]{5})/gm, (row) => [...row].join(' ')),
  ],
  [
    'clues left and above',
    '        1\n      3 2 3 2 3\n    3 . . . . .\n1 1 1 . . . . .\n    5 . . . . .\n  1 2 . . . . .\n',
  ],
  ['clues and nothing else', '        1\n      3 2 3 2 3\n    3\n1 1 1\n    5\n  1 2\n'],
  ['bars', '|X|X|X|_|_| 3\n|X|_|X|_|X| 1 1 1\n|X|X|X|X|X| 5\n|_|X|_|X|X| 1 2\n 3 1 3 2 3\n   2\n'],
  [
    'Markdown with line breaks',
    '| | 3 | 1<br>2 | 3 | 2 | 3 |\n|---|---|---|---|---|---|\n| 3 | | | | | |\n| 1 1 1 | | | | | |\n| 5 | | | | | |\n| 1 2 | | | | | |\n',
  ],
  [
    'Markdown with bold clues',
    '| | **3** | **1 2** | **3** | **2** | **3** |\n|:-:|:-:|:-:|:-:|:-:|:-:|\n| **3** | | | | | |\n| **1 1 1** | | | | | |\n| **5** | | | | | |\n| **1 2** | | | | | |\n',
  ],
  [
    'HTML',
    '<table><tr><td></td><th>3</th><th>1<br>2</th><th>3</th><th>2</th><th>3</th></tr><tr><th>3</th><td></td></tr><tr><th>1 1 1</th></tr><tr><th>5</th></tr><tr><th>1 2</th></tr></table>',
  ],
  [
    'HTML, one number a cell',
    '<html><body><h1>Cup</h1><table border=1><tr><td colspan="3"></td><td></td><td>1</td><td></td><td></td><td></td></tr><tr><td colspan="3"></td><td>3</td><td>2</td><td>3</td><td>2</td><td>3</td></tr><tr><td></td><td></td><td>3</td><td class="on"></td></tr><tr><td>1</td><td>1</td><td>1</td></tr><tr><td></td><td></td><td>5</td></tr><tr><td></td><td>1</td><td>2</td></tr></table></body></html>',
  ],
  [
    'a frame of lines',
    '+-------+-+-+-+-+-+\n|       | |1| | | |\n|       |3|2|3|2|3|\n+-------+-+-+-+-+-+\n|     3 | | | | | |\n| 1 1 1 | | | | | |\n|     5 | | | | | |\n|   1 2 | | | | | |\n+-------+-+-+-+-+-+\n',
  ],
];

/** Pictures with something around them. */
const PICTURES: readonly (readonly [form: string, text: string])[] = [
  ['a frame', `+-----+\n${DRAWN.map((row) => `|${row}|`).join('\n')}\n+-----+\n`],
  [
    'a frame with blanks',
    `┌─────────┐\n${DRAWN.map((row) => `│${[...row].join(' ')}│`).join('\n')}\n└─────────┘\n`,
  ],
  ['row numbers', DRAWN.map((row, i) => `${i + 1} ${row}`).join('\n')],
  ['row numbers with brackets', DRAWN.map((row, i) => `${i + 1}) ${row}`).join('\n')],
  ['row labels', DRAWN.map((row, i) => `row ${i}: ${row}`).join('\n')],
  ['numpy', `[${BITS.map((row) => `[${[...row].join(' ')}]`).join('\n ')}]\n`],
  [
    'a list of lists',
    `grid = [\n${BITS.map((row) => `  [${[...row].join(', ')}],`).join('\n')}\n]\nshow(grid)\n`,
  ],
  [
    'a list of texts in code',
    `const LEVEL = [\n${DRAWN.map((row) => `  '${row}',`).join('\n')}\n];\nrender(LEVEL);\n`,
  ],
  ['texts, one a line', DRAWN.map((row) => `"${row}",`).join('\n')],
  ['a title and an author', `A cup\n${DRAWN.join('\n')}\nby me\n`],
  ['a title as wide as the picture', `Tasse\n${DRAWN.join('\n')}\n`],
  ['an author below', `${DRAWN.join('\n')}\nby Ann\n`],
  ['sizes with a title', `#5 4 cup\n${BITS.join('\n')}\n`],
  ['a title and sizes after it', `cup 5x4\n${DRAWN.join('\n')}\n`],
  ['a flat text', `{"width": 5, "height": 4, "cells": "${BITS.join('')}"}`],
  [
    'a layer of tiles',
    `{"width": 5, "height": 4, "layers": [{"name": "a", "width": 5, "height": 4, "data": [${[...BITS.join('')].join(', ')}]}]}`,
  ],
  [
    'filled cells',
    '{"width": 5, "height": 4, "filled": [[0,0],[1,0],[2,0],[0,1],[2,1],[4,1],[0,2],[1,2],[2,2],[3,2],[4,2],[1,3],[3,3],[4,3]]}',
  ],
  [
    'filled cells by name',
    '{"width": 5, "height": 4, "black": [{"x":0,"y":0},{"x":1,"y":0},{"x":2,"y":0},{"x":0,"y":1},{"x":2,"y":1},{"x":4,"y":1},{"x":0,"y":2},{"x":1,"y":2},{"x":2,"y":2},{"x":3,"y":2},{"x":4,"y":2},{"x":1,"y":3},{"x":3,"y":3},{"x":4,"y":3}]}',
  ],
  [
    'strokes of pixels',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -0.5 5 4" shape-rendering="crispEdges"><path stroke="#123" d="M0 0h3M0 1h1m1 0h1m1 0h1M0 2h5M1 3h1m1 0h2"/></svg>',
  ],
  [
    'squares of ten',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 40">${DRAWN.flatMap((row, y) => [...row].map((cell, x) => (cell === '#' ? `<rect x="${10 * x}" y="${10 * y}" width="10" height="10"/>` : ''))).join('')}</svg>`,
  ],
];

/** Typed texts. */
const TYPED: readonly (readonly [form: string, text: string])[] = [
  ['counts in the headings', 'rows: 4\n3\n1 1 1\n5\n1 2\ncolumns: 5\n3\n1 2\n3\n2\n3\n'],
  ['counts before the headings', '4 rows\n3\n1 1 1\n5\n1 2\n5 columns\n3\n1 2\n3\n2\n3\n'],
  ['Japanese headings, columns first', 'タテ\n3\n1 2\n3\n2\n3\nヨコ\n3\n1 1 1\n5\n1 2\n'],
  ['Japanese headings', '行のヒント\n3\n1 1 1\n5\n1 2\n列のヒント\n3\n1 2\n3\n2\n3\n'],
  ['Chinese one-liners', '行：３，１ １ １，５，１ ２\n列：３，１ ２，３，２，３\n'],
  ['Korean headings', '가로\n3\n1 1 1\n5\n1 2\n세로\n3\n1 2\n3\n2\n3\n'],
  ['German headings', 'Waagerecht\n3\n1 1 1\n5\n1 2\nSenkrecht\n3\n1 2\n3\n2\n3\n'],
  ['a mail', '> rows:\n> 3\n> 1 1 1\n> 5\n> 1 2\n> columns:\n> 3\n> 1 2\n> 3\n> 2\n> 3\n'],
  [
    'an answered mail',
    'On Monday Ann wrote:\n> rows: 3, 1 1 1, 5, 1 2\n> columns: 3, 1 2, 3, 2, 3\n> Can you do it?\n\nYes!\n',
  ],
  [
    'a mail with typographic quotes',
    'rows: “3”, “1 1 1”, “5”, “1 2”\ncolumns: “3”, “1 2”, “3”, “2”, “3”\n',
  ],
  ['one line', 'rows: 3, 1 1 1, 5, 1 2; columns: 3, 1 2, 3, 2, 3'],
  ['one line with bars', 'R: 3 | 1 1 1 | 5 | 1 2   C: 3 | 1 2 | 3 | 2 | 3'],
  [
    'prose',
    'I found this one in a book. The rows are 3, 1 1 1, 5, 1 2 and the columns are 3, 1 2, 3, 2, 3. It took me an hour.',
  ],
  [
    'numbered prose',
    'Row 1: 3. Row 2: 1 1 1. Row 3: 5. Row 4: 1 2. Column 1: 3. Column 2: 1 2. Column 3: 3. Column 4: 2. Column 5: 3.',
  ],
  [
    'a list in HTML',
    '<ul id="rows"><li>3</li><li>1 1 1</li><li>5</li><li>1 2</li></ul><ul id="cols"><li>3</li><li>1 2</li><li>3</li><li>2</li><li>3</li></ul>',
  ],
];

const ALL = { code: CODE, sheets: SHEETS, pictures: PICTURES, typed: TYPED };

describe.each(Object.entries(ALL))('%s', (_, forms) => {
  it.each(forms)('reads %s', (form, text) => {
    const expected = form === 'all rows, then all columns' ? `${CUP} & 2/2 | 2/2` : CUP;
    expect(read(text)).toBe(expected);
  });
});

describe('code without names', () => {
  it.each(CODE_BY_ORDER)('is read in the order of its lists: %s', (_, text) => {
    expect(read(text)).toBe(`${CUP} (rows-taken-first)`);
  });
});
