/**
 * The list of all formats, and the verbs of `nonokit` that read and write with it by default.
 * Programs that need only our own formats import the verbs from `nonokit`, which loads a tenth of
 * the code.
 *
 * @example
 * ```js
 * import { orThrow } from 'nonokit';
 * import { readPuzzle, writePuzzle } from 'nonokit/formats';
 *
 * const puzzle = orThrow(readPuzzle('2 2\n1\n2\n2\n1\n')); // a NIN file
 * const bytes = orThrow(writePuzzle(puzzle, 'non'));
 * console.log(new TextDecoder().decode(bytes).split('\n')[0]); // width 2
 * ```
 *
 * @module nonokit/formats
 */
import type { Puzzle, Result } from '@nonokit/core';
import {
  ALL_FORMATS,
  ALL_TARGETS,
  type PuzzleFile,
  type ReadOptions,
  type WriteOptions,
  writePuzzles as write,
} from '@nonokit/formats';
import { type FileSource, readPuzzles as read, readPuzzle as readOne } from './read.js';
import type { Solution } from './solution.js';
import { type SolveTextOptions, solveText as solveOwnText } from './solve-text.js';

export {
  ALL_FORMATS,
  ALL_TARGETS,
  extensionOf,
  type Format,
  type FormatFacts,
  factsOf,
  formatById,
  formatIdMeant,
  formatOfName,
  type Holds,
  lossesOf,
  OWN_FORMATS,
  type PuzzleFile,
  puzzleOfImage,
  type ReadOptions,
  type Source,
  type UnpackBrotli,
  type WriteOptions,
} from '@nonokit/formats';
export type { FileSource } from './read.js';

/** Reads the puzzles of a file of any format. Never throws: it returns problems. */
export function readPuzzles(
  source: FileSource,
  { formats = ALL_FORMATS, ...options }: ReadOptions = {},
): Result<PuzzleFile> {
  return read(source, { formats, ...options });
}

/**
 * Reads the one puzzle of a file of any format; several puzzles are a problem that gives their
 * number.
 */
export function readPuzzle(
  source: FileSource,
  { formats = ALL_FORMATS, ...options }: ReadOptions = {},
): Result<Puzzle> {
  return readOne(source, { formats, ...options });
}

/** Solves the one puzzle that a text holds, in any format. Throws `PuzzleError` if that fails. */
export function solveText(
  text: string,
  { formats = ALL_FORMATS, ...options }: SolveTextOptions = {},
): Solution {
  return solveOwnText(text, { formats, ...options });
}

/**
 * Writes `puzzles` in the format with id `formatId`: "webpbn", or "url" for the shortest address
 * that holds each of them.
 */
export function writePuzzles(
  puzzles: readonly Puzzle[],
  formatId: string,
  { formats = ALL_TARGETS }: WriteOptions = {},
): Result<Uint8Array> {
  return write(puzzles, formatId, { formats });
}

/** Writes one puzzle in the format with id `formatId`: "webpbn". */
export function writePuzzle(
  puzzle: Puzzle,
  formatId: string,
  options: WriteOptions = {},
): Result<Uint8Array> {
  return writePuzzles([puzzle], formatId, options);
}
