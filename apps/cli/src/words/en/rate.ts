/** English texts of `rate`. */
import { counted } from '@nonokit/core';

export const RATE = {
  summary: 'how hard is it for a person?',
  description:
    'Rate how hard each puzzle is for a person, from the steps that solve it. Prints\n' +
    'one line per puzzle: label, score, steps, share of cells that the first look at\n' +
    'every line settles, kind of the hardest step, size, name.',
  options: { json: 'print one JSON object per puzzle, the same as "nonokit check --json"' },
  legend: `Labels range from trivial to expert, scores from 1 (easiest) to 100. "At first"
is the share of cells that one look at every line settles, from the clues alone.
The hardest step is one of: counting in one line, combining clues and known
cells, whole lines (comparing all ways to fill one), supposing a cell and
following the consequences, or guessing, if no short chain helps.`,
  status: `Exit status: 0 all rated, 1 a puzzle has no solution or several, 3 undecided
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
