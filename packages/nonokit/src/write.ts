/** Writing puzzles, in our own formats unless others are listed. */
import type { Puzzle, Result } from '@nonokit/core';
import { type WriteOptions, writePuzzles as writeFile } from '@nonokit/formats/own';
import type { PuzzleSource } from './inputs/puzzle-input.js';
import { checkSource } from './inputs/puzzle-of.js';
import { checkFormats, quoted } from './option-kinds.js';
import { checkOptions, WRITE_OPTIONS } from './options.js';
import { orThrow } from './problem-error.js';

/** Writes one puzzle in the format with id `formatId`, one of `OWN_FORMATS`: "non". */
export function writePuzzle(
  puzzle: PuzzleSource,
  formatId: string,
  options: WriteOptions = {},
): Uint8Array {
  return orThrow(safeWritePuzzle(puzzle, formatId, options));
}

/**
 * Writes a puzzle as `writePuzzle` does, and returns a problem where that throws. The warnings say
 * what the format cannot hold.
 */
export function safeWritePuzzle(
  puzzle: PuzzleSource,
  formatId: string,
  options: WriteOptions = {},
): Result<Uint8Array> {
  return safeWritePuzzles([puzzle], formatId, options);
}

/** Writes puzzles in one file. Throws `PuzzleError` for an unknown format, or one too small. */
export function writePuzzles(
  puzzles: readonly PuzzleSource[],
  formatId: string,
  options: WriteOptions = {},
): Uint8Array {
  return orThrow(safeWritePuzzles(puzzles, formatId, options));
}

/** Writes puzzles as `writePuzzles` does, and returns a problem where that throws. */
export function safeWritePuzzles(
  puzzles: readonly PuzzleSource[],
  formatId: string,
  options: WriteOptions = {},
): Result<Uint8Array> {
  checkOptions('writePuzzles', options, WRITE_OPTIONS);
  checkFormats('writePuzzles', options.formats);
  if (typeof formatId !== 'string') {
    const found = quoted(formatId);
    throw new RangeError(`writePuzzle: after the puzzle comes a format, like "non", got ${found}`);
  }
  const checked: Puzzle[] = [];
  for (const source of puzzles) {
    const puzzle = checkSource(source);
    if (!puzzle.ok) return puzzle;
    checked.push(puzzle.value);
  }
  return writeFile(checked, formatId, options);
}
