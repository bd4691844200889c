/** The command line of `nonokit mcp`. */
import { Command } from 'commander';
import { portNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { quietOption } from '../../io/options.js';

/** The command line of `mcp`. */
export function mcpCommand(session: Session): Command {
  const { words } = session;
  const { mcp } = words;
  return new Command('mcp')
    .summary(mcp.summary)
    .description(mcp.description)
    .option('--http [port]', mcp.options.http, portNumber(words))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(mcp.tools, mcp.status, mcp.examples))
    .action(async (flags) => {
      await (await import('./mcp.js')).runMcp(flags, session);
    });
}
