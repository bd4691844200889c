/** The command line of `nonokit solve`. */
import { type Command, Option } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import {
  colorOption,
  jobsOption,
  jsonOption,
  manyFiles,
  puzzleNames,
  quietOption,
  reading,
  solving,
} from '../../io/options.js';

/** The command line of `solve`. */
export function solveCommand(session: Session): Command {
  const { words } = session;
  const { common, solve } = words;
  return solving(reading(manyFiles('solve', words), words), words)
    .summary(solve.summary)
    .description(solve.description)
    .option('--plain', solve.options.plain)
    .addOption(colorOption(words))
    .option('-o, --save <file>', solve.options.save)
    .addOption(new Option('-s, --output <file>').hideHelp())
    .option('--force', solve.options.force)
    .addOption(jsonOption(common.options.json))
    .option('--rate', solve.options.rate)
    .addOption(jobsOption(words))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(common.inputNames, solve.racing, solve.status, solve.examples))
    .action(async (files, flags, command) => {
      const names = puzzleNames(files, flags, command, words);
      await (await import('./solve.js')).runSolve(names, flags, session);
    });
}
