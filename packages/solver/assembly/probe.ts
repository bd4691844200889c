/** Probing at the root: assume a value, deduce, and undo. See `src/probe.ts`. */
import { Floats, Ints, Words } from './bits';
import { deduce } from './deduce';
import { width } from './lines';
import { NOTHING, TRUE } from './literal';
import { Model, modelOf } from './model';
import { Nogoods } from './nogoods';
import { CONFLICT, linesSettled, MORE, SETTLED } from './propagate';
import { assign, decide, REASON_NONE, Trail, trailOf, undoTo } from './trail';

/** The number of lines that probing may settle before it hands over to the search. */
const BUDGET: i32 = 20_000;

/**
 * Lines settled before probing yields: yielding after each variable took a tenth of the time of
 * easy puzzles.
 */
const AT_ONCE: i32 = 200;

/** The weight of the larger of two gains; the smaller one counts in full. */
const LARGER: f64 = 0.1;

// the phases of probing a variable, at which `probe` can pause
const PICK: i32 = 0;
const FIRST: i32 = 1;
const SECOND: i32 = 2;
const CERTAIN: i32 = 3;

/** The state of probing. */
class Probing {
  trail: Trail;
  nogoods: Nogoods;
  gains: Floats;
  /** Per literal: the last variable whose first value implied it. */
  marks: Ints;
  limit: i32;
  stage: i32 = PICK;
  variable: i32 = 0;
  idle: i32 = 0;
  /** The size of the trail before the variable was probed. */
  before: i32 = 0;
  /** The number of literals that the first value implied. */
  first: i32 = 0;
  probes: i32 = 0;

  constructor(
    public model: Model,
    planes: Words,
    area: i32,
  ) {
    this.trail = trailOf(model, planes);
    this.nogoods = new Nogoods(model.variables);
    this.gains = new StaticArray<f64>(area);
    this.marks = new StaticArray<i32>(2 * model.variables);
    for (let i = 0; i < 2 * model.variables; i++) this.marks[i] = NOTHING;
    this.limit = linesSettled + BUDGET;
  }
}

let probing!: Probing;

/** Begins to probe what propagation left open in `planes`. */
export function startProbing(planes: Words, out: Words, area: i32): void {
  probing = new Probing(modelOf(planes, out, false), planes, area);
}

export function probesMade(): i32 {
  return probing.probes;
}

/** For each cell of the picture, how much it implied. */
export function gainsOfProbing(): Floats {
  return probing.gains;
}

/** Starts or continues probing: `MORE`, `SETTLED` when done, `CONFLICT` if there is no solution. */
export function probe(out: Words): i32 {
  const p = probing;
  const pause = linesSettled + AT_ONCE;
  const trail = p.trail;
  const variables = p.model.variables;
  for (;;) {
    if (p.stage == PICK) {
      for (; p.idle < variables && trail.truth[2 * p.variable] != 0; p.idle++) advance();
      if (p.idle >= variables || linesSettled >= p.limit) return SETTLED;
      p.before = trail.size;
      assume(2 * p.variable, FIRST);
    }
    const step = deduce(trail, p.nogoods, out);
    if (step == MORE) return MORE;
    if (p.stage == CERTAIN) {
      if (step == CONFLICT) return CONFLICT;
      p.stage = PICK;
      if (trail.size > p.before) p.idle = 0;
      p.idle++;
      advance();
      if (linesSettled >= pause) return MORE;
      continue;
    }
    if (!afterValue(step == CONFLICT)) return CONFLICT;
  }
  return SETTLED;
}

/** Undoes the current assumption, if there is one. */
export function backToRoot(): void {
  if (probing.trail.levels > 0) undoTo(probing.trail, 0);
}

function advance(): void {
  const p = probing;
  p.variable = p.variable + 1 == p.model.variables ? 0 : p.variable + 1;
}

function assume(literal: i32, stage: i32): void {
  probing.probes++;
  probing.stage = stage;
  decide(probing.trail, literal);
}

/**
 * Draws the conclusion after a value was tried, which may have failed. Returns false on a conflict
 * at the root.
 */
function afterValue(failed: bool): bool {
  const p = probing;
  const trail = p.trail;
  const literals = trail.literals;
  const from = p.before;
  const to = trail.size;
  if (failed) {
    undoTo(trail, 0);
    const literal = 2 * p.variable + (p.stage == FIRST ? 1 : 0);
    p.stage = CERTAIN;
    return assign(trail, literal, REASON_NONE, NOTHING, TRUE);
  }
  if (p.stage == FIRST) {
    for (let i = from; i < to; i++) p.marks[literals[i]] = p.variable;
    p.first = to - from;
    undoTo(trail, 0);
    assume(2 * p.variable + 1, SECOND);
    return true;
  }
  // both hold: what both imply is certain (undoing leaves the literals in the trail's array)
  const second = to - from;
  undoTo(trail, 0);
  p.gains[cellOfVariable(p.model, p.variable)] =
    <f64>min(p.first, second) + LARGER * <f64>max(p.first, second);
  p.stage = CERTAIN;
  for (let i = from; i < to; i++) {
    const literal = literals[i];
    if (p.marks[literal] != p.variable) continue;
    // assigning writes at or before i, never after
    if (!assign(trail, literal, REASON_NONE, NOTHING, TRUE)) return false;
  }
  return true;
}

/** The cell of the picture that variable `v` belongs to. */
function cellOfVariable(model: Model, v: i32): i32 {
  const u = model.cellOf[max(model.removes[2 * v], model.removes[2 * v + 1])];
  return model.rowOf[u] * width + model.columnOf[u];
}
