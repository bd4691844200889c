/**
 * What can be typed after `nonokit bench`.
 */
import { type Command, Option } from 'commander';
import { wholeNumber } from '../../io/flags.js';
import { helpAfter, INPUT_NAMES } from '../../io/help-texts.js';
import {
  jobsOption,
  jsonOption,
  manyFiles,
  quietOption,
  reading,
  solving,
} from '../../io/options.js';

/** The command line of `bench`. */
export function benchCommand(): Command {
  return solving(reading(manyFiles('bench')))
    .summary('measure the solver')
    .description(
      'Solve everything and say how long the solver took, alone, without reading and\n' +
        'printing: average, median, 95th percentile, maximum, the ten heaviest, the\n' +
        'undecided.',
    )
    .addOption(jsonOption('print one JSON object a puzzle, then {"summary": …}'))
    .addOption(new Option('--csv', 'print one line of CSV a puzzle instead').conflicts('json'))
    .option('--rate', 'with --json: how hard unique puzzles are for a person, too; not timed')
    .option('--runs <n>', 'solve each puzzle so often; the least time counts', wholeNumber(1), 1)
    .option('--compare <file>', 'compare with the output of an earlier bench --json')
    .addOption(jobsOption())
    .addOption(quietOption())
    .addHelpText('after', helpAfter(INPUT_NAMES, EXIT_STATUS, EXAMPLES))
    .action(async (files, flags) => (await import('./bench.js')).runBench(files, flags));
}

const EXIT_STATUS = `Exit status: 0 all decided, 3 some undecided within the budget, 2 a file cannot
be read, 130 interrupted (the summary is that of what was finished).`;

const EXAMPLES = `Examples:
  $ nonokit bench puzzles/
  $ nonokit bench --timeout 30 --jobs max puzzles.ndjson.gz
  $ nonokit bench --json puzzles/ | tail -1 | jq .summary.medianMs
  $ nonokit bench --runs 3 --json puzzles/ > old.json
  $ nonokit bench --runs 3 --compare old.json puzzles/`;
