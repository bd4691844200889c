/**
 * Beliefs about one line: how likely each value of its cells and each start of its blocks is. See
 * `src/belief-line.ts`.
 */
import { Floats } from './bits';
import { count, firstBlock, firstColor, gaps, inks, lengthOf, sizes } from './lines';
import { Order } from './order';

/** Blocks of at least this size are multiplied four cells at a time. */
const LONG: i32 = 8;

export let weights: Floats = new StaticArray<f64>(0);
export let marginals: Floats = new StaticArray<f64>(0);
let fours: Floats = new StaticArray<f64>(0);
let forward: Floats = new StaticArray<f64>(0);
let backward: Floats = new StaticArray<f64>(0);
let bodies: Floats = new StaticArray<f64>(0);

/** Makes room for any line of the puzzle. */
export function reserveLine(order: Order): void {
  let cells = 0;
  let starts = 0;
  for (let l = 0; l < count; l++) {
    cells = max(cells, (firstColor[l + 1] - firstColor[l]) * (lengthOf(l) + 1));
    let own = 0;
    for (let b = firstBlock[l]; b < firstBlock[l + 1]; b++) own += order.high[b] - order.low[b] + 1;
    starts = max(starts, own);
  }
  weights = new StaticArray<f64>(cells);
  marginals = new StaticArray<f64>(cells);
  fours = new StaticArray<f64>(cells);
  forward = new StaticArray<f64>(starts);
  backward = new StaticArray<f64>(starts);
  bodies = new StaticArray<f64>(starts);
}

/**
 * Turns the `weights` of line `l` into `marginals`, and writes the probability of each of its order
 * variables to `later` unless that is empty. Returns false if no arrangement has any weight.
 */
export function weighLine(order: Order, l: i32, length: i32, later: Floats): bool {
  multiplyFours(l, length);
  return goForward(order, l, length) && goBack(order, l, length, later);
}

/** Computes the products of four cells in a row, if the line has blocks that need them. */
function multiplyFours(l: i32, length: i32): void {
  let longest = 0;
  for (let b = firstBlock[l]; b < firstBlock[l + 1]; b++) longest = max(longest, sizes[b]);
  if (longest < LONG) return;
  const w = weights;
  const products = fours;
  const end = (firstColor[l + 1] - firstColor[l]) * length;
  for (let x = length; x + 3 < end; x++) products[x] = w[x] * w[x + 1] * (w[x + 2] * w[x + 3]);
}

/** Computes the weight of everything up to and including each block, for each of its starts. */
function goForward(order: Order, l: i32, length: i32): bool {
  const w = weights;
  const products = fours;
  const f = forward;
  const first = firstBlock[l];
  const end = firstBlock[l + 1];
  let at = 0;
  let before = 0;
  let came = 0;
  let from = 0;
  for (let b = first; b < end; b++) {
    const size = sizes[b];
    const lo = order.low[b];
    const hi = order.high[b];
    const gap = gaps[b];
    const plane = inks[b] * length;
    // the weight of everything before start `s`
    let run: f64 = 0;
    let s = from + gap;
    if (b == first) {
      run = 1;
      for (s = 0; s < lo; s++) run *= w[s];
    }
    let sum: f64 = 0;
    for (let i = 0; s <= hi; s++, i++) {
      if (b > first) {
        const more = i < came ? f[before + i] : 0;
        run = gap == 0 ? run * w[s - 1] + more : (run + more) * w[s - 1];
        if (s < lo) continue;
      } else if (i > 0) run *= w[s - 1];
      let x = plane + s;
      const stop = x + size;
      let body: f64 = 1;
      if (size >= LONG) for (; x + 4 <= stop; x += 4) body *= products[x];
      for (; x < stop; x++) body *= w[x];
      bodies[at + s - lo] = body;
      const weight = run * body;
      f[at + s - lo] = weight;
      sum += weight;
    }
    if (!(sum > 0)) return false;
    const scale = 1 / sum;
    came = hi - lo + 1;
    for (let i = at; i < at + came; i++) f[i] *= scale;
    before = at;
    at += came;
    from = lo + size;
  }
  return true;
}

/**
 * Computes the weight of everything after each block, for each of its starts, and the marginals.
 */
function goBack(order: Order, l: i32, length: i32, later: Floats): bool {
  const w = weights;
  const f = forward;
  const g = backward;
  const m = marginals;
  const stride = length + 1;
  const first = firstBlock[l];
  const end = firstBlock[l + 1];
  const own = firstColor[l + 1] - firstColor[l];
  let at = 0;
  for (let b = first; b < end; b++) at += order.high[b] - order.low[b] + 1;
  memory.fill(changetype<usize>(m), 0, (<usize>(own * stride)) << 3);
  for (let b = end - 1; b >= first; b--) {
    const size = sizes[b];
    const lo = order.low[b];
    const hi = order.high[b];
    const after = at;
    const isLast = b == end - 1;
    const gap = isLast ? 0 : gaps[b + 1];
    at -= hi - lo + 1;
    // the weight of everything after a block that ends before cell e
    let run: f64 = isLast ? 1 : 0;
    let e = isLast ? length : order.high[b + 1] - gap;
    let i = isLast ? -1 : after + order.high[b + 1] - order.low[b + 1];
    if (isLast) for (; e > hi + size; ) run *= w[--e];
    let sum: f64 = 0;
    let most: f64 = 0;
    for (let s = e - size; s >= lo; s--, i--) {
      if (!isLast) {
        const more = i >= after ? g[i] * bodies[i] : 0;
        run = gap == 0 ? run * w[s + size] + more : (run + more) * w[s + size];
        if (s > hi) continue;
      } else if (s < hi) run *= w[s + size];
      g[at + s - lo] = run;
      sum += run * f[at + s - lo];
      most = max(most, run);
    }
    if (!(sum > 0)) return false;
    const share = 1 / sum;
    const scale = 1 / most;
    const plane = inks[b] * stride;
    const variable = order.firstOf[b] - order.first - lo - 1;
    let tail: f64 = 0;
    for (let s = hi; s >= lo; s--) {
      const i = at + s - lo;
      const likely = f[i] * g[i] * share;
      g[i] *= scale;
      // a stretch of cells begins at s and ends at s + size; the sums come last
      m[plane + s] += likely;
      m[plane + s + size] -= likely;
      if (later.length == 0) continue;
      tail += likely;
      if (s > lo) later[variable + s] = tail;
    }
  }
  for (let c = 1; c < own; c++) {
    let sum: f64 = 0;
    for (let x = c * stride; x < c * stride + length; x++) {
      sum += m[x];
      m[x] = sum;
    }
  }
  return true;
}
