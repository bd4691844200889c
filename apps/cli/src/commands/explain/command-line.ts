/** The command line of `nonokit explain`. */
import { Command, Option } from 'commander';
import { secondsAsMs, wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import { jsonOption, lineOnlyOption, quietOption, reading } from '../../io/options.js';
import type { Words } from '../../words/words.js';

/** The command line of `explain`. */
export function explainCommand(words: Words): Command {
  const { file, summary, description, options, status, examples } = words.explain;
  const tell = new Option('--tell <how-much>', options.tell);
  return reading(new Command('explain'), words)
    .argument('<file>', file)
    .summary(summary)
    .description(description)
    .option('--from-state <file>', options.fromState)
    .option('--next', options.next)
    .addOption(tell.choices(['where', 'what', 'why', 'marks']))
    .option('--only <n>', options.only, wholeNumber(1, words))
    .addOption(lineOnlyOption(words))
    .option('--budget <lines>', options.budget, wholeNumber(1, words), 3_000_000)
    .option('--timeout <seconds>', options.timeout, secondsAsMs(words))
    .addOption(jsonOption(options.json))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(status, examples))
    .action(async (name, flags) => (await import('./explain.js')).runExplain(name, flags, words));
}
