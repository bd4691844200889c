/**
 * Pauses for long work on the only thread: often enough that Ctrl-C, timers and a page's clicks are
 * served, seldom enough to cost nothing. Runs in Node and in browsers.
 */

/** How long the work may hold the thread. */
const SLICE_MS = 20;

/** A pause for `solveAsync`: every 20 ms the others have their turn, otherwise it is free. */
export function givingWay(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE_MS) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}

/** Settles when everybody else who waits has had a turn. Browsers have no setImmediate. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve);
  });
}
