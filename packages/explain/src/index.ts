/** Explaining: turns a puzzle and marks into steps a person can follow, hints and a difficulty. */
export type { Assumption, Chain, ChainFacts, Link } from './chain.js';
export { ClaimJudge, claimJudge } from './claim-judge.js';
export {
  type DiagnoseOptions,
  type DiagnoseProgress,
  type Diagnosis,
  diagnose,
  diagnoseAsync,
} from './diagnosis/diagnose.js';
export type { ColoredCell, Remedies, Remedy } from './diagnosis/diagnose-remedies.js';
export {
  type ExplainOptions,
  type ExplainProgress,
  type Explanation,
  explain,
  explainAsync,
  explainSteps,
} from './explain.js';
export { Explainer, type ExplainerOptions, explainer } from './explainer.js';
export type {
  Anchor,
  BlockFact,
  Cell,
  Conclusion,
  Level,
  LineFacts,
  Span,
  TechniqueId,
} from './facts.js';
export type { Hint, MarkCheck, Mistake, MistakeSource } from './hint.js';
export { applyHint } from './hints/hint-apply.js';
export {
  Hinter,
  type HinterOptions,
  type HintOptions,
  hint,
  hintAsync,
  hinter,
} from './hints/hinter.js';
export type { Ending, ExplanationStatus } from './moves.js';
export { TECHNIQUE_COSTS } from './rating/costs.js';
export {
  type Difficulty,
  hardestTechnique,
  type RatedStep,
  type RateOptions,
  type RateProgress,
  rate,
  rateAsync,
  rating,
} from './rating/rate.js';
export type { Rounds } from './rating/rounds.js';
export { computeScore, type DifficultyLabel, scoresOf, toLabel } from './rating/score.js';
export type { Facts, Step } from './step.js';
export { describeChange } from './words/describe-change.js';
export { describeDiagnosis } from './words/describe-diagnosis.js';
export { describeHint, type HintText } from './words/describe-hint.js';
export { describeStep } from './words/describe-step.js';
export type { Language } from './words/language.js';
export type { ExplainWords, Spoken } from './words/spoken.js';
export type { StepText } from './words/step-text.js';
export { stepWords } from './words/table.js';
