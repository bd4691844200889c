/**
 * Audit: derives the state of the search a second way and compares. It is compiled into the checked
 * module only, which tests use (`checked.ts`); in the shipped module `ASC_NO_ASSERT` removes every
 * call of it.
 *
 * `src/testing/check-state.ts` and its neighbours describe each check and check more of the
 * reference: its reasons and nogoods. `trace`, a hash of all that was learned, shows that both
 * engines learn the same.
 */
import { Activity } from './activity';
import { Analysis } from './analyze';
import { Bytes, Words } from './bits';
import { count, firstPlane, height } from './lines';
import { NOTHING } from './literal';
import { HEADER, Nogoods } from './nogoods';
import { settle } from './settle';
import { wordOf } from './model';
import { noteOf, REASON_NONE, Trail } from './trail';

/** A hash of what was deduced and learned since `beginAudit`: the same in both engines. */
export let trace: i32 = 0;

/** Check only every n-th deduction. */
let every: i32 = 1;
let deductions: i32 = 0;
/** The candidates when the search began. */
let start: Words = new StaticArray<u64>(0);
let expected: Words = new StaticArray<u64>(0);
let again: Words = new StaticArray<u64>(0);

/** Checks every `n`-th deduction from here on. */
export function auditEvery(n: i32): void {
  every = n;
}

/** Records the candidates at the start of a search. */
export function beginAudit(planes: Words, out: Words): void {
  trace = 0x811c9dc5;
  deductions = 0;
  start = new StaticArray<u64>(planes.length);
  expected = new StaticArray<u64>(planes.length);
  again = new StaticArray<u64>(out.length);
  for (let i = 0; i < planes.length; i++) start[i] = planes[i];
}

function mix(number: i32): void {
  trace = (trace ^ number) * 0x01000193;
}

/** Adds a nogood that was just learned to the hash. */
export function auditLearned(analysis: Analysis): void {
  for (let i = 0; i < analysis.size; i++) mix(analysis.learned[i]);
  mix(analysis.glue);
  mix(analysis.backTo);
}

/** Checks the state after a deduction, which ended in a conflict unless it `holds`. */
export function auditDeduced(
  trail: Trail,
  nogoods: Nogoods,
  activity: Activity,
  analysis: Analysis,
  phases: Bytes,
  holds: bool,
): void {
  mix(trail.size);
  mix(trail.literals[trail.size - 1]);
  mix(holds ? 1 : 0);
  if (deductions++ % every != 0) return;
  auditTrail(trail);
  auditPlanes(trail);
  auditHeap(activity, trail, phases);
  auditStore(nogoods, trail.model.variables);
  for (let v = 0; v < trail.model.variables; v++) {
    assert(analysis.seen[v] == 0 && analysis.failed[v] == 0, 'an analysis has left marks behind');
  }
  if (!holds) return;
  assert(trail.head == trail.size, 'a literal was not followed up');
  auditAgenda(trail);
  for (let l = 0; l < count; l++) auditLine(trail, l);
  auditFollowedUp(trail, nogoods);
}

/** Checks the state after levels were undone; before that, the trail held `size` literals. */
export function auditUndone(trail: Trail, phases: Bytes, size: i32): void {
  assert(trail.head == trail.size, 'something waits after going back');
  auditAgenda(trail);
  for (let i = trail.size; i < size; i++) {
    const literal = trail.literals[i];
    assert(phases[literal >> 1] == <u8>(literal & 1), 'a variable has lost its phase');
  }
  if (deductions % every != 0) return;
  auditTrail(trail);
  auditPlanes(trail);
}

function auditTrail(trail: Trail): void {
  assert(trail.head <= trail.size && trail.size <= trail.model.variables, 'the trail is too long');
  let assigned = 0;
  for (let v = 0; v < trail.model.variables; v++) {
    assert(trail.truth[2 * v] == -trail.truth[2 * v + 1], 'a variable equals its negation');
    if (trail.truth[2 * v] != 0) assigned++;
  }
  assert(assigned == trail.size, 'something is assigned that is not on the trail');
  let at = 0;
  for (let i = 0; i < trail.size; i++) {
    while (at < trail.levels && trail.starts[at] == i) at++;
    const literal = trail.literals[i];
    const variable = literal >> 1;
    assert(trail.truth[literal] > 0, 'a literal on the trail is not true');
    const note = noteOf(trail.notes, variable);
    assert(note.place == i, 'a literal stands elsewhere');
    assert(note.level == at, 'a literal is of another level');
    const isDecision = at > 0 && trail.starts[at - 1] == i;
    const lacks = note.reason == REASON_NONE;
    assert(at == 0 || lacks == isDecision, 'a literal lacks a reason');
  }
  assert(at == trail.levels, 'a level does not begin');
}

function auditPlanes(trail: Trail): void {
  const model = trail.model;
  for (let i = 0; i < start.length; i++) expected[i] = start[i];
  let removed = 0;
  for (let i = 0; i < trail.head; i++) {
    const literal = trail.literals[i];
    const v = literal < model.removes.length ? model.removes[literal] : NOTHING;
    if (v == NOTHING) continue;
    removed++;
    const u = model.cellOf[v];
    const row = model.rowOf[u];
    const column = model.columnOf[u];
    const inRow = wordOf(row, model.rowLocal[v], column);
    const inColumn = wordOf(height + column, model.columnLocal[v], row);
    expected[inRow] &= ~((<u64>1) << (<u64>(column & 63)));
    expected[inColumn] &= ~((<u64>1) << (<u64>(row & 63)));
  }
  for (let i = 0; i < start.length; i++) {
    assert(expected[i] == trail.planes[i], 'the planes are not what the trail allows');
  }
  let left = 0;
  for (let u = 0; u < model.cells; u++) left += trail.left[u];
  assert(left == model.values - removed, 'the values left are miscounted');
}

function auditHeap(activity: Activity, trail: Trail, phases: Bytes): void {
  const values = activity.values;
  for (let i = 0; i < activity.size; i++) {
    const variable = activity.heap[i];
    assert(activity.places[variable] == i, 'a variable is elsewhere in the heap');
    assert(isFinite(values[variable]), 'an activity is not finite');
    if (i > 0) {
      assert(values[activity.heap[(i - 1) >> 1]] >= values[variable], 'the heap is out of order');
    }
  }
  let inHeap = 0;
  for (let v = 0; v < trail.model.variables; v++) {
    if (activity.places[v] >= 0) inHeap++;
    else assert(trail.truth[2 * v] != 0, 'an open variable cannot be decided');
    assert(phases[v] <= 1, 'a phase is neither 0 nor 1');
  }
  assert(inHeap == activity.size, 'the heap has another size');
}

function auditStore(nogoods: Nogoods, variables: i32): void {
  const store = nogoods.store;
  let stored = 0;
  for (let at = 0; at < nogoods.end; at += HEADER + store[at]) {
    stored++;
    assert(store[at] >= 2, 'a nogood is too short');
    for (let i = 0; i < store[at]; i++) {
      const literal = store[at + HEADER + i];
      assert(literal >= 2 && literal < 2 * variables, 'a nogood speaks of no variable');
    }
    for (let i = 0; i < 2; i++) {
      assert(watchesOf(nogoods, store[at + HEADER + i] ^ 1, at) == 1, 'a nogood is not watched');
    }
  }
  assert(stored == nogoods.count, 'nogoods are miscounted');
  let watches = 0;
  for (let literal = 0; literal < 2 * variables; literal++) watches += nogoods.watched[literal];
  assert(watches == 4 * stored, 'a nogood is watched too often');
}

/** Counts the watches of a nogood at `literal`, each with one of its own literals as blocker. */
function watchesOf(nogoods: Nogoods, literal: i32, nogood: i32): i32 {
  const list = nogoods.watches[literal];
  let found = 0;
  for (let i = 0; i < nogoods.watched[literal]; i += 2) {
    if (list[i] != nogood) continue;
    found++;
    let own = false;
    for (let k = 0; k < nogoods.store[nogood]; k++) {
      if (nogoods.store[nogood + HEADER + k] == list[i + 1]) own = true;
    }
    assert(own, 'a blocker is not one of the literals');
  }
  return found;
}

function auditFollowedUp(trail: Trail, nogoods: Nogoods): void {
  const store = nogoods.store;
  for (let at = 0; at < nogoods.end; at += HEADER + store[at]) {
    let open = 0;
    let earliest = i32.MAX_VALUE;
    for (let i = 0; i < store[at]; i++) {
      const literal = store[at + HEADER + i];
      if (trail.truth[literal] == 0) open++;
      if (trail.truth[literal] > 0)
        earliest = min(earliest, noteOf(trail.notes, literal >> 1).level);
    }
    assert(open >= 2 || earliest < i32.MAX_VALUE, 'a nogood was not followed up');
    for (let i = 0; i < 2; i++) {
      const literal = store[at + HEADER + i];
      if (trail.truth[literal] >= 0) continue;
      assert(
        earliest <= noteOf(trail.notes, literal >> 1).level,
        'a watched literal was false too early',
      );
    }
  }
}

function auditAgenda(trail: Trail): void {
  for (let l = 0; l < count; l++) {
    assert(((trail.agenda.words[l >> 5] >> (l & 31)) & 1) == 0, 'a line was not settled');
  }
}

function auditLine(trail: Trail, l: i32): void {
  const base = firstPlane[l];
  assert(settle(l, trail.planes, base, again), 'a line is impossible, which went unnoticed');
  for (let i = 0; i < firstPlane[l + 1] - base; i++) {
    assert(again[i] == trail.planes[base + i], 'a line is not settled');
  }
}
