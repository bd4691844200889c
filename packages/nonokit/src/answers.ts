/**
 * The results of solving, as JSON.
 *
 * @module nonokit/answers
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
