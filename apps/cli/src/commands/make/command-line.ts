/**
 * What can be typed after `nonokit make`.
 */
import { Command, Option } from 'commander';
import { secondsAsMs, wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import { jsonOption, quietOption } from '../../io/options.js';
import { rgbColor, rgbColors, sizeOrAuto } from './image-flags.js';

/** The command line of `make`. */
export function makeCommand(): Command {
  return colorOptions(
    new Command('make')
      .argument('<image>', 'PNG, JPEG, GIF, WebP, AVIF, TIFF, BMP, PNM or SVG, or -')
      .requiredOption('-o, --output <file>', 'the puzzle to write, in any format or as PDF, or -')
      .summary('an image to a good puzzle')
      .description(
        'Make a puzzle of an image: cut it to what is shown, shrink it, reduce its\n' +
          'colours in many ways, take the way that can be recognised best, and change as\n' +
          'few cells as possible until the puzzle is solvable line by line.',
      )
      .option('--to <format>', 'the format to write, where the name does not tell')
      .option('--exact', 'each pixel is a cell, whatever comes of it; enlarged images are reduced')
      .option(
        '--size <WxH>',
        'columns and rows at most, the aspect is kept; auto: as needed (default: auto)',
        sizeOrAuto,
      ),
  )
    .addOption(
      new Option(
        '--repair <property>',
        'change cells until the puzzle is solvable by lines, or unique (default: line)',
      ).choices(['line', 'unique', 'off']),
    )
    .addOption(
      new Option(
        '--difficulty <label>',
        'change cells until people find it so hard; hard and expert need only be unique',
      ).choices(['trivial', 'easy', 'medium', 'hard', 'expert']),
    )
    .option('--max-flips <n>', 'change so many cells at most (default: 1 in 12)', wholeNumber(0))
    .option(
      '--candidates <k>',
      'write the best K as OUT-1, OUT-2 … and a sheet that shows them',
      wholeNumber(1),
    )
    .option('--title <text>', 'the title of the puzzle')
    .option('--author <text>', 'the author of the puzzle')
    .option('--seed <n>', 'how repair breaks ties (default: 1)', wholeNumber(0))
    .option('--timeout <seconds>', 'take the best found so far after so long', secondsAsMs)
    .option('--force', 'overwrite files')
    .addOption(jsonOption('report as one JSON object a puzzle on standard output'))
    .addOption(quietOption())
    .addHelpText('after', helpAfter(STATUS, EXAMPLES))
    .action(async (image, flags) => (await import('./make.js')).runMake(image, flags));
}

function colorOptions(command: Command): Command {
  return command
    .option('--colors <n>', 'colours besides the background (default: 1)', wholeNumber(1))
    .option('--palette <colors>', 'use these, the background first: #fff,#000,#c8141e', rgbColors)
    .option('--background <color>', 'the colour of the background: #ffffff', rgbColor)
    .option('--invert', 'draw light on dark')
    .option('--no-invert', 'never draw light on dark (default: where it looks better)');
}

const STATUS = `Exit status: 0 made, 1 made, but not with the property or as hard as asked for:
the best attempt is written; 2 something cannot be read or written, 130
interrupted.`;

const EXAMPLES = `Examples:
  $ nonokit make cat.jpg -o cat.non --size 30x30
  $ nonokit make logo.svg -o logo.json --colors 4 --candidates 5
  $ nonokit make cat.jpg -o easy.non --difficulty easy
  $ nonokit make sprite.png -o sprite.non --exact
  $ nonokit make cat.jpg -o cat.pdf --title Cat
  $ nonokit make cat.jpg -o cat.png --repair unique --json | jq .changed`;
