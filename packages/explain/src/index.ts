/** Puzzle and marks in; steps a person can follow, hints and difficulty out. */
export type { Assumption, Chain, ChainFacts, Link } from './chains/chain.js';
export { type DiagnoseOptions, type Diagnosis, diagnose } from './diagnosis/diagnose.js';
export type { ColoredCell, Remedies, Remedy } from './diagnosis/diagnose-remedies.js';
export {
  type Ending,
  type ExplainOptions,
  type Explanation,
  type ExplanationStatus,
  explain,
  explainSteps,
} from './explain.js';
export {
  type Hint,
  type HintOptions,
  hint,
  type Mistake,
  type MistakeSource,
} from './hints/hint.js';
export { applyHint } from './hints/hint-apply.js';
export {
  type Difficulty,
  type DifficultyLabel,
  type RateOptions,
  rate,
  scoresOf,
  TECHNIQUE_COSTS,
} from './rating/rate.js';
export type {
  Anchor,
  BlockFact,
  Cell,
  Conclusion,
  Facts,
  Level,
  LineFacts,
  Span,
  Step,
  TechniqueId,
} from './step.js';
export { describeDiagnosis } from './words/describe-diagnosis.js';
export { describeHint, type HintText } from './words/describe-hint.js';
export { describeStep, LANGUAGES, type StepText } from './words/describe-step.js';
export type { Language, LanguageId } from './words/language.js';
