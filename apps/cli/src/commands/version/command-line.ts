/** The command line of `nonokit version`, which does what `nonokit --version` does. */
import { Command } from 'commander';
import manifest from '../../../package.json' with { type: 'json' };
import { helpAfter } from '../../io/help-texts.js';
import type { Words } from '../../words/words.js';

/** The command line of `version`. */
export function versionCommand({ common, version }: Words): Command {
  return new Command('version')
    .summary(common.version)
    .description(version.description)
    .addHelpText('after', helpAfter(version.examples))
    .action(() => void process.stdout.write(`${manifest.version}\n`));
}
