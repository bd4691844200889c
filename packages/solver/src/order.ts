/**
 * Order variables: for each block of an unfinished line and each position, "the block begins there
 * or later". One literal for a bound on a start replaces a dozen literals for cells, which makes
 * learning three to ten times stronger on structured puzzles (order encoding: Tamura et al., 2009).
 *
 * Only positions between the first and the last possible start of a block get a variable;
 * `startsFrom` returns a constant for all others. `push.ts` relates the variables to each other and
 * to the cells by rules: none of these is ever stored as a clause.
 */
import type { Lines } from './lines.js';
import { FALSE, type Literal, TRUE } from './literal.js';
import { settleLong } from './settle-long.js';

/**
 * Maximum number of order variables. Above it, the search uses none. Each takes at least 40 bytes.
 */
const MOST_VARIABLES = 3_000_000;

/** The possible starts of blocks. */
export interface Order {
  /** The number of order variables. */
  readonly variables: number;
  /** The first order variable; the variables of the cells come before it. */
  readonly first: number;
  /** Per block: the first and the last possible start. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Per block: the variable "begins at low + 1 or later"; those of higher positions follow it. */
  readonly firstOf: Int32Array;
  /** Per order variable, from `first`: its block. */
  readonly blockOf: Int32Array;
  /** Per block: its line. */
  readonly lineOf: Int32Array;
}

/** Finds the windows of all blocks in settled `planes` and numbers order variables from `first`. */
export function createOrder(lines: Lines, planes: Int32Array, first: number): Order {
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

/**
 * An order without variables: for probing, which works better by line logic, and for enormous
 * puzzles.
 */
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
