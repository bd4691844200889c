/** The command line of `nonokit rate`. */
import type { Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import {
  budget,
  jobsOption,
  jsonOption,
  manyFiles,
  puzzleNames,
  quietOption,
  reading,
} from '../../io/options.js';
import type { Words } from '../../words/words.js';

/** The command line of `rate`. */
export function rateCommand(words: Words): Command {
  const { common, rate } = words;
  return budget(reading(manyFiles('rate', words), words), words)
    .summary(rate.summary)
    .description(rate.description)
    .addOption(jsonOption(rate.options.json))
    .addOption(jobsOption(words))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(rate.legend, common.inputNames, rate.status, rate.examples))
    .action(async (files, flags, command) => {
      const names = puzzleNames(files, flags, command, words);
      await (await import('./rate.js')).runRate(names, flags, words);
    });
}
