/**
 * Lines of bare numbers under the sizes that a file announces, read tolerantly. Blank lines are
 * empty clues or spacing, whichever fits the sizes. A last line may be missing. Some of these
 * formats give the width first and others the height, so exchanged sizes are corrected.
 */
import {
  bad,
  good,
  type Limits,
  type Message,
  type Place,
  type Puzzle,
  problem,
  type Result,
} from '@nonokit/core';
import {
  lexingClueTotal,
  lexingEndsBeforeSize,
  lexingFirstLine,
  lexingLastLineMissing,
  lexingNotAlone,
  lexingSizesSwapped,
} from '../words/en/lexing.js';
import { aHeight, aWidth, heightAndWidth, widthAndHeight } from '../words/en/things.js';
import type { Thing } from '../words/thing.js';
import { wrongSizes } from './checked-puzzle.js';
import { type ClueLines, isBlank, placeAfter, puzzleOfClueLines } from './clue-lines.js';
import { cut, parseNumber, splitWords, type Word } from './cursor.js';

/** The two numbers in front of the clues. */
export interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly place: Place;
}

/** One interpretation of the lines, with exactly the required number of clues. */
export type Reading = Pick<ClueLines, 'warnings'> & { readonly lines: readonly Word[] };

/** A remark that the sizes were exchanged to this width and height. */
type SwappedMessage = Message<{ width: number; height: number }>;

/** The sizes on one line, in the order in which `names` has them: ["width", "height"]. */
export function sizesOnLine(
  line: Word,
  names: readonly ['width', 'height'] | readonly ['height', 'width'],
): Result<Sizes> {
  const [one, two, surplus] = splitWords(line, 'blanks and commas');
  if (one === undefined || two === undefined || surplus !== undefined) {
    const found = cut(line.text.trim());
    const what = names[0] === 'width' ? widthAndHeight : heightAndWidth;
    const place = surplus?.place ?? one?.place ?? line.place;
    return bad(lexingFirstLine, { found, what }, place);
  }
  const [firstSize, secondSize] = names[0] === 'width' ? [aWidth, aHeight] : [aHeight, aWidth];
  const first = parseNumber(one, firstSize);
  if (!first.ok) return first;
  const second = parseNumber(two, secondSize);
  if (!second.ok) return second;
  const [width, height] =
    names[0] === 'width' ? [first.value, second.value] : [second.value, first.value];
  return good({ width, height, place: one.place });
}

/** The only number on a line; `what` names it: `theHeight`. */
export function numberAlone(line: Word | undefined, what: Thing, end: Place): Result<number> {
  const [word, surplus] = line === undefined ? [] : splitWords(line, 'blanks and commas');
  if (line === undefined) return bad(lexingEndsBeforeSize, { what }, end);
  if (word === undefined || surplus !== undefined) {
    const place = surplus?.place ?? word?.place ?? line.place;
    return bad(lexingNotAlone, { found: cut(line.text.trim()), what }, place);
  }
  return parseNumber(word, what);
}

/**
 * The interpretations with exactly `needed` clues, likeliest first: blank lines are empty clues;
 * blank lines are only spacing; the last clue is a blank line that an editor removed.
 */
export function listReadings(lines: readonly Word[], needed: number): Reading[] {
  const readings: Reading[] = [];
  if (lines.length >= needed && lines.slice(needed).every(isBlank)) {
    readings.push({ lines: lines.slice(0, needed) });
  }
  const filled = lines.filter((line) => !isBlank(line));
  if (filled.length === needed && filled.length < lines.length) readings.push({ lines: filled });
  if (lines.length === needed - 1) {
    const place = placeAfter(lines);
    const warnings = [problem(lexingLastLineMissing, {}, place)];
    readings.push({ lines: [...lines, { text: '', place }], warnings });
  }
  return readings;
}

/**
 * Returns the first puzzle that some division of the lines gives, with the sizes as written or
 * exchanged; if none works, the problem of the likeliest. `divide` lists the divisions for given
 * sizes; if it finds none, `noWay` gives the problem. `swapped` is the remark on exchanged sizes.
 */
export function firstPuzzle(
  sizes: Sizes,
  limits: Limits,
  divide: (sizes: Sizes) => readonly Omit<ClueLines, 'sizePlace'>[],
  noWay: () => Result<never>,
  swapped: SwappedMessage = lexingSizesSwapped,
): Result<Puzzle> {
  const { width, height, place } = sizes;
  const wrong = wrongSizes(width, height, limits, place);
  if (wrong !== undefined) return wrong;
  let first: Result<Puzzle> | undefined;
  for (const lines of divide(sizes)) {
    const puzzle = puzzleOfClueLines({ ...lines, sizePlace: place }, limits);
    if (puzzle.ok) return puzzle;
    // that a line is missing says more than what is wrong without it
    if (!isShort(lines)) first ??= puzzle;
  }
  const remark = problem(swapped, { width: height, height: width }, place);
  const exchanged = width === height ? [] : divide({ width: height, height: width, place });
  for (const lines of exchanged) {
    const warnings = [...(lines.warnings ?? []), remark];
    const puzzle = puzzleOfClueLines({ ...lines, sizePlace: place, warnings }, limits);
    if (puzzle.ok) return puzzle;
    if (!isShort(lines)) first ??= puzzle;
  }
  return first ?? noWay();
}

/** True for a division that adds a last line. */
function isShort({ warnings = [] }: Pick<ClueLines, 'warnings'>): boolean {
  return warnings.some(({ code }) => code === lexingLastLineMissing.code);
}

/** Divides lines of which all rows come first: the usual `divide` of `firstPuzzle`. */
export function rowsThenColumns(
  lines: readonly Word[],
): (sizes: Sizes) => Omit<ClueLines, 'sizePlace'>[] {
  return ({ width, height }) =>
    listReadings(lines, width + height).map((reading) => ({
      rows: reading.lines.slice(0, height),
      columns: reading.lines.slice(height),
      warnings: reading.warnings,
    }));
}

/** The problem for a file whose number of clues cannot fit its sizes. */
export function wrongLineCount(lines: readonly Word[], { width, height }: Sizes): Result<never> {
  const filled = lines.filter((line) => !isBlank(line));
  const needed = width + height;
  const place = filled[needed]?.place ?? placeAfter(lines);
  return bad(lexingClueTotal, { found: filled.length, width, height }, place);
}
