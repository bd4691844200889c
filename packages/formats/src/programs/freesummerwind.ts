/**
 * The text of freesummerwind's solver: colour ids on the first line, then one line per row and per
 * column. Each block is a length with its colour's id ("5r"). A blank line is always an empty clue.
 */
import {
  type Block,
  bad,
  type Clue,
  colorsOfIds,
  good,
  inkCount,
  type Problem,
  type Puzzle,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle } from '../lexing/checked-puzzle.js';
import { type ClueReader, cluesOfLines, tooManyBlocks } from '../lexing/clue-words.js';
import { cut, endsEarly, linesOf, parseNumber, splitWords, type Word } from '../lexing/cursor.js';
import { findIds, Inks, LOWER_CASE } from '../lexing/ink-ids.js';
import { lexingMoreColors } from '../words/en/lexing-shared.js';
import { atLeastOneColumn, columnsAfterRows } from '../words/en/program-things.js';
import {
  summerwindBadId,
  summerwindBlankColumns,
  summerwindListedTwice,
  summerwindNoColor,
  summerwindNoColors,
  summerwindNoLength,
  summerwindNoLines,
  summerwindNoRows,
  summerwindUndeclared,
} from '../words/en/programs-sections.js';
import { aBlock } from '../words/en/things.js';
import { literally } from '../words/thing.js';

/** The input of freesummerwind/nonogram-solver. */
export const freesummerwind: Format = {
  id: 'freesummerwind',
  name: 'freesummerwind text',
  extensions: ['.txt'],
  media: 'text',
  holds: { colors: 'ids', background: false, clues: true, goal: false, meta: [], several: false },
  detect: ({ text }) =>
    /^\s*colors:[ \t\n]/.test(text.slice(0, 1000)) ||
    (/^[ \t]*lines:[ \t]*$/m.test(text) && /^[ \t]*columns:[ \t]*$/m.test(text)),
  read: (source) => [readFreesummerwind(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeFreesummerwind(puzzle)),
};

function readFreesummerwind({ text, limits }: Source): Result<Puzzle> {
  const lines = linesOf(text);
  const [first, ...rest] = lines;
  if (first === undefined || !/^\s*colors:(\s|$)/.test(first.text)) {
    const found = cut(first?.text.trim() ?? '');
    return bad(summerwindNoColors, { found }, { line: 1, column: 1 });
  }
  const inks = readInks(first, limits.maxColors);
  if (!inks.ok) return inks;
  const sections = readSections(rest);
  if (!sections.ok) return sections;
  const { rowLines, columnLines, sizePlace } = sections.value;
  const readLine: ClueReader = (line, length) => readClue(line, length, inks.value);
  const rows = cluesOfLines(rowLines, columnLines.length, readLine);
  if (!rows.ok) return rows;
  const columns = cluesOfLines(columnLines, rowLines.length, readLine);
  if (!columns.ok) return columns;
  return checkedPuzzle(
    {
      width: columnLines.length,
      height: rowLines.length,
      palette: inks.value.palette,
      rows: rows.value,
      columns: columns.value,
      sizePlace,
      rowPlaces: rowLines.map(({ place }) => place),
      columnPlaces: columnLines.map(({ place }) => place),
    },
    limits,
    [...inks.warnings, ...surplusWarnings(columnLines)],
  );
}

/** The declared inks. A lone `b` is black; beside other inks it is blue. */
function readInks(line: Word, maxColors: number): Result<Inks> {
  const warnings: Problem[] = [];
  const ids = new Set<string>();
  for (const { text, place } of splitWords(line)) {
    if (text === 'colors:') continue;
    if (/^[0-9]/.test(text)) {
      return bad(summerwindBadId, { found: cut(text) }, place);
    }
    if (ids.has(text) && warnings.length === 0) {
      warnings.push(problem(summerwindListedTwice, { found: cut(text) }, place));
    }
    ids.add(text);
    if (ids.size + 1 > maxColors) {
      return bad(lexingMoreColors, { most: maxColors }, place);
    }
  }
  const inks = new Inks();
  const onlyB = ids.size === 1 && ids.has('b');
  const colors = onlyB ? [{ rgb: '#000000', symbol: 'b' }] : colorsOfIds([...ids]);
  [...ids].forEach((id, i) => {
    inks.add(id, colors[i] ?? { rgb: '#000000' });
  });
  return good(inks, warnings);
}

function readSections(lines: readonly Word[]): Result<{
  rowLines: readonly Word[];
  columnLines: readonly Word[];
  sizePlace: Word['place'];
}> {
  const from = lines.findIndex(({ text }) => text.trim() !== '');
  const start = lines[from];
  const end = { line: (lines.at(-1)?.place.line ?? 1) + 1, column: 1 };
  if (start === undefined) return endsEarly(end, literally('"lines:"'));
  if (start.text.trim() !== 'lines:') {
    return bad(summerwindNoLines, { found: cut(start.text.trim()) }, start.place);
  }
  const middle = lines.findIndex(({ text }) => text.trim() === 'columns:');
  if (middle < 0) return endsEarly(end, columnsAfterRows);
  if (middle === from + 1) {
    return bad(summerwindNoRows, {}, lines[middle]?.place);
  }
  if (middle === lines.length - 1) return endsEarly(end, atLeastOneColumn);
  return good({
    rowLines: lines.slice(from + 1, middle),
    columnLines: lines.slice(middle + 1),
    sizePlace: start.place,
  });
}

function readClue(line: Word, length: number, inks: Inks): Result<Clue> {
  const clue: Block[] = [];
  for (const word of splitWords(line)) {
    const digits = /^[0-9]*/.exec(word.text)?.[0] ?? '';
    const id = word.text.slice(digits.length);
    if (digits === '') {
      return bad(summerwindNoLength, { found: cut(word.text) }, word.place);
    }
    const size = parseNumber({ text: digits, place: word.place }, aBlock);
    if (!size.ok) return size;
    const color = inks.of(id);
    if (color === undefined) return unknownColor(word, id, inks);
    if (size.value === 0) continue;
    if (clue.length === length) return tooManyBlocks(word, length);
    clue.push({ size: size.value, color });
  }
  return good(clue);
}

function unknownColor({ text, place }: Word, id: string, inks: Inks): Result<never> {
  const declared = inks.palette.slice(1, 11).map(({ symbol, name }) => cut(symbol ?? name ?? ''));
  const block = cut(text);
  if (id === '') return bad(summerwindNoColor, { block, declared }, place);
  return bad(summerwindUndeclared, { block, id: cut(id), declared }, place);
}

/**
 * Warns of several blank lines at the end, which an editor probably left; one is a plausible empty
 * column.
 */
function surplusWarnings(columnLines: readonly Word[]): Problem[] {
  const filled = columnLines.findLastIndex(({ text }) => text.trim() !== '') + 1;
  const blank = columnLines.length - filled;
  if (blank < 2) return [];
  return [problem(summerwindBlankColumns, { blank }, columnLines[filled]?.place)];
}

/** "a" to "z", then "c1", "c2" and so on. */
function* spareIds(): Generator<string> {
  yield* LOWER_CASE;
  for (let k = 1; ; k++) yield `c${k}`;
}

/** Ids that the reference program can tell from digits, blanks and its own output. */
function allowsId(id: string): boolean {
  return /^[^\s0-9]\S*$/.test(id) && id !== '-' && id !== '.';
}

function writeFreesummerwind(puzzle: Puzzle): string {
  const ids = findIds(blackAsB(puzzle), allowsId, spareIds()) ?? [];
  const line = (clue: Clue): string =>
    `${clue.map(({ size, color }) => `${size}${ids[color]}`).join(' ')}\n`;
  const declared = inkCount(puzzle) === 0 ? 'b' : ids.slice(1).join(' ');
  const rows = puzzle.rows.map(line).join('');
  return `colors: ${declared}\nlines:\n${rows}columns:\n${puzzle.columns.map(line).join('')}`;
}

/** The palette, with `b` as the id of a lone black ink without one. */
function blackAsB({ palette }: Puzzle): Puzzle['palette'] {
  const [background, ink] = palette;
  if (background === undefined || ink === undefined || palette.length > 2) return palette;
  const named = ink.symbol !== undefined || ink.name !== undefined;
  return ink.rgb === '#000000' && !named ? [background, { ...ink, symbol: 'b' }] : palette;
}
