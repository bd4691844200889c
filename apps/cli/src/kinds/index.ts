/** What `solve`, `check` and `explain` do with puzzles of other kinds; loaded where one is met. */
export { kindCheck, kindSolution } from './answer.js';
export { drawKindInput } from './draw-input.js';
export { explainKindInput } from './explain-input.js';
export { solveKindInput } from './solve-input.js';
