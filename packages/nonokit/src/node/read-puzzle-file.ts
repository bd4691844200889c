/** Reads a puzzle file from disk, in any format. */
import { readFile } from 'node:fs/promises';
import type { Result } from '@nonokit/core';
import { type PuzzleFile, type ReadOptions, readPuzzles } from '@nonokit/formats';
import { unpackBrotli } from './unpack-brotli.js';

/** How to read a file; all options may be omitted. */
export type FileOptions = Omit<ReadOptions, 'name' | 'unpackBrotli'>;

/**
 * Reads the puzzles of the file at `path`, of any format unless `options.formats` lists others.
 * Rejects on a file system error; invalid content is a problem.
 */
export async function readPuzzleFile(
  path: string,
  options: FileOptions = {},
): Promise<Result<PuzzleFile>> {
  return readPuzzles(await readFile(path), { ...options, name: path, unpackBrotli });
}
