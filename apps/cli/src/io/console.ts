/**
 * The two streams that a person sees, and the exit status. Results go to standard output; messages
 * of one sentence each go to standard error, without control characters.
 */
import { describeProblemIn, type Problem } from '@nonokit/core';
import { EXIT, type ExitStatus, graver } from './exit.js';
import type { OutputStream, Session } from './host.js';
import { printable } from './printable.js';

/** The output of a command, in a session with its language. */
export interface Console extends Session {
  /** Writes to standard output; resolves when the reader has kept up. */
  out(text: string | Uint8Array): Promise<void>;
  /** Prints the outcome of one puzzle on standard error, unless --quiet. */
  tell(sentence: string): void;
  /** Prints a remark or warning on standard error, unless --quiet. */
  note(sentence: string): void;
  /** Prints a complaint on standard error, even with --quiet. */
  complain(sentence: string): void;
  /** Prints a line on standard error; a progress bar prints it above itself. */
  printLine: (line: string) => void;
}

/** The console of a session. */
export function createConsole(
  { quiet = false }: { readonly quiet?: boolean | undefined },
  { words, host }: Session,
): Console {
  const print = (line: string): void => console.printLine(`${printable(line)}\n`);
  const say = (sentence: string): void => print(`nonokit: ${sentence}`);
  const console: Console = {
    words,
    host,
    out: (text) => write(text, host.stdout),
    tell: (sentence) => (quiet ? undefined : print(sentence)),
    note: (sentence) => (quiet ? undefined : say(sentence)),
    complain: say,
    printLine: (line) => void host.stderr.write(line),
  };
  return console;
}

/** Sets the exit status to `status`, unless a graver one is already set. */
export function raise({ host }: Session, status: ExitStatus): void {
  host.status = graver(host.status, status);
}

/** The message of a problem, in the language of the console. */
export function describedIn({ words }: Console, problem: Problem): string {
  return describeProblemIn(words.problems, problem);
}

/** Complains about `about`, a name from the command line, and sets the exit status to 2. */
export function refuse(console: Console, about: string, problem: Problem): void {
  raise(console, EXIT.badInput);
  const sentence = describedIn(console, problem);
  console.complain(about === '-' ? sentence : `${about}: ${sentence}`);
}

/**
 * Ends the process quietly when the reader of a pipe has gone (`nonokit formats | head -1`): that
 * is how pipes end, not an error.
 */
export function endWithThePipe({ host, words: { common } }: Session): void {
  for (const stream of [host.stdout, host.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'EOF') host.exit();
      host.status = EXIT.badInput;
      if (stream === host.stdout) {
        host.stderr.write(`nonokit: ${common.cannotPrint(error.message)}\n`);
      }
      host.exit();
    });
  }
}

async function write(text: string | Uint8Array, stdout: OutputStream): Promise<void> {
  if (stdout.write(text)) return;
  await new Promise<void>((resolve) => stdout.once('drain', resolve));
}
