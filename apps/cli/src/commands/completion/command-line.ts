/** The command line of `nonokit completion`. */
import { Argument, Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';

/** The command line of `completion`; `program` gives the whole program, which it describes. */
export function completionCommand(session: Session, program: () => Promise<Command>): Command {
  const { words } = session;
  const { completion } = words;
  return new Command('completion')
    .addArgument(new Argument('<shell>', completion.shell).choices(['bash', 'zsh', 'fish']))
    .summary(completion.summary)
    .description(completion.description)
    .addHelpText('after', helpAfter(completion.install, completion.examples))
    .action(async (shell) => {
      const { completionScript } = await import('./completion.js');
      session.host.stdout.write(completionScript(shell, await program()));
    });
}
