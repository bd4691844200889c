/** Input from a folder and those below it, in the order of names. */
import { extensionOf } from '@nonokit/formats/own';
import type { Input } from '../input-puzzle.js';
import { mayBeText, puzzleFilesIn } from '../walk.js';
import { readFile } from './file.js';
import { failure, NO_PUZZLE } from './items.js';
import type { InputOptions } from './options.js';

/** A folder of more files may be the wrong one, so reading pauses to ask. */
const MANY_FILES = 10_000;

/**
 * The puzzles in a folder and below; a folder without any puzzle is a failure, like a misspelt
 * name.
 */
export async function* readFolder(folder: string, options: InputOptions): AsyncGenerator<Input> {
  let empty = true;
  let count = 0;
  for await (const file of puzzleFilesIn(folder, options.onForeign)) {
    if (options.signal?.aborted) return;
    if (
      ++count === (options.manyFiles ?? MANY_FILES) &&
      (await options.goOn?.(folder, count)) === false
    )
      return;
    const inputs =
      typeof file === 'string'
        ? readFound(file, options)
        : [failure(file.folder, file.problem, options)];
    for await (const input of inputs) {
      empty = false;
      yield input;
    }
  }
  if (empty && options.signal?.aborted !== true) yield failure(folder, NO_PUZZLE, options);
}

/**
 * The puzzles in a file found in a folder. Where other programs use its extension, too, the file
 * need not be a puzzle: if its content is in no format, and its extension's format finds nothing in
 * it, it is skipped.
 */
async function* readFound(file: string, options: InputOptions): AsyncGenerator<Input> {
  const isCommon = COMMON_EXTENSIONS.has(extensionOf(file)) || mayBeText(file);
  if (!isCommon || options.from !== undefined) {
    yield* readFile(file, undefined, options);
    return;
  }
  const inputs = await all(readFile(file, undefined, options));
  if (inputs.some(({ ok }) => ok)) {
    // lists beside a puzzle in code or prose need not be one
    for (const input of inputs) if (!isNoPuzzle(input)) yield input;
  } else {
    const byContent = inputs.every(isNoPuzzle)
      ? inputs
      : await all(readFile(file, undefined, options, false));
    if (!byContent.every(isNoPuzzle)) yield* byContent;
    else if (byContent.length > 0) options.onSkip?.(file);
  }
}

async function all<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** True for the failure of a file that is not a puzzle. */
function isNoPuzzle(input: Input): boolean {
  if (input.ok) return false;
  const { code } = input.problem;
  // numbers in a text may be anything, but JSON names its lists
  if (code === 'wrong-line-count' && extensionOf(input.file) === '.json') return false;
  return FOREIGN.has(code);
}

const FOREIGN: ReadonlySet<string> = new Set([
  ...['unknown-format', 'empty-file', 'archive', 'document', 'unread-image', 'wrong-media'],
  ...['no-picture', 'missing-member', 'address-only', 'other-puzzle', 'site-refusal'],
  ...['clues-misfit', 'ambiguous-clues', 'wrong-line-count', 'no-clues'],
]);

/** Extensions that many other files share with puzzles. */
const COMMON_EXTENSIONS = new Set(
  (
    '.bin .bmp .co .cpp .csv .dat .dib .dzn .g .gif .htm .html .ini .js .json .jsonl .lp .mk .mod .mzn ' +
    '.param .pl .png .pro .py .sav .svg .toml .txt .xml .xpm .yaml .yml'
  ).split(' '),
);
