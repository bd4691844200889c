/** Reading a file from the disk, in any format. */
import { readFile } from 'node:fs/promises';
import type { Result } from '@nonokit/core';
import { type PuzzleFile, type ReadOptions, readPuzzles } from '@nonokit/formats';
import { unpackBrotli } from './unpack-brotli.js';

/** How to read a file; everything may be left out. */
export type FileOptions = Omit<ReadOptions, 'name' | 'unpackBrotli'>;

/**
 * Reads the puzzles of the file at `path`, of any format unless `options.formats` lists others. Rejects where the
 * file system does; what is wrong with the content is a problem.
 */
export async function readPuzzleFile(
  path: string,
  options: FileOptions = {},
): Promise<Result<PuzzleFile>> {
  return readPuzzles(await readFile(path), { ...options, name: path, unpackBrotli });
}
