/**
 * What can be typed after `nonokit draw`.
 */
import { Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from '../../io/flags.js';
import { helpAfter, ONE_FILE_STATUS } from '../../io/help-texts.js';
import { budget, lineOnlyOption, quietOption, reading } from '../../io/options.js';

/** The command line of `draw`. */
export function drawCommand(): Command {
  const command = budget(reading(new Command('draw')))
    .argument(
      '<file...>',
      'the puzzle, FILE#2 for one of several, or -; several, or folders, as PDF',
    )
    .option('-o, --output <file>', 'the picture: .png, .svg, .gif, .pdf or .txt, or -')
    .summary('a sheet, a picture, a film or a booklet: PNG, SVG, GIF, PDF, text')
    .description(
      'Draw a puzzle as a sheet with its clues, its solution, the film of how it is\n' +
        'found (.gif), or puzzles as a booklet to print (.pdf). The solution is the\n' +
        'picture in the file where there is one; otherwise the puzzle is solved. Of an\n' +
        'ambiguous puzzle two solutions are shown, with the cells marked in which they\n' +
        'differ. docs/draw.md has pictures.',
    )
    .addOption(
      new Option('--to <kind>', 'the kind of picture, where the name does not tell').choices(KINDS),
    )
    .addOption(
      new Option(
        '--what <what>',
        'what to show (default: puzzle; both in a booklet; solution if plain or a film)',
      ).choices(['puzzle', 'solution', 'both']),
    )
    .addOption(
      new Option(
        '--style <style>',
        'with clues and rules, or one square per cell and no more (default: sheet)',
      ).choices(['sheet', 'plain']),
    )
    .option('--cell <pixels>', 'the side of a cell (default: 24 sheet, 8 plain)', wholeNumber(1))
    .addOption(
      new Option(
        '--theme <theme>',
        'colours of paper, rules and numbers (default: light; print for PDF)',
      ).choices(['light', 'dark', 'print']),
    )
    .addOption(lineOnlyOption())
    .option('--show-stuck', 'mark what line logic does not reach (orange)')
    .option('--title <text>', 'the title of the sheet or booklet (default: that of the puzzle)')
    .option('--no-title', 'no title');
  return paperOptions(filmOptions(command))
    .addOption(
      new Option(
        '--lang <language>',
        'of captions and headings (default: from the environment)',
      ).choices(['en', 'ru']),
    )
    .option('--open', 'show it in the viewer of the system; without -o nothing else is written')
    .option('--force', 'overwrite files')
    .addOption(quietOption())
    .addHelpText('after', helpAfter(ONE_FILE_STATUS, EXAMPLES))
    .action(async (files, flags) => (await import('./draw.js')).runDraw(files, flags));
}

const KINDS = ['png', 'svg', 'gif', 'pdf', 'txt'];

function filmOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--frames <what>', 'a picture of the film for each (default: lines)').choices([
        'passes',
        'lines',
        'steps',
      ]),
    )
    .option(
      '--frame-delay <ms>',
      'how long each picture stays (default: 100; 2000 for steps)',
      milliseconds,
    )
    .option('--end-delay <ms>', 'how long the last one stays (default: 1000)', milliseconds)
    .option('--each <folder>', 'write the pictures of the film as numbered PNG files');
}

function paperOptions(command: Command): Command {
  return command
    .addOption(new Option('--paper <paper>', 'of a PDF (default: a4)').choices(['a4', 'letter']))
    .option('--per-page <n>', 'puzzles a page, at most (default: 1)', wholeNumber(1));
}

/** "250" as 250; GIF counts to 65,535 hundredths of a second. */
function milliseconds(text: string): number {
  const value = Number(text);
  if (/^\d{1,6}$/.test(text) && value >= 20 && value <= 655_350) return value;
  throw new InvalidArgumentError('Expected milliseconds from 20 to 655350.');
}

const EXAMPLES = `Examples:
  $ nonokit draw cat.non -o sheet.png
  $ nonokit draw cat.non -o cat.svg --what both --theme dark
  $ nonokit draw cat.non -o cat.png --style plain --cell 1
  $ nonokit draw cat.non -o cat.gif --frames passes
  $ nonokit draw puzzles/ -o booklet.pdf --per-page 2 --title "Fifty puzzles"
  $ nonokit draw cat.non --open --show-stuck`;
