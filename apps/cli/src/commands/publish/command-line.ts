/** The command line of `nonokit publish`. */
import { Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { jsonOption, quietOption, reading } from '../../io/options.js';

/** The command line of `publish`. */
export function publishCommand(session: Session): Command {
  const { words } = session;
  const { publish } = words;
  const { options } = publish;
  return reading(new Command('publish').argument('<file>', publish.argument), words)
    .summary(publish.summary)
    .description(publish.description)
    .option('--site <url>', options.site)
    .option('--key <key>', options.key)
    .option('--title <text>', options.title)
    .option('--title-ru <text>', options.titleRu)
    .option('--description <text>', options.description)
    .option('--tags <words>', options.tags)
    .option('--license <id>', options.license)
    .option('--accept-warnings', options.acceptWarnings)
    .addOption(jsonOption(options.json))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(publish.status, publish.examples))
    .action(async (file, flags) => {
      await (await import('./publish.js')).runPublish(file, flags, session);
    });
}
