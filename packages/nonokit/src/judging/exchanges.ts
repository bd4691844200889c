/**
 * Exchanges: parts of a picture that could be filled in another way without a change of any clue.
 *
 * Where another solution differs from the picture, the cells that share no row and no column with
 * the others form an exchange of their own. Most strokes of a maker touch none of the lines of an
 * exchange, and then it shows without any search that the picture is still not unique.
 */
import {
  type Clue,
  clueOf,
  type Grid,
  type Puzzle,
  sameClue,
  sameGrid,
  solves,
} from '@nonokit/core';
import type { Exchange } from './appraisal.js';

/** The indices of the cells in which two pictures of one size differ, ascending. */
export function differingCells(a: Grid, b: Grid): number[] {
  const differing: number[] = [];
  a.cells.forEach((color, cell) => {
    if (color !== b.cells[cell]) differing.push(cell);
  });
  return differing;
}

/** The smallest exchanges that turn `goal` into `other`. */
export function findExchanges(goal: Grid, other: Grid): Exchange[] {
  const { width, height } = goal;
  const differing = differingCells(goal, other);
  const group = Array.from({ length: width + height }, (_, line) => line);
  const findRoot = (line: number): number => {
    let root = line;
    while (group[root] !== root) root = group[root] ?? root;
    return root;
  };
  for (const cell of differing) {
    group[findRoot(Math.floor(cell / width))] = findRoot(height + (cell % width));
  }
  const parts = new Map<number, number[]>();
  for (const cell of differing) {
    const root = findRoot(Math.floor(cell / width));
    const part = parts.get(root);
    if (part === undefined) parts.set(root, [cell]);
    else part.push(cell);
  }
  return [...parts.values()].map((cells) => ({
    cells,
    colors: cells.map((cell) => other.cells[cell] ?? 0),
  }));
}

/** The exchanges among `known` that leave the clues of this picture as they are. */
export function stillPossible(
  puzzle: Puzzle,
  goal: Grid,
  known: readonly Exchange[],
): readonly Exchange[] {
  return known.filter((exchange) => isPossible(puzzle, goal, exchange));
}

/** Carries out exchanges that share no line. Undefined if the result is no other solution. */
export function exchanged(
  puzzle: Puzzle,
  goal: Grid,
  exchanges: readonly Exchange[],
): Grid | undefined {
  const other = { ...goal, cells: goal.cells.slice() };
  for (const exchange of exchanges) apply(other, exchange);
  return !sameGrid(other, goal) && solves(other, puzzle) ? other : undefined;
}

function apply(grid: Grid, { cells, colors }: Exchange): void {
  cells.forEach((cell, i) => {
    grid.cells[cell] = colors[i] ?? 0;
  });
}

/** Looks only at the lines of the exchange. */
function isPossible(puzzle: Puzzle, goal: Grid, exchange: Exchange): boolean {
  const { width, height, rows, columns, palette } = puzzle;
  const { cells, colors } = exchange;
  if (cells.some((cell) => cell >= width * height)) return false;
  if (colors.some((color) => color >= palette.length)) return false;
  if (cells.every((cell, i) => goal.cells[cell] === colors[i])) return false;
  const other = { ...goal, cells: goal.cells.slice() };
  apply(other, exchange);
  const has = (clue: Clue | undefined, from: number, stride: number, length: number): boolean =>
    clue !== undefined && sameClue(clue, clueOf(other.cells, from, stride, length));
  return cells.every((cell) => {
    const x = cell % width;
    const y = (cell - x) / width;
    return has(rows[y], y * width, 1, width) && has(columns[x], x, width, height);
  });
}
