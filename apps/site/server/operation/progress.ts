/** How far long work is, on a terminal; a file or a pipe gets only what is said at the end. */
import type { Progress } from '../storage/index.js';

/** Shows what is done and how much of it, on the last line of a terminal. */
export function showProgress(): Progress | undefined {
  if (!process.stderr.isTTY) return undefined;
  return (what, done) => process.stderr.write(`\r\u001b[K${what}: ${done}`);
}

/** Takes the line away again. */
export function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
