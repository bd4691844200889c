/** Puzzle and marks in; steps a person can follow, hints and difficulty out. */
export type { Assumption, Chain, ChainFacts, Link } from './chain.js';
export { type DiagnoseOptions, type Diagnosis, diagnose } from './diagnose.js';
export type { ColoredCell, Remedies, Remedy } from './diagnose-remedies.js';
export { describeDiagnosis } from './diagnose-text.js';
export {
  type Ending,
  type ExplainOptions,
  type Explanation,
  type ExplanationStatus,
  explain,
  explainSteps,
} from './explain.js';
export { type Hint, type HintOptions, hint, type Mistake, type MistakeSource } from './hint.js';
export { applyHint } from './hint-apply.js';
export { describeHint, type HintText } from './hint-text.js';
export {
  type Difficulty,
  type DifficultyLabel,
  type RateOptions,
  rate,
  scoresOf,
  TECHNIQUE_COSTS,
} from './rate.js';
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
export { describeStep, LANGUAGES, type StepText } from './text/describe.js';
export type { Language, LanguageId } from './text/language.js';
