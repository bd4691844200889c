/**
 * Scores: how good a puzzle a picture makes. Most important is that it is recognisable. Then it
 * should be solvable, its share of filled cells neither too low nor too high, and its lines not
 * made of single cells.
 */
import { cluesOf, type Grid } from '@nonokit/core';

/** The properties of a picture that its score depends on. */
export interface Merits {
  readonly grid: Grid;
  /** 0..1, see `similarityOf`. */
  readonly similarity: number;
  /** Cells that line logic leaves unknown, or the cells that repair changed. */
  readonly flaws: number;
  /** See `Tracing.bonus`. */
  readonly bonus: number;
  /** See `Tracing.worth`. */
  readonly worth?: number | undefined;
}

/**
 * The weight of similarity if the worth of a drawing is known: similarity does not see outlines.
 */
const SIMILARITY = 0.25;

/** The share of cells that should be filled. */
const LEAST_FILL = 0.2;
const MOST_FILL = { black: 0.7, colors: 0.95 };

/** Maximum number of blocks for every five cells of a line that is still comfortable. */
const COMFORTABLE = 1;

/** A score of 0 to 100. */
export function computeScore({ grid, similarity, flaws, bonus, worth }: Merits): number {
  const cells = grid.cells.length;
  const fill = measureFill(grid);
  // with several colours a full line is no gift
  const most = grid.cells.some((color) => color > 1) ? MOST_FILL.colors : MOST_FILL.black;
  const misfill = Math.max(0, LEAST_FILL - fill, fill - most);
  const dust = Math.max(0, blocksPerFive(grid) - COMFORTABLE);
  const likeness =
    worth === undefined
      ? 100 * similarity
      : 100 * SIMILARITY * similarity + (1 - SIMILARITY) * worth;
  const score = likeness + bonus - 150 * misfill - 20 * dust - 40 * Math.sqrt(flaws / cells);
  return Math.max(0, Math.min(100, score));
}

/** The share of cells that are filled. */
export function measureFill({ cells }: Grid): number {
  return cells.reduce((sum, color) => sum + (color === 0 ? 0 : 1), 0) / cells.length;
}

/** The average number of blocks for every five cells of a line. */
function blocksPerFive(grid: Grid): number {
  const { rows, columns } = cluesOf(grid);
  const blocks = [...rows, ...columns].reduce((sum, clue) => sum + clue.length, 0);
  return (5 * blocks) / (2 * grid.cells.length);
}
