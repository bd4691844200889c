/** The command line of `nonokit generate`. */
import { PICTURE_STYLES, SYMMETRIES } from '@nonokit/maker';
import { Command, InvalidArgumentError, Option } from 'commander';
import { secondsAsMs, wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { quietOption } from '../../io/options.js';
import type { Words } from '../../words/language-words.js';

const LABELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'];

/** The command line of `generate`. */
export function generateCommand(session: Session): Command {
  const { words } = session;
  const { common, generate } = words;
  const { options } = generate;
  const size = new Option('--size <WxH>', options.size).argParser(sizeFlag(words));
  const symmetry = new Option('--symmetry <kind>', options.symmetry).choices([...SYMMETRIES]);
  const style = new Option('--style <look>', options.style).choices([...PICTURE_STYLES]);
  const property = new Option('--require <what>', options.require).choices([
    'line',
    'unique',
    'any',
  ]);
  return new Command('generate')
    .summary(generate.summary)
    .description(generate.description)
    .option('-o, --output <out>', options.output, '-')
    .option('--to <format>', options.to)
    .option('-n, --count <n>', options.count, wholeNumber(1, words), 1)
    .addOption(size.default({ width: 10, height: 10 }, '10x10'))
    .option('--density <share>', options.density, densityFlag(words), 0.6)
    .option('--colors <n>', options.colors, colorsFlag(words), 1)
    .addOption(symmetry.default('none'))
    .addOption(style.default('noise'))
    .addOption(property.default('unique'))
    .addOption(new Option('--difficulty <label>', options.difficulty).choices(LABELS))
    .option('--seed <n>', options.seed, wholeNumber(0, words), 1)
    .option('--timeout <seconds>', common.options.timeout, secondsAsMs(words))
    .option('--force', common.options.force)
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(generate.status, generate.examples))
    .action(async (flags) => {
      const { isDrawn, drawGenerated } = await import('./draw-generated.js');
      if (isDrawn(flags)) return drawGenerated(flags, session);
      await (await import('./generate.js')).runGenerate(flags, session);
    });
}

/** Parses "30x20" as columns and rows, "30" as a square. */
function sizeFlag({ common }: Words): (text: string) => { width: number; height: number } {
  return (text) => {
    const [, width, height = width] = /^(\d{1,4})(?:[x×](\d{1,4}))?$/.exec(text) ?? [];
    const size = { width: Number(width), height: Number(height) };
    if (size.width >= 1 && size.height >= 1) return size;
    throw new InvalidArgumentError(common.expected.size);
  };
}

function densityFlag({ common }: Words): (text: string) => number {
  return (text) => {
    const share = Number(text);
    if (/^0?\.\d{1,9}$/.test(text) && share >= 0.01 && share <= 0.99) return share;
    throw new InvalidArgumentError(common.expected.density);
  };
}

function colorsFlag(words: Words): (text: string) => number {
  return (text) => {
    const colors = wholeNumber(1, words)(text);
    if (colors <= 1000) return colors;
    throw new InvalidArgumentError(words.common.expected.atMost(1000));
  };
}
