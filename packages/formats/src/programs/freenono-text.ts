/**
 * FreeNono's older plain files, `.nono`: a name, "width,height", and the picture in rows of "x" and blanks.
 * Blanks at the end of rows, and blank rows at the end, may be missing: editors cut them off.
 */
import { bad, good, type Puzzle, problem, type Result, rowsOf } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, metaOf, wrongSizes } from '../lexing/checked-puzzle.js';
import { endsEarly, linesOf, numberOf, quote, type Word } from '../lexing/cursor.js';
import { oneLine } from '../lexing/one-line.js';

/** Plain pictures of FreeNono, `--from freenono-text`. */
export const freenonoText: Format = {
  id: 'freenono-text',
  name: 'FreeNono text',
  extensions: ['.nono'],
  media: 'text',
  holds: {
    colors: 'none',
    background: false,
    clues: false,
    goal: true,
    meta: ['title'],
    several: false,
  },
  detect: isLayout,
  isCertain: isLayout,
  read: (source) => [readFreenonoText(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeFreenonoText(puzzle)),
};

/** A name, two numbers, and nothing but "x" and blanks. */
const LAYOUT = /^[^\n]{0,1000}\n[ \t]*\d{1,9},[ \t]*\d{1,9}[ \t]*\n[ xX\n]*$/;

/** Numbers in the place of the name, and nothing filled: more likely one of the formats of bare numbers. */
const NUMBERS = /^[ \t,]*\d[\d \t,]*\n[^xX]*$/;

function isLayout({ text }: Source): boolean {
  return LAYOUT.test(text) && !NUMBERS.test(text);
}

function readFreenonoText({ text, limits }: Source): Result<Puzzle> {
  const [name, size, ...rows] = linesOf(text);
  if (name === undefined || size === undefined) {
    return endsEarly({ line: 2, column: 1 }, 'width and height');
  }
  const [wide = '', tall = '', surplus] = size.text.split(',');
  if (surplus !== undefined || tall === '') {
    const what = `the second line is ${quote(size.text.trim())}`;
    return bad('bad-size', `${what}, expected width and height like "10,8"`, size.place);
  }
  const width = numberOf({ text: wide.trim(), place: size.place }, 'a width');
  if (!width.ok) return width;
  const height = numberOf({ text: tall.trim(), place: size.place }, 'a height');
  if (!height.ok) return height;
  const wrong = wrongSizes(width.value, height.value, limits, size.place);
  if (wrong !== undefined) return wrong;
  const goal = readRows(rows, width.value, height.value);
  if (!goal.ok) return goal;
  const claims = {
    width: width.value,
    height: height.value,
    goal: goal.value,
    meta: metaOf({ title: oneLine(name.text) }),
    sizePlace: size.place,
    goalPlace: size.place,
  };
  return checkedPuzzle(claims, limits, goal.warnings);
}

function readRows(rows: readonly Word[], width: number, height: number): Result<Uint8Array[]> {
  const surplus = rows.slice(height).find(({ text }) => text.trim() !== '');
  if (surplus !== undefined) {
    return bad('bad-goal', `the picture has more than ${height} rows`, surplus.place);
  }
  const goal: Uint8Array[] = [];
  for (const { text, place } of rows.slice(0, height)) {
    const row = text.slice(0, width);
    const odd = row.search(/[^ xX]/);
    if (odd >= 0 || text.slice(width).trim() !== '') {
      const at = odd >= 0 ? odd : width;
      const found = quote(text[at] ?? '');
      const expected = `expected ${width} cells of "x" and blanks`;
      const where = { line: place.line, column: place.column + at };
      return bad('bad-goal', `a row has ${found}, ${expected}`, where);
    }
    const cells = new Uint8Array(width);
    for (let x = 0; x < row.length; x++) cells[x] = row[x] === ' ' ? 0 : 1;
    goal.push(cells);
  }
  const missing = height - goal.length;
  for (let k = 0; k < missing; k++) goal.push(new Uint8Array(width));
  const remark = `the last ${missing} rows are missing, so they are taken as blank`;
  const place = { line: (rows.at(-1)?.place.line ?? 2) + 1, column: 1 };
  return good(goal, missing === 0 ? [] : [problem('padded', remark, place)]);
}

function writeFreenonoText({ width, height, goal, meta }: Puzzle): string {
  const rows = goal === undefined ? [] : rowsOf(goal);
  const lines = rows.map((row) => row.map((color) => (color === 0 ? ' ' : 'x')).join(''));
  return `${oneLine(meta.title ?? '')}\n${width},${height}\n${lines.join('\n')}\n`;
}
