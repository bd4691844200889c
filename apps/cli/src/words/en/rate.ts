/** English texts of `rate`. */
import { counted } from './report.js';

export const RATE = {
  summary: 'how hard is it for a person?',
  description:
    'Rate how hard each puzzle is for a person, from the steps that solve it. One\n' +
    'line a puzzle: label, score, steps, the share of cells that the first look at\n' +
    'every line gives, what the hardest step takes, size, name.',
  options: { json: 'print one JSON object a puzzle, the same as "nonokit check --json"' },
  legend: `The label goes from trivial to expert, the score from 1 (easiest) to 100. At
first: the cells that one look at every line gives, from the clues alone. What
the hardest step takes: counting in one line, combining clues and known cells,
whole lines (comparing all ways to fill one), supposing a cell and following
what comes of it, or guessing, where no short chain helps.`,
  status: `Exit status: 0 all rated, 1 a puzzle has no or several solutions, 3 undecided
within the budget, 2 a file cannot be read, 130 interrupted.`,
  examples: `Examples:
  $ nonokit rate cat.non
  $ nonokit rate puzzles/ | sort -k2 -n
  $ nonokit rate --json puzzles/ | jq -r '[.difficulty.score, .file] | @tsv'`,
  /** What the hardest step takes, by class: 0 has no step. */
  classes: {
    0: 'nothing to do',
    1: 'counting',
    2: 'combining',
    3: 'whole lines',
    4: 'supposing',
    5: 'supposing',
    6: 'guessing',
  } as Readonly<Record<number, string>>,
  steps: (count: number): string => counted(count, 'step'),
  /** `share` of the cells is known after one look at every line. */
  start: (share: number): string => `${Math.round(100 * share)} % at first`,
  /** Why a puzzle is not rated. */
  unsolved: {
    multiple: 'not rated: several solutions',
    none: 'not rated: no solution',
    unknown: 'not rated: undecided',
  },
  unfinished: 'not rated: the budget was spent',
  unrated: 'not rated: too large or too many colours',
  /** Widths of columns: the reason alone; label, score, steps, start, hardest step. */
  widths: [55, 8, 3, 10, 14, 12] as readonly number[],
};
