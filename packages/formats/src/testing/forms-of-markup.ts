/** Puzzles in markup, settings, queries and sentences. */
import { type DrawnForm, inline, lines, nested } from './write-clues.js';

export const FORMS_OF_MARKUP: readonly DrawnForm[] = [
  [
    'HTML lists',
    ({ rows, columns }) =>
      `<h2>Rows</h2><ol>${rows.map((row) => `<li>${row.join(' ')}</li>`).join('')}</ol>\n` +
      `<h2>Columns</h2><ol>${columns.map((one) => `<li>${one.join(' ')}</li>`).join('')}</ol>\n`,
  ],
  [
    'XML elements',
    ({ rows, columns }) =>
      `<puzzle><rows>${rows.map((row) => `<row>${row.join(' ')}</row>`).join('')}</rows>` +
      `<columns>${columns.map((one) => `<column>${one.join(' ')}</column>`).join('')}</columns></puzzle>\n`,
  ],
  [
    'XML attributes',
    ({ rows, columns }) =>
      `<game>${rows.map((row) => `<row clue="${row.join(',')}"/>`).join('')}` +
      `${columns.map((one) => `<col clue="${one.join(',')}"/>`).join('')}</game>\n`,
  ],
  [
    'XML attributes, numbered',
    ({ rows, columns }) =>
      `<game>${rows.map((row, k) => `<row id="${k}" hint="${row.join(' ')}"></row>`).join('')}` +
      `${columns.map((one, k) => `<column id="${k}" hint="${one.join(' ')}"/>`).join('')}</game>\n`,
  ],
  [
    'sections of settings',
    ({ rows, columns }) =>
      `[rows]\n${rows.map((row, k) => `${k + 1}=${row.join(',')}`).join('\n')}\n` +
      `[columns]\n${columns.map((one, k) => `${k + 1}=${one.join(',')}`).join('\n')}\n`,
  ],
  [
    'settings with numbered names',
    ({ rows, columns }) =>
      `${rows.map((row, k) => `row.${k + 1}=${row.join(' ')}`).join('\n')}\n` +
      `${columns.map((one, k) => `column.${k + 1}=${one.join(' ')}`).join('\n')}\n`,
  ],
  [
    'environment variables',
    ({ rows, columns }) =>
      `export ROWS="${inline(rows, ';')}"\nexport COLUMNS="${inline(columns, ';')}"\n`,
  ],
  [
    'a query of an address',
    ({ rows, columns }) =>
      `https://example.org/?rows=${inline(rows, ';', ',')}&columns=${inline(columns, ';', ',')}\n`,
  ],
  [
    'options with equals signs',
    ({ rows, columns }) =>
      `solver --rows=${inline(rows, '/', ',')} --cols=${inline(columns, '/', ',')}\n`,
  ],
  [
    'LaTeX commands',
    ({ rows, columns }) =>
      `\\rows{${inline(rows, '; ', ', ')}}\n\\columns{${inline(columns, '; ', ', ')}}\n`,
  ],
  [
    'SQL',
    ({ rows, columns }) =>
      `INSERT INTO puzzle (rows, columns) VALUES ('${nested(rows)}', '${nested(columns)}');\n`,
  ],
  [
    'TOML tables',
    ({ rows, columns }) =>
      `${rows.map((row) => `[[rows]]\nclue = [${row.join(', ')}]\n`).join('')}` +
      columns.map((one) => `[[columns]]\nclue = [${one.join(', ')}]\n`).join(''),
  ],
  [
    'YAML, lists in lists',
    ({ rows, columns }) => {
      const list = (clue: readonly number[]) => `- - ${clue.join('\n  - ')}\n`;
      return `rows:\n${rows.map(list).join('')}columns:\n${columns.map(list).join('')}`;
    },
  ],
  [
    'YAML, lists below dashes',
    ({ rows, columns }) => {
      const list = (clue: readonly number[]) => `-\n  - ${clue.join('\n  - ')}\n`;
      return `rows:\n${rows.map(list).join('')}columns:\n${columns.map(list).join('')}`;
    },
  ],
  [
    'YAML with texts',
    ({ rows, columns }) =>
      `rows:\n${rows.map((row) => `  - "${row.join(' ')}"`).join('\n')}\n` +
      `columns:\n${columns.map((one) => `  - "${one.join(' ')}"`).join('\n')}\n`,
  ],
  [
    'JSON with keys of numbers',
    ({ rows, columns }) =>
      JSON.stringify({
        rows: Object.fromEntries(rows.entries()),
        columns: Object.fromEntries(columns.entries()),
      }),
  ],
  ['JSON of two lists', ({ rows, columns }) => JSON.stringify([rows, columns])],
  [
    'a sentence for each line',
    ({ rows, columns }) =>
      `${rows.map((row, k) => `Row ${k + 1}: ${row.join(' ')}.`).join(' ')} ` +
      `${columns.map((one, k) => `Column ${k + 1}: ${one.join(' ')}.`).join(' ')}\n`,
  ],
  [
    'lines of rows and columns in prose',
    ({ rows, columns }) =>
      `Here is today's puzzle.\n\nRows (top to bottom): ${inline(rows, '; ')}.\n\n` +
      `Columns (left to right): ${inline(columns, '; ')}.\n\nEnjoy!\n`,
  ],
  ['Japanese headings', ({ rows, columns }) => `行\n${lines(rows)}\n列\n${lines(columns)}\n`],
  [
    'vertical and horizontal in Japanese',
    ({ rows, columns }) => `タテ\n${lines(columns)}\nヨコ\n${lines(rows)}\n`,
  ],
  [
    'Ukrainian headings',
    ({ rows, columns }) => `Рядки:\n${lines(rows)}\nСтовпці:\n${lines(columns)}\n`,
  ],
  [
    'Polish headings',
    ({ rows, columns }) => `Wiersze:\n${lines(rows)}\nKolumny:\n${lines(columns)}\n`,
  ],
  [
    'left and top',
    ({ rows, columns }) => `left: ${inline(rows, ', ')}\ntop: ${inline(columns, ', ')}\n`,
  ],
  ['h and v', ({ rows, columns }) => `h = ${nested(rows)}\nv = ${nested(columns)}\n`],
  ['x and y', ({ rows, columns }) => `x: ${nested(columns)}\ny: ${nested(rows)}\n`],
];
