/**
 * One line on a terminal's standard error that says what is going on and is gone when it is over.
 */
import type { Console } from './console.js';

/** A line that changes. */
export interface StatusLine {
  /** Shows the text in place of what was there, at most ten times a second. */
  show(text: string): void;
  /** Leaves the line empty. */
  clear(): void;
}

/** A status line, or nothing where nobody would see it. Messages of `console` take its place. */
export function openStatusLine(console: Console, hidden: boolean): StatusLine {
  const nothing = (): void => undefined;
  if (hidden || process.stderr.isTTY !== true) return { show: nothing, clear: nothing };
  const { printLine } = console;
  const erase = (): void => void process.stderr.write('\r\u001b[K');
  let since = performance.now();
  console.printLine = (line) => {
    erase();
    printLine(line);
  };
  return {
    show: (text) => {
      if (performance.now() - since < 100) return;
      since = performance.now();
      process.stderr.write(`\r\u001b[K${text}`);
    },
    clear: () => {
      erase();
      console.printLine = printLine;
    },
  };
}
