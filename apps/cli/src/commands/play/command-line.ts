/** The command line of `nonokit play`. */
import type { Command } from 'commander';
import { portNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';
import { colorOption, manyFiles, puzzleNames, quietOption, reading } from '../../io/options.js';

/** The command line of `play`. */
export function playCommand(session: Session): Command {
  const { words } = session;
  const { common, play } = words;
  return reading(manyFiles('play', words), words)
    .summary(play.summary)
    .description(play.description)
    .option('--port <n>', play.options.port, portNumber(words))
    .option('--no-open', play.options.noOpen)
    .option('--terminal', play.options.terminal)
    .addOption(colorOption(words))
    .addOption(quietOption(words))
    .addHelpText('after', helpAfter(common.inputNames, play.progress, play.status, play.examples))
    .action(async (files, flags, command) => {
      const isShelf = files.length === 0 && flags.rows === undefined && flags.columns === undefined;
      const names = isShelf ? files : puzzleNames(files, flags, command, words);
      await (await import('./play.js')).runPlay(names, flags, session);
    });
}
