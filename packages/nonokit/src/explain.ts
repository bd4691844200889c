/**
 * Steps, hints, diagnosis and difficulty, their words, and all of it as JSON.
 *
 * @example
 * ```js
 * import { marksOf, puzzleOf } from 'nonokit';
 * import { describeHint, hint } from 'nonokit/explain';
 *
 * const puzzle = puzzleOf(['.#.', '###', '.#.']);
 * const marks = marksOf(puzzle, ['?#?', '???', '???']);
 * const next = hint(puzzle, marks);
 * console.log(describeHint(next, puzzle, 'en').where); // Look at column 2.
 * ```
 *
 * @module nonokit/explain
 */
export * from '@nonokit/explain';
export {
  type HintAmount,
  hintAnswer,
  inAnswer,
  type StepAnswer,
  stepAnswer,
  type TextAnswer,
} from './explained-answers.js';
// these take anything that is a puzzle and throw; they hide those of `@nonokit/explain`
export {
  diagnose,
  diagnoseAsync,
  explain,
  explainAsync,
  explainer,
  explainSteps,
  hint,
  hintAsync,
  hinter,
  rate,
  rateAsync,
  safeDiagnose,
  safeDiagnoseAsync,
  safeExplain,
  safeExplainAsync,
  safeHint,
  safeHintAsync,
  safeRate,
  safeRateAsync,
} from './explaining.js';
export { describeDiagnosis, describeHint, describeStep } from './telling.js';
