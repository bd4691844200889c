/**
 * The program `nonokit`: runs the command line and turns every exception into one sentence and a
 * status.
 */
import { CommanderError } from 'commander';
import { endWithThePipe, raise } from './io/console.js';
import { EXIT } from './io/exit.js';
import { languageOf } from './io/language.js';
import { printable } from './io/printable.js';
import { runProgram } from './program.js';
import { type Words, wordsIn } from './words/words.js';

void run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<void> {
  const words = await wordsIn(languageOf(args));
  endWithThePipe(words);
  process.on('uncaughtException', (error) => {
    reportBug(error, words);
    process.exit();
  });
  try {
    await runProgram(args, words);
  } catch (error) {
    if (error instanceof CommanderError) raise(error.exitCode === 0 ? EXIT.good : EXIT.badInput);
    else reportBug(error, words);
  }
}

/** Reports a bug of ours; no file and no user action should lead here. */
function reportBug(error: unknown, { common }: Words): void {
  raise(EXIT.badInput);
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const lines = [`nonokit: ${printable(what)}`, ...common.bug];
  process.stderr.write(`${lines.join('\n')}\n`);
  if (process.env['DEBUG'] === 'nonokit' && error instanceof Error) {
    process.stderr.write(`${error.stack}\n`);
  }
}
