/**
 * Reading and writing of our own formats, and of whatever else the caller lists: nothing here
 * imports the list of all formats, so that a page or a program that starts need not load it.
 */
export { certainFormat } from './detect/certain-format.js';
export { detectFormat } from './detect/detect.js';
export {
  extensionOf,
  formatById,
  formatIdMeant,
  formatOfName,
} from './detect/find-format.js';
export { type FormatFacts, factsOf } from './detect/format-facts.js';
export { lossesOf } from './detect/losses.js';
export { OWN_FORMATS } from './detect/own-formats.js';
export { isGzipped, plainSource } from './detect/plain-source.js';
export { type PuzzleFile, type ReadOptions, readAs } from './detect/puzzle-file.js';
export { readPuzzles, readSource } from './detect/read-puzzles.js';
export { createSource, type SourceOptions } from './detect/source.js';
export { type WriteOptions, writePuzzles } from './detect/write-puzzles.js';
export type { Format, Holds, Source, UnpackBrotli } from './format.js';
export { json } from './own/json.js';
export { jsonLine } from './own/json-write.js';
export { writeSheetLine } from './own/sheet-line.js';
