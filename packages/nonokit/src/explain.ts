/**
 * Steps, hints, diagnosis and difficulty, their words, and all of it as JSON.
 *
 * @module nonokit/explain
 */
export * from '@nonokit/explain';
export {
  type HintAmount,
  hintAnswer,
  type StepAnswer,
  stepAnswer,
  type TextAnswer,
} from './explained-answers.js';
