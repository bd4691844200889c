/** The command line of `nonokit version`, which does what `nonokit --version` does. */
import { Command } from 'commander';
import manifest from '../../../package.json' with { type: 'json' };
import { helpAfter } from '../../io/help-texts.js';
import type { Session } from '../../io/host.js';

/** The command line of `version`. */
export function versionCommand({ words: { common, version }, host }: Session): Command {
  return new Command('version')
    .summary(common.version)
    .description(version.description)
    .addHelpText('after', helpAfter(version.examples))
    .action(() => void host.stdout.write(`${manifest.version}\n`));
}
