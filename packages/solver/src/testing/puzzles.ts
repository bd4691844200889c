/**
 * Random puzzles that are hard on a solver: pictures of several textures, clue sets that belong to
 * no picture or nearly do, and puzzles with many solutions. Everything follows from the stream of
 * random numbers.
 */
import { type Clue, type Grid, type Puzzle, puzzleOf, type Random } from '@nonokit/core';
import { paletteOf, randomClue, randomGrid } from '@nonokit/core/testing';

/** Bounds of a random puzzle; each side is drawn evenly from its range. */
export interface Bounds {
  readonly width: readonly [number, number];
  readonly height: readonly [number, number];
  /** Maximum number of inks. */
  readonly inks: number;
}

/** A random puzzle, with its picture if its clues are still those of that picture. */
export function randomPuzzle(random: Random, bounds: Bounds): { puzzle: Puzzle; grid?: Grid } {
  const between = ([least, most]: readonly [number, number]): number =>
    least + random.below(most - least + 1);
  const width = between(bounds.width);
  const height = between(bounds.height);
  const inks = 1 + random.below(bounds.inks);
  const grid = texture(random, width, height, inks);
  const puzzle = puzzleOf(grid, paletteOf(inks));
  switch (random.below(8)) {
    case 0:
      return { puzzle: { ...puzzle, columns: swapped(random, puzzle.columns) } };
    case 1: {
      const other = texture(random, width, height, inks);
      return { puzzle: { ...puzzle, columns: puzzleOf(other, paletteOf(inks)).columns } };
    }
    case 2: {
      const clues = (count: number, length: number): Clue[] =>
        Array.from({ length: count }, () => randomClue(random, length, inks, 1 + random.below(4)));
      const rows = clues(height, width);
      return { puzzle: { ...puzzle, rows, columns: clues(width, height) } };
    }
    default:
      return { puzzle, grid };
  }
}

/** Swaps two clues: each line still fits, the whole perhaps not. */
function swapped(random: Random, clues: readonly Clue[]): Clue[] {
  const changed = [...clues];
  const a = random.below(changed.length);
  const b = random.below(changed.length);
  [changed[a], changed[b]] = [changed[b] ?? [], changed[a] ?? []];
  return changed;
}

/**
 * Noise, few single cells, blobs, or stripes of dominoes: what is easy for one part of a solver is
 * hard for another.
 */
function texture(random: Random, width: number, height: number, inks: number): Grid {
  const kind = random.below(5);
  if (kind < 2) return randomGrid(random, width, height, inks, 0.15 + 0.75 * random.next());
  if (kind === 2) return randomGrid(random, width, height, inks, 0.08 + 0.22 * random.next());
  const grid = randomGrid(random, width, height, inks, kind === 3 ? 0.5 : 0.35);
  return kind === 3 ? smoothed(grid) : dominoes(random, grid, inks);
}

/** Gives each cell the colour of a neighbour if its two neighbours in the row agree. */
function smoothed({ width, height, cells }: Grid): Grid {
  const at = (x: number, y: number): number => cells[y * width + x] ?? 0;
  const next = cells.map((color, i) => {
    const x = i % width;
    const y = Math.floor(i / width);
    if (x > 0 && x < width - 1 && at(x - 1, y) === at(x + 1, y)) return at(x - 1, y);
    if (y > 0 && y < height - 1 && at(x, y - 1) === at(x, y + 1)) return at(x, y - 1);
    return color;
  });
  return { width, height, cells: next };
}

/** A chain of steps down the diagonal, as in the puzzles of n dominoes, over some noise. */
function dominoes(random: Random, { width, height, cells }: Grid, inks: number): Grid {
  const drawn = cells.map((color) => (random.below(4) === 0 ? color : 0));
  for (let i = 0; i < Math.min(width, height); i++) {
    for (const x of [i, i + 1]) {
      if (x < width) drawn[i * width + x] = 1 + random.below(inks);
    }
  }
  return { width, height, cells: drawn };
}
