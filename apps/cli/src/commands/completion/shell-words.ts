/** The commands of the program as shells complete them: names, options and their values. */
import type { Command, Option } from 'commander';

/** What follows an option: nothing, a file, a folder, one of some words, or other text. */
export type ShellValue = 'none' | 'file' | 'folder' | 'other' | readonly string[];

/** An option. */
export interface ShellOption {
  /** "--output". */
  readonly long: string;
  /** "-o". */
  readonly short: string | undefined;
  readonly description: string;
  readonly value: ShellValue;
}

/** A command. */
export interface ShellCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly ShellOption[];
  /** Words that may follow: "bash zsh fish", or parts of a command. */
  readonly words: readonly string[];
  /** Whether files may follow. */
  readonly takesFiles: boolean;
}

/** The commands of a program; `formats` are the values of options that name a format. */
export function shellCommands(program: Command, formats: readonly string[]): ShellCommand[] {
  const help = program.createHelp();
  return help
    .visibleCommands(program)
    .filter((command) => command.name() !== 'help')
    .map((command) => {
      const args = command.registeredArguments;
      const parts = command.commands.map((part) => part.name());
      const choices = args.flatMap(({ argChoices }) => argChoices ?? []);
      return {
        name: command.name(),
        summary: oneLine(command.summary()),
        options: [...allOptions(command), HELP].map((option) => toOption(option, formats)),
        words: [...parts, ...choices],
        takesFiles: args.some((one) => FILES.has(one.name())),
      };
    });
}

/** Options of a command and of its parts, each name once. */
function allOptions(command: Command): readonly Option[] {
  const options = [command, ...command.commands].flatMap((one) => one.options);
  const visible = options.filter(({ hidden, long }) => !hidden && long !== undefined);
  return [...new Map(visible.map((option) => [option.long, option])).values()];
}

/** The option that every command has. */
const HELP = { flags: '-h, --help', long: '--help', short: '-h', description: '' };

/** Names of arguments that are files. */
const FILES: ReadonlySet<string> = new Set(['file', 'in', 'out', 'image', 'marks', 'cells']);

function toOption(
  option: Pick<Option, 'flags' | 'long' | 'short' | 'description'> & Partial<Option>,
  formats: readonly string[],
): ShellOption {
  const { long = '', short, description, flags, argChoices } = option;
  return {
    long,
    short,
    description: oneLine(description),
    value: argChoices ?? toShellValue(/[<[](\S+)[>\]]/.exec(flags)?.[1], formats),
  };
}

function toShellValue(name: string | undefined, formats: readonly string[]): ShellValue {
  if (name === undefined) return 'none';
  if (name === 'format') return formats;
  if (name === 'folder') return 'folder';
  return FILES.has(name) ? 'file' : 'other';
}

/** Longest description that a shell lists on one line. */
const LONGEST = 60;

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).trimEnd()}…`;
}
