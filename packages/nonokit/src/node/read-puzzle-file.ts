/** Reads a puzzle file from disk, in any format. */
import { readFile } from 'node:fs/promises';
import type { Puzzle, Result } from '@nonokit/core';
import { type PuzzleFile, type ReadOptions, readPuzzles } from '@nonokit/formats';
import { orThrow } from '../problem-error.js';
import { unpackBrotli } from './unpack-brotli.js';

/** How to read a file; all options may be omitted. */
export type FileOptions = Omit<ReadOptions, 'name' | 'unpackBrotli'>;

/**
 * Reads the puzzles of the file at `path`, of any format unless `options.formats` lists others.
 * Rejects on a file system error, and with `PuzzleError` if the file or a puzzle is damaged.
 */
export async function readPuzzleFile(
  path: string,
  options: FileOptions = {},
): Promise<readonly Puzzle[]> {
  return orThrow(await safeReadPuzzleFile(path, options)).puzzles.map(orThrow);
}

/**
 * Reads a file as `readPuzzleFile` does; damaged content is a problem, and a damaged puzzle one
 * beside the others. Rejects on a file system error.
 */
export async function safeReadPuzzleFile(
  path: string,
  options: FileOptions = {},
): Promise<Result<PuzzleFile>> {
  return readPuzzles(await readFile(path), { ...options, name: path, unpackBrotli });
}
