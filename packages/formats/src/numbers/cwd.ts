/**
 * Height and width on lines of their own, then a line of numbers for each row and each column: CWD,
 * with a blank line between rows and columns, and CSPLib's data, without one. A blank line may also
 * be an empty clue: it is one if the lines, counted with it, fit the sizes.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { bareLines, bareText } from '../lexing/bare-lines.js';
import {
  type ClueLines,
  HOLDS_NUMBERS,
  isBlank,
  numberLines,
  placeAfter,
} from '../lexing/clue-lines.js';
import { linesOf, type Word } from '../lexing/cursor.js';
import {
  firstPuzzle,
  listReadings,
  numberAlone,
  rowsThenColumns,
  type Sizes,
  wrongLineCount,
} from '../lexing/sized-lines.js';
import { lexingBlankPuzzle } from '../words/en/lexing-shared.js';
import { numbersNoBlankLine } from '../words/en/numbers.js';
import { theHeight, theWidth } from '../words/en/things.js';

/** The plain text of QNonograms. */
export const cwd: Format = {
  id: 'cwd',
  name: 'CWD',
  extensions: ['.cwd'],
  media: 'text',
  stage: 'numbers',
  holds: HOLDS_NUMBERS,
  detect: (source) => startsWithSizes(source) && readCwd(source).ok,
  read: (source) => [readCwd(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : fileText(puzzle, '\n')),
};

/** The text of CSPLib's problem 12 and of Numberjack. */
export const csplib: Format = {
  id: 'csplib',
  name: 'CSPLib text',
  extensions: ['.csplib', '.txt'],
  media: 'text',
  stage: 'numbers',
  isUnlikely: ({ isSpaced }) => isSpaced,
  holds: HOLDS_NUMBERS,
  detect: (source) => startsWithSizes(source) && readCsplib(source).ok,
  read: (source) => [readCsplib(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : fileText(puzzle, '')),
};

function startsWithSizes({ text }: Source): boolean {
  return /^\s*[0-9]+[ \t]*\n\s*[0-9]+[ \t]*\n/.test(bareText(text));
}

function readCwd({ text, limits }: Source): Result<Puzzle> {
  const lines = fromFirst(linesOf(text));
  const sizes = parseSizes(lines);
  if (!sizes.ok) return sizes;
  const { rest } = sizes.value;
  if (
    !rest
      .slice(
        0,
        rest.findLastIndex((line) => !isBlank(line)),
      )
      .some(isBlank)
  ) {
    return bad(numbersNoBlankLine, {}, placeAfter(lines));
  }
  return firstPuzzle(
    sizes.value,
    limits,
    (way) => listDivisions(rest, way),
    () => wrongLineCount(rest, sizes.value),
  );
}

/** Ignores blank lines that are no clues, so that a CWD file gives the same puzzle. */
function readCsplib({ text, limits }: Source): Result<Puzzle> {
  const { lines: bare, warnings } = bareLines(text);
  const lines = fromFirst(bare);
  const sizes = parseSizes(lines);
  if (!sizes.ok) return sizes;
  const { rest } = sizes.value;
  const filled = rest.filter((line) => !isBlank(line));
  return firstPuzzle(
    sizes.value,
    limits,
    (way) =>
      [...literalDivisions(rest, way), ...rowsThenColumns(filled)(way)].map((division) => ({
        ...division,
        warnings: [...warnings, ...(division.warnings ?? [])],
      })),
    () => wrongLineCount(filled.length === 0 ? lines : filled, sizes.value),
  );
}

/** The lines without blank lines at the beginning; at the end they may be empty clues. */
function fromFirst(lines: readonly Word[]): readonly Word[] {
  return lines.slice(
    Math.max(
      0,
      lines.findIndex((line) => !isBlank(line)),
    ),
  );
}

/** The division in which every line up to the last clue is a clue, if the lines suffice. */
function literalDivisions(
  rest: readonly Word[],
  { width, height }: Sizes,
): Omit<ClueLines, 'sizePlace'>[] {
  const needed = width + height;
  if (rest.length < needed || !rest.slice(needed).every(isBlank)) return [];
  return [{ rows: rest.slice(0, height), columns: rest.slice(height, needed) }];
}

function parseSizes(lines: readonly Word[]): Result<Sizes & { readonly rest: readonly Word[] }> {
  const [first, ...more] = lines;
  if (first === undefined) return bad(lexingBlankPuzzle);
  const height = numberAlone(first, theHeight, first.place);
  if (!height.ok) return height;
  const at = more.findIndex((line) => !isBlank(line));
  const width = numberAlone(more[at], theWidth, placeAfter(lines));
  if (!width.ok) return width;
  const rest = more.slice(at + 1);
  return good({ width: width.value, height: height.value, place: first.place, rest });
}

/**
 * The blank line after the last row separates rows and columns. Without one, blank lines are empty
 * clues if their number fits, or else only spacing.
 */
function listDivisions(
  rest: readonly Word[],
  { width, height, place }: Sizes,
): Omit<ClueLines, 'sizePlace'>[] {
  const separator = rest[height];
  const columnReadings =
    separator !== undefined && isBlank(separator)
      ? listReadings(rest.slice(height + 1), width)
      : [];
  const rows = rest.slice(0, height);
  const divided = columnReadings.map(({ lines, warnings }) => ({ rows, columns: lines, warnings }));
  const isWhole = divided.some(({ warnings }) => warnings === undefined);
  const literal = literalDivisions(rest, { width, height, place });
  const found = isWhole ? [...divided, ...literal] : [...literal, ...divided];
  const filled = rest.filter((line) => !isBlank(line));
  if (filled.length !== width + height) return found;
  return [...found, { rows: filled.slice(0, height), columns: filled.slice(height) }];
}

function fileText({ width, height, rows, columns }: Puzzle, between: string): string {
  return `${height}\n${width}\n${numberLines(rows)}${between}${numberLines(columns)}`;
}
