/**
 * The CSV of a course at CTU: height and width, then one line per row and per column; each block is
 * a colour of one character and a length. A blank line is the empty clue.
 */
import {
  type Block,
  bad,
  colorsOfIds,
  good,
  type Palette,
  type Puzzle,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { isBlank, placeAfter } from '../lexing/clue-lines.js';
import { type ClueReader, cluesOfLines, tooManyBlocks } from '../lexing/clue-words.js';
import { cut, endsEarly, linesOf, parseNumber, type Word } from '../lexing/cursor.js';
import { findIds, Inks } from '../lexing/ink-ids.js';
import { sizesOnLine } from '../lexing/sized-lines.js';
import { lexingLastLineMissing } from '../words/en/lexing.js';
import { lexingBlankPuzzle, lexingMoreColors } from '../words/en/lexing-shared.js';
import {
  ctuBadColor,
  ctuNoLength,
  ctuTooFewSigns,
  ctuTooManyClues,
} from '../words/en/programs-tables.js';
import { aBlockLength, aClueOf } from '../words/en/things.js';

/** The format of CTU's course. */
export const ctuCsv: Format = {
  id: 'ctu-csv',
  name: 'CTU course CSV',
  extensions: ['.csv'],
  media: 'text',
  holds: {
    colors: 'ids',
    background: false,
    clues: true,
    goal: false,
    meta: [],
    several: false,
    maxInks: 78,
  },
  detect: (source) => looksLikeCtu(source) && readCtu(source).ok,
  read: (source) => [readCtu(source)],
  write: ([puzzle]) => (puzzle === undefined ? good('') : writeCtu(puzzle)),
};

/** Sizes, then a colour and a number; a completely blank puzzle is recognised only by its name. */
function looksLikeCtu({ text, name }: Source): boolean {
  if (!/^[0-9]+,[0-9]+[ \t]*\n/.test(text)) return false;
  const first = /\n([^\n]*[^\s][^\n]*)/.exec(text)?.[1];
  if (first === undefined) return /\.csv$/i.test(name ?? '');
  return /^[^,\s0-9]+,[0-9]+(?:,|\s*$)/.test(first);
}

function readCtu({ text, limits }: Source): Result<Puzzle> {
  const [first, ...rest] = linesOf(text);
  if (first === undefined) return bad(lexingBlankPuzzle);
  const sizes = sizesOnLine(first, ['height', 'width']);
  if (!sizes.ok) return sizes;
  const { width, height, place: sizePlace } = sizes.value;
  const wrong = wrongSizes(width, height, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const lines = clueLines(rest, width + height);
  if (!lines.ok) return lines;
  const rowLines = lines.value.slice(0, height);
  const columnLines = lines.value.slice(height);
  const inks = new Inks();
  const readLine: ClueReader = (line, length) => readClue(line, length, inks, limits.maxColors);
  const rows = cluesOfLines(rowLines, width, readLine);
  if (!rows.ok) return rows;
  const columns = cluesOfLines(columnLines, height, readLine);
  if (!columns.ok) return columns;
  return checkedPuzzle(
    {
      width,
      height,
      sizePlace,
      palette: inks.palette.length === 1 ? undefined : inks.palette,
      rows: rows.value,
      columns: columns.value,
      rowPlaces: rowLines.map(({ place }) => place),
      columnPlaces: columnLines.map(({ place }) => place),
    },
    limits,
    lines.warnings,
  );
}

/** The lines of the clues. At the end a blank line may be missing, or extra ones may follow. */
function clueLines(rest: readonly Word[], needed: number): Result<readonly Word[]> {
  const end = placeAfter(rest);
  const surplus = rest.slice(needed).find((line) => !isBlank(line));
  if (surplus !== undefined) {
    return bad(ctuTooManyClues, { expected: needed }, surplus.place);
  }
  if (rest.length >= needed) return good(rest.slice(0, needed));
  if (rest.length < needed - 1)
    return endsEarly(end, aClueOf({ number: rest.length + 1, count: needed }));
  return good([...rest, { text: '', place: end }], [problem(lexingLastLineMissing, {}, end)]);
}

function readClue(
  line: Word,
  length: number,
  inks: Inks,
  maxColors: number,
): ReturnType<ClueReader> {
  const clue: Block[] = [];
  if (isBlank(line)) return good(clue);
  let id: Word | undefined;
  for (const field of splitFields(line)) {
    if (id === undefined) {
      if (!isId(field.text)) return badColor(field);
      if (clue.length === length) return tooManyBlocks(field, length);
      id = field;
      continue;
    }
    const size = parseNumber(field, aBlockLength);
    if (!size.ok) return size;
    const color = inks.of(id.text) ?? addInk(inks, id.text);
    if (inks.palette.length > maxColors) {
      return bad(lexingMoreColors, { most: maxColors }, id.place);
    }
    clue.push({ size: size.value, color });
    id = undefined;
  }
  if (id === undefined) return good(clue);
  return bad(ctuNoLength, { id: cut(id.text) }, id.place);
}

/** Yields the fields between commas, trimmed. */
function* splitFields({ text, place: { line } }: Word): Generator<Word> {
  for (const match of text.matchAll(/[^,]+|(?<=,)(?=,|$)|^(?=,)/g)) {
    yield { text: match[0].trim(), place: { line, column: match.index + 1 } };
  }
}

/** True for one visible character other than a digit. */
function isId(text: string): boolean {
  return /^[^\s\p{C}0-9,"]$/u.test(text);
}

function badColor({ text, place }: Word): Result<never> {
  return bad(ctuBadColor, { found: cut(text) }, place);
}

/** Adds an ink: `#` is black, other characters have their usual colours. */
function addInk(inks: Inks, id: string): number {
  const taken = inks.palette.map(({ rgb }) => rgb);
  const isBlack = id === '#' && !taken.includes('#000000');
  const [usual = { rgb: '#000000' }] = colorsOfIds([id], taken);
  return inks.add(id, isBlack ? { rgb: '#000000' } : usual);
}

/** Characters for inks without a symbol. */
const SPARE = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!$%&()*+-./:;<=>?@[]^_{|}~';

function writeCtu({ width, height, rows, columns, palette }: Puzzle): Result<string> {
  const ids = findIds(withBlack(palette), isId, SPARE);
  if (ids === undefined) {
    return bad(ctuTooFewSigns, { colors: palette.length - 1, most: SPARE.length });
  }
  const block = ({ size, color }: Block): string => `${ids[color]},${size}`;
  const lines = [...rows, ...columns].map((clue) => `${clue.map(block).join(',')}\n`);
  return good(`${height},${width}\n${lines.join('')}`);
}

/** The palette with `#` as the symbol of black. */
function withBlack(palette: Palette): Palette {
  return palette.map((color) =>
    color.rgb === '#000000' && color.symbol === undefined ? { ...color, symbol: '#' } : color,
  );
}
