import type { Colors } from '../candidates.js';
import type { EdgeFacts, Span } from '../facts.js';

/** A run, the edge on one side of it, and what its block does on the other side. */
export interface BlockEdge {
  readonly facts: EdgeFacts;
  /** The set that holds only the colour of the run. */
  readonly ink: Colors;
  /** True if the run begins right at the edge. */
  readonly touches: boolean;
  /** The cells beyond the run that the block certainly covers; undefined if there are none. */
  readonly filled: Span | undefined;
  /**
   * The cell right after the block, if the run touches the edge and the size is known; it may lie
   * outside the line.
   */
  readonly closed: number | undefined;
  /** The cell on the other side of the edge, if there is one. */
  readonly beyond: readonly number[];
}
