/**
 * Audit: the moments during a search at which its conclusions and its state can be checked. Without
 * an observer nothing is reported. Only tests observe (`testing/audit.ts` checks everything).
 */
import type { Literal } from './literal.js';

/** Observes each conclusion at the moment it is made. */
export interface Audit {
  /**
   * `antecedents`, which are true, imply `literal` (`NOTHING`: a conflict) because of `reason` and
   * its `data`, as the trail holds them. The antecedents of a line may lack literals of level 0 and
   * literals that the analysis has already met.
   */
  explained(reason: number, data: number, literal: Literal, antecedents: readonly Literal[]): void;
  /**
   * One of these literals holds in every solution not found yet. The conflict is still on the
   * trail.
   */
  learned(nogood: readonly Literal[]): void;
  /** One of these literals holds in every solution except the one on the trail. */
  excluded(nogood: readonly Literal[]): void;
  /** Deduction has ended, without a conflict if `holds`. */
  deduced(holds: boolean): void;
  /** Levels were undone; before that, the trail held `size` literals. */
  undone(size: number): void;
}
