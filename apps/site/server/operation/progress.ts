/** Progress of long work on a terminal; a file or a pipe gets only the final message. */
import type { Progress } from '../storage/index.js';

/** Shows the work and its count on the last line of a terminal. */
export function showProgress(): Progress | undefined {
  if (!process.stderr.isTTY) return undefined;
  return (what, done) => process.stderr.write(`\r\u001b[K${what}: ${done}`);
}

/** Takes the line away again. */
export function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
