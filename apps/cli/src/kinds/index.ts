/** What the commands that take puzzles of other kinds do with them; loaded where one is met. */
export { kindCheck, kindSolution } from './answer.js';
export { drawKindInput } from './draw-input.js';
export { explainKindInput } from './explain-input.js';
export { kindPuzzleOf, solveKindInput } from './solve-input.js';
