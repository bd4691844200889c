/**
 * The program `nonokit`: runs the command line and turns whatever is thrown into one sentence and a status.
 */
import { CommanderError } from 'commander';
import { endWithThePipe, raise } from './io/console.js';
import { EXIT } from './io/exit.js';
import { printable } from './io/printable.js';
import { runProgram } from './program.js';

endWithThePipe();
process.on('uncaughtException', (error) => {
  reportBug(error);
  process.exit();
});
void run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<void> {
  try {
    await runProgram(args);
  } catch (error) {
    if (error instanceof CommanderError) raise(error.exitCode === 0 ? EXIT.good : EXIT.badInput);
    else reportBug(error);
  }
}

/** Nothing a file or a person does should lead here. */
function reportBug(error: unknown): void {
  raise(EXIT.badInput);
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const lines = [
    `nonokit: ${printable(what)}`,
    'This is a bug in nonokit. Please report it, with the command, the file and what is printed',
    'when the environment variable DEBUG is set to nonokit.',
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
  if (process.env['DEBUG'] === 'nonokit' && error instanceof Error) {
    process.stderr.write(`${error.stack}\n`);
  }
}
