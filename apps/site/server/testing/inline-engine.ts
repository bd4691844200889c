/** An engine without threads, for tests: the same verbs, on the caller's thread. */
import { type Engine, IDLE } from '../engine/engine.js';
import { perform } from '../engine/perform.js';

/** The engine on this thread. What it does takes no turns with anything else. */
export function inlineEngine(): Engine {
  return {
    run: (verb, request, { signal } = {}) =>
      perform(verb, request, { signal: signal ?? { aborted: false } }),
    admit: () => undefined,
    load: () => IDLE,
    budget: ({ seconds }) => ({ fullMs: seconds * 1000, leftMs: seconds * 1000, resetMs: 0 }),
    close: () => Promise.resolve(),
  };
}
