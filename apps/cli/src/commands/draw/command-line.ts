/** The command line of `nonokit draw`. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import {
  budget,
  lineOnlyOption,
  puzzleNames,
  quietOption,
  reading,
  typedClues,
} from '../../io/options.js';
import type { Words } from '../../words/language-words.js';

/** The command line of `draw`. */
export function drawCommand(session: Session): Command {
  const { words } = session;
  const { common, draw } = words;
  const { options } = draw;
  const command = budget(reading(typedClues(new Command('draw'), words), words), words)
    .argument('[file...]', draw.file)
    .option('-o, --output <file>', options.output)
    .summary(draw.summary)
    .description(draw.description)
    .addOption(new Option('--to <kind>', options.to).choices(KINDS));
  return paperOptions(filmOptions(lookOptions(command, words), words), words)
    .option('--open', options.open)
    .option('--force', common.options.force)
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(draw.page, common.oneFileStatus, draw.examples))
    .action(async (files, flags, command) => {
      const names = puzzleNames(files, flags, command, words);
      await (await import('./draw.js')).runDraw(names, flags, session);
    });
}

const KINDS = ['png', 'svg', 'gif', 'pdf', 'txt', 'brf'];

function lookOptions(command: Command, words: Words): Command {
  const { options } = words.draw;
  return command
    .addOption(new Option('--what <what>', options.what).choices(['puzzle', 'solution', 'both']))
    .addOption(new Option('--style <style>', options.style).choices(['sheet', 'plain']))
    .option('--cell <pixels>', options.cell, wholeNumber(1, words))
    .addOption(new Option('--theme <theme>', options.theme).choices(['light', 'dark', 'print']))
    .addOption(lineOnlyOption(words))
    .option('--show-stuck', options.showStuck)
    .option('--braille', options.braille)
    .option('--title <text>', options.title)
    .option('--no-title', options.noTitle)
    .option('--numbers <n>', options.numbers, wholeNumber(0, words))
    .option('--repeat-clues', options.repeatClues)
    .option('--no-repeat-clues', options.noRepeatClues)
    .option('--no-legend', options.noLegend);
}

function filmOptions(command: Command, words: Words): Command {
  const { options } = words.draw;
  const frames = new Option('--frames <what>', options.frames);
  return command
    .addOption(frames.choices(['passes', 'lines', 'steps']))
    .option('--frame-delay <ms>', options.frameDelay, milliseconds(words))
    .option('--end-delay <ms>', options.endDelay, milliseconds(words))
    .option('--each <folder>', options.each);
}

function paperOptions(command: Command, words: Words): Command {
  const { options } = words.draw;
  return command
    .option('--booklet', options.booklet)
    .addOption(new Option('--paper <paper>', options.paper).choices(['a4', 'a5', 'letter']))
    .option('--per-page <n>', options.perPage, wholeNumber(1, words))
    .option('--solutions <file>', options.solutions)
    .option('--line-pages', options.linePages)
    .option('--cover', options.cover)
    .option('--no-cover', options.noCover);
}

/** Parses "250" as 250; GIF counts up to 65,535 hundredths of a second. */
function milliseconds({ common }: Words): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d{1,6}$/.test(text) && value >= 20 && value <= 655_350) return value;
    throw new InvalidArgumentError(common.expected.milliseconds);
  };
}
