/**
 * The last step of every text reader: claims become a puzzle. A problem of the whole puzzle, such
 * as different totals, is placed at its sizes, so that every problem of a text file has a place.
 */
import {
  bad,
  checkPuzzle,
  type Limits,
  type Place,
  type Problem,
  type Puzzle,
  type PuzzleClaims,
  type PuzzleMeta,
  type Result,
} from '@nonokit/core';
import { lexingBadSize } from '../words/en/lexing.js';
import { lexingTooManyCells, lexingTooManyLines } from '../words/en/lexing-shared.js';

/** The puzzle that a text file claims, with the warnings of its reader. */
export function checkedPuzzle(
  claims: PuzzleClaims & { readonly sizePlace: Place },
  limits: Limits,
  warnings: readonly Problem[] = [],
): Result<Puzzle> {
  const checked = checkPuzzle(claims, limits);
  if (checked.ok) return { ...checked, warnings: [...warnings, ...checked.warnings] };
  return { ...checked, problem: { ...claims.sizePlace, ...checked.problem } };
}

/**
 * Describes what is wrong with the sizes a file announces. Call it before reading anything of that
 * size.
 */
export function wrongSizes(
  width: number,
  height: number,
  limits: Limits,
  place: Place,
): Result<never> | undefined {
  if (width < 1 || height < 1) {
    return bad(lexingBadSize, { width, height }, place);
  }
  const { maxCells, maxLines } = limits;
  if (width * height > maxCells) {
    return bad(lexingTooManyCells, { width, height, most: maxCells }, place);
  }
  if (width + height > maxLines) {
    return bad(lexingTooManyLines, { width, height, most: maxLines }, place);
  }
  return undefined;
}

/** The members of `texts` that are not empty: a blank title counts as none. */
export function toMeta(
  texts: { readonly [K in keyof PuzzleMeta]?: string | undefined },
): PuzzleMeta {
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== undefined && text !== ''),
  );
}
