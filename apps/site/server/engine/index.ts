/** Threads that solve, check, explain and draw within budgets of time and memory. */
export { appraised, DIFFICULTIES, shareString } from './appraise-puzzle.js';
export { CALLS, type Call } from './calls.js';
export {
  type Budget,
  type Engine,
  EngineBusy,
  type EngineLoad,
  EngineMemory,
  type EngineOptions,
  EngineSpent,
  EngineTimeout,
} from './engine.js';
export { ReadOptions } from './options.js';
export { startEngine } from './start.js';
export type {
  AppraisedPuzzle,
  EngineAnswer,
  EngineProblem,
  EngineVerb,
  EngineVerbs,
  LogoFiles,
  ProofFile,
  PuzzleFile,
} from './verbs.js';
