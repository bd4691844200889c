/**
 * `nonokit completion`: a script for each shell, made from the declarations of the commands, so
 * that it has every option of the help.
 */
import { ALL_FORMATS } from '@nonokit/formats';
import type { Command } from 'commander';
import { bashScript } from './bash.js';
import { fishScript } from './fish.js';
import { shellCommands } from './shell-words.js';
import { zshScript } from './zsh.js';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** The script for a shell. */
export function completionScript(shell: keyof typeof SCRIPTS, program: Command): string {
  const formats = ALL_FORMATS.map(({ id }) => id);
  return SCRIPTS[shell](shellCommands(program, formats));
}
