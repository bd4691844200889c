/**
 * Reading and writing as in `read-puzzles.ts` and `write-puzzles.ts`, but with all formats by
 * default.
 */
import type { Puzzle, Result } from '@nonokit/core';
import { ALL_FORMATS, ALL_TARGETS } from './all-formats.js';
import type { PuzzleFile, ReadOptions } from './puzzle-file.js';
import { readPuzzles as read } from './read-puzzles.js';
import { type WriteOptions, writePuzzles as write } from './write-puzzles.js';

export { ALL_FORMATS, ALL_TARGETS } from './all-formats.js';
export type { PuzzleFile, ReadOptions } from './puzzle-file.js';

/** Reads the puzzles of a file of any format. Never throws, whatever the bytes are. */
export function readPuzzles(
  bytes: Uint8Array,
  { formats = ALL_FORMATS, ...options }: ReadOptions = {},
): Result<PuzzleFile> {
  return read(bytes, { formats, ...options });
}

/**
 * The file that holds `puzzles` in the format with the id `formatId`, or `url` for the shortest
 * address that holds each; text is UTF-8 with LF.
 */
export function writePuzzles(
  puzzles: readonly Puzzle[],
  formatId: string,
  { formats = ALL_TARGETS }: WriteOptions = {},
): Result<Uint8Array> {
  return write(puzzles, formatId, { formats });
}
