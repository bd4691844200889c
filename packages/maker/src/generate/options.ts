/** The options for a random puzzle, and the progress of the search. */
import { blankGrid, type DriveOptions, MAX_COLORS, type Puzzle } from '@nonokit/core';
import type { Objective } from '../aim.js';
import { SYMMETRIES, type Symmetry } from '../symmetry.js';
import { PICTURE_STYLES, type PictureStyle } from './style.js';

/** The required property: solvable line by line, at least unique, or anything. */
export type Requirement = 'line' | 'unique' | 'any';

/** The requested puzzle. */
export interface GenerateOptions extends DriveOptions<GenerateProgress> {
  /** Cells per row: 10 */
  readonly width: number;
  /** Cells per column: 10 */
  readonly height: number;
  /** Approximate share of filled cells, from 0 to 1. Default 0.6. */
  readonly density?: number;
  /** Colours besides the background. Default 1, black. */
  readonly colors?: number;
  /** Default 'none'. */
  readonly symmetry?: Symmetry;
  /** What the picture looks like. Default 'noise'. */
  readonly style?: PictureStyle;
  /** The required property. Default 'unique'; a large puzzle may also have to be line-solvable. */
  readonly require?: Requirement;
  /** An additional condition: (puzzle) => puzzle.rows.length > 3 */
  readonly accept?: (puzzle: Puzzle) => boolean;
  /** An additional aim for the puzzle, such as a difficulty: the search steers towards it. */
  readonly aim?: Objective | undefined;
  /** A number or a text, "7/12"; the same seed gives the same puzzle. Default 1. */
  readonly seed?: number | string;
  /** Maximum number of pictures to start from, fewer for large ones. Default 200. */
  readonly maxTries?: number;
}

/** The progress of the search for a puzzle. */
export interface GenerateProgress {
  /** Number of pictures drawn so far: 12. */
  readonly tries: number;
  /** The puzzle nearest to the aim so far, if there is an aim and a puzzle. */
  readonly nearest: Puzzle | undefined;
}

/** Throws RangeError for options outside their bounds. */
export function checkOptions(options: GenerateOptions): void {
  const { width, height, density = 0.6, colors = 1, maxTries = 200 } = options;
  const { symmetry = 'none', style = 'noise' } = options;
  if (!(density >= 0 && density <= 1)) {
    throw new RangeError(`generate: density is in 0..1, got ${density}`);
  }
  if (!Number.isInteger(colors) || colors < 1 || colors >= MAX_COLORS) {
    throw new RangeError(`generate: colors is an integer in 1..${MAX_COLORS - 1}, got ${colors}`);
  }
  if (!SYMMETRIES.includes(symmetry)) {
    throw new RangeError(`generate: symmetry is one of ${SYMMETRIES.join(', ')}, got ${symmetry}`);
  }
  if (!PICTURE_STYLES.includes(style)) {
    throw new RangeError(`generate: style is one of ${PICTURE_STYLES.join(', ')}, got ${style}`);
  }
  if (!(maxTries >= 1)) throw new RangeError(`generate: maxTries is at least 1, got ${maxTries}`);
  blankGrid(width, 1);
  blankGrid(1, height);
}
