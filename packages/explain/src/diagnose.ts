/**
 * Diagnosis: what stops a puzzle from being solved line by line, and what would help.
 *
 * For puzzles that logic does not finish: the cells it leaves, how deep assumptions must go, which
 * cells differ between solutions; and the fewest cells to give away, or to change in the picture,
 * after which it can be finished.
 */
import {
  type Color,
  type Grid,
  good,
  type Puzzle,
  puzzleOf,
  type Result,
  solves,
  UNKNOWN,
} from '@nonokit/core';
import { type SolveResult, solve } from '@nonokit/solver';
import { candidatesOf, knownOf } from './candidates.js';
import { type Explanation, explain } from './explain.js';
import { LineLogic } from './line-logic.js';
import type { Cell, Level } from './step.js';

/** A cell and a colour for it. */
export interface ColoredCell extends Cell {
  readonly color: Color;
}

/** What was found out. */
export interface Diagnosis {
  readonly status: SolveResult['status'];
  /** True if lines alone are enough. */
  readonly lineSolvable: boolean;
  /** The cells that line logic does not reach. */
  readonly open: readonly Cell[];
  /** The highest level that an explanation needs; undefined if none was found to the end. */
  readonly level: Level | undefined;
  /** Links of the longest contradiction that it needs; 0 if none. */
  readonly longestChain: number;
  /** Cells that differ between solutions, of those that were found: of at most `maxSolutions`. */
  readonly differing: readonly Cell[];
  /** The fewest cells found that, given with their colours, make it solvable by lines. */
  readonly give: readonly ColoredCell[] | undefined;
  /** The fewest cells found whose change in the picture makes a puzzle solvable by lines. */
  readonly change: readonly ColoredCell[] | undefined;
}

/** How much to look. */
export interface DiagnoseOptions {
  /** Solutions compared for `differing`. Default 20. */
  readonly maxSolutions?: number;
  /** Conflicts after which solving gives up. Default 5000. */
  readonly maxConflicts?: number;
  /**
   * Pictures tried for `change`, and cells tried for `give`. Default: fewer for larger puzzles, 20
   * to 2000.
   */
  readonly maxTries?: number;
  /** How an explanation of the puzzle went, if there is one already; it is made otherwise. */
  readonly explanation?: Pick<Explanation, 'status' | 'steps'>;
}

/** Finds out what stops a puzzle from being solved line by line. */
export function diagnose(puzzle: Puzzle, options: DiagnoseOptions = {}): Result<Diagnosis> {
  const { maxSolutions = 20, maxConflicts = 5000 } = options;
  const { maxTries = triesFor(puzzle) } = options;
  const candidates = candidatesOf(puzzle);
  if (!candidates.ok) return candidates;
  const { explanation } = options;
  const explained = explanation === undefined ? explain(puzzle) : good(explanation);
  if (!explained.ok) return explained;
  const result = solve(puzzle, { maxSolutions, maxConflicts });
  const open = result.lineSolvable ? [] : openCells(puzzle, reach(puzzle, []));
  const { steps, status } = explained.value;
  const levels = steps.map(({ level }) => level);
  const goal = pictureOf(puzzle, result);
  const helps = goal !== undefined && open.length > 0;
  return good({
    status: result.status,
    lineSolvable: result.lineSolvable,
    open: open.map((cell) => cellAt(puzzle, cell)),
    level: status === 'solved' ? (Math.max(1, ...levels) as Level) : undefined,
    longestChain: Math.max(
      0,
      ...steps.map(({ facts }) => ('assumption' in facts ? facts.length : 0)),
    ),
    differing: differing(puzzle, result),
    give: helps ? fewestGiven(puzzle, goal, open, maxTries) : undefined,
    change: helps ? fewestChanged(puzzle, goal, open, maxTries) : undefined,
  });
}

/** Tries that take about as long for every puzzle: each follows line logic to its end. */
function triesFor({ width, height }: Puzzle): number {
  return Math.max(20, Math.min(2000, Math.floor(1_000_000 / (width * height))));
}

function cellAt({ width }: Puzzle, cell: number): Cell {
  return { row: Math.floor(cell / width), column: cell % width };
}

/** What line logic knows when some cells are given, as colours and `UNKNOWN`. */
function reach(puzzle: Puzzle, given: readonly { cell: number; color: Color }[]): Int32Array {
  const cells = new Int32Array(puzzle.width * puzzle.height).fill(UNKNOWN);
  for (const { cell, color } of given) cells[cell] = color;
  const marks = { width: puzzle.width, height: puzzle.height, cells };
  const candidates = candidatesOf(puzzle, marks);
  if (!candidates.ok) return cells;
  const logic = new LineLogic(candidates.value);
  for (;;) {
    const deduction = logic.next();
    if (deduction === undefined || 'conflict' in deduction) return knownOf(candidates.value).cells;
    logic.apply(deduction);
  }
}

function openCells(puzzle: Puzzle, known: Int32Array): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < puzzle.width * puzzle.height; cell++) {
    if (known[cell] === UNKNOWN) found.push(cell);
  }
  return found;
}

/** The author's picture, or else a solution. */
function pictureOf(puzzle: Puzzle, result: SolveResult): Grid | undefined {
  if (puzzle.goal !== undefined && solves(puzzle.goal, puzzle)) return puzzle.goal;
  if (result.status === 'unique') return result.solution;
  if (result.status === 'multiple') return result.solutions[0];
  return undefined;
}

function differing(puzzle: Puzzle, result: SolveResult): Cell[] {
  if (result.status !== 'multiple') return [];
  const [first, ...others] = result.solutions;
  return [...(first?.cells ?? [])].flatMap((color, cell) =>
    others.some(({ cells }) => cells[cell] !== color) ? [cellAt(puzzle, cell)] : [],
  );
}

/**
 * Gives cells one at a time, each time the one after which line logic leaves the fewest open; a
 * single cell that finishes the puzzle is always found within the tries. Afterwards those that turn
 * out to be needless are taken back.
 */
function fewestGiven(
  puzzle: Puzzle,
  goal: Grid,
  open: readonly number[],
  maxTries: number,
): ColoredCell[] | undefined {
  let given: { cell: number; color: Color }[] = [];
  let left = [...open];
  let tries = maxTries;
  while (left.length > 0) {
    let best: { given: typeof given; left: number[] } | undefined;
    for (const cell of left) {
      if (tries-- <= 0) break;
      const more = [...given, { cell, color: goal.cells[cell] as Color }];
      const rest = openCells(puzzle, reach(puzzle, more));
      if (best === undefined || rest.length < best.left.length) best = { given: more, left: rest };
      if (rest.length === 0) break;
    }
    if (best === undefined) return undefined;
    ({ given, left } = best);
  }
  for (const one of [...given]) {
    const fewer = given.filter((other) => other !== one);
    if (openCells(puzzle, reach(puzzle, fewer)).length === 0) given = fewer;
  }
  return given.map(({ cell, color }) => ({ ...cellAt(puzzle, cell), color }));
}

/**
 * Changes cells of the picture one at a time, each time the one after which the new puzzle leaves
 * the fewest open.
 */
function fewestChanged(
  puzzle: Puzzle,
  goal: Grid,
  open: readonly number[],
  maxTries: number,
): ColoredCell[] | undefined {
  const changed = new Map<number, Color>();
  let picture = goal;
  let left = [...open];
  let tries = maxTries;
  while (left.length > 0) {
    let best: { cell: number; color: Color; picture: Grid; left: number[] } | undefined;
    for (const cell of left) {
      if (changed.has(cell)) continue;
      for (const color of otherColors(picture, cell)) {
        if (tries-- <= 0) break;
        const cells = picture.cells.slice();
        cells[cell] = color;
        const other = { ...picture, cells };
        const candidate = puzzleOf(other, puzzle.palette);
        const rest = openCells(candidate, reach(candidate, []));
        if (best === undefined || rest.length < best.left.length) {
          best = { cell, color, picture: other, left: rest };
        }
      }
      if (best?.left.length === 0) break;
    }
    if (best === undefined || best.left.length >= left.length) return undefined;
    changed.set(best.cell, best.color);
    ({ picture, left } = best);
  }
  return [...changed].map(([cell, color]) => ({ ...cellAt(puzzle, cell), color }));
}

/** What a cell may be changed to: blank if it is filled, else the colour of a neighbour. */
function otherColors({ width, height, cells }: Grid, cell: number): Color[] {
  if (cells[cell] !== 0) return [0];
  const [row, column] = [Math.floor(cell / width), cell % width];
  const beside = [
    row > 0 ? cells[cell - width] : 0,
    row + 1 < height ? cells[cell + width] : 0,
    column > 0 ? cells[cell - 1] : 0,
    column + 1 < width ? cells[cell + 1] : 0,
  ];
  const inks = new Set(beside.filter((color) => color !== undefined && color !== 0));
  return inks.size === 0 ? [1] : ([...inks] as Color[]);
}
