/**
 * What can be typed after `nonokit generate`.
 */
import { SYMMETRIES } from '@nonokit/maker';
import { Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import { quietOption } from '../../io/options.js';

/** The command line of `generate`. */
export function generateCommand(): Command {
  return new Command('generate')
    .summary('random puzzles')
    .description(
      'Make random puzzles, plain or symmetric. They go to standard output, one JSON\n' +
        'object a line, to a file of any format that holds as many, or to a folder, a\n' +
        'file for each. The same options and seed make the same puzzles, always.',
    )
    .option('-o, --output <out>', 'a file, a folder (with a "/" at its end), or -', '-')
    .option('--to <format>', 'the format, where the name does not tell (default: json)')
    .option('-n, --count <n>', 'how many', wholeNumber(1), 1)
    .addOption(
      new Option('--size <WxH>', 'columns and rows, or one number for a square')
        .argParser(sizeFlag)
        .default({ width: 10, height: 10 }, '10x10'),
    )
    .option('--density <share>', 'about how much is filled, 0.01 to 0.99', densityFlag, 0.6)
    .option('--colors <n>', 'colours besides the background; all occur', colorsFlag, 1)
    .addOption(
      new Option('--symmetry <kind>', 'horizontal: left and right are alike; vertical: up and down')
        .choices([...SYMMETRIES])
        .default('none'),
    )
    .addOption(
      new Option('--require <what>', 'solvable line by line, with one solution, or anything')
        .choices(['line', 'unique', 'any'])
        .default('unique'),
    )
    .addOption(
      new Option('--difficulty <label>', 'only puzzles that people find so hard').choices([
        'trivial',
        'easy',
        'medium',
        'hard',
        'expert',
        'guess',
      ]),
    )
    .option('--seed <n>', 'which puzzles of all there are', wholeNumber(0), 1)
    .option('--force', 'overwrite files')
    .addOption(quietOption())
    .addHelpText('after', helpAfter(EXIT_STATUS, EXAMPLES))
    .action(async (flags) => (await import('./generate.js')).runGenerate(flags));
}

/** "30x20" as columns and rows, "30" as a square. */
function sizeFlag(text: string): { width: number; height: number } {
  const [, width, height = width] = /^(\d{1,4})(?:[x×](\d{1,4}))?$/.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  if (size.width >= 1 && size.height >= 1) return size;
  throw new InvalidArgumentError('Expected columns and rows, as in 30x20.');
}

function densityFlag(text: string): number {
  const share = Number(text);
  if (/^0?\.\d{1,9}$/.test(text) && share >= 0.01 && share <= 0.99) return share;
  throw new InvalidArgumentError('Expected a number from 0.01 to 0.99.');
}

function colorsFlag(text: string): number {
  const colors = wholeNumber(1)(text);
  if (colors <= 1000) return colors;
  throw new InvalidArgumentError('Expected a whole number from 1 to 1000.');
}

const EXIT_STATUS = `Exit status: 0 all made, 1 a puzzle as asked for was not found (those before it are
written), 2 bad usage or something cannot be written, 130 interrupted.`;

const EXAMPLES = `Examples:
  $ nonokit generate --size 15 --symmetry both -o mirror.non
  $ nonokit generate -n 100 --size 20x30 --colors 4 --require line -o sheets/ --to webpbn
  $ nonokit generate -n 1000000 --seed 7 | nonokit batch > answers.ndjson
  $ nonokit generate -n 10 --difficulty hard --size 15 --density 0.45 -o hard.json`;
