/** The command line of `nonokit prove`. */
import { Command } from 'commander';
import { wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import {
  budget,
  jsonOption,
  puzzleNames,
  quietOption,
  reading,
  typedClues,
} from '../../io/options.js';

/** The command line of `prove`. */
export function proveCommand(session: Session): Command {
  const { words } = session;
  const { summary, description, options, status, examples } = words.prove;
  return budget(reading(typedClues(new Command('prove'), words), words), words)
    .argument('[file]', words.explain.file)
    .summary(summary)
    .description(description)
    .option('-o, --output <folder>', options.output)
    .option('--lrat', options.lrat)
    .option('--steps', options.steps)
    .option('--max-solutions <n>', options.maxSolutions, wholeNumber(1, words), 20)
    .option('--check <folder>', options.check)
    .option('--force', options.force)
    .addOption(jsonOption(options.json))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(status, examples))
    .action(async (file, flags, command: Command) => {
      const [name = '-'] = puzzleNames(file === undefined ? [] : [file], flags, command, words);
      if (flags.check === undefined && flags.output === undefined)
        command.error("error: required option '-o, --output <folder>' not specified");
      await (await import('./prove.js')).runProve(name, flags, session);
    });
}
