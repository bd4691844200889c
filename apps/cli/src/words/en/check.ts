/** English texts of `check`. */

import { counted } from '@nonokit/core';
import { RATE } from './rate.js';

/** The numbers of a rating, and the name of its difficulty. */
export interface RatingNumbers {
  readonly level: number;
  readonly score: number;
  readonly label: string;
  readonly effort: number;
  readonly peak: number;
  readonly tedium: number;
  readonly steps: number;
  /** Share of the cells known after one look at every line. */
  readonly start: number;
  /** Rounds of looking at every line in which lines implied something. */
  readonly rounds: number;
}

/** The measures of a rating, each with what it means. */
function measures(numbers: RatingNumbers): string {
  const { level, start, rounds, effort, peak, tedium, steps } = numbers;
  return [
    `${counted(steps, 'step')}, the hardest of class ${level} (${RATE.classes[level]})`,
    `one look at every line settles ${Math.round(100 * start)} %, the puzzle takes ${counted(rounds, 'round')}`,
    `effort ${effort} in total, ${peak} for the costliest step`,
    `${tedium} of the steps are routine`,
  ].join('; ');
}

export const CHECK = {
  summary: 'unique? solvable line by line? how hard?',
  description:
    'Check whether the solution of each puzzle is unique, and how it is found. Prints ' +
    'one line per puzzle: status, method, size, colours, difficulty for a person (1 to ' +
    '100), solving time, name. The rating settles at most 300,000 lines while it ' +
    'looks for assumptions; if that is not enough, the difficulty is undecided.',
  options: {
    details:
      'also print the full rating, the cells that line logic leaves, where solutions differ, and the ' +
      'fewest cells to reveal or change to make the puzzle unique or solvable line by line ' +
      '(the rating does not change when a puzzle is turned or mirrored, so its steps may ' +
      'be a few more or fewer than in explain)',
  },
  status: `Exit status: 0 all unique, 1 a puzzle is not, 3 undecided within the budget,
2 a file cannot be read, 130 interrupted.`,
  examples: `Examples:
  $ nonokit check cat.non
  $ nonokit check --line-only --quiet puzzles/ || echo "not all by lines alone"
  $ nonokit check --details ambiguous.non
  $ nonokit check --json puzzles/ | jq -r 'select(.status != "unique") | .file'`,
  rating: (numbers: RatingNumbers): string =>
    `difficulty ${numbers.label} (${numbers.score} of 100): ${measures(numbers)}`,
  /** The rating of a puzzle whose steps do not reach the end. */
  unfinished: (numbers: RatingNumbers): string =>
    `difficulty undecided, the rating's budget is spent; so far: ${measures(numbers)}`,
  curve: (bars: string): string => `cost per step: ${bars}`,
};
