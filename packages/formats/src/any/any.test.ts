/**
 * What the reader of last resort must never do: take something else for a puzzle, read another
 * puzzle than the one that was written, or be exhausted by a hostile file.
 */
import { readFileSync } from 'node:fs';
import { clueText, type Puzzle } from '@nonokit/core';
import { arbitraryPuzzle } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FORMATS, readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';
import { problemFault } from '../testing/reader-fault.js';

/** The format and the clues of the one puzzle in a text; the code if there is none. */
function readOne(text: string, options: { readonly from?: string; readonly name?: string } = {}) {
  const file = readPuzzles(encodeText(text), options);
  if (!file.ok) return { code: file.problem.code };
  const [puzzle, ...more] = file.value.puzzles;
  if (puzzle === undefined || more.length > 0) return { code: `${more.length + 1} puzzles` };
  if (!puzzle.ok) return { code: puzzle.problem.code };
  return { format: file.value.format.id, ...cluesOf(puzzle.value) };
}

function cluesOf({ rows, columns }: Puzzle) {
  return {
    rows: rows.map((clue) => clueText(clue)),
    columns: columns.map((clue) => clueText(clue)),
  };
}

/** Ways to write a puzzle; "0" is an empty clue. */
const WAYS: readonly (readonly [
  way: string,
  write: (rows: string[], columns: string[]) => string,
])[] = [
  ['headings', (a, b) => `rows:\n${a.join('\n')}\ncolumns:\n${b.join('\n')}\n`],
  ['headings, columns first', (a, b) => `Columns\n${b.join('\n')}\n\nRows\n${a.join('\n')}\n`],
  ['on one line each', (a, b) => `rows: ${a.join('; ')}\ncolumns: ${b.join('; ')}\n`],
  ['labels', (a, b) => [...a.map((clue) => `r ${clue}`), ...b.map((c) => `c ${c}`)].join('\n')],
  ['a line between', (a, b) => `${a.join('\n')}\n---\n${b.join('\n')}\n`],
  ['lists', (a, b) => `${listed(a)}\n${listed(b)}\n`],
  ['names', (a, b) => `{"topDefs":${listed(b)},"sideDefs":${listed(a)}}`],
  ['texts', (a, b) => JSON.stringify({ rowData: a, colData: b })],
  ['a dictionary', (a, b) => `p = {'y': ${listed(a)}, 'x': ${listed(b)}}`],
  ['a record', (a, b) => `one\t${codes(a)}-${codes(b)}\n`],
  [
    'code',
    (a, b) =>
      `fn rows() -> C { vec!${listed(a)} }\nlet cols: Vec<C> = vec!${listed(b)};\nmain();\n`,
  ],
  ['arguments', (a, b) => `x = 1\nsolve(${listed(a)},\n      ${listed(b)})\nprint(x)\n`],
  ['columns, then rows in code', (a, b) => `run();\nCOLS = ${listed(b)};\nROWS = ${listed(a)};\n`],
  ['Lisp', (a, b) => `(defun go ())\n(setq rows '${lisp(a)})\n(setq cols '${lisp(b)})\n`],
  ['calls', (a, b) => `go();\n${calls('addRow', a)}${calls('addCol', b)}end();\n`],
  [
    'facts',
    (a, b) =>
      `#const h = ${a.length}.\n#const w = ${b.length}.\n${facts('row', a)}${facts('col', b)}`,
  ],
  ['options', (a, b) => `./go --rows "${a.join('; ')}" --cols "${b.join('; ')}" --fast\n`],
  ['prose', (a, b) => `The rows are ${a.join(', ')}. The columns are ${b.join(', ')}. Have fun!\n`],
  ['numbered prose', (a, b) => `${numbered('Row', a)} ${numbered('Column', b)} Good luck!\n`],
  ['a sheet of tabs', (a, b) => sheet(a, b, '\t')],
  ['a sheet of semicolons', (a, b) => sheet(a, b, ';').trimEnd()],
  ['a sheet of places', (a, b) => placed(a, b)],
  ['a sheet, cut off', (a, b) => sheet(a, b, '\t').trim()],
  [
    'a table',
    (a, b) =>
      [['', ...b], ...a.map((c) => [c, ...b.map(() => '')])]
        .map((l) => `|${l.join('|')}|`)
        .join('\n'),
  ],
];

function lisp(clues: readonly string[]): string {
  return `(${clues.map((clue) => (clue === '0' ? '()' : `(${clue})`)).join(' ')})`;
}

function calls(name: string, clues: readonly string[]): string {
  return clues.map((clue) => `${name}(${clue.split(' ').join(', ')});\n`).join('');
}

function facts(name: string, clues: readonly string[]): string {
  const numbers = (clue: string): string[] => (clue === '0' ? [] : clue.split(' '));
  return clues
    .flatMap((clue, i) => numbers(clue).map((size, k) => `${name}(${i + 1},${k + 1},${size}).\n`))
    .join('');
}

function numbered(name: string, clues: readonly string[]): string {
  return clues.map((clue, i) => `${name} ${i + 1}: ${clue}.`).join(' ');
}

/** Clues in rails, one number a cell, blank where a clue has no more. */
function rails(rows: readonly string[], columns: readonly string[]): string[][] {
  const parts = (clues: readonly string[]): string[][] => clues.map((clue) => clue.split(' '));
  const left = Math.max(...parts(rows).map(({ length }) => length));
  const top = Math.max(...parts(columns).map(({ length }) => length));
  const padded = (clue: string[], length: number): string[] => [
    ...Array<string>(length - clue.length).fill(''),
    ...clue,
  ];
  const above = parts(columns).map((clue) => padded(clue, top));
  return [
    ...Array.from({ length: top }, (_, y) => [
      ...Array<string>(left).fill(''),
      ...above.map((clue) => clue[y] ?? ''),
    ]),
    ...parts(rows).map((clue) => [...padded(clue, left), ...columns.map(() => '')]),
  ];
}

function sheet(rows: readonly string[], columns: readonly string[], separator: string): string {
  return `${rails(rows, columns)
    .map((cells) => cells.join(separator))
    .join('\n')}\n`;
}

function placed(rows: readonly string[], columns: readonly string[]): string {
  const left = Math.max(...rows.map((clue) => clue.split(' ').length));
  return `${rails(rows, columns)
    .map((cells, y, { length }) => {
      const isBody = y >= length - rows.length;
      return cells
        .map((cell, x) => (cell || (isBody && x >= left ? '.' : ' ')).padStart(3))
        .join('');
    })
    .join('\n')}\n`;
}

function listed(clues: readonly string[]): string {
  return `[${clues.map((clue) => (clue === '0' ? '[]' : `[${clue.split(' ').join(', ')}]`)).join(', ')}]`;
}

function codes(clues: readonly string[]): string {
  return clues.map((clue) => clue.replaceAll(' ', ',')).join(':');
}

const arbitrary = arbitraryPuzzle({ maxSize: 8, maxInks: 1 });

describe('clues in many notations', () => {
  it.each(WAYS)('in %s are read as written, or refused', (way, write) => {
    let read = 0;
    fc.assert(
      fc.property(arbitrary, (puzzle) => {
        const written = cluesOf(puzzle);
        // a smaller sheet may be lines of numbers, which --from any takes in their order
        const isSheet = way.startsWith('a sheet');
        if (isSheet && Math.min(puzzle.width, puzzle.height) < 3) return;
        const from = isSheet ? {} : { from: 'any' };
        const found = readOne(write(written.rows, written.columns), from);
        if ('code' in found) return;
        read++;
        expect(found).toMatchObject(written);
      }),
      { numRuns: 100 },
    );
    expect(read).toBeGreaterThan(30);
  });

  it.each(WAYS.slice(0, 3))('in %s are always read, if no side has one cell', (_, write) => {
    const large = arbitrary.filter(({ width, height, rows }) => {
      return width > 1 && height > 1 && rows.some((clue) => clue.length > 0);
    });
    fc.assert(
      fc.property(large, (puzzle) => {
        const written = cluesOf(puzzle);
        expect(readOne(write(written.rows, written.columns), { from: 'any' })).toMatchObject(
          written,
        );
      }),
      { numRuns: 100 },
    );
  });
});

/** Texts that are no puzzles, of the kinds that lie about in folders. */
const OTHERS: readonly (readonly [what: string, text: string])[] = [
  [
    'package.json',
    '{"name":"a","version":"1.2.3","files":["dist","src"],"engines":{"node":">=20"},"dependencies":{"b":"^1.2.0","c":"~2.1.0"}}',
  ],
  [
    'tsconfig.json',
    '{"compilerOptions":{"lib":["dom","es2020"],"target":"es2020","paths":{"a":["1"],"b":["2"]}},"include":["src"]}',
  ],
  [
    'a lock file',
    'a@^1.2.0:\n  version "1.2.3"\n  dependencies:\n    b "^2.1.0"\n    c "3 || 4"\n\nb@^2.1.0:\n  version "2.1.0"\n',
  ],
  ['GeoJSON', '{"type":"Polygon","coordinates":[[[1,2],[3,4],[1,2]],[[2,1],[4,3],[2,1]]]}'],
  ['matrices', '{"a":[[1,0,2],[0,1,2],[1,1,1]],"b":[[1,0,3],[0,1,1],[2,1,0]]}'],
  ['a test of matrices', '{"given":[[1,2],[2,1]],"expected":[[2,1],[1,2]]}'],
  ['a grid of a page', '{"grid":{"rows":[1,2,1],"columns":[2,2]}}'],
  ['a table of numbers', 'x,y,z\n1,2,3\n2,1,3\n3,1,2\n1,1,4\n'],
  ['a matrix of distances', '0 3 4\n3 0 5\n4 5 0\n'],
  ['two matrices', '1 2\n2 1\n\n2 1\n1 2\n'],
  ['a graph', '1 2\n2 3\n3 1\n-\n1 3\n2 2\n3 1\n'],
  [
    'prose',
    'The rows are long: 3 of them.\nThe columns are short, 2 of them.\n\n1. First\n2. Second\n',
  ],
  ['a numbered list', 'Shopping\n\n1. milk\n2. bread\n\nLater\n\n1. tea\n2. rice\n'],
  [
    'code',
    'function f(rows, cols) {\n  for (let i = 0; i < 3; i++) rows[i] = [1, 2];\n  return cols;\n}\n',
  ],
  ['an SVG', '<svg viewBox="0 0 5 4"><path d="M 1 2 L 3 4"/><path d="M 2 1 L 4 3"/></svg>'],
  ['a style sheet', '.a {\n  grid-template-rows: 1 2;\n  grid-template-columns: 2 1;\n}\n'],
  ['a change log', '## 1.2.0\n\n- Rows: 3\n- Columns: 3\n\n## 1.1.0\n\n- more\n'],
  ['a diff', '@@ -1,2 +1,2 @@\n-1 2\n+2 1\n@@ -4,2 +4,2 @@\n-3\n+3\n'],
  ['versions', '["1.2","2.1"]\n["2.1","1.2"]\n'],
];

describe('other files', () => {
  it.each(OTHERS)('%s is not read as a puzzle', (_, text) => {
    expect(readOne(text)).toMatchObject({ code: expect.any(String) });
  });

  it('get a message that names two lists that almost fit, and says what to do', () => {
    const file = readPuzzles(encodeText('{"rowDefs":[[2],[1,1]],"colDefs":[[1],[1],[1],[2]]}'));
    expect(file).toMatchObject({
      problem: {
        line: 1,
        column: 12,
        message:
          '"rowDefs" (2 clues with 4 cells) and "colDefs" (4 clues with 5 cells) look like the ' +
          'clues, but both must fill equally many cells: a number is wrong or missing',
      },
    });
  });

  it('get a message that shows which lines to type', () => {
    const file = readPuzzles(encodeText('nothing at all, 7'), { from: 'any' });
    expect(file).toMatchObject({ value: { puzzles: [{ problem: { code: 'no-clues' } }] } });
    const [puzzle] = file.ok ? file.value.puzzles : [];
    expect(puzzle?.ok === false && puzzle.problem.message).toContain(
      'write the clues as a line "rows: 2, 1 1"',
    );
  });

  it('are left to another reader that understands them', () => {
    const ours = '{"format":"nonokit","rows":[[2],[1]],"columns":[[1],[2]]}';
    expect(readOne(ours)).toEqual({ code: 'missing-member' });
    expect(readOne('2 2\n2\n1\n1\n1\n')).toMatchObject({ code: 'unknown-format' });
  });

  it('are read by this format last, alone in its stage', () => {
    expect(ALL_FORMATS.filter(({ stage }) => stage === 'rest')).toEqual(ALL_FORMATS.slice(-1));
  });
});

/** Files that could cost much. */
const HOSTILE: readonly (readonly [what: string, text: string])[] = [
  ['deep brackets', '['.repeat(200_000)],
  ['deep objects', '{"rows":'.repeat(100_000)],
  ['deep brackets that close', `${'['.repeat(5000)}1${']'.repeat(5000)}`],
  ['many lists', `[${'[1],'.repeat(40_000)}[1]]`],
  ['many groups', '[[1],[1]]\n'.repeat(4000)],
  ['many headings', 'rows:\n1\ncolumns:\n1\n'.repeat(1500)],
  ['many sections', '1 2\n-\n'.repeat(5000)],
  ['many blank lines', `rows:\n${'1\n\n'.repeat(9000)}columns:\n${'1\n\n'.repeat(9000)}`],
  ['many fences', '```\n1\n```\n'.repeat(1500)],
  ['more lines than people type', '1 2\n3\n'.repeat(30_000)],
  ['a long line', `rows: ${'1, '.repeat(25_000)}`],
  ['a long word', `${'a'.repeat(300_000)}: 1`],
  ['long white space', `rows =${' '.repeat(300_000)}[[1]]`],
  ['quotes', '"'.repeat(500_000)],
  ['comments that never end', '(*{-/*<!--'.repeat(60_000)],
  ['single quotes on one line', "x = 'a' ".repeat(100_000)],
  ['quotes over lines', `'\n"\n`.repeat(100_000)],
  ['calls', 'row(1,2,3).\n'.repeat(60_000)],
  ['lists without names', '[[1],[1,1],[1]] '.repeat(20_000)],
  ['words that name a side', 'rows 1: 2, '.repeat(20_000)],
  ['bars', `${'|'.repeat(3900)}x\n`.repeat(200)],
  ['dashes', `${'-'.repeat(3900)}x\n`.repeat(200)],
  ['a wide sheet', `;;1\n${';'.repeat(2000)}1\n`.repeat(400)],
  ['a sheet of numbers', `${' '.repeat(900)}1 2 3\n`.repeat(190)],
  ['a sheet of marks', `${'. '.repeat(290)} 1 1\n`.repeat(490)],
  ['table cells', `<table>${'<tr><td colspan=50>1<td>'.repeat(20_000)}`],
  ['full-width digits', '１２３'.repeat(100_000)],
  ['quoted lines', '> > 1 1\n'.repeat(50_000)],
  ['framed rows', '|#.|\n'.repeat(100_000)],
  ['backslashes', `["${'\\'.repeat(200_000)}`],
  [
    'names of prototypes',
    '{"__proto__":[[1],[1]],"constructor":[[1],[1]],"rows":[[2],[1]],"columns":[[1],[2]]}',
  ],
];

describe('hostile files', () => {
  it.each(HOSTILE)('give puzzles or well-formed problems: %s', (_, text) => {
    for (const from of [undefined, 'any']) {
      const file = readPuzzles(encodeText(text), { from, limits: { maxPuzzles: 5000 } });
      const results = file.ok ? file.value.puzzles : [file];
      for (const result of results.slice(0, 10)) {
        if (!result.ok) expect(problemFault(result.problem, 'text')).toBeUndefined();
      }
    }
  });

  it('stops at the limits', () => {
    const limits = { maxCells: 5 };
    expect(
      readPuzzles(encodeText('rows:\n3\n1 1\n3\ncolumns:\n3\n1 1\n3\n'), { limits }),
    ).toMatchObject({
      problem: { code: 'too-large' },
    });
    const one = '{"h":[[1,1],[3]],"v":[[2],[1],[2]]}\n';
    const file = readPuzzles(encodeText(one.repeat(9)), { from: 'any', limits: { maxPuzzles: 5 } });
    expect(file).toMatchObject({ problem: { code: 'too-many-puzzles' } });
  });
});

/** The examples of a section of the page: its indented blocks. */
function parseExamples(section: string): string[] {
  const page = readFileSync(new URL('../../../../docs/formats/any.md', import.meta.url), 'utf8');
  const [, text = ''] = page.split(`## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return (own.match(/(?:^ {4}.*\n(?:\n(?= {4}))?)+/gm) ?? []).map((block) =>
    block.replace(/^ {4}/gm, ''),
  );
}

describe('docs/formats/any.md', () => {
  const cup = { rows: ['3', '1 1 1', '5', '1 2'], columns: ['3', '1 2', '3', '2', '3'] };

  it.each(parseExamples('What it reads'))('is right that it reads %j', (text) => {
    expect(readOne(text)).toMatchObject({ format: 'any', ...cup });
  });

  it.each(parseExamples('The scanner'))('is right that the scanner reads %j', (text) => {
    expect(readOne(text)).toMatchObject({ format: 'any', ...cup });
  });

  it.each(parseExamples('When only the order tells'))(
    'is right that the order decides in %j',
    (text) => {
      expect(readOne(text)).toMatchObject({ format: 'any', ...cup });
    },
  );

  it('is right about what is refused', () => {
    const codes = parseExamples('When it refuses').map((text) => readOne(text));
    expect(codes).toEqual([
      { code: 'clues-misfit' },
      { code: 'ambiguous-clues' },
      { code: 'ambiguous-clues' },
      { code: 'ambiguous-clues' },
    ]);
    expect(readOne(parseExamples('When it refuses')[3] ?? '', { from: 'any' })).toMatchObject(cup);
  });
});
