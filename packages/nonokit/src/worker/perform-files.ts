/**
 * Reading and writing files in a worker. The readers of foreign formats are loaded only for files
 * that are not certainly our own JSON. Both verbs run in one go: what a cancelled one found is
 * dropped.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import {
  certainFormat,
  createSource,
  type Format,
  formatById,
  json,
  OWN_FORMATS,
  type PuzzleFile,
  readAs,
  type Source,
  writePuzzles,
} from '@nonokit/formats/own';
import { encodeSource } from '../read.js';
import type { Perform } from './performing.js';
import { isRuled } from './ruled-puzzle.js';
import type { ReadPuzzles, Written } from './verbs.js';

/** Reads the puzzles of a file in any format. */
export const read: Perform<'read'> = async ([source], { filename, format, limits }) => {
  const options = { name: filename, limits };
  const decoded = createSource(encodeSource(source), options);
  if (!decoded.ok) return decoded;
  const file = await fileIn(decoded.value, format);
  return file.ok ? good(plainFile(file.value), file.warnings) : file;
};

async function fileIn(source: Source, from: string | undefined): Promise<Result<PuzzleFile>> {
  if (from === undefined && certainFormat(source, [json]) === json) {
    const own = readAs(json, source);
    // what is no puzzle of ours may be the JSON of another program
    if (own.ok && own.value.puzzles.some(({ ok }) => ok)) return own;
  }
  const { ALL_FORMATS, readSource } = await import('@nonokit/formats');
  return readSource(source, { formats: ALL_FORMATS, from });
}

/** The content of a file without the functions of its format. */
function plainFile({ format, puzzles }: PuzzleFile): ReadPuzzles {
  return { format: format.id, formatName: format.name, puzzles };
}

/** Writes puzzles in one format. */
export const write: Perform<'write'> = async ([puzzles, id]) => {
  const [puzzle] = puzzles;
  if (puzzle !== undefined && isRuled(puzzle)) {
    return (await import('./perform-kinds.js')).writeRuled(puzzle);
  }
  const own = formatById(id, OWN_FORMATS);
  if (own !== undefined) return written(puzzles, own, OWN_FORMATS, id);
  const { ALL_TARGETS } = await import('@nonokit/formats');
  return written(puzzles, formatById(id, ALL_TARGETS), ALL_TARGETS, id);
};

function written(
  puzzles: readonly Puzzle[],
  format: Format | undefined,
  formats: readonly Format[],
  id: string,
): Result<Written> {
  const file = writePuzzles(puzzles, id, { formats });
  if (!file.ok) return file;
  const { value: bytes, warnings: lost } = file;
  return good({ bytes, extension: format?.extensions[0] ?? '', lost }, lost);
}
