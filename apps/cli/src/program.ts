/**
 * The command line as a whole: the list of commands, help, and what is said about wrong usage.
 *
 * A command is two files, each loaded when it is needed and not before: `command-lines/x.ts` says what can
 * be typed (arguments, options, help), `commands/x.ts` does it. To add one: write both after the pattern of
 * `check`, the first with an action that imports the second, and give it a row in `COMMAND_LINES`.
 */
import { Command, Help, type HelpConfiguration } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { languageBefore } from './io/language.js';
import { langOption } from './io/options.js';
import { printable } from './io/printable.js';
import type { Words } from './words/words.js';

/** The commands in the order of the help, by name: where to load what can be typed. */
const COMMAND_LINES: ReadonlyMap<string, (words: Words) => Promise<Command>> = new Map([
  [
    'solve',
    async (words: Words) => (await import('./commands/solve/command-line.js')).solveCommand(words),
  ],
  [
    'check',
    async (words: Words) => (await import('./commands/check/command-line.js')).checkCommand(words),
  ],
  [
    'explain',
    async (words: Words) =>
      (await import('./commands/explain/command-line.js')).explainCommand(words),
  ],
  [
    'convert',
    async (words: Words) =>
      (await import('./commands/convert/command-line.js')).convertCommand(words),
  ],
  [
    'draw',
    async (words: Words) => (await import('./commands/draw/command-line.js')).drawCommand(words),
  ],
  [
    'make',
    async (words: Words) => (await import('./commands/make/command-line.js')).makeCommand(words),
  ],
  [
    'generate',
    async (words: Words) =>
      (await import('./commands/generate/command-line.js')).generateCommand(words),
  ],
  [
    'batch',
    async (words: Words) => (await import('./commands/batch/command-line.js')).batchCommand(words),
  ],
  [
    'line',
    async (words: Words) => (await import('./commands/line/command-line.js')).lineCommand(words),
  ],
  [
    'bench',
    async (words: Words) => (await import('./commands/bench/command-line.js')).benchCommand(words),
  ],
  [
    'formats',
    async (words: Words) =>
      (await import('./commands/formats/command-line.js')).formatsCommand(words),
  ],
]);

/** Parses and runs the command line `args`, which begins after the name of the program. */
export async function runProgram(args: readonly string[], words: Words): Promise<void> {
  const before = languageBefore(args);
  const typed = args.slice(before.length);
  const [first, topic] = typed;
  // help for a command that there is not: what is said to the command itself, with the nearest that there is
  const asked = first === 'help' && topic !== undefined && !COMMAND_LINES.has(topic);
  const meant = asked ? typed.slice(1) : typed;
  const program = await programOf(meant, words);
  await program.parseAsync([...before, ...meant], { from: 'user' });
}

/** The program with the commands that `args` can mean, ready to parse. */
async function programOf(args: readonly string[], words: Words): Promise<Command> {
  const { common, usage } = words;
  const program = new Command('nonokit')
    .description(common.description(manifest.description))
    .version(manifest.version, '-V, --version', common.version)
    .helpOption('-h, --help', common.help)
    .helpCommand('help [command]', common.helpCommand)
    .enablePositionalOptions()
    .addOption(langOption(words))
    .addHelpText('after', common.epilogue)
    .exitOverride()
    .configureHelp(helpIn(usage))
    .configureOutput({ outputError: (text, write) => write(usageError(text, usage)) });
  for (const name of commandsIn(args)) {
    const command = await COMMAND_LINES.get(name)?.(words);
    if (command === undefined) continue;
    program.addCommand(inherited(command, program, words));
    command.showHelpAfterError(common.tryHelp(` ${name}`));
    for (const part of command.commands) {
      inherited(part, command, words);
      part.showHelpAfterError(common.tryHelp(` ${name} ${part.name()}`));
    }
  }
  return program.showHelpAfterError(common.tryHelp(''));
}

/** The command with what all have: how help and complaints look, and `--lang`. */
function inherited(command: Command, parent: Command, words: Words): Command {
  return command.copyInheritedSettings(parent).addOption(langOption(words));
}

/** The one command that `args` begins with, or all: for the help, and to say which was meant. */
function commandsIn([first = '']: readonly string[]): Iterable<string> {
  return COMMAND_LINES.has(first) ? [first] : COMMAND_LINES.keys();
}

/** Commander's help with its own words translated. */
function helpIn({ title, term, description }: Words['usage']): HelpConfiguration {
  const help = new Help();
  return {
    styleTitle: title,
    commandUsage: (command) => term(help.commandUsage(command)),
    subcommandTerm: (command) => term(help.subcommandTerm(command)),
    optionTerm: (option) => term(help.optionTerm(option)),
    argumentTerm: (argument) => term(`<${help.argumentTerm(argument)}>`).slice(1, -1),
    optionDescription: (option) => description(help.optionDescription(option)),
    argumentDescription: (argument) => description(help.argumentDescription(argument)),
  };
}

/** Commander's message as ours: "nonokit: unknown option '--fore' (did you mean --force?)". */
function usageError(text: string, { complaint }: Words['usage']): string {
  return `nonokit: ${printable(complaint(text.replace(/^error: /, ''))).trim()}\n`;
}
