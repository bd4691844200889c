/**
 * The puzzles of the command line in their blind form. A puzzle is solved and sealed when the page
 * asks for it, in turns with the server, so that thousands of puzzles do not hold up the first.
 */
import { type BlindFacts, type BlindPuzzle, blindOf, idOf } from '@nonokit/board';
import { describeLook, type Puzzle, type PuzzleLook, sameGrid } from '@nonokit/core';
import type { Difficulty } from '@nonokit/explain';
import { solutionsOf } from '@nonokit/solver';
import { safeRateAsync, solveAsync } from 'nonokit';

/** What a list shows of a puzzle before it is solved. */
export interface PuzzleCard extends PuzzleLook {
  /** Counted from 1, in the order of the files. */
  readonly number: number;
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Colours of the inks: "#c8141e". */
  readonly inks: readonly string[];
}

/** Most solutions that the texts are sealed with. */
const MOST_SOLUTIONS = 20;

/** Limits of solving: puzzles for people take a fraction of them. */
const MAX_CONFLICTS = 20_000;
const TIMEOUT_MS = 10_000;

/** Most cells of a puzzle that is rated. */
const MOST_RATED = 40_000;

/** The puzzles; one that several files hold is there once. */
export class PuzzleList {
  readonly cards: readonly PuzzleCard[];
  readonly #signal: AbortSignal;
  readonly #puzzles: ReadonlyMap<string, Puzzle>;
  readonly #blind = new Map<string, Promise<BlindPuzzle>>();

  constructor(puzzles: readonly Puzzle[], signal: AbortSignal) {
    this.#signal = signal;
    this.#puzzles = new Map(puzzles.map((puzzle) => [idOf(puzzle), puzzle]));
    this.cards = [...this.#puzzles].map(([id, puzzle], k) => ({
      number: k + 1,
      id,
      width: puzzle.width,
      height: puzzle.height,
      inks: puzzle.palette.slice(1).map(({ rgb }) => rgb),
      ...describeLook(puzzle),
    }));
  }

  /** The blind form of a puzzle; undefined if there is none with this identifier. */
  blind(id: string): Promise<BlindPuzzle> | undefined {
    const puzzle = this.#puzzles.get(id);
    if (puzzle === undefined) return undefined;
    const blind = this.#blind.get(id) ?? blindInTurns(puzzle, this.#signal);
    this.#blind.set(id, blind);
    return blind;
  }
}

/** The difficulty, unless the rating did not reach the end. */
function ratedFacts({ guess, label, score }: Difficulty): BlindFacts {
  return guess === 'unfinished' ? {} : { difficulty: label, score };
}

/** Solves, rates and seals a puzzle. */
async function blindInTurns(puzzle: Puzzle, signal: AbortSignal): Promise<BlindPuzzle> {
  const limits = { timeoutMs: TIMEOUT_MS, signal };
  const solved = await solveAsync(puzzle, {
    ...limits,
    maxConflicts: MAX_CONFLICTS,
    maxSolutions: MOST_SOLUTIONS,
  });
  const found = [...solutionsOf(solved)];
  const { goal } = puzzle;
  // the author's picture may be a solution that the search has not reached
  if (goal !== undefined && !found.some((grid) => sameGrid(grid, goal))) found.push(goal);
  const isUnique = solved.status === 'unique';
  const isRated = isUnique && puzzle.width * puzzle.height <= MOST_RATED;
  const rating = isRated ? await safeRateAsync(puzzle, limits) : undefined;
  const facts: BlindFacts = {
    ...(solved.status === 'unknown' ? {} : { isUnique }),
    ...(rating?.ok ? ratedFacts(rating.value) : {}),
  };
  return blindOf(puzzle, found, facts);
}
