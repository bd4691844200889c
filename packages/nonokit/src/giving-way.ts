/**
 * Pauses for long work on the only thread: often enough to serve Ctrl-C, timers and clicks, seldom
 * enough to cost nothing. Runs in Node and in browsers.
 */

/** Longest time for which the work holds the thread. */
const SLICE_MS = 20;

/** A pause for `solveAsync`: gives way to the event loop every 20 ms and is free otherwise. */
export function givingWay(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE_MS) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}

/** Resolves after all waiting tasks have had a turn. Browsers have no setImmediate. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve);
  });
}
