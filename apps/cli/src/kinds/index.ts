/** What the commands that take puzzles of other kinds do with them; loaded where one is met. */
export { kindCheck, kindSolution } from './answer.js';
export { convertKind } from './convert-input.js';
export { bookKindInput, drawKindInput } from './draw-input.js';
export { explainKindInput } from './explain-input.js';
export { hintKindInput } from './hint-input.js';
export { proveKindInput } from './prove-input.js';
export { kindRateText, rateKindInput } from './rate-input.js';
export { kindPuzzleOf, solveKindInput } from './solve-input.js';
export { kindAtTerminal } from './terminal-puzzle.js';
