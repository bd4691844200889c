/**
 * Repair of a picture that is given cell by cell. There is no image to say which cells matter less,
 * so only shapes count.
 */
import { drive, type Grid, type Palette, type Puzzle, randomOf } from '@nonokit/core';
import { labOfRgb } from '@nonokit/image';
import { Checker } from './checker.js';
import { finished, steered } from './finish.js';
import { finenessOf } from './frame.js';
import type { MakeOptions, PuzzleCandidate } from './make-options.js';
import { Likeness } from './similarity.js';
import type { Tracing } from './tracing.js';
import type { View } from './view.js';

/** Default maximum of questions to the solver. */
const CHECKS = 24_000;

/**
 * Changes as few cells of a puzzle's goal as possible until it has the wanted property and meets
 * the `aim`; with 'off' it is only described. Throws RangeError for a puzzle without a goal.
 */
export function repairPuzzle(
  puzzle: Puzzle,
  options: Pick<MakeOptions, 'repair' | 'aim' | 'maxFlips' | 'maxChecks' | 'seed' | 'signal'> = {},
): PuzzleCandidate {
  const made = drive(repairSteps(puzzle, options));
  return made.changed.length === 0 ? { ...made, puzzle } : made;
}

function* repairSteps(
  { goal, palette, meta }: Puzzle,
  options: MakeOptions,
): Generator<void, PuzzleCandidate> {
  if (goal === undefined) throw new RangeError('repairPuzzle: the puzzle has no goal to repair');
  const { repair: property = 'line', aim, maxFlips } = options;
  const { maxChecks = CHECKS, seed = 1, signal } = options;
  const tracing = tracingOf(goal, palette);
  const checker = new Checker(2 * maxChecks, signal);
  const random = randomOf(seed);
  const finishing = { property, aim, maxFlips, maxChecks, checker, random, meta };
  const made = yield* finished(tracing, finishing);
  return yield* steered(tracing, made, finishing);
}

/** The picture in the form of a tracing: every other colour costs a cell the same. */
export function tracingOf(grid: Grid, palette: Palette): Tracing {
  const colors = palette.length;
  const cost = new Float32Array(grid.cells.length * colors).fill(1);
  grid.cells.forEach((color, i) => {
    cost[i * colors + color] = 0;
  });
  const likeness = new Likeness(viewOfGrid(grid, palette));
  return { grid, palette, cost, likeness, ink: 'dark', bonus: 0, method: 'exact' };
}

function viewOfGrid({ width, height, cells }: Grid, palette: Palette): View {
  const parts = finenessOf({ columns: width, rows: height });
  const labs = palette.map(({ rgb }) => labOfRgb(rgb));
  const [columns, rows] = [parts * width, parts * height];
  const lab = new Float32Array(3 * columns * rows);
  for (let i = 0; i < columns * rows; i++) {
    const [x, y] = [Math.floor((i % columns) / parts), Math.floor(i / columns / parts)];
    lab.set(labs[cells[y * width + x]] ?? [], 3 * i);
  }
  return { width: columns, height: rows, lab, alpha: new Float32Array(columns * rows).fill(1) };
}
