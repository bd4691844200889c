/** A run of the program in this process. */
import { endWithThePipe } from './io/console.js';
import { processHost } from './io/process-host.js';
import { reportBug, run, startSession } from './run.js';

/** Runs the program with the arguments of the process. */
export async function runHere(): Promise<void> {
  const host = processHost(new URL('./', import.meta.url));
  const session = await startSession(host);
  endWithThePipe(session);
  process.on('uncaughtException', (error) => {
    reportBug(error, session);
    host.exit();
  });
  await run(session);
}
