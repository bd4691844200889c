/**
 * Beliefs: the probability of each value and each start, by belief propagation. See
 * `src/beliefs.ts`.
 */
import { Bytes, Floats } from './bits';
import { count, firstBlock, firstColor, gaps, height, inks, lengthOf, sizes, width } from './lines';
import { NOTHING } from './literal';
import { random } from './random';
import { Trail } from './trail';

const SWEEPS: i32 = 30;
const DAMPING: f64 = 0.5;
const LEAST: f64 = 1e-6;

let toRow: Floats = new StaticArray<f64>(0);
let toColumn: Floats = new StaticArray<f64>(0);
let later: Floats = new StaticArray<f64>(0);
let weights: Floats = new StaticArray<f64>(0);
let marginals: Floats = new StaticArray<f64>(0);
let forward: Floats = new StaticArray<f64>(0);
let backward: Floats = new StaticArray<f64>(0);
let bodies: Floats = new StaticArray<f64>(0);

/** Drops the messages, whose memory belongs to the previous puzzle. */
export function resetBeliefs(): void {
  toRow = new StaticArray<f64>(0);
}

/** Width of the range around one half from which random first messages are drawn. */
const SPREAD: f64 = 0.8;

/**
 * Writes to `phases`, per variable, the sign of the likelier literal. The trail must be at level 0.
 * With `again` the first messages are random.
 */
export function believe(trail: Trail, phases: Bytes, again: bool): void {
  const model = trail.model;
  const order = model.order;
  if (order.variables == 0) return;
  if (toRow.length == 0) reserve(trail);
  for (let v = 0; v < model.values; v++) {
    toRow[v] = again ? 0.5 + SPREAD * (random() - 0.5) : 0.5;
    toColumn[v] = again ? 0.5 + SPREAD * (random() - 0.5) : 0.5;
  }
  for (let i = 0; i < order.variables; i++) later[i] = 0;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let l = 0; l < count; l++) sweepLine(trail, l);
  }
  for (let u = 0; u < model.cells; u++) {
    const first = model.firstValue[u];
    const end = model.firstValue[u + 1];
    let sum: f64 = 0;
    for (let v = first; v < end; v++) sum += toRow[v] * toColumn[v];
    for (let v = first; v < end; v++) {
      const likely = toRow[v] * toColumn[v] >= sum / 2;
      const literal = model.literalOf[v];
      phases[literal >> 1] = <u8>((literal & 1) ^ (likely ? 0 : 1));
    }
  }
  for (let i = 0; i < order.variables; i++) phases[order.first + i] = later[i] >= 0.5 ? 0 : 1;
}

function reserve(trail: Trail): void {
  const model = trail.model;
  const order = model.order;
  let cells = 0;
  let starts = 0;
  for (let l = 0; l < count; l++) {
    cells = max(cells, (firstColor[l + 1] - firstColor[l]) * lengthOf(l));
    let own = 0;
    for (let b = firstBlock[l]; b < firstBlock[l + 1]; b++) own += order.high[b] - order.low[b] + 1;
    starts = max(starts, own);
  }
  toRow = new StaticArray<f64>(model.values);
  toColumn = new StaticArray<f64>(model.values);
  later = new StaticArray<f64>(order.variables);
  weights = new StaticArray<f64>(cells);
  marginals = new StaticArray<f64>(cells);
  forward = new StaticArray<f64>(starts);
  backward = new StaticArray<f64>(starts);
  bodies = new StaticArray<f64>(starts);
}

/** Updates line `l`: reads the messages of its crossing lines and sends them its own. */
function sweepLine(trail: Trail, l: i32): void {
  const isRow = l < height;
  const length = lengthOf(l);
  const firstCell = isRow ? l * width : l - height;
  const stride = isRow ? 1 : width;
  if (!listen(trail, l, isRow, length, firstCell, stride)) return;
  if (!weighLine(trail, l, length)) return;
  tell(trail, isRow, length, firstCell, stride);
}

/**
 * Fills `weights` from the messages to line `l`, scaled so that the likeliest value of each cell is
 * 1. Returns false if no cell of the line is open.
 */
function listen(trail: Trail, l: i32, isRow: bool, length: i32, firstCell: i32, stride: i32): bool {
  const model = trail.model;
  const truth = trail.truth;
  const messages = isRow ? toRow : toColumn;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  const fixed = isRow ? model.rowColor : model.columnColor;
  const own = firstColor[l + 1] - firstColor[l];
  for (let i = 0; i < own * length; i++) weights[i] = 0;
  let open = false;
  for (let x = 0; x < length; x++) {
    const cell = firstCell + x * stride;
    const u = model.openAt[cell];
    if (u == NOTHING) {
      weights[fixed[cell] * length + x] = 1;
      continue;
    }
    open = true;
    let most: f64 = 0;
    const end = model.firstValue[u + 1];
    for (let v = model.firstValue[u]; v < end; v++) {
      if (truth[model.literalOf[v]] < 0) continue;
      most = max(most, messages[v]);
    }
    for (let v = model.firstValue[u]; v < end; v++) {
      if (truth[model.literalOf[v]] < 0) continue;
      weights[locals[v] * length + x] = messages[v] / most;
    }
  }
  return open;
}

/**
 * Turns the `weights` of line `l` into `marginals` and records the probability of each order
 * variable.
 */
function weighLine(trail: Trail, l: i32, length: i32): bool {
  const order = trail.model.order;
  const low = order.low;
  const high = order.high;
  const first = firstBlock[l];
  const end = firstBlock[l + 1];

  // forwards: the weight of everything up to and including block b, for each of its starts
  let at = 0;
  for (let b = first; b < end; b++) {
    const size = sizes[b];
    const plane = inks[b] * length;
    const lo = low[b];
    const hi = high[b];
    let run: f64 = b == first ? 1 : 0;
    const next = b == first ? 0 : low[b - 1] + sizes[b - 1];
    const before = at - (b == first ? 0 : high[b - 1] - low[b - 1] + 1);
    const reach = b == first ? 0 : sizes[b - 1] + gaps[b];
    let sum: f64 = 0;
    for (let s = next; s <= hi; s++) {
      if (s > next) run *= weights[s - 1];
      if (b > first) {
        const i = s - reach - low[b - 1];
        if (i >= 0 && i <= high[b - 1] - low[b - 1]) {
          const came = forward[before + i];
          run += gaps[b] == 0 ? came : came * weights[s - 1];
        }
      }
      if (s < lo) continue;
      let body = run;
      for (let x = s; x < s + size && body > 0; x++) body *= weights[plane + x];
      bodies[at + s - lo] = run == 0 ? 0 : body / run;
      forward[at + s - lo] = body;
      sum += body;
    }
    if (!(sum > 0)) return false;
    for (let i = at; i <= at + hi - lo; i++) forward[i] = forward[i] / sum;
    at += hi - lo + 1;
  }

  // backwards: the weight of everything after block b, for each of its starts; and the product of
  // both
  const own = firstColor[l + 1] - firstColor[l];
  for (let i = 0; i < own * length; i++) marginals[i] = 0;
  for (let b = end - 1; b >= first; b--) {
    const size = sizes[b];
    const lo = low[b];
    const hi = high[b];
    const after = at;
    at -= hi - lo + 1;
    let run: f64 = b == end - 1 ? 1 : 0;
    let sum: f64 = 0;
    // e is the end of the block, from the far right; what follows may begin there
    const farEnd = b == end - 1 ? length : high[b + 1];
    for (let e = farEnd; e >= lo + size; e--) {
      if (e < farEnd) run *= weights[e];
      if (b < end - 1) {
        const i = e + gaps[b + 1] - low[b + 1];
        if (i >= 0 && i <= high[b + 1] - low[b + 1]) {
          const comes = backward[after + i] * bodies[after + i];
          run += gaps[b + 1] == 0 ? comes : comes * weights[e];
        }
      }
      const s = e - size;
      if (s > hi) continue;
      backward[at + s - lo] = run;
      sum += run * forward[at + s - lo];
    }
    if (!(sum > 0)) return false;
    let scale: f64 = 0;
    for (let i = at; i <= at + hi - lo; i++) scale = max(scale, backward[i]);

    // the probability of each start, and from it those of each order variable and each covered cell
    const plane = inks[b] * length;
    let tail: f64 = 0;
    for (let s = hi; s >= lo; s--) {
      const i = at + s - lo;
      const likely = (forward[i] * backward[i]) / sum;
      tail += likely;
      if (s > lo) later[order.firstOf[b] - order.first + s - lo - 1] = tail;
      backward[i] = backward[i] / scale;
      if (likely == 0) continue;
      for (let x = s; x < s + size; x++) marginals[plane + x] += likely;
    }
  }
  return true;
}

/** Sends the crossing lines the belief of line `l`, divided by what they sent. */
function tell(trail: Trail, isRow: bool, length: i32, firstCell: i32, stride: i32): void {
  const model = trail.model;
  const truth = trail.truth;
  const heard = isRow ? toRow : toColumn;
  const told = isRow ? toColumn : toRow;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  for (let x = 0; x < length; x++) {
    const u = model.openAt[firstCell + x * stride];
    if (u == NOTHING) continue;
    const first = model.firstValue[u];
    const end = model.firstValue[u + 1];
    let inked: f64 = 0;
    for (let v = first; v < end; v++) {
      if (locals[v] != 0) inked += marginals[locals[v] * length + x];
    }
    let sum: f64 = 0;
    for (let v = first; v < end; v++) {
      if (truth[model.literalOf[v]] < 0) continue;
      sum += messageOf(locals[v], length, x, inked, heard[v]);
    }
    for (let v = first; v < end; v++) {
      if (truth[model.literalOf[v]] < 0) {
        told[v] = LEAST;
        continue;
      }
      const raw = messageOf(locals[v], length, x, inked, heard[v]);
      const clear = min(max(raw / sum, LEAST), 1 - LEAST);
      told[v] = DAMPING * told[v] + (1 - DAMPING) * clear;
    }
  }
}

/**
 * The probability that the cell has the colour, without the crossing line's own message about it.
 */
function messageOf(local: i32, length: i32, x: i32, inked: f64, heard: f64): f64 {
  const marginal = local == 0 ? max(0.0, 1 - inked) : marginals[local * length + x];
  return (marginal + 1e-12) / heard;
}
