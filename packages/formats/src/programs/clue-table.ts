/**
 * Clue tables: the printed puzzle as a spreadsheet (CSV). The corner at the top left is blank,
 * column clues are above their columns and row clues to the left of their rows; a number may have a
 * colour id ("2r").
 *
 * The layout is our own, for exchange with spreadsheets. Clues need not be aligned: the smallest
 * corner that separates the two kinds of clues and gives a puzzle is used (`clue-table-corner`).
 * webpbn.com writes nearly the same, with texts above it (`webpbn-csv`).
 */
import {
  type Block,
  bad,
  type Clue,
  colorsOfIds,
  good,
  type Limits,
  type PaletteColor,
  type Puzzle,
  problem,
  type Result,
} from '@nonokit/core';

import type { Format, Source } from '../format.js';
import { checkedPuzzle } from '../lexing/checked-puzzle.js';
import { type BlockReader, clueOfWords } from '../lexing/clue-words.js';
import { cut, parseNumber, type Word } from '../lexing/cursor.js';
import { HIDDEN_SIZE, hiddenNumbers, hidesNumbers } from '../lexing/hidden-blocks.js';
import { findIds, isPlainBlack, LOWER_CASE } from '../lexing/ink-ids.js';
import { lexingMoreColors } from '../words/en/lexing-shared.js';
import {
  tableBlotted,
  tableNoClues,
  tableNoCorner,
  tableNoNumber,
} from '../words/en/programs-tables.js';
import { aBlock } from '../words/en/things.js';
import { looksLikeTable, parseTable, type Table } from './clue-table-cells.js';
import { type Corner, findCorners } from './clue-table-corner.js';
import { webpbnTable } from './webpbn-csv.js';

/** Clue tables, `--from clue-table`. */
export const clueTable: Format = {
  id: 'clue-table',
  name: 'clue table (CSV)',
  extensions: ['.csv'],
  media: 'text',
  holds: { colors: 'ids', background: false, clues: true, goal: false, meta: [], several: false },
  detect: ({ text }) => looksLikeTable(webpbnTable(text)?.text.trimStart() ?? text),
  read: (source) => [readClueTable(source)],
  write: ([puzzle]) => (puzzle === undefined ? good('') : writeClueTable(puzzle)),
};

/** Maximum number of corners that are tried, the smallest first. */
const MAX_TRIALS = 8;

function readClueTable(source: Source): Result<Puzzle> {
  const headed = webpbnTable(source.text);
  if (headed === undefined) return readTable(source);
  const puzzle = readTable({ ...source, text: headed.text });
  return puzzle.ok ? { ...puzzle, value: { ...puzzle.value, meta: headed.meta } } : puzzle;
}

function readTable({ text, limits }: Source): Result<Puzzle> {
  const table = parseTable(text, limits);
  if (!table.ok) return table;
  const corners = findCorners(table.value).slice(0, MAX_TRIALS);
  if (corners.length === 0) {
    return bad(tableNoCorner, {}, { line: 1, column: 1 });
  }
  const inks = readInks(table.value, limits);
  if (!inks.ok) return inks;
  let first: Result<Puzzle> | undefined;
  for (const corner of corners) {
    const puzzle = puzzleAt(corner, table.value, inks.value, limits);
    if (puzzle.ok) return puzzle;
    first ??= puzzle;
  }
  return first ?? bad(tableNoClues, {}, { line: 1, column: 1 });
}

/** The colours of a table by the ids after its numbers. */
interface Inks {
  readonly palette: readonly PaletteColor[];
  readonly colors: ReadonlyMap<string, number>;
}

/** The inks in the order of their first use. Bare numbers are black. */
function readInks({ lines }: Table, { maxColors }: Limits): Result<Inks> {
  const ids = new Set<string>();
  for (const { text, place } of lines.flatMap(({ cells }) => cells)) {
    ids.add(toId(text));
    if (ids.size >= maxColors) {
      return bad(lexingMoreColors, { most: maxColors }, place);
    }
  }
  const named = [...ids].filter((id) => id !== '');
  const entries = colorsOfIds(named, ids.has('') ? ['#ffffff', '#000000'] : ['#ffffff']);
  const black = ids.has('') || ids.size === 0 ? [{ rgb: '#000000' }] : [];
  const colors = new Map([...black.map(() => ''), ...named].map((id, i) => [id, i + 1] as const));
  return good({ palette: [{ rgb: '#ffffff' }, ...black, ...entries], colors });
}

/** The text after the digits of a cell. */
function toId(text: string): string {
  return text.replace(/^(?:[0-9]+|#)/, '').trim();
}

function puzzleAt(
  { right, below }: Corner,
  { lines, columns: width }: Table,
  { palette, colors }: Inks,
  limits: Limits,
): Result<Puzzle> {
  const readBlock: BlockReader = (word) => blockOf(word, colors);
  const above: Word[][] = Array.from({ length: width - right }, () => []);
  for (const { cells } of lines.slice(0, below)) {
    for (const cell of cells) above[cell.column - right]?.push(cell);
  }
  const left = lines.slice(below);
  const columns = readClues(above, left.length, readBlock);
  if (!columns.ok) return columns;
  const beside = left.map(({ cells }) => cells);
  const rows = readClues(beside, width - right, readBlock);
  if (!rows.ok) return rows;
  const sizePlace = { line: 1, column: 1 };
  const claims = {
    width: width - right,
    height: left.length,
    palette,
    rows: rows.value,
    columns: columns.value,
    sizePlace,
    rowPlaces: left.map(({ place }) => place),
    columnPlaces: above.map(([first]) => first?.place),
  };
  if (!hidesNumbers(claims)) return checkedPuzzle(claims, limits);
  const first = lines.flatMap(({ cells }) => cells).find(({ text }) => text.startsWith('#'));
  return hiddenNumbers(claims, problem(tableBlotted, {}, first?.place));
}

/** The clues of many lines of `length` cells, each as the words of its blocks. */
function readClues(
  lines: readonly (readonly Word[])[],
  length: number,
  readBlock: BlockReader,
): Result<Clue[]> {
  const clues: Clue[] = [];
  for (const words of lines) {
    const clue = clueOfWords(words, length, readBlock);
    if (!clue.ok) return clue;
    clues.push(clue.value);
  }
  return good(clues);
}

function blockOf({ text, place }: Word, colors: ReadonlyMap<string, number>): Result<Block> {
  if (text.startsWith('#')) {
    return good({ size: HIDDEN_SIZE, color: colors.get(toId(text)) ?? 1 });
  }
  const digits = /^[0-9]*/.exec(text)?.[0] ?? '';
  if (digits === '') {
    return bad(tableNoNumber, { found: cut(text) }, place);
  }
  const size = parseNumber({ text: digits, place }, aBlock);
  return size.ok ? good({ size: size.value, color: colors.get(toId(text)) ?? 1 }) : size;
}

/** "a" to "z", then "aa", "ab" and so on. */
function* spareIds(): Generator<string> {
  yield* LOWER_CASE;
  for (const first of spareIds()) for (const last of LOWER_CASE) yield first + last;
}

function writeClueTable({ rows, columns, palette }: Puzzle): Result<string> {
  const ids = isPlainBlack(palette)
    ? []
    : (findIds(palette, (id) => /^\p{L}{1,10}$/u.test(id), spareIds()) ?? []);
  const right = findLongest(rows);
  const below = findLongest(columns);
  const cell = (block: Block | undefined): string =>
    block === undefined ? '' : `${block.size}${ids[block.color] ?? ''}`;
  const top = Array.from({ length: below }, (_, y) =>
    columns.map((clue) => cell(clue[clue.length - below + y])),
  );
  const lines = [
    ...top.map((cells) => [...new Array<string>(right).fill(''), ...cells]),
    ...rows.map((clue) => [
      ...Array.from({ length: right }, (_, x) => cell(clue[clue.length - right + x])),
      ...columns.map(() => ''),
    ]),
  ];
  return good(`${lines.map((cells) => cells.join(',')).join('\n')}\n`);
}

/** The number of blocks of the longest clue, at least 1, because a corner is never empty. */
function findLongest(clues: readonly Clue[]): number {
  return clues.reduce((most, clue) => Math.max(most, clue.length), 1);
}
