/**
 * The list of all formats, and the verbs of `nonokit` that read and write with it by default.
 * Programs that need only our own formats import the verbs from `nonokit`, which loads a tenth of
 * the code.
 *
 * @example
 * ```js
 * import { readPuzzle, writePuzzle } from 'nonokit/formats';
 *
 * const puzzle = readPuzzle('2 2\n1\n2\n2\n1\n'); // a NIN file
 * const bytes = writePuzzle(puzzle, 'non');
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
} from '@nonokit/formats';
import type { PuzzleSource } from './inputs/puzzle-input.js';
import { orThrow } from './problem-error.js';
import {
  type FileSource,
  safeReadPuzzles as safeRead,
  safeReadPuzzle as safeReadOne,
} from './read.js';
import type { Solution } from './solution.js';
import { type SolveTextOptions, solveText as solveOwnText } from './solve-text.js';
import { safeWritePuzzles as safeWrite } from './write.js';

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

/**
 * Reads the puzzles of a file of any format. Throws `PuzzleError` if the file or one of its puzzles
 * is damaged.
 */
export function readPuzzles(source: FileSource, options: ReadOptions = {}): readonly Puzzle[] {
  return orThrow(safeReadPuzzles(source, options)).puzzles.map(orThrow);
}

/**
 * Reads a file as `readPuzzles` does and never throws: a damaged puzzle is a problem beside the
 * others. The result also names the format and has warnings.
 */
export function safeReadPuzzles(
  source: FileSource,
  { formats = ALL_FORMATS, ...options }: ReadOptions = {},
): Result<PuzzleFile> {
  return safeRead(source, { formats, ...options });
}

/** Reads the one puzzle of a file of any format. Throws `PuzzleError` for several puzzles, too. */
export function readPuzzle(source: FileSource, options: ReadOptions = {}): Puzzle {
  return orThrow(safeReadPuzzle(source, options));
}

/**
 * Reads the one puzzle of a file of any format; several puzzles are a problem that gives their
 * number.
 */
export function safeReadPuzzle(
  source: FileSource,
  { formats = ALL_FORMATS, ...options }: ReadOptions = {},
): Result<Puzzle> {
  return safeReadOne(source, { formats, ...options });
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
 * that holds each of them. Throws `PuzzleError` if the format is unknown or cannot hold them.
 */
export function writePuzzles(
  puzzles: readonly PuzzleSource[],
  formatId: string,
  options: WriteOptions = {},
): Uint8Array {
  return orThrow(safeWritePuzzles(puzzles, formatId, options));
}

/**
 * Writes puzzles as `writePuzzles` does, and returns a problem where that throws. The warnings say
 * what the format cannot hold.
 */
export function safeWritePuzzles(
  puzzles: readonly PuzzleSource[],
  formatId: string,
  { formats = ALL_TARGETS, ...options }: WriteOptions = {},
): Result<Uint8Array> {
  return safeWrite(puzzles, formatId, { formats, ...options });
}

/** Writes one puzzle in the format with id `formatId`: "webpbn". Throws as `writePuzzles` does. */
export function writePuzzle(
  puzzle: PuzzleSource,
  formatId: string,
  options: WriteOptions = {},
): Uint8Array {
  return writePuzzles([puzzle], formatId, options);
}

/** Writes one puzzle, and returns a problem where `writePuzzle` throws. */
export function safeWritePuzzle(
  puzzle: PuzzleSource,
  formatId: string,
  options: WriteOptions = {},
): Result<Uint8Array> {
  return safeWritePuzzles([puzzle], formatId, options);
}
