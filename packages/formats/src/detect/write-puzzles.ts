/**
 * Writing: puzzles become the bytes of a file. What the format cannot hold is a warning where it is
 * merely dropped, and a problem where the file would tell another puzzle.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import type { Format } from '../format.js';
import { encodeText } from '../lexing/text-encoding.js';
import { url } from '../own/share-url.js';
import { formatById } from './formats.js';
import { lossesOf, obstacleOf } from './losses.js';
import { unknownFormatId } from './unknown-format-id.js';

/** What can be written under this id: a format, or `url`, the shortest address that holds a puzzle. */
export function targetById(id: string): Format | undefined {
  return id === url.id ? url : formatById(id);
}

/** The file that holds `puzzles` in the format with the id `formatId`; text is UTF-8 with LF. */
export function writePuzzles(puzzles: readonly Puzzle[], formatId: string): Result<Uint8Array> {
  const format = targetById(formatId);
  if (format === undefined) return unknownFormatId(formatId);
  // a format that is only read has its own sentence
  const obstacle = format.readOnly === true ? undefined : obstacleOf(puzzles, format);
  if (obstacle !== undefined) return { ok: false, problem: obstacle };
  const written = format.write(puzzles);
  if (!written.ok) return written;
  const { value, warnings } = written;
  return good(typeof value === 'string' ? encodeText(value) : value, [
    ...lossesOf(puzzles, format),
    ...warnings,
  ]);
}
