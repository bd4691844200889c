/**
 * The command line as a whole: the list of commands, help, and what is said about wrong usage.
 *
 * A command is two files, each loaded when it is needed and not before: `command-lines/x.ts` says what can
 * be typed (arguments, options, help), `commands/x.ts` does it. To add one: write both after the pattern of
 * `check`, the first with an action that imports the second, and give it a row in `COMMAND_LINES`.
 */
import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { PROGRAM_EPILOGUE } from './io/help-texts.js';
import { printable } from './io/printable.js';

/** The commands in the order of the help, by name: where to load what can be typed. */
const COMMAND_LINES: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['solve', async () => (await import('./commands/solve/command-line.js')).solveCommand()],
  ['check', async () => (await import('./commands/check/command-line.js')).checkCommand()],
  ['explain', async () => (await import('./commands/explain/command-line.js')).explainCommand()],
  ['convert', async () => (await import('./commands/convert/command-line.js')).convertCommand()],
  ['draw', async () => (await import('./commands/draw/command-line.js')).drawCommand()],
  ['make', async () => (await import('./commands/make/command-line.js')).makeCommand()],
  ['generate', async () => (await import('./commands/generate/command-line.js')).generateCommand()],
  ['batch', async () => (await import('./commands/batch/command-line.js')).batchCommand()],
  ['line', async () => (await import('./commands/line/command-line.js')).lineCommand()],
  ['bench', async () => (await import('./commands/bench/command-line.js')).benchCommand()],
  ['formats', async () => (await import('./commands/formats/command-line.js')).formatsCommand()],
]);

/** Parses and runs the command line `args`, which begins after the name of the program. */
export async function runProgram(args: readonly string[]): Promise<void> {
  const [first, topic] = args;
  // help for a command that there is not: what is said to the command itself, with the nearest that there is
  const asked = first === 'help' && topic !== undefined && !COMMAND_LINES.has(topic);
  const meant = asked ? args.slice(1) : args;
  const program = await programOf(meant);
  await program.parseAsync(meant, { from: 'user' });
}

/** The program with the commands that `args` can mean, ready to parse. */
async function programOf(args: readonly string[]): Promise<Command> {
  const program = new Command('nonokit')
    .description(manifest.description)
    .version(manifest.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .enablePositionalOptions()
    .addHelpText('after', PROGRAM_EPILOGUE)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(usageError(text)) });
  for (const name of commandsIn(args)) {
    const command = await COMMAND_LINES.get(name)?.();
    if (command === undefined) continue;
    program.addCommand(command.copyInheritedSettings(program));
    command.showHelpAfterError(`Try "nonokit ${name} --help".`);
    for (const part of command.commands) {
      part.copyInheritedSettings(command);
      part.showHelpAfterError(`Try "nonokit ${name} ${part.name()} --help".`);
    }
  }
  return program.showHelpAfterError('Try "nonokit --help".');
}

/** The one command that `args` begins with, or all: for the help, and to say which was meant. */
function commandsIn([first = '']: readonly string[]): Iterable<string> {
  return COMMAND_LINES.has(first) ? [first] : COMMAND_LINES.keys();
}

/** Commander's message as ours: "nonokit: unknown option '--fore' (did you mean --force?)". */
function usageError(text: string): string {
  return `nonokit: ${printable(text.replace(/^error: /, '')).trim()}\n`;
}
