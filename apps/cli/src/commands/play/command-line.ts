/** The command line of `nonokit play`. */
import { Command } from 'commander';
import { portNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import { quietOption, reading } from '../../io/options.js';
import type { Words } from '../../words/words.js';

/** The command line of `play`. */
export function playCommand(words: Words): Command {
  const { common, play } = words;
  return reading(new Command('play').argument('[file...]', common.files), words)
    .summary(play.summary)
    .description(play.description)
    .option('--port <n>', play.options.port, portNumber(words))
    .option('--no-open', play.options.noOpen)
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(common.inputNames, play.progress, play.status, play.examples))
    .action(async (files, flags) => (await import('./play.js')).runPlay(files, flags, words));
}
