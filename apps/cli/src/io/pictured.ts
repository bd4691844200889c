/**
 * Pictures for puzzles that hold only clues, for `convert` and `draw`: the author's picture if the
 * file has one, else a solution, or the part of it that line logic finds.
 */
import { type Grid, type PartialGrid, type Puzzle, sameGrid, solves, UNKNOWN } from '@nonokit/core';
import { type SolveResult, solutionsOf, solveAsync } from '@nonokit/solver';
import type { ShownSolutions } from 'nonokit/films';
import { givingWay, solveTaskAsync, type TaskOptions } from 'nonokit/threads';
import { type Console, raise } from './console.js';
import { EXIT } from './exit.js';

/** How to find pictures. */
export interface PictureOptions {
  readonly task: TaskOptions;
  readonly signal: AbortSignal;
  readonly console: Console;
}

/**
 * The puzzle with a goal. If no picture is found, it reports the reason, raises the status and
 * returns undefined; for an ambiguous puzzle it takes the first solution, with a warning.
 */
export async function pictured(
  puzzle: Puzzle,
  name: string,
  { task, signal, console }: PictureOptions,
): Promise<Puzzle | undefined> {
  if (puzzle.goal !== undefined && solves(puzzle.goal, puzzle)) return puzzle;
  const { result } = await solveTaskAsync({ puzzle, options: task }, signal);
  const [goal] = solutionsOf(result);
  if (goal !== undefined) {
    if (result.status === 'multiple') {
      console.note(`${name}: ${console.words.pictures.firstOfSeveral}`);
    } else if (result.status === 'unknown') {
      console.note(`${name}: ${console.words.pictures.maybeOthers}`);
    }
    return { ...puzzle, goal };
  }
  return refuseUnsolved(result.status, name, { task, signal, console });
}

function refuseUnsolved(
  status: SolveResult['status'],
  name: string,
  { signal, console }: PictureOptions,
): undefined {
  if (status === 'none') {
    refuseImpossible(name, console);
  } else if (!signal.aborted) {
    raise(console, EXIT.undecided);
    console.complain(`${name}: ${console.words.pictures.notFound}`);
  }
  return undefined;
}

/** Most conflicts in search of a second solution if the file has a first: about a second. */
const SECOND_CONFLICTS = 2000;

/**
 * The author's picture or a solution, and a second solution of an ambiguous puzzle, with a remark.
 * Returns undefined as `pictured` does.
 */
export async function drawSolutions(
  puzzle: Puzzle,
  name: string,
  options: PictureOptions,
): Promise<ShownSolutions | undefined> {
  const { task, signal, console } = options;
  const { goal } = puzzle;
  const isSolved = goal !== undefined && solves(goal, puzzle);
  const limits = { ...task, maxSolutions: 2, signal, clock: () => performance.now() };
  const result = await solveAsync(
    puzzle,
    isSolved ? { ...limits, maxConflicts: SECOND_CONFLICTS } : limits,
    givingWay(),
  );
  const found = solutionsOf(result).filter((grid) => solves(grid, puzzle));
  const first = isSolved ? goal : found[0];
  if (first === undefined) return refuseUnsolved(result.status, name, options);
  const second = found.find((grid) => !sameGrid(grid, first));
  if (second === undefined) {
    if (result.status === 'unknown' && !isSolved) {
      console.note(`${name}: ${console.words.pictures.maybeOthers}`);
    }
    return { first };
  }
  const count = first.cells.filter((color, cell) => color !== second.cells[cell]).length;
  console.note(`${name}: ${console.words.pictures.twoShown(count)}`);
  return { first, second };
}

/**
 * The part of the picture that complete line logic finds, whatever goal the file has. If it finds
 * that there is none, it reports that and returns undefined.
 */
export async function solveByLines(
  puzzle: Puzzle,
  name: string,
  { task, signal, console }: PictureOptions,
): Promise<Grid | PartialGrid | undefined> {
  const options = { ...task, lineOnly: true };
  const { result } = await solveTaskAsync({ puzzle, options }, signal);
  if (result.status === 'none') {
    refuseImpossible(name, console);
    return undefined;
  }
  if (result.status !== 'unknown') return solutionsOf(result)[0];
  const open = result.known.cells.filter((cell) => cell === UNKNOWN).length;
  const { linesStop } = console.words.report;
  console.note(`${name}: ${linesStop(open, result.known.cells.length)}`);
  return result.known;
}

function refuseImpossible(name: string, console: Console): void {
  raise(console, EXIT.negative);
  console.complain(`${name}: ${console.words.pictures.impossible}`);
}
