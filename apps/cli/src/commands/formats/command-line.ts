/** The command line of `nonokit formats`. */
import { Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { jsonOption } from '../../io/options.js';

/** The command line of `formats`. */
export function formatsCommand(session: Session): Command {
  const { words } = session;
  const { summary, description, options, examples } = words.formats;
  return new Command('formats')
    .summary(summary)
    .description(description)
    .addOption(jsonOption(options.json))
    .addHelpText('after', helpAfter(examples))
    .action(async (flags) => (await import('./formats.js')).runFormats(flags, session));
}
