/** The command line of `nonokit convert`. */
import { Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { budget, puzzleNames, quietOption, reading, typedClues } from '../../io/options.js';

/** The command line of `convert`. */
export function convertCommand(session: Session): Command {
  const { words } = session;
  const { input, summary, description, options, status, examples } = words.convert;
  return budget(reading(typedClues(new Command('convert'), words), words), words)
    .argument('[in...]', input)
    .usage('[options] <in...> <out>')
    .summary(summary)
    .description(description)
    .option('--to <format>', options.to)
    .option('-o, --output <out>', options.output)
    .option('--strict', options.strict)
    .option('--force', options.force)
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(words.common.inputNames, status, examples))
    .action(async (names: readonly string[], { output, ...flags }, command: Command) => {
      const isTyped = flags.rows !== undefined || flags.columns !== undefined;
      const isPrinted = flags.to === 'url' && names.length <= (isTyped ? 0 : 1);
      const isNamed = output !== undefined || isPrinted;
      const out = output ?? (isPrinted ? '-' : names.at(-1));
      const files = isNamed ? names : names.slice(0, -1);
      if (out === undefined || (!isTyped && !isNamed && files.length === 0)) {
        const missing = names.length === 0 ? 'in' : 'out';
        command.error(`error: missing required argument '${missing}'`);
      }
      const inputs = puzzleNames(files, flags, command, words);
      await (await import('./convert.js')).runConvert(inputs, out, flags, session);
    });
}
