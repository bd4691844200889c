/** The command line of `nonokit hint`. */
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

/** The command line of `hint`. */
export function hintCommand(session: Session): Command {
  const { words } = session;
  const { explain, hint } = words;
  const tell = new Option('--tell <how-much>', hint.options.tell).default('why');
  return reading(typedClues(new Command('hint'), words), words)
    .argument('[file]', explain.file)
    .argument('[marks]', hint.marks)
    .summary(hint.summary)
    .description(hint.description)
    .addOption(tell.choices(['where', 'what', 'why', 'cells']))
    .option('--apply', hint.options.apply)
    .addOption(colorOption(words))
    .addOption(lineOnlyOption(words))
    .option('--budget <lines>', explain.options.budget, wholeNumber(1, words), 3_000_000)
    .option('--timeout <seconds>', explain.options.timeout, secondsAsMs(words))
    .addOption(jsonOption(hint.options.json))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(hint.pictures, hint.status, hint.examples))
    .action(async (first, second, flags, command) => {
      const typed = flags.rows !== undefined || flags.columns !== undefined;
      // with typed clues, the only argument is MARKS
      const [file, marks] = typed && second === undefined ? [undefined, first] : [first, second];
      const [name = '-'] = puzzleNames(file === undefined ? [] : [file], flags, command, words);
      await (await import('./hint.js')).runHint(name, marks, flags, session);
    });
}
