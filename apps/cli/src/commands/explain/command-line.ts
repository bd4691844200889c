/** The command line of `nonokit explain`. */
import { Command, Option } from 'commander';
import { secondsAsMs, wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import {
  colorOption,
  jsonOption,
  lineOnlyOption,
  puzzleNames,
  quietOption,
  reading,
  typedClues,
} from '../../io/options.js';
import { stepRange } from '../../steps/step-range.js';

/** The command line of `explain`. */
export function explainCommand(session: Session): Command {
  const { words } = session;
  const { file, summary, description, options, page, status, examples } = words.explain;
  const tell = new Option('--tell <how-much>', options.tell);
  const board = new Option('--board [n]', options.board).argParser(wholeNumber(1, words));
  return reading(typedClues(new Command('explain'), words), words)
    .argument('[file]', file)
    .summary(summary)
    .description(description)
    .option('--only <steps>', options.only, stepRange(words))
    .addOption(board)
    .option('--pause', options.pause)
    .addOption(colorOption(words))
    .option('--from-state <file>', options.fromState)
    .option('--next', options.next)
    .addOption(tell.choices(['where', 'what', 'why', 'cells', 'marks']))
    .addOption(lineOnlyOption(words))
    .option('--budget <lines>', options.budget, wholeNumber(1, words), 3_000_000)
    .option('--timeout <seconds>', options.timeout, secondsAsMs(words))
    .addOption(jsonOption(options.json))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(page, status, examples))
    .action(async (file, flags, command) => {
      const [name = '-'] = puzzleNames(file === undefined ? [] : [file], flags, command, words);
      await (await import('./explain.js')).runExplain(name, flags, session);
    });
}
