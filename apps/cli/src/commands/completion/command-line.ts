/** The command line of `nonokit completion`. */
import { Argument, Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import type { Words } from '../../words/words.js';

/** The command line of `completion`; `program` gives the whole program, which it describes. */
export function completionCommand(words: Words, program: () => Promise<Command>): Command {
  const { completion } = words;
  return new Command('completion')
    .addArgument(new Argument('<shell>', completion.shell).choices(['bash', 'zsh', 'fish']))
    .summary(completion.summary)
    .description(completion.description)
    .addHelpText('after', helpAfter(completion.install, completion.examples))
    .action(async (shell) => {
      const { completionScript } = await import('./completion.js');
      process.stdout.write(completionScript(shell, await program()));
    });
}
