/** The command line of `nonokit manual`, which prints the man page; the help does not list it. */
import { Command } from 'commander';
import type { Words } from '../../words/words.js';

/** The command line of `manual`; `program` gives the whole program, which it describes. */
export function manualCommand(words: Words, program: () => Promise<Command>): Command {
  const { manual } = words;
  return new Command('manual').description(manual.description).action(async () => {
    const { manualPage } = await import('./manual.js');
    process.stdout.write(manualPage(await program(), words));
  });
}
