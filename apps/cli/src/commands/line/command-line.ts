/** The command line of `nonokit line`. */
import { Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { jsonOption } from '../../io/options.js';

/** The command line of `line`. */
export function lineCommand(session: Session): Command {
  const { words } = session;
  const { line } = words;
  return new Command('line')
    .argument('<clue>', line.clue)
    .argument('<cells>', line.cells)
    .summary(line.summary)
    .description(line.description)
    .addOption(jsonOption(line.options.json))
    .addHelpText('after', helpAfter(line.status, line.examples))
    .action(async (clue, cells, flags) => {
      await (await import('./line.js')).runLine(clue, cells, flags, session);
    });
}
