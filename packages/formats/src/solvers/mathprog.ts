/**
 * Data of the nonogram example of GLPK (MathProg): `param m := H; param n := W;` and two tables
 * with one line of numbers per clue; `.` means no block.
 */
import {
  bad,
  type Clue,
  good,
  type Limits,
  type Place,
  type Puzzle,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { wrongSizes } from '../lexing/checked-puzzle.js';
import { cut, endsEarly, parseNumber } from '../lexing/cursor.js';
import { DataTokens, type Token } from '../lexing/data-tokens.js';
import { mostBlocks, puzzleOfLists } from '../lexing/list-clues.js';
import type { NestedList } from '../lexing/nested-lists.js';
import { tableColumn, tableEntry, tableLine, theLineCount } from '../words/en/solver-things.js';
import {
  mathprogBadIndex,
  mathprogFound,
  mathprogNoSizes,
  mathprogNoTable,
  mathprogTooFewLines,
} from '../words/en/solvers.js';
import type { Thing } from '../words/thing.js';

/** The data part of a MathProg model. */
export const mathprog: Format = {
  id: 'mathprog',
  name: 'GLPK MathProg data',
  extensions: ['.dat', '.mod'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: true, goal: false, meta: [], several: false },
  detect: ({ text }) =>
    /^[ \t]*param[ \t]+[mn][ \t]*:=/m.test(text) && /^[ \t]*param[ \t]+row\b/m.test(text),
  read: (source) => [readMathprog(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeMathprog(puzzle)),
};

/** The parameters of a file. */
interface Parameters {
  m?: { readonly value: number; readonly place: Place };
  n?: { readonly value: number; readonly place: Place };
  row?: NestedList;
  col?: NestedList;
}

function readMathprog({ text, limits }: Source): Result<Puzzle> {
  const tokens = new DataTokens(text, '#');
  const found: Parameters = {};
  for (let token = tokens.next(); token !== undefined; token = tokens.next()) {
    if (token.text !== 'param') continue;
    const wrong = readParameter(tokens, found, limits);
    if (wrong !== undefined) return wrong;
  }
  const { row, col } = found;
  if (row === undefined || col === undefined) {
    const missing = row === undefined ? 'row' : 'col';
    const place = found.m?.place ?? { line: 1, column: 1 };
    return bad(mathprogNoTable, { name: missing }, place);
  }
  return puzzleOfLists({ rows: row, columns: col }, limits);
}

/** Reads the statement after the word "param", if it is a size or one of the two tables. */
function readParameter(
  tokens: DataTokens,
  found: Parameters,
  limits: Limits,
): Result<never> | undefined {
  const name = tokens.next();
  if (name?.text === 'm' || name?.text === 'n') {
    if (!tokens.take(':') || !tokens.take('=')) return undefined;
    const size = nextNumber(tokens, theLineCount);
    if (!size.ok) return size;
    found[name.text] = { value: size.value, place: name.place };
  }
  if (name?.text !== 'row' && name?.text !== 'col') return undefined;
  if (tokens.take('default')) tokens.next();
  if (!tokens.take(':')) return undefined;
  const { m, n } = found;
  if (m === undefined || n === undefined) {
    return bad(mathprogNoSizes, { name: name.text }, name.place);
  }
  const wrong = wrongSizes(n.value, m.value, limits, m.place);
  if (wrong !== undefined) return wrong;
  const table = readTable(tokens, (name.text === 'row' ? m : n).value, name);
  if (!table.ok) return table;
  found[name.text] ??= table.value;
  return undefined;
}

/** Maximum number of missing lines in a table. */
const MAX_MISSING = 10_000;

/** Reads a table with `count` lines, in any order; a missing line has no block. */
function readTable(tokens: DataTokens, count: number, { text, place }: Token): Result<NestedList> {
  let blocks = 0;
  for (; !tokens.take(':'); blocks++) {
    const number = nextNumber(tokens, tableColumn);
    if (!number.ok) return number;
  }
  tokens.take('=');
  const lines = new Map<number, NestedList>();
  while (!tokens.take(';')) {
    const start = tokens.place;
    const index = nextNumber(tokens, tableLine({ name: text }));
    if (!index.ok) return index;
    if (index.value < 1 || index.value > count || lines.has(index.value)) {
      return bad(mathprogBadIndex, { index: index.value, name: text, count }, start);
    }
    const line: NestedList = { items: [], place: start };
    for (let k = 0; k < blocks; k++) {
      if (tokens.take('.')) continue;
      const size = nextNumber(tokens, tableEntry({ number: k + 1, count: blocks }));
      if (!size.ok) return size;
      if (size.value > 0) line.items.push(size.value);
    }
    lines.set(index.value, line);
  }
  if (count - lines.size > MAX_MISSING) {
    return bad(mathprogTooFewLines, { name: text, found: lines.size, count }, place);
  }
  const empty: NestedList = { items: [], place };
  const items = Array.from({ length: count }, (_, i) => lines.get(i + 1) ?? empty);
  return good({ items, place });
}

function nextNumber(tokens: DataTokens, what: Thing): Result<number> {
  const token = tokens.next();
  if (token === undefined) return endsEarly(tokens.place, what);
  if (token.kind === 'number') return parseNumber(token, what);
  return bad(mathprogFound, { found: cut(token.text), what }, token.place);
}

function writeMathprog({ width, height, rows, columns }: Puzzle): string {
  const table = (name: string, clues: readonly Clue[]): string => {
    const blocks = Array.from({ length: mostBlocks(clues) }, (_, k) => k);
    const lines = clues.map((clue, i) =>
      [`\n  ${i + 1}`, ...blocks.map((k) => clue[k]?.size ?? '.')].join(' '),
    );
    return `param ${name} : ${blocks.map((k) => k + 1).join(' ')} :=${lines.join('')} ;\n`;
  };
  const sizes = `param m := ${height};\nparam n := ${width};\n`;
  return `data;\n${sizes}${table('row', rows)}${table('col', columns)}end;\n`;
}
