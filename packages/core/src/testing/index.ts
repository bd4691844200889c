/** Oracles and generators for tests; never part of a product. */
export {
  arbitraryPicture,
  arbitraryPuzzle,
  paletteOf,
  randomClue,
  randomGrid,
  type Shape,
} from './arbitraries.js';
export { listArrangements, settleByDefinition, solutionsOf } from './brute-force.js';
export { drawnGrid, drawnLine, typedClue } from './drawn.js';
export { createFixedRandom } from './fixed-random.js';
export { mentionedBy } from './mentioned.js';
export { type MessageTableOptions, messageTable } from './messages.js';
export {
  BROKEN,
  CHEQUER,
  hopeless,
  MULTIPLE,
  NONE,
  puzzleJson,
  TREE,
  UNIQUE,
} from './puzzle-files.js';
export { readOutcome } from './read-outcome.js';
