/** The command line of `nonokit vary`. */
import { Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { puzzleNames, quietOption, reading, typedClues } from '../../io/options.js';

/** The command line of `vary`. */
export function varyCommand(session: Session): Command {
  const { words } = session;
  const { summary, description, options, status, examples } = words.vary;
  return reading(typedClues(new Command('vary'), words), words)
    .argument('[file]', words.explain.file)
    .summary(summary)
    .description(description)
    .option('--hide', options.hide)
    .option('--pairs', options.pairs)
    .option('--seed <text>', options.seed, '1')
    .option('-o, --output <file>', options.output)
    .option('--force', options.force)
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(words.common.inputNames, status, examples))
    .action(async (file, flags, command: Command) => {
      const [name = '-'] = puzzleNames(file === undefined ? [] : [file], flags, command, words);
      await (await import('./vary.js')).runVary(name, flags, session);
    });
}
