/** The limits of a solve besides its time: conflicts and memory. */
import type { SolveOptions, StopReason } from './result.js';
import type { Stages } from './stages.js';

/** Default limit for the engine's memory, in bytes. */
const MOST_MEMORY = 2 ** 31;

/**
 * Creates a function that returns which limit is reached, if any. Throws RangeError for options out
 * of range.
 */
export function createBudget(options: SolveOptions): (stages?: Stages) => StopReason | undefined {
  const { maxSolutions = 2, maxConflicts = Number.POSITIVE_INFINITY } = options;
  const { maxMemoryBytes = MOST_MEMORY } = options;
  if (!(maxSolutions >= 1)) {
    throw new RangeError(`solve: maxSolutions is at least 1, got ${maxSolutions}`);
  }
  if (!(maxConflicts >= 0)) {
    throw new RangeError(`solve: maxConflicts is at least 0, got ${maxConflicts}`);
  }
  if (!(maxMemoryBytes >= 0)) {
    throw new RangeError(`solve: maxMemoryBytes is at least 0, got ${maxMemoryBytes}`);
  }
  return (stages) => {
    if (stages === undefined) return undefined;
    if (stages.memoryBytes() > maxMemoryBytes) return 'memory';
    if (maxConflicts === Number.POSITIVE_INFINITY) return undefined;
    return stages.stats().conflicts > maxConflicts ? 'conflicts' : undefined;
  };
}
