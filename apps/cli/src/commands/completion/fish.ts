/** Completions for fish: one line for each command and each option. */
import { LANGUAGES } from '@nonokit/core';
import type { ShellCommand, ShellOption } from './shell-words.js';

/** The script. */
export function fishScript(commands: readonly ShellCommand[]): string {
  const first = 'complete -c nonokit -n __fish_use_subcommand -f';
  const lines = [
    '# completions of nonokit for fish',
    `complete -c nonokit -l lang -x -a "${LANGUAGES.join(' ')}"`,
    `${first} -l version`,
    `${first} -l help`,
    ...commands.map(({ name, summary }) => `${first} -a ${name} -d ${quoted(summary)}`),
    ...commands.flatMap(linesOf),
  ];
  return `${lines.join('\n')}\n`;
}

function linesOf({ name, options, words, takesFiles }: ShellCommand): string[] {
  const start = `complete -c nonokit -n "__fish_seen_subcommand_from ${name}"`;
  const own = options.filter(({ long }) => long !== '--lang');
  const rest = words.length > 0 || !takesFiles ? [`${start} -f -a ${quoted(words.join(' '))}`] : [];
  return [...rest, ...own.map((option) => `${start} ${formatOption(option)}`)];
}

function formatOption({ long, short, description, value }: ShellOption): string {
  const names = `${short === undefined ? '' : `-s ${short.slice(1)} `}-l ${long.slice(2)}`;
  const about = description === '' ? '' : ` -d ${quoted(description)}`;
  return `${names}${action(value)}${about}`;
}

function action(value: ShellOption['value']): string {
  if (typeof value !== 'string') return ` -x -a ${quoted(value.join(' '))}`;
  if (value === 'none') return '';
  if (value === 'other') return ' -x';
  return ' -r -F';
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
