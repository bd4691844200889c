/**
 * Input: turns names on the command line into puzzles, one after another, each with its source.
 *
 * A name is a file, a folder (walked in order of names), `-` for standard input, or `FILE#2` for
 * the second puzzle of a file; it may also stand for clues that were typed, or for puzzles of the
 * start catalogue (`catalogue:3f9a0c21`). Unreadable input is an item too, so that the other files
 * are still read.
 */
import { good, type Problem, type Puzzle, problem, type Result } from '@nonokit/core';
import { extensionOf } from '@nonokit/formats/own';
import { COMMON } from '../words/en/common.js';
import * as says from '../words/en/problems/files.js';
import type { Words } from '../words/language-words.js';
import { addressText } from './address.js';
import { namedInCatalogue } from './catalogue-names.js';
import type { Host } from './host.js';
import type { Input, InputFailure, InputPuzzle } from './input-puzzle.js';
import { shortened } from './printable.js';
import { readBytes, STDIN_TWICE } from './read-bytes.js';
import { readPuzzleBytes } from './read-file.js';
import { readImage } from './read-image.js';
import { type TypedClues, typedIn } from './typed-clues.js';
import { puzzleFilesIn, tryStat } from './walk.js';

/** How to read. */
export interface InputOptions {
  /** A format's id, to skip detection: "non". */
  readonly from?: string | undefined;
  /** Ends reading early. */
  readonly signal?: AbortSignal | undefined;
  /** Whose standard input "-" is. */
  readonly host: Host;
  /** The content of standard input, if it has already been read. */
  readonly stdin?: Uint8Array | undefined;
  /** The words for standard input and its prompt. Default: English. */
  readonly words?: Words['common'] | undefined;
  /** Called with each file that is about to be read, and its size. */
  readonly onFile?: ((file: string, bytes: number) => void) | undefined;
  /** Called with files of a folder that hold no puzzle. */
  readonly onSkip?: ((file: string) => void) | undefined;
  /** Called with folders of other file systems, which are left out. */
  readonly onForeign?: ((folder: string) => void) | undefined;
  /** Asked whether to go on when a folder has very many files. Default: yes. */
  readonly goOn?: ((folder: string, count: number) => Promise<boolean>) | undefined;
  /** How many files are very many. Default 10,000. */
  readonly manyFiles?: number | undefined;
}

/** Every puzzle that `names` stand for, in order. */
export async function* readInputs(
  names: readonly string[],
  options: InputOptions,
): AsyncGenerator<Input> {
  let stdinUsed = false;
  for (const name of names) {
    if (options.signal?.aborted) return;
    const typed = typedIn(name);
    if (typed !== undefined) {
      yield await readTypedClues(typed, name, options);
      continue;
    }
    const address = addressText(name);
    if (address !== undefined && (await tryStat(name)) === undefined) {
      yield* readAddress(name, address, options);
      continue;
    }
    const { file, pick } = await parseName(name);
    const named = namedInCatalogue(file);
    if (named !== undefined && (await tryStat(file)) === undefined) {
      yield* readCatalogue(file, named, pick, options);
      continue;
    }
    if (file === '-' && stdinUsed) {
      yield failure('-', STDIN_TWICE, options);
      continue;
    }
    stdinUsed ||= file === '-';
    if (file !== '-' && (await tryStat(file))?.isDirectory()) yield* readFolder(file, options);
    else yield* readFile(file, pick, options);
  }
}

/** The puzzle of clues on the command line. */
async function readTypedClues(
  clues: TypedClues,
  name: string,
  { words }: Named,
): Promise<InputPuzzle | InputFailure> {
  const { readTyped } = await import('./read-typed.js');
  const called = displayName(name, words);
  const read = readTyped(clues);
  const input = { file: called, index: 0, name: called };
  return read.ok
    ? { ok: true, ...input, puzzle: read.value, warnings: read.warnings }
    : { ok: false, ...input, problem: read.problem };
}

/** Puzzles of the start catalogue. */
async function* readCatalogue(
  file: string,
  named: string,
  pick: number | undefined,
  options: InputOptions,
): AsyncGenerator<Input> {
  const { puzzlesNamed } = await import('./catalogue-puzzles.js');
  const found = puzzlesNamed(named, options.host);
  if (!found.ok) {
    yield failure(file, found.problem, options);
    return;
  }
  const puzzles = found.value;
  if (pick !== undefined && (pick < 1 || pick > puzzles.length)) {
    yield noSuchPuzzle(file, pick, puzzles.length, options);
    return;
  }
  for (const [index, puzzle] of puzzles.entries()) {
    if (pick === undefined || index === pick - 1) {
      yield toInput(file, index, puzzles.length > 1, good(puzzle), options);
    }
  }
}

/** The puzzle that an address holds itself; other addresses would have to be fetched. */
async function* readAddress(
  name: string,
  text: string,
  options: InputOptions,
): AsyncGenerator<Input> {
  const bytes = new TextEncoder().encode(text);
  const called = displayName(name, options.words);
  for await (const input of inputsIn(called, bytes, { ...options, trustName: false })) {
    const isForeign = !input.ok && text === name && !name.startsWith('NK1.');
    yield isForeign ? failure(called, problem(says.notFetched), options) : input;
  }
}

/** Longest name of an address in messages. */
const LONGEST_NAME = 60;

/** The one puzzle that `name` stands for; for a file of several, the name must select one. */
export async function readOne(name: string, options: InputOptions): Promise<Input> {
  const inputs: Input[] = [];
  for await (const input of readInputs([name], options)) {
    inputs.push(input);
    if (inputs.length > 1) break;
  }
  const [first, second] = inputs;
  if (first === undefined) return failure(name, NO_PUZZLE, options);
  if (second === undefined) return first;
  const example = `${first.file}#${(first.index ?? 0) + 1}`;
  return failure(name, problem(says.severalPuzzles, { example }), options);
}

/**
 * The failure of the first name that stands for no file; undefined if all exist. A missing input is
 * to be named before anything is said about the output.
 */
export async function missingInput(
  names: readonly string[],
  options: InputOptions,
): Promise<InputFailure | undefined> {
  for (const name of names) {
    if (name === '-' || typedIn(name) !== undefined) continue;
    const { file } = await parseName(name);
    if ((await tryStat(file)) !== undefined) continue;
    if (namedInCatalogue(file) !== undefined) {
      const { done, value } = await readInputs([name], options).next();
      if (done !== true && !value.ok) return value;
      continue;
    }
    const input = await readOne(name, options);
    if (!input.ok) return input;
  }
  return undefined;
}

interface Name {
  readonly file: string;
  /** Number of the puzzle, from 1. */
  readonly pick?: number;
}

/** Parses "a.json#2" as the second puzzle of a.json, unless a file has exactly that name. */
async function parseName(name: string): Promise<Name> {
  const [, file, pick] = /^(.+)#(\d{1,9})$/s.exec(name) ?? [];
  if (file === undefined || (await tryStat(name)) !== undefined) return { file: name };
  return { file, pick: Number(pick) };
}

/** Nobody has more puzzles in a folder without knowing; perhaps it is the wrong folder. */
const MANY_FILES = 10_000;

/**
 * The puzzles in a folder and below; a folder without any puzzle is a failure, like a misspelt
 * name.
 */
async function* readFolder(folder: string, options: InputOptions): AsyncGenerator<Input> {
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
  if (!COMMON_EXTENSIONS.has(extensionOf(file)) || options.from !== undefined) {
    yield* readFile(file, undefined, options);
    return;
  }
  const inputs = await all(readFile(file, undefined, options));
  if (inputs.some(({ ok }) => ok)) yield* inputs;
  else {
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

/** True for a failure that says that a file is something else than a puzzle. */
function isNoPuzzle(input: Input): boolean {
  return !input.ok && FOREIGN.has(input.problem.code);
}

const FOREIGN: ReadonlySet<string> = new Set([
  ...['unknown-format', 'empty-file', 'archive', 'document', 'unread-image', 'wrong-media'],
  ...['no-picture', 'missing-member', 'address-only', 'other-puzzle', 'site-refusal'],
  ...['clues-misfit', 'ambiguous-clues'],
]);

const NO_PUZZLE = problem(says.noPuzzle);

/** Extensions that many other files share with puzzles. */
const COMMON_EXTENSIONS = new Set(
  (
    '.bin .bmp .co .cpp .csv .dat .dib .dzn .g .gif .htm .html .ini .js .json .jsonl .lp .mk .mod .mzn ' +
    '.param .pl .png .pro .py .sav .svg .toml .txt .xml .xpm .yaml .yml'
  ).split(' '),
);

async function* readFile(
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
    yield failure(file, bytes.problem, options);
    return;
  }
  options.onFile?.(file, bytes.value.length);
  if (bytes.value.length >= LARGE_BYTES && pick === undefined) {
    const { puzzlesInPieces } = await import('./read-in-pieces.js');
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

/** The words for standard input. */
type Named = Pick<InputOptions, 'words'>;

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
    yield failure(file, read.problem, options);
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

function noSuchPuzzle(file: string, pick: number, count: number, options: Named): InputFailure {
  return failure(file, problem(says.noSuchPuzzle, { pick, count }), options);
}

function toInput(
  file: string,
  index: number,
  several: boolean,
  result: Result<Puzzle>,
  { words }: Named,
): Input {
  const called = displayName(file, words);
  const name = several ? `${called}#${index + 1}` : called;
  if (!result.ok) return { ok: false, file, index, name, problem: result.problem };
  return { ok: true, file, index, name, puzzle: result.value, warnings: result.warnings };
}

function failure(file: string, what: Problem, { words }: Named): InputFailure {
  return { ok: false, file, name: displayName(file, words), problem: what };
}

/** The name of a file in messages. */
export function displayName(file: string, words: Words['common'] = COMMON): string {
  if (typedIn(file) !== undefined) return words.typedClues;
  if (addressText(file) !== undefined) return shortened(file, LONGEST_NAME);
  return file === '-' ? words.standardInput : file;
}
