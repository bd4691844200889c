/**
 * Beliefs about one line: how likely each value of its cells and each start of its blocks is, given
 * the weights of its cells.
 *
 * Arrangements are weighted block by block over the windows of starts, forwards and backwards. Each
 * block's weights are scaled, so that no line length causes underflow or overflow.
 */

import type { Lines } from './lines.js';
import type { Order } from './order.js';

/** Blocks of at least this size are multiplied four cells at a time. */
const LONG = 8;

/**
 * The input, output and scratch for one line. The window arrays hold one entry for each start of
 * each block.
 */
export interface LineBeliefs {
  readonly lines: Lines;
  readonly order: Order;
  /** Weights of the current line: cell x in local colour c is at `c * length + x`. */
  readonly weights: Float64Array;
  /** Its marginal probabilities: cell x in ink c is at `c * (length + 1) + x`. */
  readonly marginals: Float64Array;
  /** The product of four weights from here on. */
  readonly fours: Float64Array;
  /**
   * For each block and start: the weight forwards, the weight backwards, and the weight of the
   * block's own cells.
   */
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  readonly bodies: Float64Array;
}

/** Makes room for any line of the puzzle. */
export function createLineBeliefs(lines: Lines, order: Order): LineBeliefs {
  let cells = 0;
  let starts = 0;
  for (let l = 0; l < lines.count; l++) {
    const length = l < lines.height ? lines.width : lines.height;
    const colors = lines.firstColor[l + 1] - lines.firstColor[l];
    cells = Math.max(cells, colors * (length + 1));
    let own = 0;
    for (let b = lines.firstBlock[l]; b < lines.firstBlock[l + 1]; b++) {
      own += order.high[b] - order.low[b] + 1;
    }
    starts = Math.max(starts, own);
  }
  return {
    lines,
    order,
    weights: new Float64Array(cells),
    marginals: new Float64Array(cells),
    fours: new Float64Array(cells),
    forward: new Float64Array(starts),
    backward: new Float64Array(starts),
    bodies: new Float64Array(starts),
  };
}

/**
 * Turns the `weights` of line `l` into `marginals`, and writes the probability of each of its order
 * variables to `later`, if that is given. Returns false if no arrangement has any weight, which
 * rounding can cause.
 */
export function weighLine(
  beliefs: LineBeliefs,
  l: number,
  length: number,
  later?: Float64Array,
): boolean {
  multiplyFours(beliefs, l, length);
  return goForward(beliefs, l, length) && goBack(beliefs, l, length, later);
}

/** Computes the products of four cells in a row, if the line has blocks that need them. */
function multiplyFours({ lines, weights, fours }: LineBeliefs, l: number, length: number): void {
  const { sizes, firstBlock, firstColor } = lines;
  let longest = 0;
  for (let b = firstBlock[l]; b < firstBlock[l + 1]; b++) longest = Math.max(longest, sizes[b]);
  if (longest < LONG) return;
  const end = (firstColor[l + 1] - firstColor[l]) * length;
  for (let x = length; x + 3 < end; x++) {
    fours[x] = weights[x] * weights[x + 1] * (weights[x + 2] * weights[x + 3]);
  }
}

/** Computes the weight of everything up to and including each block, for each of its starts. */
function goForward(beliefs: LineBeliefs, l: number, length: number): boolean {
  const { lines, order, weights, fours, forward, bodies } = beliefs;
  const first = lines.firstBlock[l];
  const end = lines.firstBlock[l + 1];
  let at = 0;
  let before = 0;
  let came = 0;
  let from = 0;
  for (let b = first; b < end; b++) {
    const size = lines.sizes[b];
    const gap = lines.gaps[b];
    const plane = lines.inks[b] * length;
    const lo = order.low[b];
    const hi = order.high[b];
    // the weight of everything before start `s`
    let run = 0;
    let s = from + gap;
    if (b === first) {
      run = 1;
      for (s = 0; s < lo; s++) run *= weights[s];
    }
    let sum = 0;
    for (let i = 0; s <= hi; s++, i++) {
      if (b > first) {
        const more = i < came ? forward[before + i] : 0;
        run = gap === 0 ? run * weights[s - 1] + more : (run + more) * weights[s - 1];
        if (s < lo) continue;
      } else if (i > 0) run *= weights[s - 1];
      let x = plane + s;
      const stop = x + size;
      let body = 1;
      if (size >= LONG) for (; x + 4 <= stop; x += 4) body *= fours[x];
      for (; x < stop; x++) body *= weights[x];
      bodies[at + s - lo] = body;
      forward[at + s - lo] = run * body;
      sum += run * body;
    }
    if (!(sum > 0)) return false;
    const scale = 1 / sum;
    came = hi - lo + 1;
    for (let i = at; i < at + came; i++) forward[i] *= scale;
    before = at;
    at += came;
    from = lo + size;
  }
  return true;
}

/**
 * Computes the weight of everything after each block, for each of its starts, and the marginals.
 */
function goBack(beliefs: LineBeliefs, l: number, length: number, later?: Float64Array): boolean {
  const { lines, order, weights, marginals, forward, backward, bodies } = beliefs;
  const stride = length + 1;
  const first = lines.firstBlock[l];
  const end = lines.firstBlock[l + 1];
  const colors = lines.firstColor[l + 1] - lines.firstColor[l];
  let at = 0;
  for (let b = first; b < end; b++) at += order.high[b] - order.low[b] + 1;
  marginals.fill(0, 0, colors * stride);
  for (let b = end - 1; b >= first; b--) {
    const size = lines.sizes[b];
    const lo = order.low[b];
    const hi = order.high[b];
    const after = at;
    const isLast = b === end - 1;
    const gap = isLast ? 0 : lines.gaps[b + 1];
    at -= hi - lo + 1;
    // the weight of everything after a block that ends before cell e
    let run = isLast ? 1 : 0;
    let e = isLast ? length : order.high[b + 1] - gap;
    let i = isLast ? -1 : after + order.high[b + 1] - order.low[b + 1];
    if (isLast) while (e > hi + size) run *= weights[--e];
    let sum = 0;
    let most = 0;
    for (let s = e - size; s >= lo; s--, i--) {
      if (!isLast) {
        const more = i >= after ? backward[i] * bodies[i] : 0;
        run = gap === 0 ? run * weights[s + size] + more : (run + more) * weights[s + size];
        if (s > hi) continue;
      } else if (s < hi) run *= weights[s + size];
      backward[at + s - lo] = run;
      sum += run * forward[at + s - lo];
      most = Math.max(most, run);
    }
    if (!(sum > 0)) return false;
    const share = 1 / sum;
    const scale = 1 / most;
    const plane = lines.inks[b] * stride;
    const variable = order.firstOf[b] - order.first - lo - 1;
    let tail = 0;
    for (let s = hi; s >= lo; s--) {
      const k = at + s - lo;
      const likely = forward[k] * backward[k] * share;
      backward[k] *= scale;
      // a stretch of cells begins at s and ends at s + size; the sums come last
      marginals[plane + s] += likely;
      marginals[plane + s + size] -= likely;
      if (later === undefined) continue;
      tail += likely;
      if (s > lo) later[variable + s] = tail;
    }
  }
  for (let c = 1; c < colors; c++) {
    let sum = 0;
    for (let x = c * stride; x < c * stride + length; x++) {
      sum += marginals[x];
      marginals[x] = sum;
    }
  }
  return true;
}
