/** Puzzle files: read, write, detect. */

export { type FormatFacts, factsOf } from './detect/format-facts.js';
export { extensionOf, formatById, formatOfName, formats } from './detect/formats.js';
export { lossesOf } from './detect/losses.js';
export type { PuzzleFile, ReadOptions } from './detect/puzzle-file.js';
export { detectFormat } from './detect/read-any.js';
export { readPuzzles } from './detect/read-puzzles.js';
export { type SourceOptions, sourceOf } from './detect/source.js';
export { formatIdMeant } from './detect/unknown-format-id.js';
export { targetById, writePuzzles } from './detect/write-puzzles.js';
export type { Format, Holds, Source } from './format.js';
export { taaiPuzzles } from './numbers/taai.js';
export { jsonLine } from './own/json-write.js';
export { type ImageFacts, puzzleOfImage } from './pictures/puzzle-of-image.js';
