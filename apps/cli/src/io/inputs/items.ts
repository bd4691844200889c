/** Puzzles that were read, and failures to read one, under the name that messages give them. */
import { type Draft, type Problem, type Puzzle, problem, type Result } from '@nonokit/core';
import { COMMON } from '../../words/en/common.js';
import * as says from '../../words/en/problems/files.js';
import type { Words } from '../../words/language-words.js';
import { addressText } from '../address.js';
import type { Input, InputFailure } from '../input-puzzle.js';
import { shortened } from '../printable.js';
import { typedIn } from '../typed-clues.js';
import type { Named } from './options.js';

/** The problem of a name that stands for nothing. */
export const NO_PUZZLE = problem(says.noPuzzle);

/** Longest name of an address in messages. */
const LONGEST_NAME = 60;

/** The failure to find the puzzle with a number, from 1, among those of a file. */
export function noSuchPuzzle(
  file: string,
  pick: number,
  count: number,
  options: Named,
): InputFailure {
  return failure(file, problem(says.noSuchPuzzle, { pick, count }), options);
}

/** What was read as the puzzle with an index, from 0. */
export function toInput(
  file: string,
  index: number,
  several: boolean,
  result: Result<Puzzle>,
  { words }: Named,
): Input {
  const called = displayName(file, words);
  const name = several ? `${called}#${index + 1}` : called;
  if (!result.ok) return { ...result, file, index, name };
  return { ok: true, file, index, name, puzzle: result.value, warnings: result.warnings };
}

/** A failure that concerns a whole file, or a name. */
export function failure(
  file: string,
  what: Problem,
  { words }: Named,
  draft?: Draft,
): InputFailure {
  return { ok: false, file, name: displayName(file, words), problem: what, draft };
}

/** The name of a file in messages. */
export function displayName(file: string, words: Words['common'] = COMMON): string {
  if (typedIn(file) !== undefined) return words.typedClues;
  if (addressText(file) !== undefined) return shortened(file, LONGEST_NAME);
  return file === '-' ? words.standardInput : file;
}
