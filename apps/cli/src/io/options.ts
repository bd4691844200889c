/**
 * Options and arguments that several commands share, so that they are called and explained alike.
 */
import { Command, Option } from 'commander';
import { countOrAll, jobCount, secondsAsMs, wholeNumber } from './flags.js';

/** A command called `name` that takes any number of files and folders. */
export function manyFiles(name: string): Command {
  return new Command(name).argument('<file...>', 'files, folders, FILE#2 or -');
}

/** Adds what a command that reads puzzles takes: `--from`. */
export function reading(command: Command): Command {
  return command.option('--from <format>', 'the format to read, instead of detecting it');
}

/** Adds what a command takes that solves to tell about the solutions: `--max-solutions` and the budget. */
export function solving(command: Command): Command {
  return budget(
    command.option(
      '--max-solutions <n>',
      'stop after so many solutions, or all: up to 100,000 of a puzzle, or 10 million cells of them ' +
        '(default: 2, which decides uniqueness)',
      countOrAll,
    ),
  ).addOption(lineOnlyOption());
}

/** Adds how long solving may take, and its seed: `--timeout` and `--seed`. */
export function budget(command: Command): Command {
  return command
    .option('--timeout <seconds>', 'give a puzzle up after so long (default: never)', secondsAsMs)
    .option('--seed <n>', 'how the search breaks ties (default: 1)', wholeNumber(0));
}

/** `--line-only`. */
export function lineOnlyOption(): Option {
  return new Option('--line-only', 'no search: stop where line logic stops');
}

/** `--jobs`. */
export function jobsOption(): Option {
  return new Option('-j, --jobs <n>', 'worker threads, or max').argParser(jobCount).default(1);
}

/** `--lang`. */
export function langOption(): Option {
  const option = new Option('--lang <language>', 'the language (default: from the environment)');
  return option.choices(['en', 'ru']);
}

/** `--json`, with what it prints. */
export function jsonOption(description: string): Option {
  return new Option('--json', description);
}

/** `--quiet`. */
export function quietOption(): Option {
  return new Option('-q, --quiet', 'no remarks and no progress, only errors');
}

/** `--color`. */
export function colorOption(): Option {
  return new Option('--color <when>', 'colours of pictures')
    .choices(['auto', 'always', 'never'])
    .default('auto');
}
