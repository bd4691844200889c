/**
 * What making a puzzle is asked for, and what it answers.
 */
import type { Grid, Palette, Puzzle, PuzzleMeta } from '@nonokit/core';
import type { StopSignal } from '@nonokit/solver';
import type { Aim } from './aim.js';
import type { Size } from './frame.js';
import type { Property } from './workbench.js';

/** How to make a puzzle of an image. Every member has a default. */
export interface MakeOptions {
  /** The most columns and rows; the aspect of the content is kept. 'auto', the default: as many as it needs. */
  readonly size?: Size | 'auto' | undefined;
  /** Colours besides the background: 1, the default, is black and white. */
  readonly colors?: number | undefined;
  /** Colours to use instead of chosen ones, the background first. Overrules `colors`. */
  readonly palette?: Palette | undefined;
  /** The background's colour, "#ffffff". Default: what is transparent, else what most of the border has. */
  readonly background?: string | undefined;
  /** Draw what is light as ink. 'auto', the default: try that too where the border is dark. Black and white only. */
  readonly invert?: boolean | 'auto' | undefined;
  /** Change cells until the puzzle is solvable by lines ('line', the default) or unique; or 'off'. */
  readonly repair?: Property | undefined;
  /**
   * What else the puzzle shall be, as how far it is from that: aimAt('hard'). Negatives, fewer colours and, with size
   * 'auto', all sizes are tried for it, and cells changed, unless `repair` is 'off'.
   */
  readonly aim?: Aim | undefined;
  /** The most cells that may be changed. Default: one in twelve. */
  readonly maxFlips?: number | undefined;
  /** How many different pictures to give, the best first: 1 by default. */
  readonly candidates?: number | undefined;
  /** Questions to the solver: 24,000 by default, about a second at 30x30; with an aim 96,000. */
  readonly maxChecks?: number | undefined;
  /** Makes the random choices of repair; 1 by default. Same seed: same puzzle. */
  readonly seed?: number | undefined;
  /** Title and author of the puzzle. */
  readonly meta?: PuzzleMeta | undefined;
  /** Ends the work early with the best so far. */
  readonly signal?: StopSignal | undefined;
}

/** One cell that was changed. */
export interface ChangedCell {
  /** From 0. */
  readonly row: number;
  readonly column: number;
  /** Palette indices. */
  readonly before: number;
  readonly after: number;
}

/** A puzzle made of an image, and what there is to say about it. */
export interface MadePuzzle {
  /** Its goal is the picture. */
  readonly puzzle: Puzzle;
  /** Whether it has the property that repair was asked for; true where none was. */
  readonly reached: boolean;
  /** What the aim says: 0 where it is met or there was none; Infinity where the puzzle lacks the property. */
  readonly miss: number;
  readonly status: 'unique' | 'multiple' | 'unknown';
  readonly lineSolvable: boolean;
  /** The cells that repair and steering changed, row by row. */
  readonly changed: readonly ChangedCell[];
  /** The picture before repair. */
  readonly traced: Grid;
  /** How well the image can be recognised, 0..1. */
  readonly similarity: number;
  /** The share of cells that are filled. */
  readonly fill: number;
  /** What the candidates are ranked by, 0..100. */
  readonly score: number;
  /** How many times each line is looked at until the puzzle is solved: 2.5. */
  readonly effort: number;
  /** How it was made: "threshold 0.62". */
  readonly method: string;
}

/** What became of an image. */
export interface Made {
  /** At least one; the best first. */
  readonly candidates: readonly MadePuzzle[];
  /** Questions asked to the solver. */
  readonly checks: number;
}

/** How far the work is. */
export interface MakeProgress {
  /** What is being done: "trace", "repair". */
  readonly stage: 'trace' | 'repair';
  /** Questions to the solver so far, and the most there will be. */
  readonly checks: number;
  readonly maxChecks: number;
}
