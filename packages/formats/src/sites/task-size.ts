/**
 * Finds the size of a puzzle from its clues alone, columns before rows: a square if the clues fit,
 * else the only split into columns and rows in which all clues fit and both halves fill the same
 * number of cells.
 */
import { bad, good, type Limits, type Result } from '@nonokit/core';
import type { Word } from '../lexing/cursor.js';
import { taskAmbiguous, taskNoSize, taskTooLarge } from '../words/en/sites-addresses.js';

/** Width and height. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that fits the clues of "3/1.1.1/4"; it is a problem if no size or several sizes fit. */
export function sizeOfTask(word: Word, { maxCells }: Pick<Limits, 'maxCells'>): Result<Size> {
  const clues = countChar(word.text, '/') + 1;
  // a single row is the smallest puzzle with this number of clues
  if (clues - 1 > maxCells) {
    return bad(taskTooLarge, { clues, most: maxCells }, word.place);
  }
  const splits = fittingSplits(measureTask(word.text, clues));
  const square =
    splits.find((width) => 2 * width === clues) ?? (splits.length === 1 ? splits[0] : undefined);
  if (square !== undefined) return good({ width: square, height: clues - square });
  if (splits.length === 0 && clues % 2 === 0) return good({ width: clues / 2, height: clues / 2 });
  if (splits.length === 0) return bad(taskNoSize, { clues }, word.place);
  const sizes = splits.slice(0, 3).map((width) => `${width}x${clues - width}`);
  return bad(taskAmbiguous, { clues, sizes, isMore: splits.length > 3 }, word.place);
}

function countChar(text: string, char: string): number {
  let count = 0;
  for (let at = text.indexOf(char); at >= 0; at = text.indexOf(char, at + 1)) count++;
  return count;
}

/** Filled cells and minimum length of every clue. */
interface Measures {
  /** Filled cells of each clue: 3 for "1.1.1". */
  readonly totals: Float64Array;
  /** Minimum line length for each clue: 5 for "1.1.1". */
  readonly needs: Float64Array;
}

function measureTask(text: string, clues: number): Measures {
  const totals = new Float64Array(clues);
  const needs = new Float64Array(clues);
  let clue = 0;
  let size = 0;
  for (let at = 0; at <= text.length; at++) {
    const char = text.charCodeAt(at);
    if (char >= ZERO && char <= ZERO + 9) {
      size = size * 10 + char - ZERO;
      continue;
    }
    if (size > 0) {
      totals[clue] = (totals[clue] ?? 0) + size;
      needs[clue] = (needs[clue] ?? 0) + size + ((needs[clue] ?? 0) > 0 ? 1 : 0);
    }
    size = 0;
    if (char === SLASH) clue++;
  }
  return { totals, needs };
}

const ZERO = 48;
const SLASH = 47;

/**
 * The widths for which columns and rows fill the same number of cells and every clue fits its line.
 */
function fittingSplits({ totals, needs }: Measures): number[] {
  const clues = totals.length;
  const widestAfter = new Float64Array(clues + 1);
  for (let k = clues - 1; k >= 0; k--) {
    widestAfter[k] = Math.max(widestAfter[k + 1] ?? 0, needs[k] ?? 0);
  }
  const all = totals.reduce((sum, total) => sum + total, 0);
  const splits: number[] = [];
  let filled = 0;
  let tallest = 0;
  for (let width = 1; width < clues; width++) {
    filled += totals[width - 1] ?? 0;
    tallest = Math.max(tallest, needs[width - 1] ?? 0);
    const fits = tallest <= clues - width && (widestAfter[width] ?? 0) <= width;
    if (fits && 2 * filled === all) splits.push(width);
  }
  return splits;
}
