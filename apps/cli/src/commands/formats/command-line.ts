/** The command line of `nonokit formats`. */
import { Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import { jsonOption } from '../../io/options.js';
import type { Words } from '../../words/words.js';

/** The command line of `formats`. */
export function formatsCommand(words: Words): Command {
  const { summary, description, options, examples } = words.formats;
  return new Command('formats')
    .summary(summary)
    .description(description)
    .addOption(jsonOption(options.json))
    .addHelpText('after', helpAfter(examples))
    .action(async (flags) => (await import('./formats.js')).runFormats(flags, words));
}
