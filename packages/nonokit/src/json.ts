/**
 * The results of solving, as JSON.
 *
 * @example
 * ```js
 * import { puzzleOf } from 'nonokit';
 * import { answerOf } from 'nonokit/json';
 * import { solveTask } from 'nonokit/threads';
 *
 * const puzzle = puzzleOf(['#.', '##']);
 * const solved = solveTask({ puzzle, options: {} });
 * const answer = answerOf({ file: 'mine.non', index: 0, puzzle }, solved, true);
 * console.log(answer.status, JSON.stringify(answer.solutions)); // unique [[[1,0],[1,1]]]
 * ```
 *
 * @module nonokit/json
 */
export {
  type Answer,
  type AnsweredPuzzle,
  answerOf,
  type FailureAnswer,
  failureAnswerOf,
  rounded,
  type UnreadPuzzle,
} from './answer.js';
