/**
 * Probing at the root: assume a value, propagate, and undo. See `src/probe.ts`, which does it with
 * the literals and the trail of the search.
 *
 * Here it works on the planes alone. Only the lines that an assumption touches are restored, and
 * what both values imply is the union of two sets of planes. That takes half the time of a trail,
 * with the same conclusions and counters.
 */
import { Agenda, clearAgenda, enlist, takeLine } from './agenda';
import { Floats, Ints, Words } from './bits';
import { count, firstPlane, height, width } from './lines';
import { NOTHING } from './literal';
import { Model, modelOf, wordOf } from './model';
import { putCell, putClause, putLiteral, recording, recordUnit } from './proof';
import { CONFLICT, countSettled, linesSettled, MORE, SETTLED, takeFromCrossing } from './propagate';
import { settle, settlingWork } from './settle';

/** The number of lines that probing may settle before it hands over to the search. */
const BUDGET: i32 = 20_000;

/** Lines for each variable that probing may settle without finding anything. */
const PATIENCE: i32 = 15;

/**
 * Lines settled before probing yields: yielding after each variable took a tenth of the time of
 * easy puzzles.
 */
const AT_ONCE: i32 = 200;

/** Words that one assumption may settle before it pauses: one or two milliseconds of work. */
const WORK: i32 = 200_000;

/** The weight of the larger of two gains; the smaller one counts in full. */
const LARGER: f64 = 0.1;

// the phases of probing a variable, at which `probe` can pause
const PICK: i32 = 0;
const FIRST: i32 = 1;
const SECOND: i32 = 2;
const CERTAIN: i32 = 3;

/** The state of probing. */
class Probing {
  gains: Floats;
  /** The certain values, and the values that the first assumption left, as planes. */
  root: Words;
  first: Words;
  /** The values whose removal meets no conflict while `root` stays the same, as planes of rows. */
  safe: Words;
  agenda: Agenda = new Agenda(count, false);
  /** As bits: the lines whose planes differ from `root`, and those the first value changed. */
  touched: Ints = new StaticArray<i32>((count + 31) >> 5);
  touchedFirst: Ints = new StaticArray<i32>((count + 31) >> 5);
  /** The counts of settled lines at which probing ends: without a finding, and in any case. */
  limit: i32 = 0;
  lastLimit: i32 = linesSettled + BUDGET;
  stage: i32 = PICK;
  variable: i32 = 0;
  idle: i32 = 0;
  /** The number of values removed since the last assumption began. */
  removed: i32 = 0;
  /** The number of values that the first assumption removed. */
  removedFirst: i32 = 0;
  /** Whether something certain was found since the variable was picked. */
  found: bool = false;
  probes: i32 = 0;

  constructor(
    public model: Model,
    public planes: Words,
    area: i32,
  ) {
    this.gains = new StaticArray<f64>(area);
    this.root = new StaticArray<u64>(planes.length);
    this.first = new StaticArray<u64>(planes.length);
    this.safe = new StaticArray<u64>(firstPlane[height]);
    for (let i = 0; i < planes.length; i++) this.root[i] = planes[i];
    renewPatience(this);
  }
}

function renewPatience(p: Probing): void {
  p.limit = min(p.lastLimit, linesSettled + PATIENCE * p.model.variables);
}

let probing!: Probing;

/** Begins to probe what propagation left open in `planes`. */
export function startProbing(planes: Words, out: Words, area: i32): void {
  probing = new Probing(modelOf(planes, out, false), planes, area);
}

export function probesMade(): i32 {
  return probing.probes;
}

/** For each cell of the picture, its gain: the weighted number of values that it implied. */
export function gainsOfProbing(): Floats {
  return probing.gains;
}

/** Starts or continues probing: `MORE`, `SETTLED` when done, `CONFLICT` if there is no solution. */
export function probe(out: Words): i32 {
  const p = probing;
  const pause = linesSettled + AT_ONCE;
  const variables = p.model.variables;
  for (;;) {
    if (p.stage == PICK) {
      for (; p.idle < variables && !isOfUse(p.variable); p.idle++) advance();
      if (p.idle >= variables || linesSettled >= p.limit) return SETTLED;
      p.found = false;
      assume(2 * p.variable, FIRST);
    }
    const step = follow(out);
    if (step == MORE) return MORE;
    if (p.stage == CERTAIN) {
      if (step == CONFLICT) return CONFLICT;
      keepAsRoot();
      p.stage = PICK;
      if (p.found) {
        memory.fill(changetype<usize>(p.safe), 0, (<usize>p.safe.length) << 3);
        p.idle = 0;
        renewPatience(p);
      }
      p.idle++;
      advance();
      if (linesSettled >= pause) return MORE;
    } else if (step == CONFLICT) refute();
    else {
      noteSafe();
      if (p.stage == FIRST) tryOther();
      else keepCommon();
    }
  }
  return SETTLED;
}

/** Undoes the current assumption, if there is one. */
export function backToRoot(): void {
  if (probing.stage == FIRST || probing.stage == SECOND) restore();
}

function advance(): void {
  const p = probing;
  p.variable = p.variable + 1 == p.model.variables ? 0 : p.variable + 1;
}

/** Tells whether variable `v` is open, and one of its values may still meet a conflict. */
function isOfUse(v: i32): bool {
  return isOpen(v) && !(isSafe(2 * v) && isSafe(2 * v + 1));
}

/** Tells whether an assumption that met no conflict implied `literal`, which removes a value. */
function isSafe(literal: i32): bool {
  const model = probing.model;
  const value = model.removes[literal];
  return value != NOTHING && ((probing.safe[placeOf(value)] >> bitOf(value)) & 1) != 0;
}

/** Tells whether either value of variable `v` may still hold. */
function isOpen(v: i32): bool {
  const model = probing.model;
  const one = model.removes[2 * v];
  const other = model.removes[2 * v + 1];
  // variable 0 is the constant
  if (one == NOTHING && other == NOTHING) return false;
  if (one != NOTHING) return remains(one) && remains(other);
  if (!remains(other)) return false;
  const u = model.cellOf[other];
  for (let value = model.firstValue[u]; value < model.firstValue[u + 1]; value++) {
    if (value != other && remains(value)) return true;
  }
  return false;
}

/** Tells whether a value is still a candidate of its cell. */
function remains(value: i32): bool {
  return ((probing.planes[placeOf(value)] >> bitOf(value)) & 1) != 0;
}

/** The word of a value in the plane of its row. */
function placeOf(value: i32): i32 {
  const model = probing.model;
  const u = model.cellOf[value];
  return wordOf(model.rowOf[u], model.rowLocal[value], model.columnOf[u]);
}

/** The bit of a value in that word. */
function bitOf(value: i32): u64 {
  const model = probing.model;
  return <u64>(model.columnOf[model.cellOf[value]] & 63);
}

/** Removes what contradicts `literal`, and counts the probe. */
function assume(literal: i32, stage: i32): void {
  probing.probes++;
  probing.stage = stage;
  take(literal);
}

/** Removes what contradicts `literal`. */
function take(literal: i32): void {
  const model = probing.model;
  probing.removed = 0;
  if (model.removes[literal] != NOTHING) {
    drop(model.removes[literal]);
    return;
  }
  const value = model.asserts[literal];
  const u = model.cellOf[value];
  for (let other = model.firstValue[u]; other < model.firstValue[u + 1]; other++) {
    if (other != value && remains(other)) drop(other);
  }
}

/** Removes a value from both its lines. */
function drop(value: i32): void {
  const p = probing;
  const model = p.model;
  const u = model.cellOf[value];
  const row = model.rowOf[u];
  const column = model.columnOf[u];
  const line = height + column;
  p.planes[wordOf(row, model.rowLocal[value], column)] &= ~((<u64>1) << (<u64>(column & 63)));
  p.planes[wordOf(line, model.columnLocal[value], row)] &= ~((<u64>1) << (<u64>(row & 63)));
  enlist(p.agenda, row);
  enlist(p.agenda, line);
  p.removed++;
}

/** Settles changed lines. Returns SETTLED, CONFLICT, or MORE if it paused. */
function follow(out: Words): i32 {
  const p = probing;
  const planes = p.planes;
  const agenda = p.agenda;
  const touched = p.touched;
  let removals = 0;
  for (let spent = 0; spent < WORK; ) {
    const l = takeLine(agenda);
    if (l < 0) {
      p.removed += removals;
      return SETTLED;
    }
    touched[l >> 5] |= 1 << (l & 31);
    countSettled();
    spent += settlingWork(l);
    const base = firstPlane[l];
    const words = firstPlane[l + 1] - base;
    if (!settle(l, planes, base, out)) return CONFLICT;
    for (let i = 0; i < words; i++) {
      const removed = planes[base + i] & ~out[i];
      if (removed == 0) continue;
      planes[base + i] = out[i];
      removals += <i32>popcnt(removed);
      takeFromCrossing(agenda, planes, l, i, removed);
    }
  }
  p.removed += removals;
  return MORE;
}

/** Records that the opposite is certain, because the assumption failed. */
function refute(): void {
  const p = probing;
  const literal = 2 * p.variable + (p.stage == FIRST ? 1 : 0);
  restore();
  p.stage = CERTAIN;
  p.found = true;
  if (recording) recordUnit(p.model, literal);
  take(literal);
}

/** Marks the values that the assumption removed as safe to remove, because it met no conflict. */
function noteSafe(): void {
  const p = probing;
  for (let w = 0; w < p.touched.length; w++) {
    for (let set = p.touched[w]; set != 0; set &= set - 1) {
      const l = (w << 5) + ctz(set);
      if (l >= height) return;
      for (let i = firstPlane[l]; i < firstPlane[l + 1]; i++) p.safe[i] |= p.root[i] & ~p.planes[i];
    }
  }
}

/** Saves what the first value leaves, and assumes the other value. The first value may hold. */
function tryOther(): void {
  const p = probing;
  for (let w = 0; w < p.touched.length; w++) {
    const lines = p.touched[w];
    p.touchedFirst[w] = lines;
    for (let set = lines; set != 0; set &= set - 1) {
      const l = (w << 5) + ctz(set);
      for (let i = firstPlane[l]; i < firstPlane[l + 1]; i++) p.first[i] = p.planes[i];
    }
  }
  p.removedFirst = p.removed;
  restore();
  assume(2 * p.variable + 1, SECOND);
}

/** Removes the values that neither assumption leaves. Either assumption may hold. */
function keepCommon(): void {
  const p = probing;
  const planes = p.planes;
  clearAgenda(p.agenda);
  for (let w = 0; w < p.touched.length; w++) {
    for (let set = p.touched[w]; set != 0; set &= set - 1) {
      const l = (w << 5) + ctz(set);
      const both = ((p.touchedFirst[w] >> (l & 31)) & 1) != 0;
      let changed = false;
      for (let i = firstPlane[l]; i < firstPlane[l + 1]; i++) {
        planes[i] = both ? planes[i] | p.first[i] : p.root[i];
        if (planes[i] != p.root[i]) changed = true;
      }
      if (!changed) continue;
      if (recording && l < height) recordCommon(l);
      enlist(p.agenda, l);
      p.found = true;
    }
    p.touched[w] = 0;
  }
  p.gains[cellOfVariable(p.model, p.variable)] =
    <f64>min(p.removedFirst, p.removed) + LARGER * <f64>max(p.removedFirst, p.removed);
  p.stage = CERTAIN;
}

/**
 * Records the values of row `l` that neither value of the variable leaves. Both values of the
 * variable imply the removal, so it is certain. Two clauses prove that; the first serves only to
 * derive the second.
 */
function recordCommon(l: i32): void {
  const p = probing;
  const model = p.model;
  for (let x = 0; x < width; x++) {
    const u = model.openAt[l * width + x];
    if (u == NOTHING) continue;
    for (let value = model.firstValue[u]; value < model.firstValue[u + 1]; value++) {
      const removed = p.root[placeOf(value)] & ~p.planes[placeOf(value)];
      if (((removed >> bitOf(value)) & 1) == 0) continue;
      for (let clause = 0; clause < 3; clause++) {
        const isSupport = clause != 1;
        putClause(isSupport ? 2 : 1, clause == 2);
        if (isSupport) putLiteral(model, 2 * p.variable + 1);
        putCell(l * width + x, model.colorOf[value], 1);
      }
    }
  }
}

/** Restores the planes of all lines that an assumption has changed, and empties the agenda. */
function restore(): void {
  const p = probing;
  for (let w = 0; w < p.touched.length; w++) {
    // a line that was changed and not yet settled is still on the agenda
    for (let set = p.touched[w] | p.agenda.words[w]; set != 0; set &= set - 1) {
      const l = (w << 5) + ctz(set);
      for (let i = firstPlane[l]; i < firstPlane[l + 1]; i++) p.planes[i] = p.root[i];
    }
    p.touched[w] = 0;
  }
  clearAgenda(p.agenda);
}

/** Takes the values in the planes as certain. */
function keepAsRoot(): void {
  const p = probing;
  for (let w = 0; w < p.touched.length; w++) {
    for (let set = p.touched[w]; set != 0; set &= set - 1) {
      const l = (w << 5) + ctz(set);
      for (let i = firstPlane[l]; i < firstPlane[l + 1]; i++) p.root[i] = p.planes[i];
    }
    p.touched[w] = 0;
  }
}

/** The cell of the picture that variable `v` belongs to. */
function cellOfVariable(model: Model, v: i32): i32 {
  const u = model.cellOf[max(model.removes[2 * v], model.removes[2 * v + 1])];
  return model.rowOf[u] * width + model.columnOf[u];
}
