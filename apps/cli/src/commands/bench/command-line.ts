/** The command line of `nonokit bench`. */
import type { Command } from 'commander';
import { wholeNumber } from '../../io/flags.js';
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

/** The command line of `bench`. */
export function benchCommand(session: Session): Command {
  const { words } = session;
  const { common, bench } = words;
  const { options } = bench;
  return solving(reading(manyFiles('bench', words), words), words)
    .summary(bench.summary)
    .description(bench.description)
    .addOption(jsonOption(options.json))
    .addOption(csvOption(words))
    .option('--rate', options.rate)
    .option('--runs <n>', options.runs, wholeNumber(1, words), 1)
    .option('--compare <file>', options.compare)
    .addOption(jobsOption(words))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(common.inputNames, bench.status, bench.examples))
    .action(async (files, flags, command) => {
      const names = puzzleNames(files, flags, command, words);
      await (await import('./bench.js')).runBench(names, flags, session);
    });
}
