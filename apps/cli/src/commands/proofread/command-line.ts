/** The command line of `nonokit proofread`. */
import { Command, Option } from 'commander';
import { secondsAsMs, wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { jsonOption, puzzleNames, quietOption, reading, typedClues } from '../../io/options.js';

/** The command line of `proofread`. */
export function proofreadCommand(session: Session): Command {
  const { words } = session;
  const { summary, description, options, status, examples } = words.proofread;
  const timeout = new Option('--timeout <seconds>', options.timeout)
    .argParser(secondsAsMs(words))
    .default(10_000, '10');
  return reading(typedClues(new Command('proofread'), words), words)
    .argument('[file]', words.explain.file)
    .summary(summary)
    .description(description)
    .option('-o, --output <file>', options.output)
    .option('--take <n>', options.take, wholeNumber(1, words), 1)
    .option('--force', options.force)
    .option('--max-changes <n>', options.maxChanges, wholeNumber(1, words), 3)
    .addOption(timeout)
    .addOption(jsonOption(options.json))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(words.common.inputNames, status, examples))
    .action(async (file, flags, command: Command) => {
      const [name = '-'] = puzzleNames(file === undefined ? [] : [file], flags, command, words);
      await (await import('./proofread.js')).runProofread(name, flags, session);
    });
}
