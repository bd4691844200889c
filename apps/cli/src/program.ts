/**
 * The command line as a whole: the list of commands, help, and messages about wrong usage.
 *
 * A command is a folder with two files, each loaded only when needed: `commands/x/command-line.ts`
 * declares its arguments, options and help, `commands/x/x.ts` does the work. To add one: write both
 * after the pattern of `check`, the first with an action that imports the second, and give it a row
 * in `COMMAND_LINES`.
 */
import { Command, Help, type HelpConfiguration } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { languageBefore } from './io/language.js';
import { langOption } from './io/options.js';
import { printable } from './io/printable.js';
import type { Words } from './words/words.js';

/** Loads the declaration of a command; `program` makes the whole program, for its description. */
type CommandLine = (words: Words, program: () => Promise<Command>) => Promise<Command>;

/**
 * The commands in the order of the help, by name, with the function that loads each declaration.
 */
const COMMAND_LINES: ReadonlyMap<string, CommandLine> = new Map<string, CommandLine>([
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
    'hint',
    async (words: Words) => (await import('./commands/hint/command-line.js')).hintCommand(words),
  ],
  [
    'rate',
    async (words: Words) => (await import('./commands/rate/command-line.js')).rateCommand(words),
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
    'play',
    async (words: Words) => (await import('./commands/play/command-line.js')).playCommand(words),
  ],
  [
    'catalogue',
    async (words: Words) =>
      (await import('./commands/catalogue/command-line.js')).catalogueCommand(words),
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
    'publish',
    async (words: Words) =>
      (await import('./commands/publish/command-line.js')).publishCommand(words),
  ],
  [
    'fetch',
    async (words: Words) => (await import('./commands/fetch/command-line.js')).fetchCommand(words),
  ],
  [
    'formats',
    async (words: Words) =>
      (await import('./commands/formats/command-line.js')).formatsCommand(words),
  ],
  [
    'completion',
    async (words, program) =>
      (await import('./commands/completion/command-line.js')).completionCommand(words, program),
  ],
  [
    'version',
    async (words: Words) =>
      (await import('./commands/version/command-line.js')).versionCommand(words),
  ],
  [
    'manual',
    async (words, program) =>
      (await import('./commands/manual/command-line.js')).manualCommand(words, program),
  ],
]);

/** Commands that the help does not list. */
const HIDDEN: ReadonlySet<string> = new Set(['manual']);

/** Parses and runs the command line `args`, which begins after the name of the program. */
export async function runProgram(args: readonly string[], words: Words): Promise<void> {
  const before = languageBefore(args);
  const typed = args.slice(before.length);
  const [first, topic] = typed;
  // help for an unknown command: the same message as for the command itself, with the nearest name
  const asked = first === 'help' && topic !== undefined && !COMMAND_LINES.has(topic);
  const meant = (asked ? typed.slice(1) : typed).map((arg, k) => (k === 0 ? usual(arg) : arg));
  const program = await programOf(meant, words);
  const other = words.common.meant(meant[0] ?? '');
  if (other !== undefined) {
    program.error(`error: unknown command '${meant[0]}'\n(Did you mean "${other}"?)`);
  }
  await program.parseAsync([...before, ...meant], { from: 'user' });
}

/** "-V" is another name of "-v". */
function usual(option: string): string {
  return option === '-V' ? '-v' : option;
}

/** The program with the commands that `args` can mean, ready to parse. */
async function programOf(args: readonly string[], words: Words): Promise<Command> {
  const { common, usage } = words;
  const program = new Command('nonokit')
    .description(common.description(manifest.description))
    .version(manifest.version, '-v, --version', common.version)
    .helpOption('-h, --help', common.help)
    .helpCommand('help [command]', common.helpCommand)
    .enablePositionalOptions()
    .addOption(langOption(words))
    .addHelpText('after', common.epilogue)
    .exitOverride()
    .configureHelp(helpIn(usage))
    .configureOutput({ outputError: (text, write) => write(usageError(text, usage)) });
  for (const name of commandsIn(args)) {
    const command = await COMMAND_LINES.get(name)?.(words, () => programOf([], words));
    if (command === undefined) continue;
    program.addCommand(inherited(command, program, words), { hidden: HIDDEN.has(name) });
    command.showHelpAfterError(common.tryHelp(` ${name}`));
    for (const part of command.commands) {
      inherited(part, command, words);
      part.showHelpAfterError(common.tryHelp(` ${name} ${part.name()}`));
    }
  }
  return program.showHelpAfterError(common.tryHelp(''));
}

/** Adds the common parts to a command: the style of help and complaints, and `--lang`. */
function inherited(command: Command, parent: Command, words: Words): Command {
  return command.copyInheritedSettings(parent).addOption(langOption(words));
}

/**
 * The one command at the start of `args`, or all: for the help, and to suggest the nearest name.
 */
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

/** Rewrites commander's message: "nonokit: unknown option '--fore' (did you mean --force?)". */
function usageError(text: string, { complaint }: Words['usage']): string {
  return `nonokit: ${printable(complaint(text.replace(/^error: /, ''))).trim()}\n`;
}
