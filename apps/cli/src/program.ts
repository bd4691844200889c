/**
 * The command line: commands, arguments, options and their help. What commands do is in `commands/`, each
 * loaded when it is called, so that `nonokit --version` does not wait for the solver.
 */
import { Argument, Command, Option } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { countOrAll, jobCount, secondsAsMs, wholeNumber } from './flags.js';
import { EXAMPLES, EXIT_STATUS, INPUT_NAMES, PROGRAM_EPILOGUE } from './help-texts.js';
import { printable } from './printable.js';

/** The program with all its commands, ready to parse. */
export function programOf(): Command {
  const program = new Command('nonokit')
    .description(manifest.description)
    .version(manifest.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .addHelpText('after', PROGRAM_EPILOGUE)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(usageError(text)) });
  for (const command of [
    solveCommand(),
    checkCommand(),
    convertCommand(),
    drawCommand(),
    lineCommand(),
    benchCommand(),
    formatsCommand(),
  ]) {
    program.addCommand(command.copyInheritedSettings(program));
    const name = command.name();
    command
      .showHelpAfterError(`Try "nonokit ${name} --help".`)
      .addHelpText('after', `\nExamples:\n${EXAMPLES[name] ?? ''}`);
  }
  return program.showHelpAfterError('Try "nonokit --help".');
}

function solveCommand(): Command {
  return solving(reading(manyFiles('solve')))
    .summary('find the picture')
    .description(
      'Find the picture of each puzzle, and whether it is the only one.\n' +
        'Pictures go to standard output, remarks to standard error.',
    )
    .option('--plain', 'print "#" and "." or the symbols of the palette, without colour codes')
    .addOption(colorOption())
    .option('-o, --save <file>', 'write the pictures to a file instead')
    .addOption(new Option('-s, --output <file>').hideHelp())
    .option('--force', 'overwrite the file')
    .addOption(jsonOption('print one JSON object a puzzle'))
    .addOption(jobsOption())
    .addOption(quietOption())
    .addHelpText('after', `\n${INPUT_NAMES}\n\n${EXIT_STATUS.solve}`)
    .action(async (files, flags) => (await import('./commands/solve.js')).runSolve(files, flags));
}

function checkCommand(): Command {
  return solving(reading(manyFiles('check')))
    .summary('unique? solvable line by line?')
    .description(
      'Check each puzzle: is its solution unique, and what does finding it take?\n' +
        'One line a puzzle: status, method, size, colours, time in the solver, name.',
    )
    .addOption(jsonOption('print one JSON object a puzzle'))
    .addOption(jobsOption())
    .addOption(quietOption())
    .addHelpText('after', `\n${INPUT_NAMES}\n\n${EXIT_STATUS.check}`)
    .action(async (files, flags) => (await import('./commands/check.js')).runCheck(files, flags));
}

function convertCommand(): Command {
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
    .addHelpText('after', `\n${EXIT_STATUS.convert}`)
    .action(async (input, given, flags, command: Command) => {
      const out = given ?? (flags.to === 'url' ? '-' : undefined);
      if (out === undefined) command.error("error: missing required argument 'out'");
      await (await import('./commands/convert.js')).runConvert(input, out, flags);
    });
}

function drawCommand(): Command {
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
    .addHelpText('after', `\n${EXIT_STATUS.draw}`)
    .action(async (file, flags) => (await import('./commands/draw.js')).runDraw(file, flags));
}

function lineCommand(): Command {
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
    .addHelpText('after', `\n${EXIT_STATUS.line}`)
    .action(async (clue, cells, flags) =>
      (await import('./commands/line.js')).runLine(clue, cells, flags),
    );
}

function benchCommand(): Command {
  return solving(reading(manyFiles('bench')))
    .summary('measure the solver')
    .description(
      'Solve everything and say how long the solver took, alone, without reading and\n' +
        'printing: average, median, 95th percentile, maximum, the ten heaviest, the\n' +
        'undecided.',
    )
    .addOption(jsonOption('print one JSON object a puzzle, then {"summary": …}'))
    .addOption(jobsOption())
    .addOption(quietOption())
    .addHelpText('after', `\n${INPUT_NAMES}\n\n${EXIT_STATUS.bench}`)
    .action(async (files, flags) => (await import('./commands/bench.js')).runBench(files, flags));
}

function formatsCommand(): Command {
  return new Command('formats')
    .summary('list the formats')
    .description('List every format: its extensions, and what is lost when it is written.')
    .addOption(jsonOption('print one JSON object a format'))
    .action(async (flags) => (await import('./commands/formats.js')).runFormats(flags));
}

function manyFiles(name: string): Command {
  return new Command(name).argument('<file...>', 'files, folders, FILE#2 or -');
}

function reading(command: Command): Command {
  return command.option('--from <format>', 'the format to read, instead of detecting it');
}

function solving(command: Command): Command {
  return budget(
    command.option(
      '--max-solutions <n>',
      'stop after so many solutions, or all, kept in memory (default: 2, which decides uniqueness)',
      countOrAll,
    ),
  ).addOption(lineOnlyOption());
}

function lineOnlyOption(): Option {
  return new Option('--line-only', 'no search: stop where line logic stops');
}

function budget(command: Command): Command {
  return command
    .option('--timeout <seconds>', 'give a puzzle up after so long (default: never)', secondsAsMs)
    .option('--seed <n>', 'how the search breaks ties (default: 1)', wholeNumber(0));
}

function jobsOption(): Option {
  return new Option('-j, --jobs <n>', 'worker threads, or max').argParser(jobCount).default(1);
}

function jsonOption(description: string): Option {
  return new Option('--json', description);
}

function quietOption(): Option {
  return new Option('-q, --quiet', 'no remarks and no progress, only errors');
}

function colorOption(): Option {
  return new Option('--color <when>', 'colours of pictures')
    .choices(['auto', 'always', 'never'])
    .default('auto');
}

/** Commander's message as ours: "nonokit: unknown option '--fore' (did you mean --force?)". */
function usageError(text: string): string {
  return `nonokit: ${printable(text.replace(/^error: /, '')).trim()}\n`;
}
