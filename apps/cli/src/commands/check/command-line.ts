/** The command line of `nonokit check`. */
import { type Command, Option } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import {
  csvOption,
  jobsOption,
  jsonOption,
  manyFiles,
  puzzleNames,
  quietOption,
  reading,
  solving,
} from '../../io/options.js';

/** The command line of `check`. */
export function checkCommand(session: Session): Command {
  const { words } = session;
  const { common, check } = words;
  return solving(reading(manyFiles('check', words), words), words)
    .summary(check.summary)
    .description(check.description)
    .addOption(new Option('--details', check.options.details).conflicts('csv'))
    .addOption(jsonOption(common.options.json))
    .addOption(csvOption(words))
    .addOption(jobsOption(words))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(common.inputNames, check.status, check.examples))
    .action(async (files, flags, command) => {
      const names = puzzleNames(files, flags, command, words);
      await (await import('./check.js')).runCheck(names, flags, session);
    });
}
