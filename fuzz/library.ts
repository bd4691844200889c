/**
 * What the fuzzer uses of the project, in one bundle that `run.mjs` makes for itself, so that a
 * build beside it does not change the code under test while it runs.
 */
export { readCells, readLineClue } from '../apps/cli/src/commands/line/line-text.js';
export { gridOf, puzzleOf, randomOf } from '../packages/core/src/index.js';
export { formats, readPuzzles, writePuzzles } from '../packages/formats/src/index.js';
export { readerFault } from '../packages/formats/src/testing/reader-fault.js';
export { settleCells } from '../packages/solver/src/index.js';
