/**
 * Ctrl-C: the first one asks the work to stop, so that finished results stay printed and the
 * terminal is restored; a second one ends at once.
 */
import { setMaxListeners } from 'node:events';
import { raise } from './console.js';
import { EXIT } from './exit.js';

/** Runs `work` with a signal that Ctrl-C (or SIGTERM) aborts; the status is then 130. */
export async function interruptible(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  // every task in progress listens; with several threads these exceed Node's warning limit
  setMaxListeners(0, controller.signal);
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    raise(EXIT.interrupted);
    controller.abort();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    await work(controller.signal);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
