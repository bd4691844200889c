/**
 * The two streams a person sees, and the status a shell sees. Results go to standard output; messages,
 * all of one sentence each, go to standard error and are made printable here.
 */
import { describeProblemIn, type Problem } from '@nonokit/core';
import type { Words } from '../words/words.js';
import { EXIT, type ExitStatus, graver } from './exit.js';
import { printable } from './printable.js';

/** Where a command prints, and in which language. */
export interface Console {
  /** All words of the language. */
  readonly words: Words;
  /** Writes to standard output; settles when the reader has kept up. */
  out(text: string | Uint8Array): Promise<void>;
  /** What came of one puzzle, on standard error, unless --quiet. */
  tell(sentence: string): void;
  /** A remark or warning on standard error, unless --quiet. */
  note(sentence: string): void;
  /** A complaint on standard error, --quiet or not. */
  complain(sentence: string): void;
  /** How lines get to standard error: a progress bar puts them above itself. */
  printLine: (line: string) => void;
}

/** The console of this process. */
export function consoleOf(
  { quiet = false }: { readonly quiet?: boolean | undefined },
  words: Words,
): Console {
  const print = (line: string): void => console.printLine(`${printable(line)}\n`);
  const say = (sentence: string): void => print(`nonokit: ${sentence}`);
  const console: Console = {
    words,
    out: write,
    tell: (sentence) => (quiet ? undefined : print(sentence)),
    note: (sentence) => (quiet ? undefined : say(sentence)),
    complain: say,
    printLine: (line) => void process.stderr.write(line),
  };
  return console;
}

/** Lets the process end with `status`, unless something graver has already happened. */
export function raise(status: ExitStatus): void {
  process.exitCode = graver((process.exitCode ?? EXIT.good) as ExitStatus, status);
}

/** What a problem says, in the language of the console. */
export function describedIn({ words }: Console, problem: Problem): string {
  return describeProblemIn(words.problems, problem);
}

/** Complains about `about`, a name from the command line, and lets the process end with status 2. */
export function refuse(console: Console, about: string, problem: Problem): void {
  raise(EXIT.badInput);
  const sentence = describedIn(console, problem);
  console.complain(about === '-' ? sentence : `${about}: ${sentence}`);
}

/**
 * Ends the process quietly when the reader of a pipe has gone away (`nonokit formats | head -1`): that
 * is how pipes end, not an error.
 */
export function endWithThePipe({ common }: Words): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'EOF') process.exit();
      process.exitCode = EXIT.badInput;
      if (stream === process.stdout) {
        process.stderr.write(`nonokit: ${common.cannotPrint(error.message)}\n`);
      }
      process.exit();
    });
  }
}

async function write(text: string | Uint8Array): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise<void>((resolve) => process.stdout.once('drain', resolve));
}
