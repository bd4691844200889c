/** The command line of `nonokit convert`. */
import { Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { budget, puzzleNames, quietOption, reading, typedClues } from '../../io/options.js';

/** The command line of `convert`. */
export function convertCommand(session: Session): Command {
  const { words } = session;
  const { input, output, summary, description, options, examples } = words.convert;
  return budget(reading(typedClues(new Command('convert'), words), words), words)
    .argument('[in]', input)
    .argument('[out]', output)
    .summary(summary)
    .description(description)
    .option('--to <format>', options.to)
    .option('--strict', options.strict)
    .option('--force', options.force)
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(words.common.oneFileStatus, examples))
    .action(async (first, second, flags, command: Command) => {
      const typed = flags.rows !== undefined || flags.columns !== undefined;
      // with typed clues, the only argument is OUT
      const files = typed ? [second] : [first];
      const given = typed ? first : second;
      const isGiven = (file: unknown) => typeof file === 'string';
      const [name = '-'] = puzzleNames(files.filter(isGiven), flags, command, words);
      const out = given ?? (flags.to === 'url' ? '-' : undefined);
      if (out === undefined) command.error("error: missing required argument 'out'");
      await (await import('./convert.js')).runConvert(name, out, flags, session);
    });
}
