/**
 * What can be typed after `nonokit line`.
 */
import { Argument, Command } from 'commander';
import { helpAfter } from '../../io/help-texts.js';
import { jsonOption } from '../../io/options.js';

/** The command line of `line`. */
export function lineCommand(): Command {
  return new Command('line')
    .addArgument(
      new Argument('<clue>', 'the blocks: "3 2", or "3r 2b" with a letter a colour; - or @FILE'),
    )
    .addArgument(new Argument('<cells>', 'the cells; - is standard input, @FILE a file'))
    .summary('settle one line')
    .description(
      'Settle one line: everything that its clue implies about its cells.\n\n' +
        'Cells: "?" unknown, "#" filled (or the letter of its colour), "." "x" "-" or\n' +
        'space blank. ' +
        'Put -- before cells that start with "-".',
    )
    .addOption(jsonOption('print one JSON object'))
    .addHelpText('after', helpAfter(EXIT_STATUS, EXAMPLES))
    .action(async (clue, cells, flags) => (await import('./line.js')).runLine(clue, cells, flags));
}

const EXIT_STATUS = `Exit status: 0 settled, 1 the line is impossible, 2 clue or cells cannot be
read.`;

const EXAMPLES = `Examples:
  $ nonokit line "3 2" "?#???x???"
  $ nonokit line "3r 2b" "??r?????"
  $ nonokit line "$(cat clue.txt)" - < cells.txt`;
