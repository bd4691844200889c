/**
 * Thousands of black-and-white puzzles of one size, up to 32 x 32, in one call, without an object
 * for each. The clue of a line is one number, which `clueWordsOf` makes.
 *
 * @example
 * ```js
 * import { puzzleOf } from 'nonokit';
 * import { clueWordsOf, MANY_STATUSES, solveMany } from 'nonokit/bulk';
 *
 * const puzzles = [['#.', '##'], ['#.', '.#']].map((rows) => puzzleOf(rows));
 * const clues = Uint32Array.from(puzzles.flatMap((puzzle) => [...clueWordsOf(puzzle)]));
 * const { statuses } = solveMany({ width: 2, height: 2, clues }, { pictures: false });
 * console.log([...statuses].map((status) => MANY_STATUSES[status]).join(' ')); // unique multiple
 * ```
 *
 * @module nonokit/bulk
 */
import {
  checkMany as checkPictures,
  clueWordsOf as computeWords,
  type ManyAnswers,
  type ManyClueOptions,
  type ManyClues,
  type ManyOptions,
  type ManyPictures,
  type ManySolutions,
  solveMany as solveWords,
} from '@nonokit/solver';
import type { PuzzleSource } from './inputs/puzzle-input.js';
import { asPuzzle } from './inputs/puzzle-of.js';
import { checkOptions, type OptionNames, quoted } from './option-kinds.js';

export {
  clueOfWord,
  clueWordOf,
  MANY_STATUSES,
  type ManyAnswers,
  type ManyClueOptions,
  type ManyClues,
  type ManyOptions,
  type ManyPictures,
  type ManySolutions,
} from '@nonokit/solver';

const MANY_OPTIONS: OptionNames<ManyOptions> = { timeoutMs: 'number', maxConflicts: 'number' };
const CLUE_OPTIONS: OptionNames<ManyClueOptions> = { ...MANY_OPTIONS, pictures: 'flag' };

/**
 * Solves puzzles given by their clue words, as `solve` does with its defaults: status, whether line
 * logic is enough, and a solution. @throws {RangeError} for sides above 32, a wrong number of
 * words, and numbers that are no clue words.
 */
export function solveMany(many: ManyClues, options: ManyClueOptions = {}): ManySolutions {
  checkOptions('solveMany', options, CLUE_OPTIONS);
  checkNumbers('solveMany', 'clues', many, 'clueWordsOf(puzzle) gives those of one puzzle');
  return solveWords(many, options);
}

/**
 * Tells for each picture whether it is the only one with its clues, and whether line logic alone
 * finds it. @throws {RangeError} for sides above 32 and a wrong number of rows.
 */
export function checkMany(many: ManyPictures, options: ManyOptions = {}): ManyAnswers {
  checkOptions('checkMany', options, MANY_OPTIONS);
  checkNumbers('checkMany', 'pictures', many, 'a number for each row, bit 0 the leftmost cell');
  return checkPictures(many, options);
}

/**
 * The clue words of a puzzle: rows from the top, then columns from the left. Undefined if words
 * cannot represent it: a side above 32 cells, several inks, or a clue that is too long for its
 * line. Throws `PuzzleError` for what is no puzzle.
 */
export function clueWordsOf(puzzle: PuzzleSource): Uint32Array | undefined {
  return computeWords(asPuzzle(puzzle));
}

/** Throws RangeError unless there are a width, a height and a Uint32Array. */
function checkNumbers(verb: string, name: string, many: unknown, tip: string): void {
  const given: object = typeof many === 'object' && many !== null ? many : {};
  const numbers: unknown = Reflect.get(given, name);
  if ('width' in given && 'height' in given && numbers instanceof Uint32Array) return;
  const wanted = `expected { width, height, ${name}: Uint32Array }: ${tip}`;
  const found = Array.isArray(many) || !(name in given) ? many : numbers;
  throw new RangeError(`${verb}: ${wanted}, got ${quoted(found)}`);
}
