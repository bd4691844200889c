/** The command line of `nonokit manual`, which prints the man page; the help does not list it. */
import { Command } from 'commander';
import type { Session } from '../../io/host.js';

/** The command line of `manual`; `program` gives the whole program, which it describes. */
export function manualCommand(session: Session, program: () => Promise<Command>): Command {
  const { words } = session;
  const { manual } = words;
  return new Command('manual').description(manual.description).action(async () => {
    const { manualPage } = await import('./manual.js');
    session.host.stdout.write(manualPage(await program(), words));
  });
}
