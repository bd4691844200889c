/** Puzzles in texts, as people type, mail and copy them. */
import { type Form, inline, lines, nested } from './write-clues.js';

/** Ways to write whose names tell rows from columns. */
export const FORMS_OF_TEXT: readonly Form[] = [
  ['headings', ({ rows, columns }) => `Rows\n${lines(rows)}\nColumns\n${lines(columns)}\n`],
  ['columns first', ({ rows, columns }) => `Columns:\n${lines(columns)}\nRows:\n${lines(rows)}\n`],
  ['commas', ({ rows, columns }) => `rows:\n${lines(rows, ',')}\ncolumns:\n${lines(columns, ',')}`],
  [
    'Windows line ends',
    ({ rows, columns }) =>
      `rows:\n${lines(rows)}\ncolumns:\n${lines(columns)}\n`.replaceAll('\n', '\r\n'),
  ],
  [
    'a Markdown heading',
    ({ rows, columns }) => `## Rows\n\n${lines(rows)}\n\n## Columns\n\n${lines(columns)}\n`,
  ],
  [
    'underlined headings',
    ({ rows, columns }) => `Rows\n----\n${lines(rows)}\n\nColumns\n-------\n${lines(columns)}\n`,
  ],
  [
    'a fenced block',
    ({ rows, columns }) =>
      `My puzzle:\n\n\`\`\`\nrows:\n${lines(rows)}\ncolumns:\n${lines(columns)}\n\`\`\`\n`,
  ],
  [
    'a quoted mail',
    ({ rows, columns }) =>
      `> rows:\n${lines(rows).replace(/^/gm, '> ')}\n> columns:\n${lines(columns).replace(/^/gm, '> ')}\n`,
  ],
  [
    'one line each',
    ({ rows, columns }) => `rows: ${inline(rows, ', ')}\ncolumns: ${inline(columns, ', ')}\n`,
  ],
  [
    'semicolons',
    ({ rows, columns }) =>
      `rows: ${inline(rows, '; ', ',')}\ncolumns: ${inline(columns, '; ', ',')}\n`,
  ],
  [
    'slashes',
    ({ rows, columns }) => `rows: ${inline(rows, '/')}\ncolumns: ${inline(columns, '/')}\n`,
  ],
  [
    'bars',
    ({ rows, columns }) => `rows: ${inline(rows, ' | ')}\ncolumns: ${inline(columns, ' | ')}\n`,
  ],
  [
    'a command',
    ({ rows, columns }) =>
      `nonokit solve --rows "${inline(rows, ', ')}" --columns "${inline(columns, ', ')}"\n`,
  ],
  [
    'Russian headings',
    ({ rows, columns }) => `Строки:\n${lines(rows)}\nСтолбцы:\n${lines(columns)}\n`,
  ],
  [
    'German headings',
    ({ rows, columns }) => `Zeilen:\n${lines(rows)}\nSpalten:\n${lines(columns)}\n`,
  ],
  [
    'French headings',
    ({ rows, columns }) => `Lignes :\n${lines(rows)}\nColonnes :\n${lines(columns)}\n`,
  ],
  [
    'Spanish headings',
    ({ rows, columns }) => `Filas:\n${lines(rows)}\nColumnas:\n${lines(columns)}\n`,
  ],
  ['across and down', ({ rows, columns }) => `Across:\n${lines(rows)}\nDown:\n${lines(columns)}\n`],
  [
    'horizontal and vertical',
    ({ rows, columns }) => `horizontal\n${lines(rows)}\nvertical\n${lines(columns)}\n`,
  ],
  [
    'headings with counts',
    ({ rows, columns }) =>
      `Rows (${rows.length}):\n${lines(rows)}\nColumns (${columns.length}):\n${lines(columns)}\n`,
  ],
  [
    'numbered clues',
    ({ rows, columns }) =>
      `Rows:\n${rows.map((row, k) => `${k + 1}. ${row.join(' ')}`).join('\n')}\n` +
      `Columns:\n${columns.map((one, k) => `${k + 1}. ${one.join(' ')}`).join('\n')}\n`,
  ],
  [
    'named clues',
    ({ rows, columns }) =>
      `${rows.map((row, k) => `Row ${k + 1}: ${row.join(' ')}`).join('\n')}\n` +
      `${columns.map((one, k) => `Column ${k + 1}: ${one.join(' ')}`).join('\n')}\n`,
  ],
  [
    'R and C',
    ({ rows, columns }) =>
      `${rows.map((row, k) => `R${k + 1}: ${row.join(' ')}`).join('\n')}\n` +
      `${columns.map((one, k) => `C${k + 1}: ${one.join(' ')}`).join('\n')}\n`,
  ],
  [
    'bullets with stars',
    ({ rows, columns }) =>
      `Rows:\n${lines(rows).replace(/^/gm, '* ')}\nColumns:\n${lines(columns).replace(/^/gm, '* ')}\n`,
  ],
  [
    'full-width digits',
    ({ rows, columns }) =>
      `rows:\n${lines(rows)}\ncolumns:\n${lines(columns)}\n`.replace(/\d/g, (digit) =>
        String.fromCharCode(0xff10 + Number(digit)),
      ),
  ],
  [
    'numbers in quotes',
    ({ rows, columns }) =>
      `rows = [${rows.map((row) => `"${row.join(' ')}"`).join(', ')}]\n` +
      `columns = [${columns.map((one) => `"${one.join(' ')}"`).join(', ')}]\n`,
  ],
  [
    'comments behind clues',
    ({ rows, columns }) =>
      `rows:\n${lines(rows).replace(/$/gm, '  # a row')}\ncolumns:\n${lines(columns).replace(/$/gm, '  # a column')}\n`,
  ],
  [
    'blank lines between clues',
    ({ rows, columns }) =>
      `Rows:\n\n${lines(rows).replaceAll('\n', '\n\n')}\n\nColumns:\n\n${lines(columns).replaceAll('\n', '\n\n')}\n`,
  ],
  [
    'indented',
    ({ rows, columns }) =>
      `Rows:\n${lines(rows).replace(/^/gm, '    ')}\nColumns:\n${lines(columns).replace(/^/gm, '    ')}\n`,
  ],
  [
    'tabs',
    ({ rows, columns }) => `Rows:\n${lines(rows, '\t')}\nColumns:\n${lines(columns, '\t')}\n`,
  ],
  [
    'hyphens within clues',
    ({ rows, columns }) =>
      `Rows: ${inline(rows, ', ', '-')}\nColumns: ${inline(columns, ', ', '-')}\n`,
  ],
  [
    'a greeting and a farewell',
    ({ rows, columns }) =>
      `Hello Ann,\n\nhere is one for you.\n\nRows:\n${lines(rows)}\n\nColumns:\n${lines(columns)}\n\nBest wishes\nBob\n`,
  ],
  [
    'a title above',
    ({ rows, columns }) =>
      `Title: Cup\nAuthor: Ann\n\nRows:\n${lines(rows)}\n\nColumns:\n${lines(columns)}\n`,
  ],
  [
    'the size above',
    ({ rows, columns }) =>
      `${columns.length} x ${rows.length}\n\nRows:\n${lines(rows)}\n\nColumns:\n${lines(columns)}\n`,
  ],
  [
    'bold words',
    ({ rows, columns }) =>
      `**Rows:** ${inline(rows, ', ')}\n\n**Columns:** ${inline(columns, ', ')}\n`,
  ],
  [
    'a definition list in HTML',
    ({ rows, columns }) =>
      `<p>Rows: ${inline(rows, ', ')}</p>\n<p>Columns: ${inline(columns, ', ')}</p>\n`,
  ],
  [
    'a sentence',
    ({ rows, columns }) =>
      `The rows are ${inline(rows, ', ')} and the columns are ${inline(columns, ', ')}.\n`,
  ],
];

/** Ways to write that tell no side: rows are taken first, with a remark, as the sums allow both. */
export const UNTOLD: readonly Form[] = [
  ['two lines', ({ rows, columns }) => `${inline(rows, ', ')}\n${inline(columns, ', ')}\n`],
  ['two lists', ({ rows, columns }) => `${nested(rows)}\n${nested(columns)}\n`],
  [
    'names that do not tell',
    ({ rows, columns }) => `a = ${nested(rows)}\nb = ${nested(columns)}\n`,
  ],
  ['a rule between', ({ rows, columns }) => `${lines(rows)}\n=====\n${lines(columns)}\n`],
];

/** Ways to write that a format defines, with the rows first. */
export const DEFINED: readonly Form[] = [
  ['two blocks', ({ rows, columns }) => `${lines(rows)}\n\n${lines(columns)}\n`],
  [
    'two blocks with commas',
    ({ rows, columns }) => `${lines(rows, ',')}\n\n${lines(columns, ',')}\n`,
  ],
  ['one list of two', ({ rows, columns }) => `[${nested(rows)}, ${nested(columns)}]\n`],
];
