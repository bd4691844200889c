/**
 * One line on a terminal's standard error that shows the current work and disappears at its end.
 */
import type { Console } from './console.js';

/** A line that changes. */
export interface StatusLine {
  /** Replaces the shown text, at most ten times a second. */
  show(text: string): void;
  /** Leaves the line empty. */
  clear(): void;
}

/** A status line, or nothing if nobody would see it. Messages of `console` replace it. */
export function openStatusLine(console: Console, hidden: boolean): StatusLine {
  const { stderr } = console.host;
  const nothing = (): void => undefined;
  if (hidden || stderr.isTTY !== true) return { show: nothing, clear: nothing };
  const { printLine } = console;
  const erase = (): void => void stderr.write('\r\u001b[K');
  let since = Number.NEGATIVE_INFINITY;
  console.printLine = (line) => {
    erase();
    printLine(line);
  };
  return {
    show: (text) => {
      if (performance.now() - since < 100) return;
      since = performance.now();
      stderr.write(`\r\u001b[K${text}`);
    },
    clear: () => {
      erase();
      console.printLine = printLine;
    },
  };
}
