/** Puzzle files: read, write, detect. */
export { type DecodedPixels, decodePixels } from './decode-pixels.js';
export type { Format, Holds, Source } from './format.js';
export { type FormatFacts, factsOf } from './format-facts.js';
export { extensionOf, formatById, formatOfName, formats } from './formats.js';
export { gifBlocks, packLzw } from './gif-pack.js';
export { jsonLine } from './json-write.js';
export { lossesOf } from './losses.js';
export type { PuzzleFile, ReadOptions } from './puzzle-file.js';
export { detectFormat } from './read-any.js';
export { readPuzzles } from './read-puzzles.js';
export { puzzleOfImage, type RgbaImage } from './rgba-image.js';
export { type SourceOptions, sourceOf } from './source.js';
export { taaiPuzzles } from './taai.js';
export { formatIdMeant } from './unknown-format-id.js';
export { targetById, writePuzzles } from './write-puzzles.js';
