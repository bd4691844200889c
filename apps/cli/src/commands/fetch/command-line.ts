/** The command line of `nonokit fetch`. */
import { Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { quietOption } from '../../io/options.js';

/** The command line of `fetch`. */
export function fetchCommand(session: Session): Command {
  const { words } = session;
  const { fetch } = words;
  const { options } = fetch;
  return new Command('fetch')
    .argument('<puzzle>', fetch.argument)
    .summary(fetch.summary)
    .description(fetch.description)
    .option('--site <url>', options.site)
    .option('--key <key>', options.key)
    .option('-o, --output <file>', options.output)
    .option('--to <format>', options.to)
    .option('--force', options.force)
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(fetch.status, fetch.examples))
    .action(async (puzzle, flags) => {
      await (await import('./fetch.js')).runFetch(puzzle, flags, session);
    });
}
