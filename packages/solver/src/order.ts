/**
 * Order variables: for each block of an unfinished line and each position, "the block begins there
 * or later". A bound on a start says in one literal what takes a dozen cells, which makes learning
 * three to ten times stronger on structured puzzles (order encoding: Tamura et al., 2009).
 *
 * Only positions between the first and the last possible start of a block get a variable;
 * `startsFrom` answers for all others with a constant. What the variables have to do with each
 * other and with the cells is in `push.ts`, as rules: none of it is ever stored as a clause.
 */
import type { Lines } from './lines.js';
import { FALSE, type Literal, TRUE } from './literal.js';
import { settleLong } from './settle-long.js';

/** Above so many order variables the search does without: 40 bytes each and more. */
const MOST_VARIABLES = 3_000_000;

/** Where blocks may begin. */
export interface Order {
  /** How many order variables there are. */
  readonly variables: number;
  /** The first of them; those of the cells come before. */
  readonly first: number;
  /** Per block: the first and the last possible start. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Per block: the variable that says "begins at low + 1 or later"; the next ones follow it. */
  readonly firstOf: Int32Array;
  /** Per order variable, from `first`: its block. */
  readonly blockOf: Int32Array;
  /** Per block: its line. */
  readonly lineOf: Int32Array;
}

/** Finds the windows of all blocks in settled `planes` and numbers order variables from `first`. */
export function orderOf(lines: Lines, planes: Int32Array, first: number): Order {
  const blocks = lines.sizes.length;
  const low = new Int32Array(blocks);
  const high = new Int32Array(blocks);
  const firstOf = new Int32Array(blocks);
  const lineOf = new Int32Array(blocks);
  let variables = 0;
  for (let l = 0; l < lines.count; l++) {
    const from = lines.firstBlock[l];
    const count = lines.firstBlock[l + 1] - from;
    const base = lines.firstPlane[l];
    const windows = new Int32Array(2 * count);
    const out = new Int32Array(lines.firstPlane[l + 1] - base);
    settleLong(lines, l, planes, base, out, undefined, windows);
    for (let k = 0; k < count; k++) {
      low[from + k] = windows[2 * k];
      high[from + k] = windows[2 * k + 1];
      lineOf[from + k] = l;
      firstOf[from + k] = first + variables;
      variables += high[from + k] - low[from + k];
    }
  }
  if (variables > MOST_VARIABLES) return withoutOrder(first);
  const blockOf = new Int32Array(variables);
  for (let b = 0; b < blocks; b++) {
    const from = firstOf[b] - first;
    blockOf.fill(b, from, from + high[b] - low[b]);
  }
  return { variables, first, low, high, firstOf, blockOf, lineOf };
}

/** No order variables: for probing, which line logic serves better, and for enormous puzzles. */
export function withoutOrder(first: number): Order {
  const none = new Int32Array(0);
  return {
    variables: 0,
    first,
    low: none,
    high: none,
    firstOf: none,
    blockOf: none,
    lineOf: none,
  };
}

/** The literal "block `b` begins at `position` or later". */
export function startsFrom(order: Order, b: number, position: number): Literal {
  const low = order.low[b];
  if (position <= low) return TRUE;
  if (position > order.high[b]) return FALSE;
  return 2 * (order.firstOf[b] + position - low - 1);
}
