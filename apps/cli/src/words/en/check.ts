/** English texts of `check`. */

import { RATE } from './rate.js';
import { counted } from './report.js';

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
    `one look at every line gives ${Math.round(100 * start)} %, the whole takes ${counted(rounds, 'round')}`,
    `effort ${effort} in all, ${peak} for the costliest step`,
    `${tedium} of the steps are routine`,
  ].join('; ');
}

export const CHECK = {
  summary: 'unique? solvable line by line? how hard?',
  description:
    'Check each puzzle: is its solution unique, and what does finding it take? ' +
    'One line a puzzle: status, method, size, colours, difficulty for a person (1 to ' +
    '100), time in the solver, name. The rating settles at most 300,000 lines while it ' +
    'looks for assumptions; where that ends it, the difficulty is undecided.',
  options: {
    details:
      'also all of the rating, and what line logic leaves, where solutions differ, and the ' +
      'fewest cells to give or to change so that it is unique, or solvable line by line ' +
      '(the rating is the same however a puzzle is turned or mirrored, so its steps may ' +
      'be a few more or fewer than those of explain)',
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
    `difficulty undecided, the budget of the rating was spent; so far: ${measures(numbers)}`,
  curve: (bars: string): string => `cost per step: ${bars}`,
};
