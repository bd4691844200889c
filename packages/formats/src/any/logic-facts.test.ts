/**
 * Facts of logic programs: one picture in every shape in which they hold its clues, and what looks
 * like such facts and is none.
 */
import { clueText } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';

/**
 * Our own drawing, a kettle:
 *
 *     .##..
 *     ####.
 *     #####
 *     ###.#
 */
const ROWS = [[2], [4], [5], [3, 1]];
const COLUMNS = [[3], [4], [4], [2], [2]];

/** A fact for each block, lines and blocks counted from `from`. */
function blocks(
  fact: (isRow: boolean, line: number, block: number, size: number) => string,
  from = 1,
): string {
  const side = (clues: readonly number[][], isRow: boolean): string[] =>
    clues.flatMap((clue, y) => clue.map((size, k) => fact(isRow, y + from, k + from, size)));
  return `${[...side(ROWS, true), ...side(COLUMNS, false)].join('\n')}\n`;
}

/** A fact for each line. */
function lines(fact: (isRow: boolean, line: number, clue: readonly number[]) => string): string {
  const side = (clues: readonly number[][], isRow: boolean): string[] =>
    clues.map((clue, y) => fact(isRow, y + 1, clue));
  return `${[...side(ROWS, true), ...side(COLUMNS, false)].join('\n')}\n`;
}

/** A pool of all blocks of a side. */
function pool(clues: readonly number[][]): string {
  return clues.flatMap((clue, y) => clue.map((size, k) => `${y + 1},${k + 1},${size}`)).join('; ');
}

const FORMS: readonly (readonly [form: string, text: string])[] = [
  ['a letter before them', blocks((r, y, k, n) => `${r ? 'r' : 'c'}(${y},${k},${n}).`)],
  ['the side as a word', blocks((r, y, k, n) => `clue(${r ? 'row' : 'col'}, ${y}, ${k}, ${n}).`)],
  ['the side as a letter', blocks((r, y, k, n) => `hint(${r ? 'r' : 'c'},${y},${k},${n}).`)],
  ['the way as a letter', blocks((r, y, k, n) => `clue(${r ? 'h' : 'v'},${y},${k},${n}).`)],
  ['the side as the last word', blocks((r, y, k, n) => `b(${y},${k},${n},${r ? 'row' : 'col'}).`)],
  ['counted from 0', blocks((r, y, k, n) => `h(${r ? 'across' : 'down'},${y},${k},${n}).`, 0)],
  ['a colour', blocks((r, y, k, n) => `hint(${r ? 'r' : 'c'},${y},${k},${n},black).`)],
  ['a line each', lines((r, y, clue) => `${r ? 'row' : 'col'}(${y}, ${clue.join(', ')}).`)],
  ['a text each', lines((r, y, clue) => `${r ? 'row' : 'col'}(${y}, "${clue.join(' ')}").`)],
  ['a quoted atom each', lines((r, y, clue) => `${r ? 'r' : 'c'}(${y}, '${clue.join(',')}').`)],
  ['a line each, by word', lines((r, y, clue) => `line(${r ? 'row' : 'col'}, ${y}, ${clue}).`)],
  ['pools', `row_hint(${pool(ROWS)}).\ncol_hint(\n  ${pool(COLUMNS)}\n).\n`],
  [
    'other facts between',
    `row(1..4). col(1..5). % the board\n${lines(
      (r, y, clue) => `${r ? 'row' : 'col'}_blocks(${y}, ${clue.length}).`,
    )}${blocks((r, y, k, n) => `${r ? 'row' : 'col'}_block(${y},${k},${n}).`)}`,
  ],
  [
    'rules behind them',
    `${blocks((r, y, k, n) => `hint(${r ? 'r' : 'c'},${y},${k},${n}).`)}
{ fill(Y,X) : col(X) } :- row(Y).
:- hint(r,Y,K,N), not start(Y,K,_).
#show fill/2.
`,
  ],
];

/** The clues of the only puzzle in a text, or the code of its problem. */
function read(text: string) {
  const file = readPuzzles(encodeText(text), {});
  if (!file.ok) return file.problem.code;
  const [only, ...more] = file.value.puzzles;
  if (only?.ok !== true || more.length > 0) return 'several';
  const { rows, columns } = only.value;
  const words = (clues: typeof rows): string => clues.map((clue) => clueText(clue)).join(' / ');
  const warnings = only.warnings.map(({ code }) => code);
  return { rows: words(rows), columns: words(columns), warnings };
}

describe('facts of logic programs', () => {
  it.each(FORMS)('are read with %s', (_, text) => {
    expect(read(text)).toEqual({
      rows: '2 / 4 / 5 / 3 1',
      columns: '3 / 4 / 4 / 2 / 2',
      warnings: [],
    });
  });

  it('have ranges', () => {
    const rows = 'row(1,1..3,1). row(2,1,5). row(3,1..2,2). row(4,1,0).';
    const columns = 'col(1,1,3). col(2,1,2). col(3,1,2). col(4,1,2). col(5,1,3).';
    expect(read(`${rows}\n${columns}\n`)).toEqual({
      rows: '1 1 1 / 5 / 2 2 / 0',
      columns: '3 / 2 / 2 / 2 / 3',
      warnings: [],
    });
  });

  it.each([
    ['edges of a graph', 'edge(a,1,2). edge(b,2,3). edge(a,3,1). edge(b,1,3). edge(a,2,2).'],
    ['moves', 'move(row,1,2,3). move(col,1,2,4). move(row,2,2,4). move(col,3,1,1).'],
    ['sums that differ', 'r(1,1,3). r(2,1,1). r(3,1,2). c(1,1,3). c(2,1,1). c(3,1,3).'],
    ['a block that is missing', 'r(1,1,1). r(1,3,1). r(2,1,3). c(1,1,2). c(2,1,1). c(3,1,2).'],
    ['endless ranges', 'row(1,1..99999,1..99999). col(1,1..99999,1..99999).'],
  ])('are none in %s', (_, text) => {
    expect(read(text)).toEqual(expect.any(String));
  });
});
