/**
 * Input: turns names on the command line into puzzles, one after another, each with its source.
 *
 * A name is a file, a folder (walked in order of names), `-` for standard input, or `FILE#2` for
 * the second puzzle of a file; it may also stand for clues that were typed, or for puzzles of the
 * start catalogue (`catalogue:3f9a0c21`). Unreadable input is an item too, so that the other files
 * are still read.
 */
import { problem } from '@nonokit/core';
import * as says from '../words/en/problems/files.js';
import { addressText } from './address.js';
import { namedInCatalogue } from './catalogue-names.js';
import type { Input, InputFailure } from './input-puzzle.js';
import { readAddress } from './inputs/address.js';
import { readCatalogue } from './inputs/catalogue.js';
import { readFile } from './inputs/file.js';
import { readFolder } from './inputs/folder.js';
import { failure, NO_PUZZLE } from './inputs/items.js';
import type { InputOptions } from './inputs/options.js';
import { readTypedClues } from './inputs/typed.js';
import { STDIN_TWICE } from './read-bytes.js';
import { typedIn } from './typed-clues.js';
import { tryStat } from './walk.js';

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
