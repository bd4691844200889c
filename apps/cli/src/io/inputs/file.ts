/** Input from a file or from standard input: all its puzzles, or the one with a number. */
import { good, type Problem, type Puzzle, problem, type Result } from '@nonokit/core';
import { noSuchFile, noSuchFileMeant } from '../../words/en/problems/files.js';
import type { Host } from '../host.js';
import type { Input } from '../input-puzzle.js';
import { readBytes } from '../read-bytes.js';
import { readPuzzleBytes } from '../read-file.js';
import { readImage } from '../read-image.js';
import { failure, noSuchPuzzle, toInput } from './items.js';
import type { InputOptions, Named } from './options.js';

/** The puzzles in a file; `pick` is the number of the wanted one. */
export async function* readFile(
  file: string,
  pick: number | undefined,
  options: InputOptions,
  trustName = true,
): AsyncGenerator<Input> {
  const bytes: Result<Uint8Array> =
    file === '-' && options.stdin !== undefined
      ? good(options.stdin)
      : await readBytes(file, { ...options, prompt: options.words?.typePuzzle });
  if (options.signal?.aborted) return;
  if (!bytes.ok) {
    yield failure(file, await withSuggestion(file, bytes.problem, options.host), options);
    return;
  }
  options.onFile?.(file, bytes.value.length);
  if (bytes.value.length >= LARGE_BYTES && pick === undefined) {
    const { puzzlesInPieces } = await import('../read-in-pieces.js');
    const pieces = puzzlesInPieces(bytes.value, options.from);
    if (pieces !== undefined) {
      yield* inputsInPieces(file, pieces, options);
      return;
    }
  }
  const image = options.from === undefined ? await readImage(bytes.value) : undefined;
  if (image === undefined) {
    yield* inputsIn(file, bytes.value, { ...options, pick, trustName });
  } else
    yield (pick ?? 1) === 1
      ? toInput(file, 0, false, image, options)
      : noSuchPuzzle(file, pick ?? 1, 1, options);
}

/** The problem of a file that is missing, with what its name may have meant. */
async function withSuggestion(name: string, missing: Problem, host: Host): Promise<Problem> {
  if (missing.key !== NO_SUCH_FILE.key) return missing;
  const { suggestFor } = await import('../suggest.js');
  const { file, tagged } = await suggestFor(name, host);
  if (file === undefined && tagged === 0) return missing;
  return problem(noSuchFileMeant, { name, file: file ?? null, tagged });
}

const NO_SUCH_FILE = problem(noSuchFile);

/** Files of more bytes are read puzzle by puzzle where that is possible. */
const LARGE_BYTES = 1_000_000;

/** The puzzles of a large file, as they are read. */
async function* inputsInPieces(
  file: string,
  pieces: AsyncIterable<Result<Puzzle>>,
  options: InputOptions,
): AsyncGenerator<Input> {
  let index = 0;
  for await (const piece of pieces) {
    if (options.signal?.aborted) return;
    yield toInput(file, index++, true, piece, options);
  }
}

/** How to read bytes as puzzles. */
interface BytesOptions extends Named {
  /** A format's id, to skip detection: "non". */
  readonly from?: string | undefined;
  /** Number of the wanted puzzle, from 1. */
  readonly pick?: number | undefined;
  /** Whether the file's name may decide if its content does not. Default true. */
  readonly trustName?: boolean;
}

/** The puzzles in the bytes of `file`, or the failure to find any. */
export async function* inputsIn(
  file: string,
  bytes: Uint8Array,
  options: BytesOptions,
): AsyncGenerator<Input> {
  const { from, pick, trustName = true } = options;
  const name = file === '-' || !trustName ? undefined : file;
  const read = await readPuzzleBytes(bytes, { from, name });
  if (!read.ok) {
    yield failure(file, read.problem, options, read.draft);
    return;
  }
  const { puzzles } = read.value;
  if (pick !== undefined && (pick < 1 || pick > puzzles.length)) {
    yield noSuchPuzzle(file, pick, puzzles.length, options);
    return;
  }
  for (const [index, result] of puzzles.entries()) {
    if (pick !== undefined && index !== pick - 1) continue;
    yield toInput(file, index, puzzles.length > 1, result, options);
  }
}
