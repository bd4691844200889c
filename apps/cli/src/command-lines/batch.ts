/**
 * What can be typed after `nonokit batch`.
 */
import { Command } from 'commander';
import { helpAfter } from '../help-texts.js';
import { jobsOption, quietOption, reading, solving } from '../options.js';

/** The command line of `batch`. */
export function batchCommand(): Command {
  return solving(reading(new Command('batch').argument('[file...]', 'files and folders, or -')))
    .summary('a stream of puzzles in, a stream of answers out')
    .description(
      'Answer puzzles by the million: one JSON object a line in, one a line out, in the\n' +
        'same order. Reads standard input unless files are named; tournament files\n' +
        'stream too, other formats are read file by file.',
    )
    .option('--solutions', 'put the pictures into the answers')
    .option('--unordered', 'print answers as they come')
    .option('--resume <file>', 'write to FILE, and continue what an earlier run has written there')
    .addOption(jobsOption())
    .addOption(quietOption())
    .addHelpText('after', helpAfter(EXIT_STATUS, EXAMPLES))
    .action(async (files, flags) => (await import('../commands/batch.js')).runBatch(files, flags));
}

const EXIT_STATUS = `Exit status: 0 all decided, 3 some undecided within the budget, 2 some could not be
read (their answers say why), 130 interrupted (what was finished is printed).`;

const EXAMPLES = `Examples:
  $ nonokit batch --jobs max < puzzles.ndjson > answers.ndjson
  $ zcat puzzles.ndjson.gz | nonokit batch --timeout 10 | jq -r .status | sort | uniq -c
  $ nonokit batch --jobs max --resume answers.ndjson puzzles.ndjson`;
