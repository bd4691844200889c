/**
 * Facts about a picture as a puzzle: what the worker finds out about its solutions, and what can be
 * counted at once from its cells.
 */
import { BLANK, type Clue, contentOf, type Grid, type Puzzle } from '@nonokit/core';
import type { DifficultyLabel, TechniqueId } from '@nonokit/explain';
import type { AppraisalWarning } from 'nonokit/make';

/** The difficulty of a puzzle as the page shows it. */
export interface RatedDifficulty {
  readonly label: DifficultyLabel;
  /** How hard each part is, from the first to the last. */
  readonly curve: readonly number[];
  readonly steps: number;
  /** The ways to reason that it takes, the most important first. */
  readonly techniques: readonly TechniqueId[];
}

/** Facts that need solving. */
export interface Verdict {
  /** The number of cells of the picture that it is about. */
  readonly cells: number;
  /** Whether the picture is the only solution; unknown if the search was given up. */
  readonly solutions: 'one' | 'several' | 'unknown';
  /** True while the worker still looks for another solution. */
  readonly isSearching: boolean;
  readonly isLineSolvable: boolean;
  /** The cells that line logic leaves. */
  readonly undecided: readonly number[];
  /** The cells in which another solution differs. */
  readonly differing: readonly number[];
  /** Another solution, if there is one. */
  readonly other: Grid | undefined;
  /** Undefined until it is rated, and for puzzles that are not. */
  readonly difficulty: RatedDifficulty | undefined;
  /** Unusual properties. */
  readonly warnings: readonly AppraisalWarning[];
}

/** What can be counted. */
export interface Counts {
  /** The share of cells that are filled, from 0 to 1. */
  readonly fill: number;
  /** Blocks of a line on average, and the most of one line. */
  readonly blocks: { readonly mean: number; readonly most: number };
  readonly isEmpty: boolean;
  /** The number of lines at the borders that hold nothing. */
  readonly emptyBorders: number;
}

/** A picture that is filled less than this is mostly empty. */
export const MOSTLY_EMPTY = 0.1;

/** Counts what is in a picture. */
export function countFacts({ goal, rows, columns, width, height }: Puzzle): Counts {
  const cells = goal?.cells ?? new Uint16Array(width * height);
  const filled = cells.reduce((sum, color) => sum + Number(color !== BLANK), 0);
  const lengths = [...rows, ...columns].map((clue: Clue) => clue.length);
  const sum = lengths.reduce((total, length) => total + length, 0);
  const content = goal === undefined ? undefined : contentOf(goal);
  return {
    fill: filled / cells.length,
    blocks: { mean: sum / lengths.length, most: Math.max(...lengths) },
    isEmpty: filled === 0,
    emptyBorders: content === undefined ? 0 : width - content.width + (height - content.height),
  };
}
