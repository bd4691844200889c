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
  /** Filled cells with nothing filled around them. */
  readonly loneCells: number;
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
    loneCells: goal === undefined ? 0 : countPieces(goal).filter((cells) => cells === 1).length,
    emptyBorders: content === undefined ? 0 : width - content.width + (height - content.height),
  };
}

/** What has become of a picture since it was made from an image. */
export interface SinceImage {
  readonly changed: number;
  /** How many more pieces it has: places where its outline was torn. */
  readonly torn: number;
}

/** Compares a picture with what was made from its image, of the same size. */
export function compareWithImage(grid: Grid, made: Grid): SinceImage {
  const changed = grid.cells.reduce((sum, color, k) => sum + Number(color !== made.cells[k]), 0);
  return { changed, torn: Math.max(0, countPieces(grid).length - countPieces(made).length) };
}

/** How many cells each piece has: filled cells that touch each other, by corners too. */
function countPieces({ width, height, cells }: Grid): number[] {
  const isSeen = new Uint8Array(cells.length);
  const pieces: number[] = [];
  for (let first = 0; first < cells.length; first++) {
    if (cells[first] === BLANK || isSeen[first] === 1) continue;
    const piece = [first];
    isSeen[first] = 1;
    // the list grows while it is walked
    for (const cell of piece) {
      for (const next of cellsAround(cell, width, height)) {
        if (cells[next] === BLANK || isSeen[next] === 1) continue;
        isSeen[next] = 1;
        piece.push(next);
      }
    }
    pieces.push(piece.length);
  }
  return pieces;
}

/** The up to eight cells around one. */
function cellsAround(cell: number, width: number, height: number): number[] {
  const x = cell % width;
  const y = Math.floor(cell / width);
  const near = [-1, 0, 1];
  return near.flatMap((down) =>
    near.flatMap((right) => {
      const isInside = x + right >= 0 && x + right < width && y + down >= 0 && y + down < height;
      return isInside && (right !== 0 || down !== 0) ? [cell + down * width + right] : [];
    }),
  );
}
