/**
 * Open cells: the cells that keep a puzzle from a property when some cells of its picture are
 * given. For "line logic finishes it" they are the cells that stay unknown; for "the picture is its
 * only solution", the cells in which another solution differs. A puzzle without open cells has the
 * property.
 *
 * Both kinds make proofs possible: giving all closed cells (those not open) reveals nothing about
 * the open ones. So one of the open cells has to be given, or the picture has to change in a row or
 * column that contains one.
 */
import {
  type Color,
  type Grid,
  type Palette,
  type Puzzle,
  type PuzzleMeta,
  puzzleOf,
  UNKNOWN,
  type Work,
} from '@nonokit/core';
import {
  candidatesLeft,
  createSweeps,
  giveCell,
  keepSweeps,
  knownBySweeps,
  restoreSweeps,
  type SolveResult,
  solveSteps,
  sweep,
} from '@nonokit/solver';
import type { Budget } from '../fewest.js';

/**
 * Finds the open cells when some cells of the picture are given; undefined once the budget is
 * spent.
 */
export type OpenCells = (
  given: readonly number[],
) => Work<undefined, readonly number[] | undefined>;

/** A property of pictures: that their puzzles are solvable by lines, or unique. */
export interface Property {
  /** Returns the function that finds the open cells of a picture. */
  openCells(picture: Grid): OpenCells;
  /** Whether a picture has the property; undefined once the budget is spent. */
  holds(picture: Grid): Work<undefined, boolean | undefined>;
}

/** Solver work that counts as one run of line logic. */
const LINES_A_TRY = 10;

/** The properties for pictures with this palette. */
export function properties(
  palette: Palette,
  maxConflicts: number,
): Readonly<Record<'unique' | 'lineSolvable', (budget: Budget) => Property>> {
  return {
    lineSolvable: (budget) => ({
      openCells: (picture) => byLines(puzzleOf(picture, palette), picture, budget),
      *holds(picture) {
        if (!(yield* budget.spend())) return undefined;
        const result = yield* solveSteps(puzzleOf(picture, palette), { lineOnly: true });
        return isStopped(result) ? undefined : result.status === 'unique';
      },
    }),
    unique: (budget) => {
      const openCells = (picture: Grid): OpenCells =>
        bySolutions(puzzleOf(picture, palette), picture, maxConflicts, budget);
      return {
        openCells,
        *holds(picture) {
          const open = yield* openCells(picture)([]);
          return open && open.length === 0;
        },
      };
    },
  };
}

/** The cells that line logic leaves open. The picture has to be a solution of the puzzle. */
export function byLines(puzzle: Puzzle, picture: Grid, budget: Budget): OpenCells {
  const sweeps = createSweeps(puzzle);
  const count = puzzle.width * puzzle.height;
  sweep(sweeps, Number.POSITIVE_INFINITY);
  const start = keepSweeps(sweeps);
  const known = knownBySweeps(sweeps).cells;
  return function* (given) {
    if (!(yield* budget.spend())) return undefined;
    restoreSweeps(sweeps, start);
    for (const cell of given) {
      if (known[cell] === UNKNOWN) giveCell(sweeps, cell, picture.cells[cell] as Color);
    }
    sweep(sweeps, Number.POSITIVE_INFINITY);
    if (candidatesLeft(sweeps) === count) return [];
    return cellsWhere(knownBySweeps(sweeps).cells, (color) => color === UNKNOWN);
  };
}

/** The cells in which another solution differs from the picture, which has to be a solution. */
export function bySolutions(
  puzzle: Puzzle,
  picture: Grid,
  maxConflicts: number,
  budget: Budget,
): OpenCells {
  const { width, height } = puzzle;
  const bare: Puzzle = { ...puzzle, meta: NO_META };
  return function* (given) {
    if (!(yield* budget.spend())) return undefined;
    const cells = new Int32Array(width * height).fill(UNKNOWN);
    for (const cell of given) cells[cell] = picture.cells[cell] as Color;
    const result = yield* solveSteps(bare, { given: { width, height, cells }, maxConflicts });
    budget.take(result.stats.linesSettled / (LINES_A_TRY * (width + height)));
    if (result.status === 'unique') return [];
    if (result.status !== 'multiple') return undefined;
    const differing = result.solutions.map((other) =>
      cellsWhere(other.cells, (color, cell) => color !== picture.cells[cell]),
    );
    return differing.filter((open) => open.length > 0).sort((a, b) => a.length - b.length)[0];
  };
}

const NO_META: PuzzleMeta = {};

/** Maximum number of looks spent on reducing the open cells; most of the savings come early. */
const MOST_LOOKS = 24;

/**
 * A small set of open cells that stays open even if all other cells are given: within the limit of
 * looks, no cell can be given without closing all. `turn` chooses between several such sets. Empty
 * if no cell is open, undefined if the budget is spent before that is known.
 */
export function* leastOpen(
  openCells: OpenCells,
  given: readonly number[],
  count: number,
  turn: number,
): Work<undefined, readonly number[] | undefined> {
  const first = yield* openCells(given);
  if (first === undefined || first.length === 0) return first;
  let open = new Set(first);
  const closed = (): number[] => [...Array(count).keys()].filter((cell) => !open.has(cell));
  // gives as many cells as possible without closing all: all at once, or else half by half
  let looks = 0;
  function* give(cells: readonly number[]): Work<undefined, void> {
    const left = cells.filter((cell) => open.has(cell));
    if (left.length === 0 || looks++ > MOST_LOOKS) return;
    const next = left.length < open.size ? yield* openCells([...closed(), ...left]) : [];
    if (next === undefined) return;
    if (next.length > 0) open = new Set(next);
    else if (left.length > 1) {
      const half = left.length >> 1;
      yield* give(left.slice(0, half));
      yield* give(left.slice(half));
    }
  }
  const from = turn % first.length;
  yield* give([...first.slice(from), ...first.slice(0, from)]);
  return [...open];
}

/** True if the solver was stopped, so that its answer says nothing about the puzzle. */
function isStopped(result: SolveResult): boolean {
  if (result.status !== 'unknown') return false;
  return result.reason === 'aborted' || result.reason === 'timeout';
}

function cellsWhere(
  colors: ArrayLike<number>,
  test: (color: number, cell: number) => boolean,
): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < colors.length; cell++) {
    if (test(colors[cell] as number, cell)) found.push(cell);
  }
  return found;
}
