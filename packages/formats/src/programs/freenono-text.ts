/**
 * FreeNono's older plain files, `.nono`: a name, "width,height", and the picture in rows of "x" and
 * blanks. Blanks at the end of rows, and blank rows at the end, may be missing, because editors cut
 * them off.
 */
import { bad, good, type Puzzle, problem, type Result, rowsOf } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { cut, endsEarly, linesOf, parseNumber, type Word } from '../lexing/cursor.js';
import { oneLine } from '../lexing/one-line.js';
import {
  freenonoMissingRows,
  freenonoOddCell,
  freenonoSecondLine,
  freenonoTooManyRows,
} from '../words/en/programs-pictures.js';
import { aHeight, aWidth, widthAndHeight } from '../words/en/things.js';

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

/** Numbers instead of a name, and nothing filled: more likely one of the bare-number formats. */
const NUMBERS = /^[ \t,]*\d[\d \t,]*\n[^xX]*$/;

function isLayout({ text }: Source): boolean {
  return LAYOUT.test(text) && !NUMBERS.test(text);
}

function readFreenonoText({ text, limits }: Source): Result<Puzzle> {
  const [name, size, ...rows] = linesOf(text);
  if (name === undefined || size === undefined) {
    return endsEarly({ line: 2, column: 1 }, widthAndHeight);
  }
  const [wide = '', tall = '', surplus] = size.text.split(',');
  if (surplus !== undefined || tall === '') {
    return bad(freenonoSecondLine, { found: cut(size.text.trim()) }, size.place);
  }
  const width = parseNumber({ text: wide.trim(), place: size.place }, aWidth);
  if (!width.ok) return width;
  const height = parseNumber({ text: tall.trim(), place: size.place }, aHeight);
  if (!height.ok) return height;
  const wrong = wrongSizes(width.value, height.value, limits, size.place);
  if (wrong !== undefined) return wrong;
  const goal = readRows(rows, width.value, height.value);
  if (!goal.ok) return goal;
  const claims = {
    width: width.value,
    height: height.value,
    goal: goal.value,
    meta: toMeta({ title: oneLine(name.text) }),
    sizePlace: size.place,
    goalPlace: size.place,
  };
  return checkedPuzzle(claims, limits, goal.warnings);
}

function readRows(rows: readonly Word[], width: number, height: number): Result<Uint8Array[]> {
  const surplus = rows.slice(height).find(({ text }) => text.trim() !== '');
  if (surplus !== undefined) {
    return bad(freenonoTooManyRows, { most: height }, surplus.place);
  }
  const goal: Uint8Array[] = [];
  for (const { text, place } of rows.slice(0, height)) {
    const row = text.slice(0, width);
    const odd = row.search(/[^ xX]/);
    if (odd >= 0 || text.slice(width).trim() !== '') {
      const at = odd >= 0 ? odd : width;
      const where = { line: place.line, column: place.column + at };
      return bad(freenonoOddCell, { found: text[at] ?? '', width }, where);
    }
    const cells = new Uint8Array(width);
    for (let x = 0; x < row.length; x++) cells[x] = row[x] === ' ' ? 0 : 1;
    goal.push(cells);
  }
  const missing = height - goal.length;
  for (let k = 0; k < missing; k++) goal.push(new Uint8Array(width));
  const place = { line: (rows.at(-1)?.place.line ?? 2) + 1, column: 1 };
  return good(goal, missing === 0 ? [] : [problem(freenonoMissingRows, { missing }, place)]);
}

function writeFreenonoText({ width, height, goal, meta }: Puzzle): string {
  const rows = goal === undefined ? [] : rowsOf(goal);
  const lines = rows.map((row) => row.map((color) => (color === 0 ? ' ' : 'x')).join(''));
  return `${oneLine(meta.title ?? '')}\n${width},${height}\n${lines.join('\n')}\n`;
}
