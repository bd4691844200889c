/**
 * Appraisals: what a maker wants to know about the picture under their hand. An appraisal has four
 * stages, cheapest first; each is reported as soon as it is known. All of it is plain data, which a
 * worker can send.
 */
import type { Color, Grid, StopOptions } from '@nonokit/core';
import type { Difficulty, TechniqueId } from '@nonokit/explain';
import type { StopReason } from '@nonokit/solver';

/** All that was found out about a picture. */
export interface Appraisal {
  readonly facts: AppraisalFacts;
  readonly lines: LinesFound;
  readonly uniqueness: Uniqueness;
  /** Absent unless the puzzle has one solution, and if the time was over before it was rated. */
  readonly difficulty?: RatedDifficulty;
}

/**
 * The stages that became known since the last report. Uniqueness can come twice: first as unknown,
 * and once more after a longer search.
 */
export type AppraisalReport = Partial<Appraisal>;

/** Facts found by counting. */
export interface AppraisalFacts {
  readonly width: number;
  readonly height: number;
  /** Number of cells of each colour of the palette; the first is the background: [180, 220]. */
  readonly cells: readonly number[];
  /** Share of the cells that are not blank: 0.55. */
  readonly fill: number;
  readonly blocks: BlockCounts;
  /** Number of blank lines at each side; all of them if the picture is blank. */
  readonly emptyBorder: Sides;
  /** Everything that is unusual, most serious first. */
  readonly warnings: readonly AppraisalWarning[];
}

/** How many blocks the clues have. */
export interface BlockCounts {
  /** Blocks of each row, from the top: [3, 1, 4]. */
  readonly rows: readonly number[];
  /** Blocks of each column, from the left. */
  readonly columns: readonly number[];
  /** Blocks per line, rows and columns together: 2.6. */
  readonly average: number;
  /** Blocks of the line that has most: 7. */
  readonly most: number;
}

/** A number for each side of a picture. */
export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Something unusual about a picture. */
export type AppraisalWarning =
  /** No cell is filled. */
  | 'empty'
  /** Every cell follows from lines that have one arrangement by their clue alone. */
  | 'trivial'
  /** Fewer than one cell in ten is filled. */
  | 'mostly-empty'
  /** More than nine cells in ten have the only ink. */
  | 'mostly-full'
  /** The first or last row or column is blank. */
  | 'empty-border'
  /** The palette has an ink that no cell has. */
  | 'unused-color';

/** What complete line logic finds. */
export interface LinesFound {
  /** `unknown` if the time was over before. */
  readonly status: 'solved' | 'stuck' | 'unknown';
  /** Indices (row * width + column) of the cells that it leaves undecided, ascending. */
  readonly open: readonly number[];
}

/** Whether the clues of the picture have other solutions. */
export type Uniqueness =
  | { readonly status: 'unique' }
  | {
      readonly status: 'multiple';
      /** Another picture with the same clues. */
      readonly other: Grid;
      /** Indices of the cells where it differs from the painted picture, ascending. */
      readonly differing: readonly number[];
    }
  | {
      readonly status: 'unknown';
      readonly reason: StopReason;
      /** True in a report before a longer search. */
      readonly isSearching: boolean;
    };

/** How hard the puzzle is, and where. */
export interface RatedDifficulty extends Difficulty {
  /** The techniques that the steps use, the most important first: by their share of the effort. */
  readonly techniques: readonly TechniqueUse[];
  /** The course of solving in at most 24 stretches of equally many steps. */
  readonly moments: readonly Moment[];
}

/** A technique that a puzzle needs. */
export interface TechniqueUse {
  readonly id: TechniqueId;
  /** Number of steps that use it. */
  readonly steps: number;
  /** Their cost together. */
  readonly effort: number;
}

/** A stretch of steps. */
export interface Moment {
  /** Number of steps. */
  readonly steps: number;
  /** Their cost together. */
  readonly effort: number;
  /** Number of cells of which the steps prove something. */
  readonly cells: number;
  /** Lines that imply something, at the step where they are fewest; 0 at an assumption. */
  readonly lively: number;
}

/** How much work an appraisal may cost. */
export interface AppraiseOptions extends StopOptions {
  /**
   * Most conflicts of the whole search for another solution. Default 20,000; 40 if line logic
   * leaves more than 15,000 cells.
   */
  readonly maxConflicts?: number | undefined;
  /** Whether to rate the difficulty. Default true. */
  readonly rate?: boolean | undefined;
}

/** Another way to fill some cells that leaves all clues as they are. */
export interface Exchange {
  /** Indices of cells, ascending. */
  readonly cells: readonly number[];
  /** Their colours after the exchange. */
  readonly colors: readonly Color[];
}
