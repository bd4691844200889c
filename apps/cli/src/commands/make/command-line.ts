/** The command line of `nonokit make`. */
import { Command, Option } from 'commander';
import { secondsAsMs, shareOfOne, wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { jsonOption, quietOption } from '../../io/options.js';
import type { Words } from '../../words/language-words.js';
import { rgbColors, rgbOrNone, sizeOrAuto } from './image-flags.js';

/** The command line of `make`. */
export function makeCommand(session: Session): Command {
  const { words } = session;
  const { common, make } = words;
  const { options } = make;
  const command = new Command('make')
    .argument('<image>', make.image)
    .requiredOption('-o, --output <file>', options.output)
    .summary(make.summary)
    .description(make.description)
    .option('--to <format>', options.to)
    .addOption(new Option('--kind <kind>', options.kind).choices(['triangles']))
    .option('--exact', options.exact)
    .option('--size <WxH>', options.size, sizeOrAuto(words));
  return wishOptions(colorOptions(command, words), words)
    .option('--title <text>', options.title)
    .option('--author <text>', options.author)
    .option('--seed <n>', options.seed, wholeNumber(0, words))
    .option('--timeout <seconds>', options.timeout, secondsAsMs(words))
    .option('--force', common.options.force)
    .addOption(jsonOption(options.json))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(make.status, make.examples))
    .action(async (image, flags) => (await import('./make.js')).runMake(image, flags, session));
}

function colorOptions(command: Command, words: Words): Command {
  const { options } = words.make;
  return command
    .option('--colors <n>', options.colors, wholeNumber(1, words))
    .option('--palette <colors>', options.palette, rgbColors(words))
    .option('--background <color>', options.background, rgbOrNone(words))
    .option('--invert', options.invert)
    .option('--no-invert', options.noInvert)
    .option('--threshold <share>', options.threshold, shareOfOne(words))
    .option('--edges', options.edges);
}

/** The options about the properties of the puzzle, and about the changes allowed to reach them. */
function wishOptions(command: Command, words: Words): Command {
  const { options } = words.make;
  const repair = new Option('--repair <property>', options.repair);
  const difficulty = new Option('--difficulty <label>', options.difficulty);
  return command
    .addOption(repair.choices(['line', 'unique', 'off']))
    .addOption(difficulty.choices(['trivial', 'easy', 'medium', 'hard', 'expert']))
    .option('--max-flips <n>', options.maxFlips, wholeNumber(0, words))
    .option('--candidates <k>', options.candidates, wholeNumber(1, words));
}
