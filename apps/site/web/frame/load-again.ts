/**
 * Loads what must come in the end: a request of a script that fails, on a bad network or while the
 * server starts anew, is made again after a while, and at once when a network comes back.
 */

/** Milliseconds before the second try, doubled for each further one; and at most. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** What may happen meanwhile. */
export interface LoadAgainOptions {
  /** Ends the tries. */
  readonly signal?: AbortSignal | undefined;
  /** Called when the first try has failed. */
  readonly onFail?: (() => void) | undefined;
}

/** What `load` gives, sooner or later; undefined once the signal has ended the tries. */
export async function loadAgain<T>(
  load: () => Promise<T>,
  { onFail, signal }: LoadAgainOptions = {},
): Promise<T | undefined> {
  const isWanted = (): boolean => signal?.aborted !== true;
  for (let wait = FIRST_WAIT_MS; isWanted(); wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      const loaded = await load();
      return isWanted() ? loaded : undefined;
    } catch {
      if (wait === FIRST_WAIT_MS && isWanted()) onFail?.();
    }
    if (isWanted()) await timeOrNetwork(wait, signal);
  }
  return undefined;
}

/**
 * Asks for a script that could not be loaded by another address, as the error names it: Firefox
 * remembers the failure of an address as long as the page is open. @throws the error without one.
 */
export async function byOtherAddress(error: unknown): Promise<unknown> {
  const [address] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [];
  if (address === undefined) throw error;
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
}

/** Resolves after a time, as soon as the network is back, or when the signal aborts. */
function timeOrNetwork(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal?.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    addEventListener('online', go);
    signal?.addEventListener('abort', go);
  });
}
