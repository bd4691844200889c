/**
 * What can be typed after `nonokit formats`.
 */
import { Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import { jsonOption } from '../../io/options.js';

/** The command line of `formats`. */
export function formatsCommand(): Command {
  return new Command('formats')
    .summary('list the formats')
    .description('List every format: its extensions, and what is lost when it is written.')
    .addOption(jsonOption('print one JSON object a format'))
    .addHelpText('after', helpAfter(EXAMPLES))
    .action(async (flags) => (await import('./formats.js')).runFormats(flags));
}

const EXAMPLES = `Examples:
  $ nonokit formats
  $ nonokit formats --json | jq -r 'select(.holds.several) | .id'`;
