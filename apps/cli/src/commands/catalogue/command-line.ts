/** The command line of `nonokit catalogue`. */
import type { Range } from '@nonokit/catalogue';
import type { TechniqueId } from '@nonokit/explain';
import { Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { csvOption, jsonOption, quietOption } from '../../io/options.js';
import type { Words } from '../../words/language-words.js';

const LABELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'];

/** All techniques; the type makes sure that none is missing. */
const TECHNIQUE_IDS: Readonly<Record<TechniqueId, true>> = {
  'complete-line': true,
  'finished-line': true,
  overlap: true,
  glue: true,
  closing: true,
  'near-edge': true,
  unreachable: true,
  'gap-too-small': true,
  'joining-splitting': true,
  forcing: true,
  punctuating: true,
  mercury: true,
  'whole-line': true,
  'color-logic': true,
  'edge-logic': true,
  'two-way': true,
  contradiction: true,
  nested: true,
};
const TECHNIQUES: readonly string[] = Object.keys(TECHNIQUE_IDS);

/** The command line of `catalogue`. */
export function catalogueCommand(session: Session): Command {
  const { words } = session;
  const { common, catalogue } = words;
  const { options } = catalogue;
  return new Command('catalogue')
    .argument('[puzzle...]', catalogue.argument)
    .summary(catalogue.summary)
    .description(catalogue.description)
    .option('--size <n>', options.size, rangeFlag(words))
    .option('--colors <n>', options.colors, rangeFlag(words))
    .addOption(difficultyOption(words))
    .option('--tag <text>', options.tag)
    .addOption(techniqueOption(words))
    .option('--series [name]', options.series)
    .option('--random [n]', options.random, wholeNumber(1, words))
    .option('--seed <n>', options.seed, wholeNumber(0, words))
    .option('--all', options.all)
    .option('--titles', options.titles)
    .option('--play', options.play)
    .option('-o, --output <file>', options.output)
    .option('--to <format>', options.to)
    .option('--force', common.options.force)
    .addOption(jsonOption(options.json))
    .addOption(csvOption(words))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(catalogue.names, catalogue.status, catalogue.examples))
    .action(async (puzzles, flags, command) => {
      const { runCatalogue, wrongTechnique } = await import('./catalogue.js');
      const wrong = wrongTechnique(flags.technique, TECHNIQUES, words);
      if (wrong !== undefined) command.error(`error: ${wrong}`);
      await runCatalogue(puzzles, flags, session);
    });
}

/** Parses "15" and "15-20". */
function rangeFlag({ catalogue }: Words): (text: string) => Range {
  return (text) => {
    const [, least, most = least] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text) ?? [];
    const range = { least: Number(least), most: Number(most) };
    if (range.least >= 1 && range.most >= range.least) return range;
    throw new InvalidArgumentError(catalogue.expectedRange);
  };
}

/** The name of a technique; shells complete it. */
function techniqueOption({ catalogue }: Words): Option {
  const option = new Option('--technique <name>', catalogue.options.technique);
  option.argChoices = [...TECHNIQUES];
  return option;
}

/** Labels with commas between. */
function difficultyOption({ catalogue }: Words): Option {
  const option = new Option('--difficulty <label>', catalogue.options.difficulty);
  option.argChoices = LABELS;
  return option.argParser((text: string): readonly string[] => {
    const labels = text.split(',');
    if (labels.every((label) => LABELS.includes(label))) return labels;
    throw new InvalidArgumentError(catalogue.expectedLabels(LABELS.join(', ')));
  });
}
