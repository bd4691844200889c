/**
 * The options and the result of making a puzzle.
 */
import type { Grid, Palette, Puzzle, PuzzleMeta } from '@nonokit/core';
import type { StopSignal } from '@nonokit/solver';
import type { Objective } from './aim.js';
import type { Size } from './subject/frame.js';

/** The wanted property of a puzzle: solvable line by line, unique, or anything. */
export type Property = 'line' | 'unique' | 'off';

/** The options for making a puzzle from an image. Every member has a default. */
export interface MakeOptions {
  /**
   * Maximum columns and rows; the aspect of the content is kept. 'auto', the default, picks a size.
   */
  readonly size?: Size | 'auto' | undefined;
  /** Colours besides the background: 1, the default, is black and white. */
  readonly colors?: number | undefined;
  /** Colours to use instead of chosen ones, the background first. Overrules `colors`. */
  readonly palette?: Palette | undefined;
  /**
   * The background's colour, "#ffffff". Default: the transparent part, else the most common colour
   * of the border.
   */
  readonly background?: string | undefined;
  /**
   * Draw light parts as ink. 'auto', the default, also tries it if the border is dark. Black and
   * white only.
   */
  readonly invert?: boolean | 'auto' | undefined;
  /**
   * The lightness at which ink begins, 0..1: everything darker is ink. Then only one tracing is
   * made; by default, the best threshold is searched for. Black and white only.
   */
  readonly threshold?: number | undefined;
  /**
   * Draw the edges of the image as lines one cell wide, instead of its areas. For photographs and
   * drawings of which only the outline is wanted. Black and white only.
   */
  readonly edges?: boolean | undefined;
  /**
   * Make one tracing quickly, without repair: for the preview beside a moving slider. Only line
   * logic is applied to the puzzle, and its similarity to a photograph is an estimate.
   */
  readonly preview?: boolean | undefined;
  /**
   * Change cells until the puzzle is solvable by lines ('line', the default) or unique; or 'off'.
   */
  readonly repair?: Property | undefined;
  /**
   * An additional aim, as a distance: aimAt('hard'). For it, the maker tries negatives, fewer
   * colours and, with size 'auto', all sizes, and changes cells unless `repair` is 'off'.
   */
  readonly aim?: Objective | undefined;
  /** Maximum number of cells that may be changed. Default: one in twelve. */
  readonly maxFlips?: number | undefined;
  /** Number of different pictures to return, the best first. Default 1. */
  readonly candidates?: number | undefined;
  /**
   * Maximum number of questions to the solver. Default 24,000, about a second at 30x30; with an aim
   * 96,000.
   */
  readonly maxChecks?: number | undefined;
  /** Seed of the random choices of repair; the same seed gives the same puzzle. Default 1. */
  readonly seed?: number | undefined;
  /** Title and author of the puzzle. */
  readonly meta?: PuzzleMeta | undefined;
  /** Ends the work early with the best result so far. */
  readonly signal?: StopSignal | undefined;
}

/** The options for repairing a picture that is given cell by cell. Every member has a default. */
export interface RepairOptions
  extends Pick<MakeOptions, 'repair' | 'aim' | 'maxFlips' | 'maxChecks' | 'seed' | 'signal'> {
  /**
   * Cells that must keep their colours: their indices row by row, [0, 17], or one byte for each
   * cell of the picture, which is not 0 for a locked cell.
   */
  readonly locked?: readonly number[] | Uint8Array | undefined;
  /**
   * Whether a picture that equals its mirror image stays symmetric if possible, even if that
   * changes more cells. Default false.
   */
  readonly keepSymmetry?: boolean | undefined;
}

/** A cell that was changed. */
export interface ChangedCell {
  /** From 0. */
  readonly row: number;
  readonly column: number;
  /** Palette indices. */
  readonly before: number;
  readonly after: number;
}

/** A puzzle made from an image, and its description. */
export interface PuzzleCandidate {
  /** The puzzle; its goal is the picture. */
  readonly puzzle: Puzzle;
  /** Whether it has the property that `repair` requested; true with 'off'. */
  readonly reached: boolean;
  /**
   * The distance from the aim: 0 if it is met or there is none, Infinity if the puzzle lacks the
   * property.
   */
  readonly miss: number;
  readonly status: 'unique' | 'multiple' | 'unknown';
  readonly lineSolvable: boolean;
  /** The cells that repair and steering changed, row by row. */
  readonly changed: readonly ChangedCell[];
  /** The picture before repair. */
  readonly traced: Grid;
  /** How recognisable the image is, 0..1. */
  readonly similarity: number;
  /** The share of cells that are filled. */
  readonly fill: number;
  /** The rank of the candidate, 0..100. */
  readonly score: number;
  /** The average number of times that each line is examined until the puzzle is solved: 2.5. */
  readonly effort: number;
  /** The method of tracing: "threshold 0.62". */
  readonly method: string;
}

/** The result of making puzzles from an image. */
export interface MakeResult {
  /** At least one; the best first. */
  readonly candidates: readonly PuzzleCandidate[];
  /** Questions asked to the solver. */
  readonly checks: number;
}

/** The progress of the work. */
export interface MakeProgress {
  /** The current stage: "trace", "repair". */
  readonly stage: 'trace' | 'repair';
  /** Questions to the solver so far, and their maximum. */
  readonly checks: number;
  readonly maxChecks: number;
}
