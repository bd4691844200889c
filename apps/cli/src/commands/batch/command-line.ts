/** The command line of `nonokit batch`, alone and with `submit`, `work` and `collect`. */
import { Command, Option } from 'commander';
import { wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import { jobsOption, quietOption, reading, solving } from '../../io/options.js';
import type { Words } from '../../words/words.js';

/** The command line of `batch`. */
export function batchCommand(words: Words): Command {
  const { files, summary, description, options, status, examples } = words.batch;
  return (
    answering(new Command('batch').argument('[file...]', files), words)
      .summary(summary)
      .description(description)
      .option('--unordered', options.unordered)
      .option('--resume <file>', options.resume)
      .addOption(jobsOption(words))
      .addHelpText('after', helpAfter(status, examples))
      .action(async (names, flags) =>
        (await import('./batch.js')).runBatch(names, { ...flags, words }),
      )
      // options after "submit" belong to it
      .enablePositionalOptions()
      .addCommand(submitCommand(words))
      .addCommand(workCommand(words))
      .addCommand(collectCommand(words))
      .helpCommand(false)
  );
}

function submitCommand(words: Words): Command {
  const { files, submit } = words.batch;
  const command = new Command('submit').argument('[file...]', files);
  return answering(queued(command, words), words)
    .summary(submit.summary)
    .description(submit.description)
    .addOption(runOption(words))
    .option('--chunk <n>', submit.chunk, wholeNumber(1, words), 100)
    .option('--race <n>', submit.race, wholeNumber(1, words), 1)
    .option('--lease <seconds>', submit.lease, wholeNumber(1, words), 60)
    .action(async (names, flags) => {
      await (await import('./batch-queue.js')).runSubmit(names, { ...flags, words });
    });
}

function workCommand(words: Words): Command {
  const { work } = words.batch;
  return queued(new Command('work'), words)
    .summary(work.summary)
    .description(work.description)
    .addOption(jobsOption(words))
    .option('--drain', work.drain)
    .addOption(quietOption(words))
    .action(async (flags) => (await import('./batch-queue.js')).runWork({ ...flags, words }));
}

function collectCommand(words: Words): Command {
  const { collect } = words.batch;
  return queued(new Command('collect'), words)
    .summary(collect.summary)
    .description(collect.description)
    .addOption(runOption(words))
    .option('--wait', collect.wait)
    .option('--remove', collect.remove)
    .addOption(quietOption(words))
    .action(async (flags) => (await import('./batch-queue.js')).runCollect({ ...flags, words }));
}

/** Adds the options of reading and answering puzzles. */
function answering(command: Command, words: Words): Command {
  const { solutions, rate } = words.batch.options;
  return solving(reading(command, words), words)
    .option('--solutions', solutions)
    .option('--rate', rate)
    .addOption(quietOption(words));
}

function queued(command: Command, { batch }: Words): Command {
  const option = new Option('--queue <url>', batch.options.queue).env('NONOKIT_QUEUE');
  return command.addOption(option.makeOptionMandatory());
}

function runOption({ batch }: Words): Option {
  return new Option('--run <name>', batch.options.run).makeOptionMandatory();
}
