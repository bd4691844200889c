/**
 * Writing: puzzles become the bytes of a file. Information that the format drops is a warning; it
 * is a problem if the file would hold another puzzle.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import type { Format } from '../format.js';
import { encodeText } from '../lexing/text-encoding.js';
import { formatById, unknownFormatId } from './find-format.js';
import { findObstacle, lossesOf } from './losses.js';
import { OWN_FORMATS } from './own-formats.js';

/** Options for writing; all are optional. */
export interface WriteOptions {
  /** The formats in which the id is looked up: `ALL_TARGETS`. */
  readonly formats?: readonly Format[] | undefined;
}

/**
 * The file that holds `puzzles` in the format with the id `formatId`, one of our own formats by
 * default; text is UTF-8 with LF.
 */
export function writePuzzles(
  puzzles: readonly Puzzle[],
  formatId: string,
  { formats = OWN_FORMATS }: WriteOptions = {},
): Result<Uint8Array> {
  const format = formatById(formatId, formats);
  if (format === undefined) return unknownFormatId(formatId, formats);
  // a read-only format has its own message
  const obstacle = format.readOnly === true ? undefined : findObstacle(puzzles, format);
  if (obstacle !== undefined) return { ok: false, problem: obstacle };
  const written = format.write(puzzles);
  if (!written.ok) return written;
  const { value, warnings } = written;
  return good(typeof value === 'string' ? encodeText(value) : value, [
    ...lossesOf(puzzles, format),
    ...warnings,
  ]);
}
