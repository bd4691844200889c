/**
 * What a search shows of itself while it works: the moments at which its conclusions and its state
 * can be checked. Nothing is shown unless somebody looks, and only tests do (`testing/audit.ts`
 * checks it all).
 */
import type { Literal } from './literal.js';

/** Sees each conclusion at the moment it is made. */
export interface Audit {
  /**
   * `antecedents`, which are true, imply `literal` (`NOTHING`: a conflict) for a reason of the
   * trail with its data. A line's may lack what is certain at level 0 or what the analysis has met
   * already.
   */
  explained(reason: number, data: number, literal: Literal, antecedents: readonly Literal[]): void;
  /**
   * One of these literals holds in every solution not found yet. The conflict is still on the
   * trail.
   */
  learned(nogood: readonly Literal[]): void;
  /** One of these literals holds in every solution but the one on the trail. */
  excluded(nogood: readonly Literal[]): void;
  /** Deduction has come to its end, in a conflict unless it `holds`. */
  deduced(holds: boolean): void;
  /** Levels were taken back; before, the trail held `size` literals. */
  undone(size: number): void;
}
