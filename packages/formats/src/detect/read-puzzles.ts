/**
 * Reading: bytes of any format become puzzles.
 *
 * What is JSON takes a short way, on which the other formats need not even be loaded: our own files are, and
 * the program solves one sooner than it can load seventy readers.
 */
import type { Result } from '@nonokit/core';
import { bracketedFormat } from './bracketed.js';
import { type PuzzleFile, type ReadOptions, readAs } from './puzzle-file.js';
import { readAny } from './read-any.js';
import { sourceOf } from './source.js';

/** Reads the puzzles of a file. Never throws, whatever the bytes are. */
export function readPuzzles(bytes: Uint8Array, options: ReadOptions = {}): Result<PuzzleFile> {
  const source = sourceOf(bytes, options);
  if (!source.ok) return source;
  const bracketed = options.from === undefined ? bracketedFormat(source.value) : undefined;
  if (bracketed !== undefined) return readAs(bracketed, source.value);
  return readAny(source.value, options);
}
