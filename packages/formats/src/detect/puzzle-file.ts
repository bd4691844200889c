/**
 * What a file of puzzles is read to, how it may be read, and the reading itself once its format is known.
 */
import { bad, good, type Limits, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';

/** How to read; everything may be left out. */
export interface ReadOptions {
  /** The id of the format, which skips detection: "nin". */
  readonly from?: string | undefined;
  /** The file's name, for ties between formats: "tulip.non". */
  readonly name?: string | undefined;
  /** Bounds that differ from `DEFAULT_LIMITS`: {maxCells: 1_000_000}. */
  readonly limits?: Partial<Limits> | undefined;
}

/** What a file holds. */
export interface PuzzleFile {
  readonly format: Format;
  /** At least one, in file order; a puzzle that is wrong does not spoil its neighbours. */
  readonly puzzles: readonly Result<Puzzle>[];
}

/** Reads a source in a given format. */
export function readAs(format: Format, source: Source): Result<PuzzleFile> {
  if (!canBe(format, source)) {
    const found = source.text === '' ? 'binary' : 'text';
    return bad(
      'wrong-media',
      `the file is ${found}, but ${format.name} files are ${format.media === 'text' ? 'text' : 'binary'}`,
    );
  }
  const puzzles = format.read(source);
  const most = source.limits.maxPuzzles;
  if (puzzles.length === 0) return bad('no-puzzles', `the ${format.name} file holds no puzzle`);
  if (puzzles.length > most) {
    return bad('too-many-puzzles', `the file holds more than the ${most} puzzles allowed`);
  }
  return good({ format, puzzles });
}

/** False for what is no text where the format is one. */
export function canBe(format: Format, source: Source): boolean {
  return format.media === 'binary' || source.text !== '';
}
