/** The public interface of the solver: solving puzzles, and settling single lines. */
export { clueOfWord, clueWordOf, clueWordsOf } from './clue-words.js';
export { type Finding, type FindingsEnd, walkFindings } from './findings.js';
export { type ProofReader, readProof } from './proof.js';
export {
  type SolveOptions,
  type SolveResult,
  type SolveStats,
  type StopReason,
  type StopSignal,
  solutionsOf,
} from './result.js';
export { settleCandidates, settleCells } from './settle-cells.js';
export { isOnlyPicture, type SettledPicture, settlePicture } from './settle-picture.js';
export { solutions, solve, solveAsync, solveSteps } from './solve.js';
export {
  checkMany,
  MANY_STATUSES,
  type ManyAnswers,
  type ManyClueOptions,
  type ManyClues,
  type ManyOptions,
  type ManyPictures,
  type ManySolutions,
  solveMany,
} from './solve-many.js';
export { solveWords } from './solve-small.js';
export {
  candidatesAt,
  candidatesLeft,
  createSweeps,
  giveCell,
  keepSweeps,
  knownBySweeps,
  restoreSweeps,
  type Sweeps,
  type SweepsEnd,
  type SweepsMoment,
  sweep,
} from './sweeps.js';
