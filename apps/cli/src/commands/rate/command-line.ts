/** The command line of `nonokit rate`. */
import type { Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import {
  budget,
  csvOption,
  jobsOption,
  jsonOption,
  manyFiles,
  puzzleNames,
  quietOption,
  reading,
} from '../../io/options.js';

/** The command line of `rate`. */
export function rateCommand(session: Session): Command {
  const { words } = session;
  const { common, rate } = words;
  return budget(reading(manyFiles('rate', words), words), words)
    .summary(rate.summary)
    .description(rate.description)
    .addOption(jsonOption(rate.options.json))
    .addOption(csvOption(words))
    .addOption(jobsOption(words))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(rate.legend, common.inputNames, rate.status, rate.examples))
    .action(async (files, flags, command) => {
      const names = puzzleNames(files, flags, command, words);
      await (await import('./rate.js')).runRate(names, flags, session);
    });
}
