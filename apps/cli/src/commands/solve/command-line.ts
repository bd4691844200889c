/**
 * What can be typed after `nonokit solve`.
 */
import { type Command, Option } from 'commander';
import { helpAfter, INPUT_NAMES } from '../../io/help-texts.js';
import {
  colorOption,
  jobsOption,
  jsonOption,
  manyFiles,
  quietOption,
  reading,
  solving,
} from '../../io/options.js';

/** The command line of `solve`. */
export function solveCommand(): Command {
  return solving(reading(manyFiles('solve')))
    .summary('find the picture')
    .description(
      'Find the picture of each puzzle, and whether it is the only one.\n' +
        'Pictures go to standard output, remarks to standard error.',
    )
    .option('--plain', 'print "#" and "." or the symbols of the palette, without colour codes')
    .addOption(colorOption())
    .option('-o, --save <file>', 'write the pictures to a file instead')
    .addOption(new Option('-s, --output <file>').hideHelp())
    .option('--force', 'overwrite the file')
    .addOption(jsonOption('print one JSON object a puzzle'))
    .addOption(jobsOption())
    .addOption(quietOption())
    .addHelpText('after', helpAfter(INPUT_NAMES, RACING, EXIT_STATUS, EXAMPLES))
    .action(async (files, flags) => (await import('./solve.js')).runSolve(files, flags));
}

const RACING = `With --jobs above 1 all threads race on a puzzle that is hard for one, each with
a seed of its own; the answer tells the winner's seed, with which one thread
finds the same.`;

const EXIT_STATUS = `Exit status: 0 solved, 1 a puzzle has no solution, 3 undecided within the budget
(or where line logic stops), 2 a file cannot be read, 130 interrupted.`;

const EXAMPLES = `Examples:
  $ nonokit solve cat.non
  $ nonokit solve --plain --save cat.txt cat.non
  $ nonokit solve --max-solutions all --json puzzles.json#3 | jq .status
  $ zcat puzzles.ndjson.gz | nonokit solve --timeout 10 --jobs max -`;
