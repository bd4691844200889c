/**
 * Reading step by step on a terminal: Enter or a space shows the next one, q, Esc or Ctrl-C ends.
 * Keys are read one by one only during a question, so that Ctrl-C works as usual otherwise.
 */
import type { Host, InputStream } from '../io/host.js';

/** Asks on standard error; true for the next step, false for the end. */
export async function askForNext(prompt: string, { stdin, stderr }: Host): Promise<boolean> {
  stderr.write(`\x1b[2m${prompt}\x1b[0m`);
  stdin.setRawMode?.(true);
  stdin.resume();
  try {
    for (;;) {
      const key = await nextKey(stdin);
      if (key === undefined || ENDS.has(key)) return false;
      if (NEXTS.has(key)) return true;
    }
  } finally {
    stdin.setRawMode?.(false);
    stdin.pause();
    stderr.write('\r\x1b[K');
  }
}

/** True if standard input and output are terminals, so that questions can be asked. */
export function canAsk({ stdin, stdout, stderr }: Host): boolean {
  return stdin.isTTY === true && stdout.isTTY === true && stderr.isTTY === true;
}

const NEXTS: ReadonlySet<string> = new Set(['\r', '\n', ' ']);

/** Ctrl-C, Ctrl-D, Esc, and q on an English and on a Russian keyboard. */
const ENDS: ReadonlySet<string> = new Set(['\x03', '\x04', '\x1b', 'q', 'Q', 'й', 'Й']);

/** The next key, or undefined if the terminal is closed. */
function nextKey(stdin: InputStream): Promise<string | undefined> {
  return new Promise((resolve) => {
    const onData = (data: Buffer): void => done(data.toString('utf8'));
    const onEnd = (): void => done(undefined);
    const done = (key: string | undefined): void => {
      stdin.off('data', onData).off('end', onEnd);
      resolve(key);
    };
    stdin.on('data', onData).on('end', onEnd);
  });
}
