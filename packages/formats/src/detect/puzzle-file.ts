/** The result and options of reading a file of puzzles, and reading it in a known format. */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { detectNoPuzzles, detectTooManyPuzzles, detectWrongMedia } from '../words/en/detect.js';
import type { SourceOptions } from './plain-source.js';

/** Options for reading; all are optional. */
export interface ReadOptions extends SourceOptions {
  /** The formats to consider, in the order of detection: `ALL_FORMATS`. */
  readonly formats?: readonly Format[] | undefined;
  /** The id of the format, which skips detection: "nin". */
  readonly from?: string | undefined;
}

/** The content of a file. */
export interface PuzzleFile {
  readonly format: Format;
  /** At least one, in file order; a broken puzzle does not spoil its neighbours. */
  readonly puzzles: readonly Result<Puzzle>[];
}

/** Reads a source in a given format. */
export function readAs(format: Format, source: Source): Result<PuzzleFile> {
  if (!canBe(format, source)) return bad(detectWrongMedia, { format: format.name });
  const puzzles = format.read(source);
  const most = source.limits.maxPuzzles;
  if (puzzles.length === 0) return bad(detectNoPuzzles, { format: format.name });
  if (puzzles.length > most) return bad(detectTooManyPuzzles, { most });
  return good({ format, puzzles });
}

/** False if the format is a text format and the source is not text. */
export function canBe(format: Format, source: Source): boolean {
  return format.media === 'binary' || source.text !== '';
}
