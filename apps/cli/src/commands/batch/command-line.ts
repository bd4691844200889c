/** The command line of `nonokit batch`, alone and with `submit`, `work`, `status` and others. */
import { Command, Option } from 'commander';
import { wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { jobsOption, jsonOption, quietOption, reading, solving } from '../../io/options.js';
import type { Words } from '../../words/language-words.js';

/** The command line of `batch`. */
export function batchCommand(session: Session): Command {
  const { words } = session;
  const { files, summary, description, options, status, examples } = words.batch;
  return (
    answering(new Command('batch').argument('[file...]', files), words)
      .summary(summary)
      .description(description)
      .option('--unordered', options.unordered)
      .option('--resume <file>', options.resume)
      .addOption(new Option('--csv', words.common.options.csv).conflicts(['resume', 'solutions']))
      .addOption(jobsOption(words))
      .addHelpText('after', helpAfter(status, examples))
      .action(async (names, flags) =>
        (await import('./batch.js')).runBatch(names, { ...flags, session }),
      )
      // options after "submit" belong to it
      .enablePositionalOptions()
      .addCommand(submitCommand(session))
      .addCommand(workCommand(session))
      .addCommand(statusCommand(session))
      .addCommand(retryCommand(session))
      .addCommand(collectCommand(session))
      .helpCommand(false)
  );
}

function submitCommand(session: Session): Command {
  const { words } = session;
  const { files, submit } = words.batch;
  const command = new Command('submit').argument('[file...]', files);
  return answering(queued(command, session), words)
    .summary(submit.summary)
    .description(submit.description)
    .addOption(runOption(words).makeOptionMandatory())
    .option('--chunk <n>', submit.chunk, wholeNumber(1, words), 100)
    .option('--race <n>', submit.race, wholeNumber(1, words), 1)
    .option('--slice <seconds>', submit.slice, wholeNumber(1, words), 60)
    .action(async (names, flags) => {
      await (await import('./batch-queue.js')).runSubmit(names, { ...flags, session });
    });
}

function workCommand(session: Session): Command {
  const { words } = session;
  const { work } = words.batch;
  return queued(new Command('work'), session)
    .summary(work.summary)
    .description(work.description)
    .addOption(jobsOption(words))
    .option('--drain', work.drain)
    .addOption(quietOption(words))
    .action(async (flags) => (await import('./batch-queue.js')).runWork({ ...flags, session }));
}

function statusCommand(session: Session): Command {
  const { words } = session;
  const { state } = words.batch;
  return queued(new Command('status'), session)
    .summary(state.summary)
    .description(state.description)
    .addOption(runOption(words))
    .addOption(jsonOption(state.json))
    .action(async (flags) => (await import('./batch-status.js')).runStatus({ ...flags, session }));
}

function retryCommand(session: Session): Command {
  const { words } = session;
  const { retry } = words.batch;
  return queued(new Command('retry'), session)
    .summary(retry.summary)
    .description(retry.description)
    .addOption(runOption(words))
    .addOption(quietOption(words))
    .action(async (flags) => (await import('./batch-status.js')).runRetry({ ...flags, session }));
}

function collectCommand(session: Session): Command {
  const { words } = session;
  const { collect } = words.batch;
  return queued(new Command('collect'), session)
    .summary(collect.summary)
    .description(collect.description)
    .addOption(runOption(words).makeOptionMandatory())
    .option('--wait', collect.wait)
    .option('--remove', collect.remove)
    .addOption(quietOption(words))
    .action(async (flags) => (await import('./batch-queue.js')).runCollect({ ...flags, session }));
}

/** Adds the options of reading and answering puzzles. */
function answering(command: Command, words: Words): Command {
  const { solutions, rate } = words.batch.options;
  return solving(reading(command, words), words)
    .option('--solutions', solutions)
    .option('--rate', rate)
    .addOption(quietOption(words));
}

function queued(command: Command, { words: { batch }, host: { env } }: Session): Command {
  const { NONOKIT_QUEUE: queue } = env;
  const option = new Option('--queue <url>', batch.options.queue).env('NONOKIT_QUEUE');
  command.addOption(option.makeOptionMandatory());
  // commander reads the variables of the process, not those of another host
  return queue === undefined ? command : command.setOptionValueWithSource('queue', queue, 'env');
}

function runOption({ batch }: Words): Option {
  return new Option('--run <name>', batch.options.run);
}
