/**
 * Repairing a painted picture in a worker. Locked cells stay as they are, so asking again with more
 * locks gives another way out; where there is none, the answer says which cells stay undecided.
 */
import { bad, type Grid, good, type Palette, type Puzzle, puzzleOf, UNKNOWN } from '@nonokit/core';
import type { DifficultyLabel } from '@nonokit/explain';
import { type PuzzleCandidate, repairPuzzleAsync } from '@nonokit/maker';
import { solve } from '@nonokit/solver';
import { aimAt, MOST_RATED, propertyFor } from '../make-aim.js';
import { rateInTurns } from '../rating.js';
import { tooLargeToRate } from '../words/en/workers.js';
import { limited, type Perform, timeSignal } from './performing.js';
import type { RepairAnswer, RepairGoal, RepairRequest } from './repair-request.js';
import type { During } from './turns.js';

/** Most milliseconds for the rating of a picture that was not repaired towards a difficulty. */
const MOST_RATING_MS = 2000;

/** Repairs a picture; when the time is over, the nearest picture so far is the answer. */
export const repair: Perform<'repair'> = async ([puzzle], request, during) => {
  const { towards, timeoutMs, ...own } = request;
  const { goal, palette } = puzzle;
  if (goal === undefined) throw new RangeError('repair: the puzzle has no goal to repair');
  const cells = goal.cells.length;
  if (isRated(towards) && cells > MOST_RATED)
    return bad(tooLargeToRate, { cells, most: MOST_RATED });
  const before = undecidedIn(goal, palette);
  const made = await repairPuzzleAsync(
    puzzle,
    { ...own, ...wishFor(towards), signal: timeSignal(timeoutMs, during) },
    during.pause(({ checks, maxChecks }) => ({ checks, maxChecks })),
  );
  const difficulty = made.status === 'unique' ? await rateLabel(made.puzzle, during) : undefined;
  return good(toAnswer(made, request, before.length, difficulty));
};

function toAnswer(
  made: PuzzleCandidate,
  { locked }: RepairRequest,
  undecidedBefore: number,
  difficulty: DifficultyLabel | undefined,
): RepairAnswer {
  const { puzzle, changed, status, lineSolvable, miss } = made;
  const { goal, palette } = puzzle;
  const undecided = goal === undefined || lineSolvable ? [] : undecidedIn(goal, palette);
  const blockedBy = goal === undefined ? 0 : locksNear(goal, undecided, locked);
  const reached = made.reached && miss === 0;
  const facts = { status, lineSolvable, difficulty };
  return { reached, puzzle, changed, ...facts, undecidedBefore, undecided, blockedBy };
}

function isRated(towards: RepairGoal): boolean {
  return towards !== 'unique' && towards !== 'line';
}

/** The property and the aim of a goal. */
function wishFor(
  towards: RepairGoal,
): Pick<Parameters<typeof repairPuzzleAsync>[1], 'repair' | 'aim'> {
  if (towards === 'unique' || towards === 'line') return { repair: towards };
  return { repair: propertyFor(towards), aim: aimAt(towards) };
}

/** The cells that line logic leaves unknown. */
function undecidedIn(grid: Grid, palette: Palette): number[] {
  const result = solve(puzzleOf(grid, palette), { lineOnly: true });
  if (result.status !== 'unknown') return [];
  return [...grid.cells.keys()].filter((cell) => result.known.cells[cell] === UNKNOWN);
}

/** The number of locked cells among these and beside them. */
function locksNear(
  { width, height, cells }: Grid,
  undecided: readonly number[],
  locked: RepairRequest['locked'] = [],
): number {
  const isLocked = new Uint8Array(cells.length);
  if (locked instanceof Uint8Array) isLocked.set(locked);
  else for (const cell of locked) isLocked[cell] = 1;
  const near = new Set<number>();
  for (const cell of undecided) {
    const x = cell % width;
    const y = Math.floor(cell / width);
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        if (isLocked[row * width + column] !== 0) near.add(row * width + column);
      }
    }
  }
  return near.size;
}

/** The difficulty of a puzzle with one solution, if it can be rated in time. */
async function rateLabel(
  puzzle: Puzzle,
  during: During<never>,
): Promise<DifficultyLabel | undefined> {
  if (puzzle.width * puzzle.height > MOST_RATED) return undefined;
  const limits = limited({ timeoutMs: MOST_RATING_MS }, during);
  const rating = await rateInTurns(puzzle, limits, during.pause(), during.pause());
  if (!rating.ok || rating.value.guess === 'unfinished') return undefined;
  return rating.value.label;
}
