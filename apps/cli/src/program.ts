/**
 * The command line as a whole: the list of commands, help, and messages about wrong usage.
 *
 * A command is a folder with two files, each loaded only when needed: `commands/x/command-line.ts`
 * declares its arguments, options and help, `commands/x/x.ts` does the work. To add one: write both
 * after the pattern of `check`, the first with an action that imports the second, and give it a row
 * in `COMMAND_LINES`.
 */
import { isLanguage } from '@nonokit/core';
import { Command, Help, type HelpConfiguration, type OutputConfiguration } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import type { OutputStream, Session } from './io/host.js';
import { languageAsked, languageBefore } from './io/language.js';
import { langOption } from './io/options.js';
import { printable } from './io/printable.js';
import type { Words } from './words/language-words.js';

/** Loads the declaration of a command; `program` makes the whole program, for its description. */
type CommandLine = (session: Session, program: () => Promise<Command>) => Promise<Command>;

/**
 * The commands in the order of the help, by name, with the function that loads each declaration.
 */
const COMMAND_LINES: ReadonlyMap<string, CommandLine> = new Map<string, CommandLine>([
  [
    'solve',
    async (session: Session) =>
      (await import('./commands/solve/command-line.js')).solveCommand(session),
  ],
  [
    'check',
    async (session: Session) =>
      (await import('./commands/check/command-line.js')).checkCommand(session),
  ],
  [
    'explain',
    async (session: Session) =>
      (await import('./commands/explain/command-line.js')).explainCommand(session),
  ],
  [
    'hint',
    async (session: Session) =>
      (await import('./commands/hint/command-line.js')).hintCommand(session),
  ],
  [
    'rate',
    async (session: Session) =>
      (await import('./commands/rate/command-line.js')).rateCommand(session),
  ],
  [
    'proofread',
    async (session: Session) =>
      (await import('./commands/proofread/command-line.js')).proofreadCommand(session),
  ],
  [
    'prove',
    async (session: Session) =>
      (await import('./commands/prove/command-line.js')).proveCommand(session),
  ],
  [
    'scan',
    async (session: Session) =>
      (await import('./commands/scan/command-line.js')).scanCommand(session),
  ],
  [
    'convert',
    async (session: Session) =>
      (await import('./commands/convert/command-line.js')).convertCommand(session),
  ],
  [
    'draw',
    async (session: Session) =>
      (await import('./commands/draw/command-line.js')).drawCommand(session),
  ],
  [
    'play',
    async (session: Session) =>
      (await import('./commands/play/command-line.js')).playCommand(session),
  ],
  [
    'catalogue',
    async (session: Session) =>
      (await import('./commands/catalogue/command-line.js')).catalogueCommand(session),
  ],
  [
    'make',
    async (session: Session) =>
      (await import('./commands/make/command-line.js')).makeCommand(session),
  ],
  [
    'generate',
    async (session: Session) =>
      (await import('./commands/generate/command-line.js')).generateCommand(session),
  ],
  [
    'vary',
    async (session: Session) =>
      (await import('./commands/vary/command-line.js')).varyCommand(session),
  ],
  [
    'batch',
    async (session: Session) =>
      (await import('./commands/batch/command-line.js')).batchCommand(session),
  ],
  [
    'line',
    async (session: Session) =>
      (await import('./commands/line/command-line.js')).lineCommand(session),
  ],
  [
    'bench',
    async (session: Session) =>
      (await import('./commands/bench/command-line.js')).benchCommand(session),
  ],
  [
    'publish',
    async (session: Session) =>
      (await import('./commands/publish/command-line.js')).publishCommand(session),
  ],
  [
    'fetch',
    async (session: Session) =>
      (await import('./commands/fetch/command-line.js')).fetchCommand(session),
  ],
  [
    'mcp',
    async (session: Session) =>
      (await import('./commands/mcp/command-line.js')).mcpCommand(session),
  ],
  [
    'formats',
    async (session: Session) =>
      (await import('./commands/formats/command-line.js')).formatsCommand(session),
  ],
  [
    'completion',
    async (session, program) =>
      (await import('./commands/completion/command-line.js')).completionCommand(session, program),
  ],
  [
    'version',
    async (session: Session) =>
      (await import('./commands/version/command-line.js')).versionCommand(session),
  ],
  [
    'manual',
    async (session, program) =>
      (await import('./commands/manual/command-line.js')).manualCommand(session, program),
  ],
]);

/** Commands that the help does not list. */
const HIDDEN: ReadonlySet<string> = new Set(['manual']);

/** Parses and runs the command line of the session's host. */
export async function runProgram(session: Session): Promise<void> {
  const {
    host: { args },
    words,
  } = session;
  const before = languageBefore(args);
  const typed = args.slice(before.length);
  if (typed.length === 0 && (before.length === 0 || isLanguage(languageAsked(before)))) {
    const { welcome } = await import('./welcome.js');
    return welcome(session);
  }
  const [first, topic] = typed;
  // help for an unknown command: the same message as for the command itself, with the nearest name
  const asked = first === 'help' && topic !== undefined && !COMMAND_LINES.has(topic);
  const meant = (asked ? typed.slice(1) : typed).map((arg, k) => (k === 0 ? usual(arg) : arg));
  const program = await buildProgram(meant, session);
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
async function buildProgram(args: readonly string[], session: Session): Promise<Command> {
  const { words } = session;
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
    .configureOutput(toOutputConfiguration(session));
  for (const name of commandsIn(args)) {
    const command = await COMMAND_LINES.get(name)?.(session, () => buildProgram([], session));
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

/** Where commander writes, how wide its help is, and how it complains. */
function toOutputConfiguration({ host: { stdout, stderr }, words }: Session): OutputConfiguration {
  return {
    writeOut: (text) => void stdout.write(text),
    writeErr: (text) => void stderr.write(text),
    getOutHelpWidth: () => chooseWidth(stdout),
    getErrHelpWidth: () => chooseWidth(stderr),
    outputError: (text, write) => write(usageError(text, words.usage)),
  };
}

/** Characters per line of help: as many as the terminal has, else 80. */
function chooseWidth({ isTTY, columns = 80 }: OutputStream): number {
  return isTTY === true ? columns : 80;
}

/** Rewrites commander's message: "nonokit: unknown option '--fore' (did you mean --force?)". */
function usageError(text: string, { complaint }: Words['usage']): string {
  return `nonokit: ${printable(complaint(text.replace(/^error: /, ''))).trim()}\n`;
}
