/**
 * The parts of the project that the fuzzer uses, in one bundle that `run.mjs` makes for itself, so
 * that a build elsewhere does not change the code under test while it runs.
 */
import { type ReadOptions, readPuzzles as read } from '../packages/formats/src/index.js';
import { unpackBrotli } from '../packages/formats/src/testing/unpack-brotli.js';

export { readCells, readLineClue } from '../apps/cli/src/commands/line/line-text.js';
export { gridOf, puzzleOf, randomOf } from '../packages/core/src/index.js';
export { ALL_FORMATS as formats, writePuzzles } from '../packages/formats/src/index.js';
export { readerFault } from '../packages/formats/src/testing/reader-fault.js';
export { settleCells } from '../packages/solver/src/index.js';

/** Reads a file of any format, with Node's decoder for Brotli. */
export function readPuzzles(bytes: Uint8Array, options: ReadOptions = {}) {
  return read(bytes, { unpackBrotli, ...options });
}
