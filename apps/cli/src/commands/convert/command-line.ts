/**
 * What can be typed after `nonokit convert`.
 */
import { Command } from 'commander';
import { helpAfter, ONE_FILE_STATUS } from '../../io/help-texts.js';
import { budget, quietOption, reading } from '../../io/options.js';

/** The command line of `convert`. */
export function convertCommand(): Command {
  return budget(reading(new Command('convert')))
    .argument('<in>', 'the file to read, or -')
    .argument('[out]', 'the file to write, or - (then --to is needed); --to url needs none')
    .summary('any format to any other')
    .description(
      'Convert a file of puzzles to another format, which --to or the extension of\n' +
        'OUT names. Puzzles are solved first where the format holds a picture instead\n' +
        'of clues. What the format cannot hold is said on standard error.',
    )
    .option('--to <format>', 'the format to write (see nonokit formats), or url to share')
    .option('--strict', 'write nothing if the format cannot hold everything')
    .option('--force', 'overwrite OUT')
    .addOption(quietOption())
    .addHelpText('after', helpAfter(ONE_FILE_STATUS, EXAMPLES))
    .action(async (input, given, flags, command: Command) => {
      const out = given ?? (flags.to === 'url' ? '-' : undefined);
      if (out === undefined) command.error("error: missing required argument 'out'");
      await (await import('./convert.js')).runConvert(input, out, flags);
    });
}

const EXAMPLES = `Examples:
  $ nonokit convert cat.non cat.json
  $ nonokit convert cat.non cat.png       a picture: the puzzle is solved first
  $ nonokit convert puzzles.json#2 - --to webpbn | less
  $ nonokit convert cat.non --to url      the shortest address to share`;
