/**
 * Lines of bare numbers under the sizes that a file announces, read tolerantly: blank lines are empty clues
 * or spacing, whichever the sizes confirm; a last line may have been cut off; and as some of these formats
 * put the width first and others the height, sizes the wrong way round are put right.
 */
import {
  bad,
  good,
  type Limits,
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
import { cut, numberOf, type Word, wordsOf } from './cursor.js';

/** The two numbers in front of the clues. */
export interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly place: Place;
}

/** A way to take lines as clues: as many as there must be. */
export type Reading = Pick<ClueLines, 'warnings'> & { readonly lines: readonly Word[] };

/** The sizes on one line, in the order in which `names` has them: ["width", "height"]. */
export function sizesOnLine(
  line: Word,
  names: readonly ['width', 'height'] | readonly ['height', 'width'],
): Result<Sizes> {
  const [one, two, surplus] = wordsOf(line, 'blanks and commas');
  if (one === undefined || two === undefined || surplus !== undefined) {
    const found = cut(line.text.trim());
    const what = names[0] === 'width' ? widthAndHeight : heightAndWidth;
    const place = surplus?.place ?? one?.place ?? line.place;
    return bad(lexingFirstLine, { found, what }, place);
  }
  const [firstSize, secondSize] = names[0] === 'width' ? [aWidth, aHeight] : [aHeight, aWidth];
  const first = numberOf(one, firstSize);
  if (!first.ok) return first;
  const second = numberOf(two, secondSize);
  if (!second.ok) return second;
  const [width, height] =
    names[0] === 'width' ? [first.value, second.value] : [second.value, first.value];
  return good({ width, height, place: one.place });
}

/** The one number that stands alone on a line; `what` names it: `theHeight`. */
export function numberAlone(line: Word | undefined, what: Thing, end: Place): Result<number> {
  const [word, surplus] = line === undefined ? [] : wordsOf(line, 'blanks and commas');
  if (line === undefined) return bad(lexingEndsBeforeSize, { what }, end);
  if (word === undefined || surplus !== undefined) {
    const place = surplus?.place ?? word?.place ?? line.place;
    return bad(lexingNotAlone, { found: cut(line.text.trim()), what }, place);
  }
  return numberOf(word, what);
}

/**
 * The ways that give exactly `needed` clues, likeliest first: blank lines are empty clues; blank lines
 * are only spacing; the last clue is a blank line that an editor cut off.
 */
export function readingsOf(lines: readonly Word[], needed: number): Reading[] {
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
 * The puzzle of the first way to divide the lines that makes one, under the sizes as they stand or
 * exchanged. If none does it is the problem of the likeliest; `divide` gives the ways for given sizes, and
 * where there is none at all `noWay` says why.
 */
export function firstPuzzle(
  sizes: Sizes,
  limits: Limits,
  divide: (sizes: Sizes) => readonly Omit<ClueLines, 'sizePlace'>[],
  noWay: () => Result<never>,
): Result<Puzzle> {
  const { width, height, place } = sizes;
  const wrong = wrongSizes(width, height, limits, place);
  if (wrong !== undefined) return wrong;
  let first: Result<Puzzle> | undefined;
  for (const lines of divide(sizes)) {
    const puzzle = puzzleOfClueLines({ ...lines, sizePlace: place }, limits);
    if (puzzle.ok) return puzzle;
    first ??= puzzle;
  }
  const remark = problem(lexingSizesSwapped, { width: height, height: width }, place);
  const exchanged = width === height ? [] : divide({ width: height, height: width, place });
  for (const lines of exchanged) {
    const warnings = [...(lines.warnings ?? []), remark];
    const puzzle = puzzleOfClueLines({ ...lines, sizePlace: place, warnings }, limits);
    if (puzzle.ok) return puzzle;
    first ??= puzzle;
  }
  return first ?? noWay();
}

/** The lines of rows and columns where all rows come first: the usual `divide` of `firstPuzzle`. */
export function rowsThenColumns(
  lines: readonly Word[],
): (sizes: Sizes) => Omit<ClueLines, 'sizePlace'>[] {
  return ({ width, height }) =>
    readingsOf(lines, width + height).map((reading) => ({
      rows: reading.lines.slice(0, height),
      columns: reading.lines.slice(height),
      warnings: reading.warnings,
    }));
}

/** The problem of a file whose number of clues fits its sizes in no way. */
export function wrongLineCount(lines: readonly Word[], { width, height }: Sizes): Result<never> {
  const filled = lines.filter((line) => !isBlank(line));
  const needed = width + height;
  const place = filled[needed]?.place ?? placeAfter(lines);
  return bad(lexingClueTotal, { found: filled.length, width, height }, place);
}
