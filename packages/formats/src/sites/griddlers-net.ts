/**
 * Player pages of griddlers.net: an object literal with sizes, colours and the clues of the left
 * and top headers, or assignments `leftCodes[0]="p:n,…"` in older ones. No code of a page is run.
 */
import { bad, type Clue, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { placeFinder } from '../lexing/json-scan.js';
import { griddlersNoHeight, griddlersNoWidth } from '../words/en/sites-pages.js';
import { type Headers, readHeaders } from './griddlers-headers.js';
import { readPaints } from './griddlers-paints.js';

/** Pages of griddlers.net, or the script in them. */
export const griddlersNet: Format = {
  id: 'griddlers-net',
  name: 'griddlers.net page',
  extensions: ['.js', '.html'],
  media: 'text',
  holds: { colors: 'rgb', background: true, clues: true, goal: false, meta: [], several: false },
  detect: ({ text }) => /\bleftHeader['"]?\s{0,9}:\s{0,9}\[|\bleftCodes\s{0,9}\[/.test(text),
  read: (source) => [readPage(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writePage(puzzle)),
};

function readPage({ text, limits }: Source): Result<Puzzle> {
  const width = parseSize(text, 'width');
  const height = parseSize(text, 'height');
  if (width === undefined || height === undefined) {
    const message = width === undefined ? griddlersNoWidth : griddlersNoHeight;
    return bad(message, {}, { line: 1, column: 1 });
  }
  const sizePlace = placeFinder(text)(width.at);
  const wrong = wrongSizes(width.value, height.value, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const headers = readHeaders(text, width.value, height.value);
  if (!headers.ok) return headers;
  const paints = readPaints(text, headers.value, limits.maxColors);
  if (!paints.ok) return paints;
  const { palette, colors } = paints.value;
  const inked = (lines: Headers['left']): Clue[] =>
    lines.map((line) => line.map(({ paint, size }) => ({ size, color: colors.get(paint) ?? 0 })));
  const claims = { width: width.value, height: height.value, palette, sizePlace };
  const clues = { rows: inked(headers.value.left), columns: inked(headers.value.top) };
  return checkedPuzzle({ ...claims, ...clues }, limits, paints.warnings);
}

/** The value of "width: 5" or "pwidth = 5", and its index. */
function parseSize(
  text: string,
  name: 'width' | 'height',
): { value: number; at: number } | undefined {
  const member = new RegExp(`\\b${name}['"]?\\s{0,9}:\\s{0,9}['"]?([0-9]{1,9})\\b`);
  const variable = new RegExp(`\\bp${name}\\s{0,9}=\\s{0,9}['"]?([0-9]{1,9})\\b`);
  const match = variable.exec(text) ?? member.exec(text);
  return match === null ? undefined : { value: Number(match[1]), at: match.index };
}

function writePage({ width, height, palette, rows, columns }: Puzzle): string {
  const paints = palette.map((_, c) => `{s:0,c:${c},co:'${c}'}`).join(',');
  const colors = palette.map(({ rgb }) => `"${rgb.slice(1)}"`).join(',');
  const header = (lines: readonly Clue[]): string =>
    lines
      .map((clue) => `[${clue.map(({ size, color }) => `[${color + 1},${size}]`).join(',')}]`)
      .join(',');
  const members = [
    `width: ${width}`,
    `height:${height}`,
    `palette: [\n\t  { s:0 , c:-1 }\n\t  ,${paints}\n\t]`,
    `colors:[\n\t${colors}\n\t]`,
    `usedColors:[\n\t${palette.map((_, c) => c).join(',')}\n\t]`,
    `topHeader: [\n\t${header(columns)}\n\t]`,
    `leftHeader: [\n\t${header(rows)}\n\t]`,
  ];
  return `var puzzle = {\n\t${members.join(',\n\t')}\n}\n\nvar solution = {}\n`;
}
