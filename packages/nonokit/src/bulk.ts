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
export {
  checkMany,
  clueOfWord,
  clueWordOf,
  clueWordsOf,
  MANY_STATUSES,
  type ManyAnswers,
  type ManyClueOptions,
  type ManyClues,
  type ManyOptions,
  type ManyPictures,
  type ManySolutions,
  solveMany,
} from '@nonokit/solver';
