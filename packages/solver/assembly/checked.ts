/**
 * The engine as tests check it: the same, with its assertions on, its arrays bounds-checked, and
 * the audit of `audit.ts` after every deduction. Built beside the one that is shipped, never part
 * of it.
 */
import { auditEvery, trace } from './audit';

export * from './index';
export { auditEvery };

/** A hash of everything deduced and learned by the search: the same as that of the reference. */
export function traceOfSearch(): i32 {
  return trace;
}
