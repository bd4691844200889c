/** `nonokit/answers`: what solving found out, as JSON. */
export {
  type Answer,
  type AnsweredPuzzle,
  answerOf,
  type FailureAnswer,
  failureAnswerOf,
  rounded,
  type UnreadPuzzle,
} from './answer.js';
