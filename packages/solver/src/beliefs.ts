/**
 * Beliefs: the probability of each value and each start, by belief propagation over the lines.
 *
 * Every line computes exactly how likely each value of each of its cells is, given the beliefs of
 * the crossing lines, and sends them the result (Pearl, 1988; nonosolve applied the idea to
 * nonograms). The search uses the result only to choose values. That pays only if these values are
 * kept, against the values that conflicts leave behind, until a first solution is found; as initial
 * phases alone they did not help. Half-filled random pictures then need a third of the conflicts,
 * some structured ones a hundredth.
 *
 * Arrangements are weighted block by block over their windows of starts, forwards and backwards.
 * Each block's weights are scaled to a sum of one, so that no line length causes underflow or
 * overflow.
 */

import { NOTHING } from './literal.js';
import type { Model } from './model.js';
import { removalIsTrue, type Trail } from './trail.js';

/** The number of sweeps over all lines, and the share of the old message that a new one keeps. */
const SWEEPS = 30;
const DAMPING = 0.5;

/** The least probability in a message. Lines must be able to disagree, so no message is certain. */
const LEAST = 1e-6;

/** Messages between lines, and scratch for one line. */
interface Beliefs {
  readonly trail: Trail;
  readonly model: Model;
  /** Per value: the message from its column to its row, and from its row to its column. */
  readonly toRow: Float64Array;
  readonly toColumn: Float64Array;
  /** Per order variable: the probability that it is true, as of the last sweep. */
  readonly later: Float64Array;
  /** Weights of the current line: cell x in local colour c is at `c * length + x`. */
  readonly weights: Float64Array;
  /** Marginal probabilities of the current line, laid out like `weights`. */
  readonly marginals: Float64Array;
  /** Per block and start, forwards and backwards: the windows are stored one after the other. */
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  /** The weight of a block's cells for each of its starts. */
  readonly bodies: Float64Array;
}

/**
 * Writes to `phases`, per variable, the sign of the likelier literal, given what is certain at this
 * point. The trail must be at level 0. Without order variables there are no windows, and nothing is
 * written. The first messages are one half, or come from `message`.
 */
export function believe(trail: Trail, phases: Uint8Array, message?: () => number): void {
  const { model } = trail;
  const { lines, order } = model;
  if (order.variables === 0) return;
  const beliefs = beliefsOf(trail);
  if (message !== undefined) {
    for (let v = 0; v < model.cellOf.length; v++) {
      beliefs.toRow[v] = message();
      beliefs.toColumn[v] = message();
    }
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let l = 0; l < lines.count; l++) sweepLine(beliefs, l);
  }
  const { toRow, toColumn, later } = beliefs;
  for (let u = 0; u + 1 < model.firstValue.length; u++) {
    const first = model.firstValue[u];
    const end = model.firstValue[u + 1];
    let sum = 0;
    for (let v = first; v < end; v++) sum += toRow[v] * toColumn[v];
    for (let v = first; v < end; v++) {
      const likely = toRow[v] * toColumn[v] >= sum / 2;
      const literal = model.literalOf[v];
      phases[literal >> 1] = (literal & 1) ^ (likely ? 0 : 1);
    }
  }
  for (let i = 0; i < later.length; i++) {
    phases[order.first + i] = later[i] >= 0.5 ? 0 : 1;
  }
}

function beliefsOf(trail: Trail): Beliefs {
  const { model } = trail;
  const { lines, order } = model;
  const values = model.cellOf.length;
  let cells = 0;
  let starts = 0;
  for (let l = 0; l < lines.count; l++) {
    const length = l < lines.height ? lines.width : lines.height;
    const colors = lines.firstColor[l + 1] - lines.firstColor[l];
    cells = Math.max(cells, colors * length);
    let own = 0;
    for (let b = lines.firstBlock[l]; b < lines.firstBlock[l + 1]; b++) {
      own += order.high[b] - order.low[b] + 1;
    }
    starts = Math.max(starts, own);
  }
  return {
    trail,
    model,
    toRow: new Float64Array(values).fill(0.5),
    toColumn: new Float64Array(values).fill(0.5),
    later: new Float64Array(order.variables),
    weights: new Float64Array(cells),
    marginals: new Float64Array(cells),
    forward: new Float64Array(starts),
    backward: new Float64Array(starts),
    bodies: new Float64Array(starts),
  };
}

/** Updates line `l`: reads the messages of its crossing lines and sends them its own. */
function sweepLine(beliefs: Beliefs, l: number): void {
  const { model } = beliefs;
  const { lines } = model;
  const isRow = l < lines.height;
  const length = isRow ? lines.width : lines.height;
  const firstCell = isRow ? l * lines.width : l - lines.height;
  const stride = isRow ? 1 : lines.width;
  if (!listen(beliefs, l, isRow, length, firstCell, stride)) return;
  if (!weighLine(beliefs, l, length)) return;
  tell(beliefs, isRow, length, firstCell, stride);
}

/**
 * Fills `weights` from the messages to line `l`, scaled so that the likeliest value of each cell is
 * 1. Returns false if no cell of the line is open.
 */
function listen(
  { trail, model, weights, toRow, toColumn }: Beliefs,
  l: number,
  isRow: boolean,
  length: number,
  firstCell: number,
  stride: number,
): boolean {
  const { lines, openAt, firstValue, literalOf } = model;
  const messages = isRow ? toRow : toColumn;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  const fixed = isRow ? model.rowColor : model.columnColor;
  const colors = lines.firstColor[l + 1] - lines.firstColor[l];
  weights.fill(0, 0, colors * length);
  let open = false;
  for (let x = 0; x < length; x++) {
    const cell = firstCell + x * stride;
    const u = openAt[cell];
    if (u === NOTHING) {
      weights[fixed[cell] * length + x] = 1;
      continue;
    }
    open = true;
    let most = 0;
    const end = firstValue[u + 1];
    for (let v = firstValue[u]; v < end; v++) {
      if (removalIsTrue(trail, literalOf[v])) continue;
      most = Math.max(most, messages[v]);
    }
    for (let v = firstValue[u]; v < end; v++) {
      if (removalIsTrue(trail, literalOf[v])) continue;
      weights[locals[v] * length + x] = messages[v] / most;
    }
  }
  return open;
}

/**
 * Turns the `weights` of line `l` into `marginals` and records the probability of each order
 * variable. Returns false if no arrangement has any weight, which rounding can cause.
 */
function weighLine(beliefs: Beliefs, l: number, length: number): boolean {
  const { model, weights, marginals, forward, backward, bodies, later } = beliefs;
  const { lines, order } = model;
  const { sizes, inks, gaps } = lines;
  const { low, high } = order;
  const first = lines.firstBlock[l];
  const end = lines.firstBlock[l + 1];

  // forwards: the weight of everything up to and including block b, for each of its starts
  let at = 0;
  for (let b = first; b < end; b++) {
    const size = sizes[b];
    const plane = inks[b] * length;
    const lo = low[b];
    const hi = high[b];
    let run = 0;
    let next: number;
    if (b === first) {
      run = 1;
      next = 0;
    } else {
      next = low[b - 1] + sizes[b - 1];
    }
    const before = at - (b === first ? 0 : high[b - 1] - low[b - 1] + 1);
    const reach = b === first ? 0 : sizes[b - 1] + gaps[b];
    let sum = 0;
    for (let s = next; s <= hi; s++) {
      if (s > next) run *= weights[s - 1];
      if (b > first) {
        const i = s - reach - low[b - 1];
        if (i >= 0 && i <= high[b - 1] - low[b - 1]) {
          const came = forward[before + i];
          run += gaps[b] === 0 ? came : came * weights[s - 1];
        }
      }
      if (s < lo) continue;
      let body = run;
      for (let x = s; x < s + size && body > 0; x++) body *= weights[plane + x];
      bodies[at + s - lo] = run === 0 ? 0 : body / run;
      forward[at + s - lo] = body;
      sum += body;
    }
    if (!(sum > 0)) return false;
    for (let i = at; i <= at + hi - lo; i++) forward[i] /= sum;
    at += hi - lo + 1;
  }

  // backwards: the weight of everything after block b, for each of its starts; and the product of
  // both
  const colors = lines.firstColor[l + 1] - lines.firstColor[l];
  marginals.fill(0, 0, colors * length);
  for (let b = end - 1; b >= first; b--) {
    const size = sizes[b];
    const lo = low[b];
    const hi = high[b];
    const after = at;
    at -= hi - lo + 1;
    let run = b === end - 1 ? 1 : 0;
    let sum = 0;
    // e is the end of the block, from the far right; what follows may begin there
    const farEnd = b === end - 1 ? length : high[b + 1];
    for (let e = farEnd; e >= lo + size; e--) {
      if (e < farEnd) run *= weights[e];
      if (b < end - 1) {
        const i = e + gaps[b + 1] - low[b + 1];
        if (i >= 0 && i <= high[b + 1] - low[b + 1]) {
          const comes = backward[after + i] * bodies[after + i];
          run += gaps[b + 1] === 0 ? comes : comes * weights[e];
        }
      }
      const s = e - size;
      if (s > hi) continue;
      backward[at + s - lo] = run;
      sum += run * forward[at + s - lo];
    }
    if (!(sum > 0)) return false;
    let scale = 0;
    for (let i = at; i <= at + hi - lo; i++) scale = Math.max(scale, backward[i]);

    // the probability of each start, and from it those of each order variable and each covered cell
    const plane = inks[b] * length;
    let tail = 0;
    for (let s = hi; s >= lo; s--) {
      const i = at + s - lo;
      const likely = (forward[i] * backward[i]) / sum;
      tail += likely;
      if (s > lo) later[order.firstOf[b] - order.first + s - lo - 1] = tail;
      backward[i] /= scale;
      if (likely === 0) continue;
      for (let x = s; x < s + size; x++) {
        marginals[plane + x] += likely;
      }
    }
  }
  return true;
}

/** Sends the crossing lines the belief of line `l`, divided by what they sent. */
function tell(
  { trail, model, marginals, toRow, toColumn }: Beliefs,
  isRow: boolean,
  length: number,
  firstCell: number,
  stride: number,
): void {
  const { openAt, firstValue, literalOf } = model;
  const heard = isRow ? toRow : toColumn;
  const told = isRow ? toColumn : toRow;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  for (let x = 0; x < length; x++) {
    const u = openAt[firstCell + x * stride];
    if (u === NOTHING) continue;
    const first = firstValue[u];
    const end = firstValue[u + 1];
    let inked = 0;
    for (let v = first; v < end; v++) {
      if (locals[v] !== 0) inked += marginals[locals[v] * length + x];
    }
    let sum = 0;
    for (let v = first; v < end; v++) {
      if (removalIsTrue(trail, literalOf[v])) continue;
      sum += messageOf(marginals, locals[v], length, x, inked, heard[v]);
    }
    for (let v = first; v < end; v++) {
      if (removalIsTrue(trail, literalOf[v])) {
        told[v] = LEAST;
        continue;
      }
      const raw = messageOf(marginals, locals[v], length, x, inked, heard[v]);
      const clear = Math.min(Math.max(raw / sum, LEAST), 1 - LEAST);
      told[v] = DAMPING * told[v] + (1 - DAMPING) * clear;
    }
  }
}

/**
 * The probability that the cell has the colour, without the crossing line's own message about it.
 */
function messageOf(
  marginals: Float64Array,
  local: number,
  length: number,
  x: number,
  inked: number,
  heard: number,
): number {
  const marginal = local === 0 ? Math.max(0, 1 - inked) : marginals[local * length + x];
  return (marginal + 1e-12) / heard;
}
