/**
 * Beliefs: the probability of each value and each start, by belief propagation. See
 * `src/beliefs.ts`.
 */
import { marginals, reserveLine, weighLine, weights } from './belief-line';
import { Bytes, Floats } from './bits';
import { count, firstColor, height, lengthOf, width } from './lines';
import { NOTHING } from './literal';
import { Model } from './model';
import { random } from './random';
import { Trail } from './trail';

const SWEEPS: i32 = 30;
const DAMPING: f64 = 0.1;
const SETTLED: f64 = 0.003;
const LEAST: f64 = 1e-6;
const TINY: f64 = 1e-12;

let toRow: Floats = new StaticArray<f64>(0);
let toColumn: Floats = new StaticArray<f64>(0);
let rowWeights: Floats = new StaticArray<f64>(0);
let columnWeights: Floats = new StaticArray<f64>(0);
let later: Floats = new StaticArray<f64>(0);
let nothing: Floats = new StaticArray<f64>(0);
/** The lines that have an open cell. */
let openLines: Bytes = new StaticArray<u8>(0);
/** The total change of the messages in this sweep, and their number. */
let changed: f64 = 0;
let sent: i32 = 0;

/** Drops the messages, whose memory belongs to the previous puzzle. */
export function resetBeliefs(): void {
  toRow = new StaticArray<f64>(0);
  nothing = new StaticArray<f64>(0);
}

/** Width of the range around one half from which random first messages are drawn. */
const SPREAD: f64 = 0.8;

/**
 * Writes the sign of the likelier literal of each variable to `phases`. The trail must be at level
 * 0. If `again`, the first messages are random.
 */
export function believe(trail: Trail, phases: Bytes, again: bool): void {
  const model = trail.model;
  const order = model.order;
  if (order.variables == 0) return;
  if (toRow.length == 0) reserve(model);
  begin(trail, again);
  sent = 0;
  for (let sweep = 1, last = false; !last; sweep++) {
    last = sweep == SWEEPS || (sent > 0 && changed <= SETTLED * <f64>sent);
    changed = 0;
    sent = 0;
    for (let l = 0; l < count; l++) if (openLines[l] != 0) sweepLine(model, l, last);
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

function reserve(model: Model): void {
  toRow = new StaticArray<f64>(model.values);
  toColumn = new StaticArray<f64>(model.values);
  rowWeights = new StaticArray<f64>(model.values);
  columnWeights = new StaticArray<f64>(model.values);
  later = new StaticArray<f64>(model.order.variables);
  openLines = new StaticArray<u8>(count);
  reserveLine(model.order);
}

/** Writes the first messages, and finds the lines with an open cell. */
function begin(trail: Trail, again: bool): void {
  const model = trail.model;
  for (let i = 0; i < later.length; i++) later[i] = 0;
  for (let l = 0; l < count; l++) openLines[l] = 0;
  for (let u = 0; u < model.cells; u++) {
    const first = model.firstValue[u];
    const end = model.firstValue[u + 1];
    let rest = 0;
    for (let v = first; v < end; v++) {
      const isGone = trail.truth[model.literalOf[v]] < 0;
      if (!isGone) rest++;
      toRow[v] = isGone ? 0 : again ? 0.5 + SPREAD * (random() - 0.5) : 0.5;
      toColumn[v] = isGone ? 0 : again ? 0.5 + SPREAD * (random() - 0.5) : 0.5;
    }
    weigh(toRow, rowWeights, first, end);
    weigh(toColumn, columnWeights, first, end);
    if (rest == 1) continue;
    openLines[model.rowOf[u]] = 1;
    openLines[height + model.columnOf[u]] = 1;
  }
}

/** Scales the messages about a cell so that its likeliest value weighs 1. */
function weigh(messages: Floats, scaled: Floats, first: i32, end: i32): void {
  let most: f64 = 0;
  for (let v = first; v < end; v++) most = max(most, messages[v]);
  for (let v = first; v < end; v++) scaled[v] = messages[v] / most;
}

/** Updates line `l`: reads the messages of its crossing lines and sends them its own. */
function sweepLine(model: Model, l: i32, last: bool): void {
  const isRow = l < height;
  const length = lengthOf(l);
  const firstCell = isRow ? l * width : l - height;
  const stride = isRow ? 1 : width;
  listen(model, l, isRow, length, firstCell, stride);
  if (!weighLine(model.order, l, length, last ? later : nothing)) return;
  tell(model, isRow, length, firstCell, stride);
}

/** Fills `weights` from the messages to line `l`. */
function listen(model: Model, l: i32, isRow: bool, length: i32, firstCell: i32, stride: i32): void {
  const heard = isRow ? rowWeights : columnWeights;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  const fixed = isRow ? model.rowColor : model.columnColor;
  const openAt = model.openAt;
  const firstValue = model.firstValue;
  const w = weights;
  const own = firstColor[l + 1] - firstColor[l];
  memory.fill(changetype<usize>(w), 0, (<usize>(own * length)) << 3);
  for (let x = 0, cell = firstCell; x < length; x++, cell += stride) {
    const u = openAt[cell];
    if (u == NOTHING) {
      w[fixed[cell] * length + x] = 1;
      continue;
    }
    const end = firstValue[u + 1];
    for (let v = firstValue[u]; v < end; v++) w[locals[v] * length + x] = heard[v];
  }
}

/** Sends each crossing line the belief of a line, divided by the message that it sent. */
function tell(model: Model, isRow: bool, length: i32, firstCell: i32, stride: i32): void {
  const heard = isRow ? rowWeights : columnWeights;
  const told = isRow ? toColumn : toRow;
  const scaled = isRow ? columnWeights : rowWeights;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  const openAt = model.openAt;
  const firstValue = model.firstValue;
  const m = marginals;
  for (let x = 0, cell = firstCell; x < length; x++, cell += stride) {
    const u = openAt[cell];
    if (u == NOTHING) continue;
    const first = firstValue[u];
    const end = firstValue[u + 1];
    if (end > first + 2) {
      tellOfMany(heard, told, scaled, locals, first, end, length, x);
      continue;
    }
    const hearsOne = heard[first];
    const hearsOther = heard[first + 1];
    if (hearsOne == 0 || hearsOther == 0) continue;
    const inked = max(0.0, m[locals[first + 1] * (length + 1) + x]);
    const local = locals[first];
    const rest = max(0.0, local == 0 ? 1 - inked : m[local * (length + 1) + x]);
    const other = (inked + TINY) * hearsOne;
    const clear = other / (other + (rest + TINY) * hearsOther);
    const likely = DAMPING * told[first + 1] + (1 - DAMPING) * min(max(clear, LEAST), 1 - LEAST);
    const unlikely = 1 - likely;
    changed += 2 * Math.abs(likely - told[first + 1]);
    sent += 2;
    told[first + 1] = likely;
    told[first] = unlikely;
    scaled[first + 1] = likely > unlikely ? 1 : likely / unlikely;
    scaled[first] = likely > unlikely ? unlikely / likely : 1;
  }
}

/** Does the same for a cell of three or more values. */
function tellOfMany(
  heard: Floats,
  told: Floats,
  scaled: Floats,
  locals: StaticArray<i32>,
  first: i32,
  end: i32,
  length: i32,
  x: i32,
): void {
  const m = marginals;
  const stride = length + 1;
  let inked: f64 = 0;
  for (let v = first; v < end; v++) {
    if (locals[v] != 0) inked += max(0.0, m[locals[v] * stride + x]);
  }
  let sum: f64 = 0;
  for (let v = first; v < end; v++) {
    if (heard[v] == 0) continue;
    const likely = max(0.0, locals[v] == 0 ? 1 - inked : m[locals[v] * stride + x]);
    scaled[v] = (likely + TINY) / heard[v];
    sum += scaled[v];
  }
  for (let v = first; v < end; v++) {
    if (heard[v] == 0) continue;
    const clear = min(max(scaled[v] / sum, LEAST), 1 - LEAST);
    const likely = DAMPING * told[v] + (1 - DAMPING) * clear;
    changed += Math.abs(likely - told[v]);
    sent++;
    told[v] = likely;
  }
  weigh(told, scaled, first, end);
}
