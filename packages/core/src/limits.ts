/**
 * Limits on what we hold in memory, so that a hostile file cannot exhaust a server. All are
 * options.
 */
import { type Place, type Problem, problem } from './problem.js';
import { tooManyCells, tooManyLines } from './words/en.js';

/** Bounds on what is read. Exceeding one is a `Problem`, never a crash. */
export interface Limits {
  /** Cells of one puzzle. */
  readonly maxCells: number;
  /** Rows and columns of one puzzle together: each line costs memory, even with a single cell. */
  readonly maxLines: number;
  /** Colours of one puzzle, the background included; at most 65,535. */
  readonly maxColors: number;
  /** Bytes of one file, after unpacking. */
  readonly maxBytes: number;
  /** Puzzles of one file. */
  readonly maxPuzzles: number;
}

/** Generous for people (the largest public puzzles have 262,144 cells), bounded for servers. */
export const DEFAULT_LIMITS: Limits = {
  maxCells: 16_777_216,
  maxLines: 262_144,
  maxColors: 16_384,
  maxBytes: 268_435_456,
  maxPuzzles: 1_000_000,
};

/** The limit that a size exceeds, or undefined: "9x9 is more than the 80 cells allowed". */
export function sizeProblem(
  width: number,
  height: number,
  { maxCells, maxLines }: Pick<Limits, 'maxCells' | 'maxLines'>,
  place?: Place,
): Problem | undefined {
  if (width * height > maxCells) {
    return problem(tooManyCells, { width, height, most: maxCells }, place);
  }
  if (width + height <= maxLines) return undefined;
  return problem(tooManyLines, { width, height, most: maxLines }, place);
}

/** The sentence of `sizeProblem`, or undefined. */
export function findExcess(
  width: number,
  height: number,
  limits: Pick<Limits, 'maxCells' | 'maxLines'>,
): string | undefined {
  return sizeProblem(width, height, limits)?.message;
}
