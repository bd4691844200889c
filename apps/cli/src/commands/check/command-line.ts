/**
 * What can be typed after `nonokit check`.
 */
import type { Command } from 'commander';
import { helpAfter, INPUT_NAMES } from '../../io/help-texts.js';
import {
  jobsOption,
  jsonOption,
  langOption,
  manyFiles,
  quietOption,
  reading,
  solving,
} from '../../io/options.js';

/** The command line of `check`. */
export function checkCommand(): Command {
  return solving(reading(manyFiles('check')))
    .summary('unique? solvable line by line? how hard?')
    .description(
      'Check each puzzle: is its solution unique, and what does finding it take?\n' +
        'One line a puzzle: status, method, size, colours, difficulty for a person (1 to\n' +
        '100), time in the solver, name.',
    )
    .option(
      '--details',
      'also all of the rating, and what line logic leaves, where solutions differ, and the\n' +
        'fewest cells to give or to change so that it is unique, or solvable line by line',
    )
    .addOption(langOption())
    .addOption(jsonOption('print one JSON object a puzzle'))
    .addOption(jobsOption())
    .addOption(quietOption())
    .addHelpText('after', helpAfter(INPUT_NAMES, EXIT_STATUS, EXAMPLES))
    .action(async (files, flags) => (await import('./check.js')).runCheck(files, flags));
}

const EXIT_STATUS = `Exit status: 0 all unique, 1 a puzzle is not, 3 undecided within the budget,
2 a file cannot be read, 130 interrupted.`;

const EXAMPLES = `Examples:
  $ nonokit check cat.non
  $ nonokit check --line-only --quiet puzzles/ || echo "not all by lines alone"
  $ nonokit check --details ambiguous.non
  $ nonokit check --json puzzles/ | jq -r 'select(.status != "unique") | .file'`;
