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
  /** False if the rating ends before the puzzle is solved. */
  readonly complete: boolean;
}

export const CHECK = {
  summary: 'unique? solvable line by line? how hard?',
  description:
    'Check each puzzle: is its solution unique, and what does finding it take?\n' +
    'One line a puzzle: status, method, size, colours, difficulty for a person (1 to\n' +
    '100), time in the solver, name.',
  options: {
    details:
      'also all of the rating, and what line logic leaves, where solutions differ, and the\n' +
      'fewest cells to give or to change so that it is unique, or solvable line by line\n' +
      '(the rating is the same however a puzzle is turned or mirrored, so its steps may\n' +
      'be a few more or fewer than those of explain)',
  },
  status: `Exit status: 0 all unique, 1 a puzzle is not, 3 undecided within the budget,
2 a file cannot be read, 130 interrupted.`,
  examples: `Examples:
  $ nonokit check cat.non
  $ nonokit check --line-only --quiet puzzles/ || echo "not all by lines alone"
  $ nonokit check --details ambiguous.non
  $ nonokit check --json puzzles/ | jq -r 'select(.status != "unique") | .file'`,
  rating: ({ level, score, label, effort, peak, tedium, steps, complete }: RatingNumbers): string =>
    `difficulty ${label} (${score} of 100), ${counted(steps, 'step')}${complete ? '' : ', not to the end'}, ` +
    `the hardest of class ${level} (${RATE.classes[level]}); effort ${effort} in all, ` +
    `${peak} for the costliest step; ${tedium} of the steps are routine`,
  curve: (bars: string): string => `cost per step: ${bars}`,
};
