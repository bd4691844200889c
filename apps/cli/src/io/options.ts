/** Options and arguments that several commands share, with the same names and descriptions. */
import { LANGUAGES } from '@nonokit/core';
import { Command, Option } from 'commander';
import type { Words } from '../words/language-words.js';
import { countOrAll, jobCount, secondsAsMs, wholeNumber } from './flags.js';
import { type TypedClues, typedName } from './typed-clues.js';

/** A command `name` that takes any number of files and folders, or typed clues. */
export function manyFiles(name: string, words: Words): Command {
  return typedClues(new Command(name).argument('[file...]', words.common.files), words);
}

/** Adds `--rows` and `--columns`, which replace a file. */
export function typedClues(command: Command, { common }: Words): Command {
  return command
    .option('--rows <clues>', common.options.rows)
    .option('--columns <clues>', common.options.columns);
}

/**
 * The names of the puzzles of a command: its files, or the clues of `typedClues`. Complains as
 * commander does if there are neither, or half of the clues, or both.
 */
export function puzzleNames(
  files: readonly string[],
  { rows, columns }: Partial<TypedClues>,
  command: Command,
  { common }: Words,
): readonly string[] {
  if (rows === undefined && columns === undefined) {
    if (files.length > 0) return files;
    const [argument] = command.registeredArguments;
    command.error(`error: missing required argument '${argument?.name() ?? 'file'}'`);
  }
  if (rows === undefined || columns === undefined) command.error(`error: ${common.bothClues}`);
  if (files.length > 0) command.error(`error: ${common.cluesOrFiles}`);
  return [typedName({ rows, columns })];
}

/** Adds the option of commands that read puzzles: `--from`. */
export function reading(command: Command, { common }: Words): Command {
  return command.option('--from <format>', common.options.from);
}

/** Adds the options of commands that report solutions: `--max-solutions` and the budget. */
export function solving(command: Command, words: Words): Command {
  const { maxSolutions } = words.common.options;
  return budget(
    command.option('--max-solutions <n>', maxSolutions, countOrAll(words)),
    words,
  ).addOption(lineOnlyOption(words));
}

/** Adds the time limit and the seed of solving: `--timeout` and `--seed`. */
export function budget(command: Command, words: Words): Command {
  const { timeout, seed } = words.common.options;
  return command
    .option('--timeout <seconds>', timeout, secondsAsMs(words))
    .option('--seed <n>', seed, wholeNumber(0, words));
}

/** The option `--line-only`. */
export function lineOnlyOption({ common }: Words): Option {
  return new Option('--line-only', common.options.lineOnly);
}

/** The option `--jobs`. */
export function jobsOption(words: Words): Option {
  const option = new Option('-j, --jobs <n>', words.common.options.jobs);
  return option.argParser(jobCount(words)).default(1);
}

/** The option `--lang`, which `chooseLanguage` looks for before anything is printed. */
export function langOption({ common }: Words): Option {
  return new Option('--lang <language>', common.options.lang).choices(LANGUAGES);
}

/** The option `--json`, with a description of its output. */
export function jsonOption(description: string): Option {
  return new Option('--json', description);
}

/** The option `--csv`. */
export function csvOption({ common }: Words): Option {
  return new Option('--csv', common.options.csv).conflicts('json');
}

/** The option `--quiet`. */
export function quietOption({ common }: Words): Option {
  return new Option('-q, --quiet', common.options.quiet);
}

/** The option `--color`. */
export function colorOption({ common }: Words): Option {
  return new Option('--color <when>', common.options.color)
    .choices(['auto', 'always', 'never'])
    .default('auto');
}
