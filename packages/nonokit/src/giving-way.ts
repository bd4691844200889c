/**
 * Pauses for long work on the only thread: often enough to serve Ctrl-C, timers and clicks, seldom
 * enough to cost nothing. Runs in Node and in browsers.
 */

/** Messages to oneself in a browser. */
declare const MessageChannel: new () => {
  readonly port1: { onmessage: () => void; close(): void };
  readonly port2: { postMessage(message: undefined): void };
};

/** Longest time for which the work holds the thread. */
const SLICE_MS = 20;

/** A pause for `solveAsync`: gives way to the event loop every `sliceMs` and is free otherwise. */
export function givingWay(sliceMs: number = SLICE_MS): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < sliceMs) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}

/**
 * Resolves after all waiting tasks have had a turn. Browsers have no setImmediate, and their timers
 * wait at least 4 ms if they start each other; messages do not.
 */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') {
      setImmediate(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
