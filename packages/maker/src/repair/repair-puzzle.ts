/**
 * Repairs a picture that is given cell by cell. Without an image, nothing tells which cells matter
 * less, so only shapes count.
 */
import {
  drive,
  driveAsync,
  type Grid,
  labOfRgb,
  type Palette,
  type Pause,
  type Puzzle,
  randomOf,
  type Work,
} from '@nonokit/core';
import { Checker } from '../checker.js';
import type { MakeProgress, PuzzleCandidate, RepairOptions } from '../make-options.js';
import { computeFineness } from '../subject/frame.js';
import { Likeness } from '../subject/similarity.js';
import type { View } from '../subject/view.js';
import type { Tracing } from '../tracing.js';
import { type FinishOptions, finished, steered } from './finish.js';

/** Default maximum of questions to the solver. */
const CHECKS = 24_000;

/**
 * Changes as few cells of a puzzle's goal as possible until it has the requested property and meets
 * the `aim`; with 'off' it is only described. Locked cells keep their colours. Every change is
 * needed: none can be taken back. Throws RangeError for a puzzle without a goal, and for locked
 * cells outside it.
 */
export function repairPuzzle(puzzle: Puzzle, options: RepairOptions = {}): PuzzleCandidate {
  return drive(repairSteps(puzzle, options));
}

/** Repairs as `repairPuzzle` does, awaiting `pause` often and passing it the progress. */
export async function repairPuzzleAsync(
  puzzle: Puzzle,
  options: RepairOptions,
  pause: Pause<MakeProgress>,
): Promise<PuzzleCandidate> {
  return driveAsync(repairSteps(puzzle, options), pause);
}

function* repairSteps(puzzle: Puzzle, options: RepairOptions): Work<MakeProgress, PuzzleCandidate> {
  const { goal, palette, meta } = puzzle;
  if (goal === undefined) throw new RangeError('repairPuzzle: the puzzle has no goal to repair');
  const { repair: property = 'line', aim, maxFlips, keepSymmetry: keepsSymmetry } = options;
  const { maxChecks = CHECKS, seed = 1, signal } = options;
  const locked = toLocks(goal, options.locked);
  const checker = new Checker(2 * maxChecks, signal);
  const random = randomOf(seed);
  const finishing = {
    property,
    aim,
    maxFlips,
    maxChecks,
    checker,
    random,
    meta,
    locked,
    keepsSymmetry,
  };
  const steps = wholeRepair(toTracing(goal, palette), finishing);
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      return step.value.changed.length === 0 ? { ...step.value, puzzle } : step.value;
    }
    yield { stage: 'repair', checks: checker.spent, maxChecks: checker.budget };
  }
}

function* wholeRepair(
  tracing: Tracing,
  finishing: FinishOptions,
): Generator<void, PuzzleCandidate> {
  const made = yield* finished(tracing, finishing);
  return yield* steered(tracing, made, finishing);
}

/** One byte for each cell: 1 if it is locked. */
function toLocks(
  { cells }: Grid,
  locked: readonly number[] | Uint8Array | undefined,
): Uint8Array | undefined {
  if (locked === undefined) return undefined;
  if (locked instanceof Uint8Array) {
    if (locked.length === cells.length) return locked;
    throw new RangeError(
      `repairPuzzle: ${locked.length} bytes of locks for a picture of ${cells.length} cells`,
    );
  }
  const locks = new Uint8Array(cells.length);
  for (const cell of locked) {
    if (!(Number.isInteger(cell) && cell >= 0 && cell < cells.length)) {
      throw new RangeError(`repairPuzzle: a locked cell is an index of the picture, got ${cell}`);
    }
    locks[cell] = 1;
  }
  return locks;
}

/** The picture in the form of a tracing, in which all other colours of a cell cost the same. */
export function toTracing(grid: Grid, palette: Palette): Tracing {
  const colors = palette.length;
  const cost = new Float32Array(grid.cells.length * colors).fill(1);
  grid.cells.forEach((color, i) => {
    cost[i * colors + color] = 0;
  });
  const likeness = new Likeness(viewOfGrid(grid, palette));
  return { grid, palette, cost, likeness, ink: 'dark', bonus: 0, method: 'exact' };
}

function viewOfGrid({ width, height, cells }: Grid, palette: Palette): View {
  const parts = computeFineness({ columns: width, rows: height });
  const labs = palette.map(({ rgb }) => labOfRgb(rgb));
  const columns = parts * width;
  const rows = parts * height;
  const lab = new Float32Array(3 * columns * rows);
  for (let i = 0; i < columns * rows; i++) {
    const x = Math.floor((i % columns) / parts);
    const y = Math.floor(i / columns / parts);
    lab.set(labs[cells[y * width + x]] ?? [], 3 * i);
  }
  return { width: columns, height: rows, lab, alpha: new Float32Array(columns * rows).fill(1) };
}
