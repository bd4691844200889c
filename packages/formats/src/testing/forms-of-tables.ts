/** Puzzles as tables: clues beside a grid, drawn with characters, in markup, in spreadsheets. */
import { type DrawnForm, type Lists, padded } from './write-clues.js';

/** The numbers of a side as a square: the last number of each clue in the last place. */
function levels(lists: Lists): string[][] {
  const deep = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: deep }, (_, d) =>
    lists.map((list) => `${list[d - (deep - list.length)] ?? ''}`),
  );
}

/** A table of cells: the clues of the columns on top, those of the rows on the left. */
function cells(rows: Lists, columns: Lists, blank = ''): string[][] {
  const deep = Math.max(...rows.map((row) => row.length));
  const left = (row: readonly number[]) => [
    ...new Array<string>(deep - row.length).fill(''),
    ...row.map(String),
  ];
  return [
    ...levels(columns).map((level) => [...new Array<string>(deep).fill(''), ...level]),
    ...rows.map((row) => [...left(row), ...columns.map(() => blank)]),
  ];
}

/** A table with a whole clue in each cell. */
function whole(rows: Lists, columns: Lists, blank = ''): string[][] {
  return [
    ['', ...columns.map((one) => one.join(' '))],
    ...rows.map((row) => [row.join(' '), ...columns.map(() => blank)]),
  ];
}

const joined = (table: readonly (readonly string[])[], between: string) =>
  table.map((row) => row.join(between)).join('\n');

/** Columns of characters that are as wide as their widest text. */
function aligned(table: readonly (readonly string[])[], between: string): string[] {
  const widths = (table[0] ?? []).map((_, x) =>
    Math.max(...table.map((row) => row[x]?.length ?? 0)),
  );
  return table.map((row) => row.map((text, x) => padded(text, widths[x] ?? 0)).join(between));
}

export const FORMS_OF_TABLES: readonly DrawnForm[] = [
  ['a spreadsheet, copied', ({ rows, columns }) => joined(cells(rows, columns), '\t')],
  ['a spreadsheet, whole clues', ({ rows, columns }) => joined(whole(rows, columns), '\t')],
  ['a table of commas', ({ rows, columns }) => joined(cells(rows, columns), ',')],
  [
    'a table of commas, quoted clues',
    ({ rows, columns }) =>
      whole(rows, columns)
        .map((row) => row.map((text) => `"${text}"`).join(','))
        .join('\n'),
  ],
  ['a table of semicolons', ({ rows, columns }) => joined(whole(rows, columns), ';')],
  [
    'a table of bars',
    ({ rows, columns }) =>
      whole(rows, columns)
        .map((row) => `| ${row.join(' | ')} |`)
        .join('\n'),
  ],
  [
    'a Markdown table',
    ({ rows, columns }) => {
      const [head = [], ...body] = whole(rows, columns);
      const rule = head.map(() => '---');
      return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
    },
  ],
  [
    'a Markdown table, solved',
    ({ rows, columns, picture }) => {
      const [head = [], ...body] = whole(rows, columns);
      const filled = body.map(([clue = ''], y) => [
        clue,
        ...(picture[y] ?? '').replaceAll('.', ' '),
      ]);
      return [head, head.map(() => '---'), ...filled]
        .map((row) => `| ${row.join(' | ')} |`)
        .join('\n');
    },
  ],
  [
    'an HTML table',
    ({ rows, columns }) =>
      `<table>\n${whole(rows, columns)
        .map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`)
        .join('\n')}\n</table>\n`,
  ],
  [
    'an HTML table with heads',
    ({ rows, columns }) =>
      `<table><thead><tr><th></th>${columns
        .map((one) => `<th>${one.join('<br>')}</th>`)
        .join('')}</tr></thead><tbody>${rows
        .map((row) => `<tr><th>${row.join(' ')}</th>${'<td></td>'.repeat(columns.length)}</tr>`)
        .join('')}</tbody></table>\n`,
  ],
  [
    'an org table',
    ({ rows, columns }) => {
      const [head = '', ...body] = aligned(whole(rows, columns), ' | ').map((row) => `| ${row} |`);
      return [head, head.replace(/[^|]/g, '-').replace(/(?<=-)\|(?=-)/g, '+'), ...body].join('\n');
    },
  ],
  [
    'a table of wikis',
    ({ rows, columns }) =>
      `{| class="wikitable"\n${whole(rows, columns)
        .map((row) => `|-\n| ${row.join(' || ')}`)
        .join('\n')}\n|}\n`,
  ],
  [
    'a LaTeX table',
    ({ rows, columns }) =>
      `\\begin{tabular}{c|${'c'.repeat(columns.length)}}\n${whole(rows, columns)
        .map((row) => `${row.join(' & ')} \\\\`)
        .join('\n')}\n\\end{tabular}\n`,
  ],
  [
    'a drawn frame',
    ({ rows, columns }) => {
      const lines = aligned(whole(rows, columns), '│').map((row) => `│${row}│`);
      const [head = '', ...body] = lines;
      const rule = (left: string, between: string, right: string) =>
        left + head.slice(1, -1).replace(/[^│]/g, '─').replaceAll('│', between) + right;
      return [rule('┌', '┬', '┐'), head, rule('├', '┼', '┤'), ...body, rule('└', '┴', '┘')].join(
        '\n',
      );
    },
  ],
  [
    'a frame of plus signs',
    ({ rows, columns }) => {
      const lines = aligned(whole(rows, columns), '|').map((row) => `|${row}|`);
      const rule = (lines[0] ?? '').replace(/[^|]/g, '-').replaceAll('|', '+');
      return [rule, ...lines.flatMap((line) => [line, rule])].join('\n');
    },
  ],
  [
    'a sheet of characters',
    ({ rows, columns }) => aligned(cells(rows, columns, '.'), ' ').join('\n'),
  ],
  [
    'a sheet with a rule',
    ({ rows, columns }) => {
      const deep = Math.max(...rows.map((row) => row.length));
      const table = cells(rows, columns, '.').map((row) => row.toSpliced(deep, 0, '|'));
      return aligned(table, ' ').join('\n');
    },
  ],
  [
    'a sheet with clues on the right and below',
    ({ rows, columns }) => {
      const wide = Math.max(...columns.flat().map((size) => `${size}`.length));
      const line = (texts: readonly string[]) => texts.map((text) => padded(text, wide)).join(' ');
      const below = Math.max(...columns.map((one) => one.length));
      return [
        ...rows.map((row) => `${line(columns.map(() => '.'))}  ${row.join(' ')}`),
        ...Array.from({ length: below }, (_, d) => line(columns.map((one) => `${one[d] ?? ''}`))),
      ].join('\n');
    },
  ],
  [
    'a solved sheet',
    ({ rows, columns, picture }) => {
      const deep = Math.max(...rows.map((row) => row.length));
      const above = Math.max(...columns.map((one) => one.length));
      const table = cells(rows, columns).map((row, y) =>
        y < above ? row : [...row.slice(0, deep), ...(picture[y - above] ?? '')],
      );
      return aligned(table, ' ').join('\n');
    },
  ],
  [
    'a list of lines with their sides',
    ({ rows, columns }) =>
      ['side,number,clue', ...rows.map((row, k) => `row,${k + 1},${row.join(' ')}`)]
        .concat(columns.map((one, k) => `column,${k + 1},${one.join(' ')}`))
        .join('\n'),
  ],
];
