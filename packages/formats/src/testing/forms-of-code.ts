/** Puzzles in source code and in data: each with names that tell rows from columns. */
import { type Form, nested } from './write-clues.js';

/** Ways to write in code. */
export const FORMS_OF_CODE: readonly Form[] = [
  ['Python', ({ rows, columns }) => `rows = ${nested(rows)}\ncols = ${nested(columns)}\n`],
  [
    'Python with types',
    ({ rows, columns }) =>
      `rows: list[list[int]] = ${nested(rows)}\ncolumns: list[list[int]] = ${nested(columns)}\n`,
  ],
  [
    'Python tuples',
    ({ rows, columns }) =>
      `row_clues = ${nested(rows, ['(', ')'], ',').replaceAll(/\((\d+)\)/g, '($1,)')}\n` +
      `col_clues = ${nested(columns, ['(', ')'], ',').replaceAll(/\((\d+)\)/g, '($1,)')}\n`,
  ],
  [
    'JavaScript',
    ({ rows, columns }) =>
      `const rows = ${nested(rows)};\nconst columns = ${nested(columns)};\nexport { rows, columns };\n`,
  ],
  [
    'TypeScript',
    ({ rows, columns }) =>
      `const columns: number[][] = ${nested(columns)};\nconst rows: number[][] = ${nested(rows)};\n`,
  ],
  [
    'TypeScript as const',
    ({ rows, columns }) =>
      `export const puzzle = { rows: ${nested(rows)}, columns: ${nested(columns)} } as const;\n`,
  ],
  [
    'Java',
    ({ rows, columns }) =>
      `int[][] rows = ${nested(rows, ['{', '}'])};\nint[][] columns = ${nested(columns, ['{', '}'])};\n`,
  ],
  [
    'C#',
    ({ rows, columns }) =>
      `var rows = new int[][] { ${rows.map((row) => `new[] { ${row.join(', ')} }`).join(', ')} };\n` +
      `var columns = new int[][] { ${columns.map((one) => `new[] { ${one.join(', ')} }`).join(', ')} };\n`,
  ],
  [
    'C++',
    ({ rows, columns }) =>
      `std::vector<std::vector<int>> rows${nested(rows, ['{', '}'])};\n` +
      `std::vector<std::vector<int>> columns${nested(columns, ['{', '}'])};\n`,
  ],
  [
    'Rust',
    ({ rows, columns }) =>
      `let rows = vec![${rows.map((row) => `vec![${row.join(', ')}]`).join(', ')}];\n` +
      `let columns = vec![${columns.map((one) => `vec![${one.join(', ')}]`).join(', ')}];\n`,
  ],
  [
    'Go',
    ({ rows, columns }) =>
      `var rows = [][]int${nested(rows, ['{', '}'])}\nvar columns = [][]int${nested(columns, ['{', '}'])}\n`,
  ],
  [
    'Kotlin',
    ({ rows, columns }) =>
      `val rows = listOf(${rows.map((row) => `listOf(${row.join(', ')})`).join(', ')})\n` +
      `val columns = listOf(${columns.map((one) => `listOf(${one.join(', ')})`).join(', ')})\n`,
  ],
  [
    'Swift',
    ({ rows, columns }) =>
      `let rows: [[Int]] = ${nested(rows)}\nlet columns: [[Int]] = ${nested(columns)}\n`,
  ],
  ['Ruby', ({ rows, columns }) => `@rows = ${nested(rows)}\n@columns = ${nested(columns)}\n`],
  [
    'PHP',
    ({ rows, columns }) => `<?php\n$rows = ${nested(rows)};\n$columns = ${nested(columns)};\n`,
  ],
  [
    'Lua',
    ({ rows, columns }) =>
      `local rows = ${nested(rows, ['{', '}'])}\nlocal columns = ${nested(columns, ['{', '}'])}\n`,
  ],
  [
    'Perl',
    ({ rows, columns }) =>
      `my @rows = (${rows.map((row) => `[${row}]`).join(', ')});\n` +
      `my @columns = (${columns.map((one) => `[${one}]`).join(', ')});\n`,
  ],
  [
    'Scala',
    ({ rows, columns }) =>
      `val rows = List(${rows.map((row) => `List(${row.join(', ')})`).join(', ')})\n` +
      `val columns = List(${columns.map((one) => `List(${one.join(', ')})`).join(', ')})\n`,
  ],
  [
    'Haskell with names',
    ({ rows, columns }) =>
      `rows = ${nested(rows, undefined, ',')}\ncolumns = ${nested(columns, undefined, ',')}\n`,
  ],
  [
    'Lisp',
    ({ rows, columns }) =>
      `(defparameter *rows* '(${rows.map((row) => `(${row.join(' ')})`).join(' ')}))\n` +
      `(defparameter *columns* '(${columns.map((one) => `(${one.join(' ')})`).join(' ')}))\n`,
  ],
  [
    'Clojure',
    ({ rows, columns }) =>
      `(def rows [${rows.map((row) => `[${row.join(' ')}]`).join(' ')}])\n` +
      `(def columns [${columns.map((one) => `[${one.join(' ')}]`).join(' ')}])\n`,
  ],
  ['Julia', ({ rows, columns }) => `rows = ${nested(rows)}\ncolumns = ${nested(columns)}\n`],
  [
    'R',
    ({ rows, columns }) =>
      `rows <- list(${rows.map((row) => `c(${row.join(', ')})`).join(', ')})\n` +
      `columns <- list(${columns.map((one) => `c(${one.join(', ')})`).join(', ')})\n`,
  ],
  [
    'MATLAB cells',
    ({ rows, columns }) =>
      `rows = {${rows.map((row) => `[${row.join(' ')}]`).join(', ')}};\n` +
      `columns = {${columns.map((one) => `[${one.join(' ')}]`).join(', ')}};\n`,
  ],
  ['Prolog', ({ rows, columns }) => `rows(${nested(rows)}).\ncolumns(${nested(columns)}).\n`],
  ['JSON', ({ rows, columns }) => JSON.stringify({ rowClues: rows, columnClues: columns })],
  [
    'JSON with objects',
    ({ rows, columns }) =>
      JSON.stringify({
        rows: rows.map((row) => ({ clues: row })),
        columns: columns.map((one) => ({ clues: one })),
      }),
  ],
  [
    'JSON within JSON',
    ({ rows, columns }) => JSON.stringify({ data: { puzzle: { rows, columns }, name: 'x' } }),
  ],
  [
    'JSON with texts',
    ({ rows, columns }) =>
      JSON.stringify({
        rows: rows.map((row) => row.join(' ')),
        columns: columns.map((c) => c.join(' ')),
      }),
  ],
  [
    'YAML',
    ({ rows, columns }) =>
      `rows:\n${rows.map((row) => `  - [${row.join(', ')}]`).join('\n')}\n` +
      `columns:\n${columns.map((one) => `  - [${one.join(', ')}]`).join('\n')}\n`,
  ],
  ['TOML', ({ rows, columns }) => `rows = ${nested(rows)}\ncolumns = ${nested(columns)}\n`],
];
