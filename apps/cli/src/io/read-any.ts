/**
 * Reads files of any format, and images; a module of its own, so that it is loaded only when
 * needed.
 */
import type { Result } from '@nonokit/core';
import { type PuzzleFile, type ReadOptions, readPuzzles } from '@nonokit/formats/all';
import { unpackBrotli } from 'nonokit/source/unpack-brotli';

export { puzzleOfImage } from '@nonokit/formats';

/** Reads the puzzles of a file of any format. */
export function readAny(bytes: Uint8Array, options: ReadOptions): Result<PuzzleFile> {
  return readPuzzles(bytes, { ...options, unpackBrotli });
}
