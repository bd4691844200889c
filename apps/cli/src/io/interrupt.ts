/**
 * Ctrl-C: the first one asks the work to stop, so that finished results stay printed and the
 * terminal is restored; a second one ends at once.
 */
import { setMaxListeners } from 'node:events';
import { raise } from './console.js';
import { EXIT } from './exit.js';
import type { Session } from './host.js';

/** Runs `work` with a signal that Ctrl-C (or SIGTERM) aborts; the status is then 130. */
export async function interruptible(
  session: Session,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { host } = session;
  const controller = new AbortController();
  // every task in progress listens; with several threads these exceed Node's warning limit
  setMaxListeners(0, controller.signal);
  const stop = (): void => {
    raise(session, EXIT.interrupted);
    if (controller.signal.aborted) host.exit();
    controller.abort();
  };
  const forget = host.onInterrupt(stop);
  try {
    await work(controller.signal);
  } finally {
    forget();
  }
}
