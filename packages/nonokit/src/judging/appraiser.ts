/**
 * Appraises a picture while it is painted: counts, line logic, uniqueness, difficulty.
 *
 * Line logic and most searches take less than a stroke, so they start afresh each time. What an
 * appraiser keeps between two pictures is how the last ambiguous one could be filled otherwise: a
 * search for that is the most expensive stage, and most strokes leave it possible.
 */
import {
  type DriveOptions,
  drive,
  driveAsync,
  type Grid,
  type Pause,
  type Puzzle,
  solves,
  UNKNOWN,
  type Work,
} from '@nonokit/core';
import { solveSteps } from '@nonokit/solver';
import { clock } from '../clock.js';
import type {
  Appraisal,
  AppraisalReport,
  AppraiseOptions,
  Exchange,
  LinesFound,
  Uniqueness,
} from './appraisal.js';
import { exchanged, findExchanges, stillPossible } from './exchanges.js';
import { computeFacts } from './facts.js';
import { ratedDifficulty } from './rated.js';
import { checkUniqueness, multiple } from './uniqueness.js';

/** Most exchanges that are kept: each is tried on the next picture. */
const MOST_KEPT = 64;

/** Appraises one picture after another. */
export class Appraiser {
  #exchanges: readonly Exchange[] = [];
  #width = 0;
  #height = 0;

  /**
   * The appraisal of a puzzle with a goal as work to be driven: it yields each stage when it is
   * known. Throws RangeError for a puzzle without a goal.
   */
  *work(
    puzzle: Puzzle,
    options: AppraiseOptions = {},
  ): Work<AppraisalReport | undefined, Appraisal> {
    const goal = goalOf(puzzle);
    const facts = computeFacts(puzzle, goal);
    yield { facts };
    const lines = yield* linesFound(puzzle);
    yield { lines };
    const uniqueness = yield* this.#uniqueness(puzzle, goal, lines, options);
    yield { uniqueness };
    const { rate = true } = options;
    const isRated = rate && uniqueness.status === 'unique';
    const difficulty = isRated ? yield* ratedDifficulty(puzzle) : undefined;
    if (difficulty === undefined) return { facts, lines, uniqueness };
    yield { difficulty };
    return { facts, lines, uniqueness, difficulty };
  }

  *#uniqueness(
    puzzle: Puzzle,
    goal: Grid,
    { status, open }: LinesFound,
    { maxConflicts }: AppraiseOptions,
  ): Work<AppraisalReport | undefined, Uniqueness> {
    if (status === 'solved') return { status: 'unique' };
    const other = this.#known(puzzle, goal);
    if (other !== undefined) return multiple(goal, other);
    const found = yield* checkUniqueness(puzzle, goal, open.length, maxConflicts);
    if (found.status === 'multiple') this.#keep(goal, found.other);
    return found;
  }

  /** Another solution by exchanges that were found on an earlier picture. */
  #known(puzzle: Puzzle, goal: Grid): Grid | undefined {
    if (puzzle.width !== this.#width || puzzle.height !== this.#height) return undefined;
    const possible = stillPossible(puzzle, goal, this.#exchanges);
    return possible.length === 0 ? undefined : exchanged(puzzle, goal, possible);
  }

  #keep(goal: Grid, other: Grid): void {
    this.#width = goal.width;
    this.#height = goal.height;
    this.#exchanges = findExchanges(goal, other).slice(0, MOST_KEPT);
  }
}

/** Appraises the picture of a puzzle. Throws RangeError for a puzzle without a goal. */
export function appraise(
  puzzle: Puzzle,
  options: AppraiseOptions & DriveOptions<AppraisalReport | undefined> = {},
): Appraisal {
  return drive(new Appraiser().work(puzzle, options), { clock, ...options });
}

/** Appraises as `appraise` does, awaiting `pause` about every millisecond. */
export async function appraiseAsync(
  puzzle: Puzzle,
  options: AppraiseOptions & DriveOptions<AppraisalReport | undefined>,
  pause: Pause<AppraisalReport | undefined>,
): Promise<Appraisal> {
  return driveAsync(new Appraiser().work(puzzle, options), pause, { clock, ...options });
}

function goalOf(puzzle: Puzzle): Grid {
  const { goal } = puzzle;
  if (goal === undefined) throw new RangeError('appraise: the puzzle has no goal to appraise');
  if (!solves(goal, puzzle)) throw new RangeError('appraise: the goal does not have the clues');
  return goal;
}

/** What line logic alone decides. */
function* linesFound(puzzle: Puzzle): Work<undefined, LinesFound> {
  const result = yield* solveSteps(puzzle, { lineOnly: true });
  if (result.status !== 'unknown') return { status: 'solved', open: [] };
  const open: number[] = [];
  result.known.cells.forEach((color, cell) => {
    if (color === UNKNOWN) open.push(cell);
  });
  return { status: result.reason === 'line-only' ? 'stuck' : 'unknown', open };
}
