/**
 * A run of the program in any host: runs the command line and turns every exception into one
 * sentence and a status.
 */
import { CommanderError } from 'commander';
import { raise } from './io/console.js';
import { EXIT } from './io/exit.js';
import type { Host, Session } from './io/host.js';
import { chooseLanguage } from './io/language.js';
import { printable } from './io/printable.js';
import { runProgram } from './program.js';
import { wordsIn } from './words/words.js';

/** The session of a host, in the language of its arguments or environment. */
export async function startSession(host: Host): Promise<Session> {
  return { host, words: await wordsIn(chooseLanguage(host)) };
}

/** Runs the program with the arguments of its host; the status is the host's. Never throws. */
export async function run(session: Session): Promise<void> {
  try {
    await runProgram(session);
  } catch (error) {
    if (!(error instanceof CommanderError)) reportBug(error, session);
    else raise(session, error.exitCode === 0 ? EXIT.good : EXIT.badInput);
  }
}

/** Reports a bug of ours; no file and no user action should lead here. */
export function reportBug(error: unknown, session: Session): void {
  const { host, words } = session;
  raise(session, EXIT.badInput);
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const lines = [`nonokit: ${printable(what)}`, ...words.common.bug];
  host.stderr.write(`${lines.join('\n')}\n`);
  if (host.env['DEBUG'] === 'nonokit' && error instanceof Error) {
    host.stderr.write(`${error.stack}\n`);
  }
}
