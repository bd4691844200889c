/**
 * The engine in its checked build, for tests: assertions are on, arrays are bounds-checked, and the
 * audit of `audit.ts` runs after every deduction. It is built beside the shipped engine and is
 * never part of it.
 */
import { auditEvery, trace } from './audit';

export * from './index';
export { auditEvery };

/** A hash of everything deduced and learned by the search: the same as that of the reference. */
export function traceOfSearch(): i32 {
  return trace;
}
