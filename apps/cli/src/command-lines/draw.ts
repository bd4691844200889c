/**
 * What can be typed after `nonokit draw`.
 */
import { Command, Option } from 'commander';
import { wholeNumber } from '../flags.js';
import { helpAfter, ONE_FILE_STATUS } from '../help-texts.js';
import { budget, lineOnlyOption, quietOption, reading } from '../options.js';

/** The command line of `draw`. */
export function drawCommand(): Command {
  return budget(reading(new Command('draw')))
    .argument('<file>', 'the puzzle, FILE#2 for one of several, or -')
    .requiredOption('-o, --output <file>', 'the picture to write: .png, .svg or .txt, or -')
    .summary('a sheet or a picture as PNG, SVG or text')
    .description(
      'Draw a puzzle as a sheet with its clues, or its solution. The solution is the\n' +
        'picture in the file where there is one; otherwise the puzzle is solved.',
    )
    .addOption(
      new Option('--to <kind>', 'the kind of picture, where the name does not tell').choices([
        'png',
        'svg',
        'txt',
      ]),
    )
    .addOption(
      new Option('--what <what>', 'what to show (default: puzzle; solution if plain)').choices([
        'puzzle',
        'solution',
        'both',
      ]),
    )
    .addOption(
      new Option('--style <style>', 'with clues and rules, or one square per cell and no more')
        .choices(['sheet', 'plain'])
        .default('sheet'),
    )
    .option('--cell <pixels>', 'the side of a cell (default: 24 sheet, 8 plain)', wholeNumber(1))
    .addOption(
      new Option('--theme <theme>', 'colours of paper, rules and numbers')
        .choices(['light', 'dark', 'print'])
        .default('light'),
    )
    .addOption(lineOnlyOption())
    .option('--title <text>', 'the title of the sheet (default: that of the puzzle)')
    .option('--no-title', 'no title')
    .option('--force', 'overwrite the file')
    .addOption(quietOption())
    .addHelpText('after', helpAfter(ONE_FILE_STATUS, EXAMPLES))
    .action(async (file, flags) => (await import('../commands/draw.js')).runDraw(file, flags));
}

const EXAMPLES = `Examples:
  $ nonokit draw cat.non -o sheet.png
  $ nonokit draw cat.non -o cat.svg --what both --theme dark
  $ nonokit draw cat.non -o cat.png --style plain --cell 1`;
