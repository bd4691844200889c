/**
 * What can be typed after `nonokit batch`, alone and with `submit`, `work` and `collect`.
 */
import { Command, Option } from 'commander';
import { wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import { jobsOption, quietOption, reading, solving } from '../../io/options.js';

/** The command line of `batch`. */
export function batchCommand(): Command {
  return (
    answering(new Command('batch').argument('[file...]', 'files and folders, or -'))
      .summary('a stream of puzzles in, a stream of answers out')
      .description(
        'Answer puzzles by the million: one JSON object a line in, one a line out, in the\n' +
          'same order. Reads standard input unless files are named; tournament files\n' +
          'stream too, other formats are read file by file.\n\n' +
          'For many machines: "submit" puts puzzles into a queue, "work" answers what is in\n' +
          'it, "collect" prints the answers. (A file of such a name is ./submit.)',
      )
      .option('--unordered', 'print answers as they come')
      .option(
        '--resume <file>',
        'write to FILE, and continue what an earlier run has written there',
      )
      .addOption(jobsOption())
      .addHelpText('after', helpAfter(EXIT_STATUS, EXAMPLES))
      .action(async (files, flags) => (await import('./batch.js')).runBatch(files, flags))
      // what stands after "submit" is meant for it
      .enablePositionalOptions()
      .addCommand(submitCommand())
      .addCommand(workCommand())
      .addCommand(collectCommand())
      .helpCommand(false)
  );
}

const EXIT_STATUS = `Exit status: 0 all decided, 3 some undecided within the budget, 2 some could not
be read (their answers say why), 130 interrupted (what was finished is printed).`;

const EXAMPLES = `Examples:
  $ nonokit batch --jobs max < puzzles.ndjson > answers.ndjson
  $ zcat a.ndjson.gz | nonokit batch | jq -r .status | sort | uniq -c
  $ nonokit batch --jobs max --resume answers.ndjson puzzles.ndjson
  $ nonokit batch submit --queue postgres://me@host/db --run april all.ndjson`;

function submitCommand(): Command {
  return answering(queued(new Command('submit').argument('[file...]', 'files and folders, or -')))
    .summary('put puzzles into a queue')
    .description(
      'Put the puzzles of files, or of standard input, into a PostgreSQL database,\n' +
        'where any number of "nonokit batch work" find them. A submission that was\n' +
        'interrupted is completed by giving the same command again.',
    )
    .addOption(runOption())
    .option('--chunk <n>', 'puzzles a worker takes at a time', wholeNumber(1), 100)
    .option(
      '--race <n>',
      'for hard puzzles: so many workers do each chunk, each with a seed of its own,\n' +
        'and the first that decides it wins (use --chunk 1)',
      wholeNumber(1),
      1,
    )
    .option(
      '--lease <seconds>',
      'how long a worker may be silent before others take its chunks',
      wholeNumber(1),
      60,
    )
    .action(async (files, flags) => (await import('./batch-queue.js')).runSubmit(files, flags));
}

function workCommand(): Command {
  return queued(new Command('work'))
    .summary('answer what is in a queue')
    .description(
      'Answer the puzzles in the queue, and wait for more. Start as many as you like, on\n' +
        'as many machines; each may be stopped or killed at any time.',
    )
    .addOption(jobsOption())
    .option('--drain', 'end when nothing is left to do')
    .addOption(quietOption())
    .action(async (flags) => (await import('./batch-queue.js')).runWork(flags));
}

function collectCommand(): Command {
  return queued(new Command('collect'))
    .summary('print the answers of a run')
    .description('Print one answer for each puzzle of a run, in the order of the puzzles.')
    .addOption(runOption())
    .option('--wait', 'wait until all are answered')
    .option('--remove', 'then remove the run from the queue')
    .addOption(quietOption())
    .action(async (flags) => (await import('./batch-queue.js')).runCollect(flags));
}

/** Adds what reading puzzles and answering them takes. */
function answering(command: Command): Command {
  return solving(reading(command))
    .option('--solutions', 'put the pictures into the answers')
    .option('--rate', 'put into the answers how hard unique puzzles are for a person')
    .addOption(quietOption());
}

function queued(command: Command): Command {
  const description = 'the database: postgres://user@host:5432/name';
  const option = new Option('--queue <url>', description).env('NONOKIT_QUEUE');
  return command.addOption(option.makeOptionMandatory());
}

function runOption(): Option {
  return new Option('--run <name>', 'the name of the run').makeOptionMandatory();
}
