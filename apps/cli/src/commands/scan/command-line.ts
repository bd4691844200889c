/** The command line of `nonokit scan`. */
import { Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { jsonOption, quietOption } from '../../io/options.js';

/** The command line of `scan`. */
export function scanCommand(session: Session): Command {
  const { words } = session;
  const { summary, description, image, options, status, examples } = words.scan;
  return new Command('scan')
    .argument('<image>', image)
    .summary(summary)
    .description(description)
    .option('-o, --output <file>', options.output)
    .option('--to <format>', options.to)
    .option('--force', options.force)
    .option('--stages <folder>', options.stages)
    .addOption(jsonOption(options.json))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(status, examples))
    .action(async (file, flags) => {
      await (await import('./scan.js')).runScan(file, flags, session);
    });
}
