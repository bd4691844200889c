/**
 * Sealing a puzzle in a worker: its solutions are found, and its texts are sealed with them. The
 * page gets the clues and what says nothing about the picture.
 */
import { type BlindFacts, type BlindPuzzle, blindOf } from '@nonokit/board';
import { type Grid, type Puzzle, sameGrid } from '@nonokit/core';
import { type SolveResult, solutionsOf, solveAsync } from '@nonokit/solver';
import { asPuzzle } from '../inputs/puzzle-of.js';
import { rateInTurns } from '../rating.js';
import { limited, type Perform } from './performing.js';
import type { During } from './turns.js';

/** Most solutions that the texts are sealed with. */
const MOST_SOLUTIONS = 20;

/** Default limits of solving: puzzles for people take a fraction of them. */
const MOST_CONFLICTS = 20_000;
const MOST_MS = 10_000;

/** Most time for the rating after it: who opens a puzzle waits to play, and can do without. */
const MOST_RATING_MS = 5000;

/** Most cells of a puzzle to rate: larger ones would take longer than anybody waits to play. */
const MOST_RATED = 40_000;

/** Solves a puzzle and seals its texts with every solution that was found, and with its goal. */
export const blind: Perform<'blind'> = async ([input], options, during) => {
  const puzzle = asPuzzle(input);
  const { rate = true, timeoutMs = MOST_MS, maxConflicts = MOST_CONFLICTS } = options;
  const limits = limited({ maxSolutions: MOST_SOLUTIONS, maxConflicts, timeoutMs }, during);
  const result = await solveAsync(puzzle, limits, during.pause());
  const isRated = rate && result.status === 'unique' && puzzle.width * puzzle.height <= MOST_RATED;
  const rated = isRated ? await ratedFacts(puzzle, during) : {};
  const facts = { ...uniqueness(result), ...rated };
  return sealed(puzzle, result, facts);
};

/** Whether the puzzle has one solution, if that was found out. */
function uniqueness({ status }: SolveResult): BlindFacts {
  if (status === 'unknown') return {};
  return { isUnique: status === 'unique' };
}

/** How hard the puzzle is, if that can be said. */
async function ratedFacts(puzzle: Puzzle, during: During): Promise<BlindFacts> {
  const limits = limited({ timeoutMs: MOST_RATING_MS }, during);
  const rating = await rateInTurns(puzzle, limits, during.pause(), during.pause());
  if (!rating.ok || rating.value.guess === 'unfinished') return {};
  return { difficulty: rating.value.label, score: rating.value.score };
}

/** Seals with the author's picture as well, because the search may not have reached it. */
function sealed(puzzle: Puzzle, result: SolveResult, facts: BlindFacts): BlindPuzzle {
  const found: readonly Grid[] = [...solutionsOf(result)];
  const { goal } = puzzle;
  const isNew = goal !== undefined && !found.some((grid) => sameGrid(grid, goal));
  return blindOf(puzzle, isNew ? [...found, goal] : found, facts);
}
