/** Order variables: the possible starts of blocks. See `src/order.ts`. */
import { Ints, Words } from './bits';
import { count, firstBlock, sizes } from './lines';
import { FALSE, TRUE } from './literal';
import { windowsOf } from './settle';

/** Maximum number of order variables. Above it, the search uses none. */
const MOST_VARIABLES: i32 = 3_000_000;

/** The possible starts of blocks; `first` and the arrays as in the reference. */
export class Order {
  variables: i32 = 0;
  first: i32 = 0;
  low: Ints = new StaticArray<i32>(0);
  high: Ints = new StaticArray<i32>(0);
  firstOf: Ints = new StaticArray<i32>(0);
  blockOf: Ints = new StaticArray<i32>(0);
  lineOf: Ints = new StaticArray<i32>(0);
}

/** Finds the windows of all blocks in settled `planes` and numbers order variables from `first`. */
export function orderOf(planes: Words, out: Words, first: i32): Order {
  const order = new Order();
  order.first = first;
  const blocks = sizes.length;
  const low = new StaticArray<i32>(blocks);
  const high = new StaticArray<i32>(blocks);
  const firstOf = new StaticArray<i32>(blocks);
  const lineOf = new StaticArray<i32>(blocks);
  let longest = 0;
  for (let l = 0; l < count; l++) longest = max(longest, firstBlock[l + 1] - firstBlock[l]);
  const notes = new StaticArray<i32>(2 * longest);
  let variables = 0;
  for (let l = 0; l < count; l++) {
    const from = firstBlock[l];
    const own = firstBlock[l + 1] - from;
    windowsOf(l, planes, out, notes);
    for (let k = 0; k < own; k++) {
      low[from + k] = notes[2 * k];
      high[from + k] = notes[2 * k + 1];
      lineOf[from + k] = l;
      firstOf[from + k] = first + variables;
      variables += notes[2 * k + 1] - notes[2 * k];
    }
  }
  if (variables > MOST_VARIABLES) return order;
  order.variables = variables;
  order.low = low;
  order.high = high;
  order.firstOf = firstOf;
  order.lineOf = lineOf;
  order.blockOf = new StaticArray<i32>(variables);
  for (let b = 0; b < blocks; b++) {
    const from = firstOf[b] - first;
    for (let i = 0; i < high[b] - low[b]; i++) order.blockOf[from + i] = b;
  }
  return order;
}

/** An order without variables. */
export function withoutOrder(first: i32): Order {
  const order = new Order();
  order.first = first;
  return order;
}

/** The literal "block `b` begins at `position` or later". */
export function startsFrom(order: Order, b: i32, position: i32): i32 {
  const low = order.low[b];
  if (position <= low) return TRUE;
  if (position > order.high[b]) return FALSE;
  return 2 * (order.firstOf[b] + position - low - 1);
}
