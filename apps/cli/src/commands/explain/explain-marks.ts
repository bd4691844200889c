/**
 * Marks: how far somebody has come with a puzzle, read from a file.
 *
 * Text has one character a cell: "?" unknown, "." blank, "#" or the palette's symbols filled, as
 * `solve --plain` prints them. JSON has rows of palette indices with -1 for unknown, alone or as
 * the member "known".
 */
import { bad, good, type PartialGrid, type Puzzle, type Result, UNKNOWN } from '@nonokit/core';
import { symbolsOf } from '@nonokit/render';
import { shortened } from '../../io/printable.js';
import { counted } from '../../io/report.js';

/** Marks as the text that is read: ".#?" or the palette's symbols, a line for each row. */
export function marksText({ width, cells }: PartialGrid, { height, palette }: Puzzle): string {
  const symbols = symbolsOf(palette);
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from(cells.subarray(y * width, (y + 1) * width), (color) => symbols[color] ?? '?'),
  );
  return rows.map((row) => `${row.join('')}\n`).join('');
}

/** Reads marks for a puzzle. */
export function readMarks(text: string, puzzle: Puzzle): Result<PartialGrid> {
  return /^\s*[[{]/.test(text) ? fromJson(text, puzzle) : fromText(text, puzzle);
}

function fromText(text: string, { width, height, palette }: Puzzle): Result<PartialGrid> {
  if (text.trim() === '')
    return bad('no-marks', `the file is empty, expected ${height} rows of marks`);
  const rows = text.replace(/\s*$/, '').split(/\r?\n/);
  if (rows.length !== height) return wrongHeight(rows.length, height);
  const values = new Map<string, number>([
    ['-', 0],
    ['x', 0],
    ...symbolsOf(palette).map((symbol, color) => [symbol, color] as const),
    ['?', UNKNOWN],
  ]);
  const cells = new Int32Array(width * height);
  for (const [y, row] of rows.entries()) {
    const symbols = [...row];
    if (symbols.length !== width) return wrongWidth(y, symbols.length, width);
    for (const [x, symbol] of symbols.entries()) {
      const value = values.get(symbol);
      if (value === undefined) {
        const found = `"${shortened(symbol, 9)}"`;
        const expected = `"?", ${symbolsOf(palette)
          .map((known) => `"${known}"`)
          .join(', ')}`;
        const place = { line: y + 1, column: x + 1 };
        return bad('bad-mark', `row ${y + 1} has ${found}, expected one of ${expected}`, place);
      }
      cells[y * width + x] = value;
    }
  }
  return good({ width, height, cells });
}

function fromJson(text: string, { width, height, palette }: Puzzle): Result<PartialGrid> {
  const rows = rowsOfJson(text);
  if (rows === undefined) {
    const expected = 'expected rows of palette indices, or an object with such rows as "known"';
    return bad('bad-json', `the marks are no JSON that can be read: ${expected}`);
  }
  if (rows.length !== height) return wrongHeight(rows.length, height);
  const cells = new Int32Array(width * height);
  for (const [y, row] of rows.entries()) {
    if (!Array.isArray(row)) return bad('bad-json', `row ${y + 1} of the marks is no array`);
    if (row.length !== width) return wrongWidth(y, row.length, width);
    for (const [x, value] of row.entries()) {
      if (!Number.isInteger(value) || value < UNKNOWN || value >= palette.length) {
        const found = shortened(String(JSON.stringify(value)), 20);
        const expected = `an index from 0 to ${palette.length - 1}, or -1`;
        return bad('bad-mark', `row ${y + 1}, column ${x + 1} is ${found}, expected ${expected}`);
      }
      cells[y * width + x] = value;
    }
  }
  return good({ width, height, cells });
}

/** The rows in a JSON text: the text itself, or its member "known". */
function rowsOfJson(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const rows =
      typeof value === 'object' && value !== null && 'known' in value ? value.known : value;
    return Array.isArray(rows) ? rows : undefined;
  } catch {
    return undefined;
  }
}

function wrongHeight(found: number, expected: number): Result<never> {
  return bad('wrong-size', `the marks have ${counted(found, 'row')}, the puzzle has ${expected}`);
}

function wrongWidth(y: number, found: number, expected: number): Result<never> {
  const place = { line: y + 1, column: Math.min(found, expected) + 1 };
  return bad(
    'wrong-size',
    `row ${y + 1} of the marks has ${found} cells, expected ${expected}`,
    place,
  );
}
