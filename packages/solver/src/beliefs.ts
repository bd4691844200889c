/**
 * Beliefs: the probability of each value and each start, by belief propagation over the lines.
 *
 * Every line computes exactly how likely each value of each of its cells is, given the beliefs of
 * the crossing lines, and sends them the result (Pearl, 1988; nonosolve applied the idea to
 * nonograms). The search uses the result only to choose values. That pays only if these values are
 * kept, against the values that conflicts leave behind, until a first solution is found; as initial
 * phases alone they did not help. Half-filled random pictures then need a third of the conflicts,
 * some structured ones a hundredth.
 */

import { createLineBeliefs, type LineBeliefs, weighLine } from './belief-line.js';
import { NOTHING } from './literal.js';
import type { Model } from './model.js';
import { removalIsTrue, type Trail } from './trail.js';

/**
 * Maximum number of sweeps over all lines, and the share of the old message that a new one keeps.
 */
const SWEEPS = 30;
const DAMPING = 0.1;

/** Messages have settled once they change by no more than this in a sweep, on average. */
const SETTLED = 0.003;

/** The least probability in a message. Lines must be able to disagree, so no message is certain. */
const LEAST = 1e-6;

/** Keeps a value that a line excludes above zero. */
const TINY = 1e-12;

/** Messages between lines, and scratch for one line. */
interface Beliefs {
  readonly trail: Trail;
  readonly model: Model;
  readonly line: LineBeliefs;
  /** Per value: the message from its column to its row, and from its row to its column. */
  readonly toRow: Float64Array;
  readonly toColumn: Float64Array;
  /** The same, scaled so that the likeliest value of each cell weighs 1. */
  readonly rowWeights: Float64Array;
  readonly columnWeights: Float64Array;
  /** Per order variable: the probability that it is true, as of the last sweep. */
  readonly later: Float64Array;
  /** The lines that have an open cell. */
  readonly openLines: Uint8Array;
  /** The total change of the messages in this sweep, and their number. */
  changed: number;
  sent: number;
}

/**
 * Writes the sign of the likelier literal of each variable to `phases`, given what is certain at
 * this point. The trail must be at level 0. Without order variables there are no windows, and
 * nothing is written. The first messages are one half, or come from `message`.
 */
export function believe(trail: Trail, phases: Uint8Array, message = (): number => 0.5): void {
  const { model } = trail;
  const { lines, order, firstValue } = model;
  if (order.variables === 0) return;
  const beliefs = createBeliefs(trail, message);
  const { toRow, toColumn, later, openLines } = beliefs;
  for (let sweep = 1, isLast = false; !isLast; sweep++) {
    // the last sweep is one more than what settles, since only it writes `later`
    isLast = sweep === SWEEPS || hasSettled(beliefs);
    beliefs.changed = 0;
    beliefs.sent = 0;
    for (let l = 0; l < lines.count; l++) if (openLines[l] !== 0) sweepLine(beliefs, l, isLast);
  }
  for (let u = 0; u + 1 < firstValue.length; u++) {
    const first = firstValue[u];
    const end = firstValue[u + 1];
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

/** Whether the messages of the last sweep hardly changed. */
function hasSettled({ changed, sent }: Beliefs): boolean {
  return sent > 0 && changed <= SETTLED * sent;
}

/** Creates the first messages, and finds the lines with an open cell. */
function createBeliefs(trail: Trail, message: () => number): Beliefs {
  const { model } = trail;
  const { lines, order, firstValue } = model;
  const values = model.cellOf.length;
  const beliefs = {
    trail,
    model,
    line: createLineBeliefs(lines, order),
    toRow: new Float64Array(values),
    toColumn: new Float64Array(values),
    rowWeights: new Float64Array(values),
    columnWeights: new Float64Array(values),
    later: new Float64Array(order.variables),
    openLines: new Uint8Array(lines.count),
    changed: 0,
    sent: 0,
  };
  const { toRow, toColumn, rowWeights, columnWeights, openLines } = beliefs;
  for (let u = 0; u + 1 < firstValue.length; u++) {
    const first = firstValue[u];
    const end = firstValue[u + 1];
    let rest = 0;
    for (let v = first; v < end; v++) {
      if (removalIsTrue(trail, model.literalOf[v])) continue;
      rest++;
      toRow[v] = message();
      toColumn[v] = message();
    }
    weigh(toRow, rowWeights, first, end);
    weigh(toColumn, columnWeights, first, end);
    if (rest === 1) continue;
    openLines[model.rowOf[u]] = 1;
    openLines[lines.height + model.columnOf[u]] = 1;
  }
  return beliefs;
}

/** Scales the messages about a cell so that the likeliest value weighs 1. */
function weigh(messages: Float64Array, scaled: Float64Array, first: number, end: number): void {
  let most = 0;
  for (let v = first; v < end; v++) most = Math.max(most, messages[v]);
  for (let v = first; v < end; v++) scaled[v] = messages[v] / most;
}

/** Updates line `l`: reads the messages of its crossing lines and sends them its own. */
function sweepLine(beliefs: Beliefs, l: number, isLast: boolean): void {
  const { lines } = beliefs.model;
  const isRow = l < lines.height;
  const length = isRow ? lines.width : lines.height;
  listen(beliefs, l, isRow, length);
  if (!weighLine(beliefs.line, l, length, isLast ? beliefs.later : undefined)) return;
  tell(beliefs, l, isRow, length);
}

/** Fills the weights of line `l` from the messages to it. */
function listen(beliefs: Beliefs, l: number, isRow: boolean, length: number): void {
  const { model } = beliefs;
  const { lines, openAt, firstValue } = model;
  const { weights } = beliefs.line;
  const heard = isRow ? beliefs.rowWeights : beliefs.columnWeights;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  const fixed = isRow ? model.rowColor : model.columnColor;
  const firstCell = isRow ? l * lines.width : l - lines.height;
  const stride = isRow ? 1 : lines.width;
  weights.fill(0, 0, (lines.firstColor[l + 1] - lines.firstColor[l]) * length);
  for (let x = 0; x < length; x++) {
    const cell = firstCell + x * stride;
    const u = openAt[cell];
    if (u === NOTHING) weights[fixed[cell] * length + x] = 1;
    else {
      const end = firstValue[u + 1];
      for (let v = firstValue[u]; v < end; v++) weights[locals[v] * length + x] = heard[v];
    }
  }
}

/** Sends each crossing line the belief of line `l`, divided by the message that it sent. */
function tell(beliefs: Beliefs, l: number, isRow: boolean, length: number): void {
  const { model } = beliefs;
  const { lines, openAt, firstValue } = model;
  const firstCell = isRow ? l * lines.width : l - lines.height;
  const stride = isRow ? 1 : lines.width;
  const { marginals } = beliefs.line;
  const heard = isRow ? beliefs.rowWeights : beliefs.columnWeights;
  const told = isRow ? beliefs.toColumn : beliefs.toRow;
  const scaled = isRow ? beliefs.columnWeights : beliefs.rowWeights;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  for (let x = 0; x < length; x++) {
    const u = openAt[firstCell + x * stride];
    if (u === NOTHING) continue;
    const first = firstValue[u];
    const end = firstValue[u + 1];
    if (end > first + 2) {
      tellOfMany(beliefs, isRow, first, end, length, x);
      continue;
    }
    const hearsOne = heard[first];
    const hearsOther = heard[first + 1];
    if (hearsOne === 0 || hearsOther === 0) continue;
    const inked = Math.max(0, marginals[locals[first + 1] * (length + 1) + x]);
    const local = locals[first];
    const rest = Math.max(0, local === 0 ? 1 - inked : marginals[local * (length + 1) + x]);
    const other = (inked + TINY) * hearsOne;
    const clear = other / (other + (rest + TINY) * hearsOther);
    const likely = damped(told[first + 1], clear);
    const unlikely = 1 - likely;
    beliefs.changed += 2 * Math.abs(likely - told[first + 1]);
    beliefs.sent += 2;
    told[first + 1] = likely;
    told[first] = unlikely;
    scaled[first + 1] = likely > unlikely ? 1 : likely / unlikely;
    scaled[first] = likely > unlikely ? unlikely / likely : 1;
  }
}

/** Does the same for a cell of three or more values. */
function tellOfMany(
  beliefs: Beliefs,
  isRow: boolean,
  first: number,
  end: number,
  length: number,
  x: number,
): void {
  const { model } = beliefs;
  const { marginals } = beliefs.line;
  const heard = isRow ? beliefs.rowWeights : beliefs.columnWeights;
  const told = isRow ? beliefs.toColumn : beliefs.toRow;
  const scaled = isRow ? beliefs.columnWeights : beliefs.rowWeights;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  const stride = length + 1;
  let inked = 0;
  for (let v = first; v < end; v++) {
    if (locals[v] !== 0) inked += Math.max(0, marginals[locals[v] * stride + x]);
  }
  let sum = 0;
  for (let v = first; v < end; v++) {
    if (heard[v] === 0) continue;
    const marginal = locals[v] === 0 ? 1 - inked : marginals[locals[v] * stride + x];
    scaled[v] = (Math.max(0, marginal) + TINY) / heard[v];
    sum += scaled[v];
  }
  for (let v = first; v < end; v++) {
    if (heard[v] === 0) continue;
    const likely = damped(told[v], scaled[v] / sum);
    beliefs.changed += Math.abs(likely - told[v]);
    beliefs.sent++;
    told[v] = likely;
  }
  weigh(told, scaled, first, end);
}

/** The message that follows `old`, of which a share stays. */
function damped(old: number, clear: number): number {
  return DAMPING * old + (1 - DAMPING) * Math.min(Math.max(clear, LEAST), 1 - LEAST);
}
