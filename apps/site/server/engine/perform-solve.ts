/** Solving, checking and rating: the answers of `solve --json` and `check --json`. */
import type { Problem, Puzzle } from '@nonokit/core';
import { rate } from '@nonokit/explain';
import { answerOf } from 'nonokit/json';
import { ratedBy, type Solved, solveTask, type TaskOptions } from 'nonokit/threads';
import { ENGINE_LIMITS } from '../../contract/limits.js';
import { jsonAnswer, refused, withDoubts } from './answers.js';
import { puzzleIn, tooLargeFor } from './read-puzzle.js';
import type { EngineAnswer, EngineCall, Perform, Working } from './verbs.js';

const DEFAULT_MS = 8000;

/** Solves a puzzle, by default until two solutions are found. */
export const solve: Perform<'solve'> = (request, { signal }) => {
  const { maxSolutions = 2, timeoutMs = DEFAULT_MS, lineOnly = false, seed = 1 } = request.options;
  const { maxConflicts = Number.POSITIVE_INFINITY } = request.options;
  return answered(request, true, (puzzle) => {
    const room = Math.floor(ENGINE_LIMITS.solutionCells / (puzzle.width * puzzle.height));
    const most = Math.min(maxSolutions, Math.max(2, room));
    const options = { timeoutMs, lineOnly, seed, maxConflicts, maxSolutions: most };
    return solveTask({ puzzle, options }, signal);
  });
};

/** Checks whether a puzzle is unique and solvable by lines, and rates its difficulty. */
export const check: Perform<'check'> = (request, working) =>
  answered(request, false, (puzzle) => rated(puzzle, request.options, working));

/** The same for puzzles that are small enough to be rated. */
export const rating: Perform<'rate'> = (request, working) =>
  answered(
    request,
    false,
    (puzzle) => rated(puzzle, request.options, working),
    (puzzle) => tooLargeFor(puzzle, ENGINE_LIMITS.explainedCells),
  );

function answered(
  { file, index, language }: EngineCall<unknown>,
  withPictures: boolean,
  solving: (puzzle: Puzzle) => Solved,
  obstacle: (puzzle: Puzzle) => Problem | undefined = () => undefined,
): EngineAnswer {
  const read = puzzleIn(file, index);
  if (!read.ok) return refused(read.problem, language);
  const what = obstacle(read.value.puzzle);
  if (what !== undefined) return refused(what, language);
  const named = { file: file.name ?? '-', ...read.value };
  const answer = jsonAnswer(answerOf(named, solving(read.value.puzzle), withPictures));
  return withDoubts(answer, read.warnings, language);
}

/** The puzzle solved and, unless it is too large for the steps of a person, rated. */
function rated(
  puzzle: Puzzle,
  { timeoutMs = DEFAULT_MS, seed = 1 }: Parameters<typeof check>[0]['options'],
  { signal }: Working,
): Solved {
  const isSmall = tooLargeFor(puzzle, ENGINE_LIMITS.explainedCells) === undefined;
  const options: TaskOptions = { timeoutMs, seed, rate: isSmall };
  const task = { puzzle, options };
  return ratedBy(rate, solveTask(task, signal), task);
}
