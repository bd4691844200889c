/** The command line of `nonokit convert`. */
import { Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import { budget, quietOption, reading } from '../../io/options.js';
import type { Words } from '../../words/words.js';

/** The command line of `convert`. */
export function convertCommand(words: Words): Command {
  const { input, output, summary, description, options, examples } = words.convert;
  return budget(reading(new Command('convert'), words), words)
    .argument('<in>', input)
    .argument('[out]', output)
    .summary(summary)
    .description(description)
    .option('--to <format>', options.to)
    .option('--strict', options.strict)
    .option('--force', options.force)
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(words.common.oneFileStatus, examples))
    .action(async (name, given, flags, command: Command) => {
      const out = given ?? (flags.to === 'url' ? '-' : undefined);
      if (out === undefined) command.error("error: missing required argument 'out'");
      await (await import('./convert.js')).runConvert(name, out, flags, words);
    });
}
