/**
 * The tuned engine: the module of the engine once more, with more functions inlined
 * (`tools/engine/compile.mjs`). Both take the same steps with the same results.
 *
 * It searches in 0.86 to 0.9 of the time, but JavaScript engines take 20 to 35 ms longer to compile
 * it, and it weighs more than all the rest of the solver. So it is loaded in the background, once
 * the searches of one engine have lasted for a while, and then takes over the memory and the
 * variables of each engine, even in the middle of a search.
 */
import { compiledLater, type Instantiate } from './web-assembly.js';

/** Stretches of an engine's searches after which it is loaded, of about half a millisecond. */
const LONG = 600;

/** Compiled once for all; never observable, since both engines take the same steps. */
let tuned: Instantiate | undefined;

/** Makes an instance of the tuned engine, if it has been loaded. */
export function tunedEngine(): Instantiate | undefined {
  return tuned;
}

/** Counts a stretch of a search; after many of them it begins to load the tuned engine. */
export function noteStretch(slot: { stretches: number }): void {
  slot.stretches++;
  if (slot.stretches !== LONG || tuned !== undefined) return;
  // where it cannot be loaded, say in a page that went offline, the engine that is there goes on
  loadTunedEngine().catch(() => undefined);
}

/** Loads the tuned engine. Rejects where its file cannot be loaded or compiled. */
export async function loadTunedEngine(): Promise<void> {
  const { engineBytes } = await import('./tuned-bytes.js');
  tuned = await compiledLater(engineBytes());
}
