/** Nogoods: what the search learned from conflicts. See `src/nogoods.ts`. */
import { Ints } from './bits';
import { recordClause, recording } from './proof';
import { assign, REASON_NOGOOD, Trail } from './trail';

/** The number of words before the literals of a nogood: size, glue, use. */
export const HEADER: i32 = 3;

/** The `glue` of a nogood that must never be forgotten. */
export const KEEP: i32 = 0;

let empty: Ints = new StaticArray<i32>(0);

/** Creates the shared empty list again after the heap was emptied. */
export function resetNogoods(): void {
  empty = new StaticArray<i32>(0);
}

/** All nogoods and their watches; the fields as in the reference. */
export class Nogoods {
  store: Ints = new StaticArray<i32>(1024);
  spare: Ints = new StaticArray<i32>(0);
  end: i32 = 0;
  count: i32 = 0;
  watches: StaticArray<Ints>;
  watched: Ints;

  constructor(variables: i32) {
    this.watches = new StaticArray<Ints>(2 * variables);
    this.watched = new StaticArray<i32>(2 * variables);
    for (let i = 0; i < 2 * variables; i++) this.watches[i] = empty;
  }
}

/** Stores a nogood of at least two literals and watches the first two. Returns its index. */
export function addNogood(nogoods: Nogoods, literals: Ints, from: i32, size: i32, glue: i32): i32 {
  const at = nogoods.end;
  const end = at + HEADER + size;
  if (end > nogoods.store.length) {
    const larger = new StaticArray<i32>(2 * end);
    for (let i = 0; i < at; i++) larger[i] = nogoods.store[i];
    nogoods.store = larger;
  }
  const store = nogoods.store;
  store[at] = size;
  store[at + 1] = glue;
  store[at + 2] = 0;
  for (let i = 0; i < size; i++) store[at + HEADER + i] = literals[from + i];
  nogoods.end = end;
  nogoods.count++;
  watch(nogoods, literals[from] ^ 1, at, literals[from + 1]);
  watch(nogoods, literals[from + 1] ^ 1, at, literals[from]);
  return at;
}

function watch(nogoods: Nogoods, literal: i32, nogood: i32, blocker: i32): void {
  const used = nogoods.watched[literal];
  let list = nogoods.watches[literal];
  if (used + 2 > list.length) {
    const larger = new StaticArray<i32>(max(8, 2 * list.length));
    for (let i = 0; i < used; i++) larger[i] = list[i];
    list = larger;
    nogoods.watches[literal] = list;
  }
  list[used] = nogood;
  list[used + 1] = blocker;
  nogoods.watched[literal] = used + 2;
}

/**
 * Updates the watches after `literal` became true. Returns false on a conflict, which the trail
 * records.
 */
export function visitWatches(nogoods: Nogoods, trail: Trail, literal: i32): bool {
  const used = nogoods.watched[literal];
  if (used == 0) return true;
  const store = nogoods.store;
  const truth = trail.truth;
  const list = nogoods.watches[literal];
  const lost = literal ^ 1;
  let kept = 0;
  for (let i = 0; i < used; i += 2) {
    const nogood = list[i];
    const blocker = list[i + 1];
    if (truth[blocker] > 0) {
      list[kept++] = nogood;
      list[kept++] = blocker;
      continue;
    }
    // put the other watched literal first
    const first = nogood + HEADER;
    let other = store[first];
    if (other == lost) {
      other = store[first + 1];
      store[first] = other;
      store[first + 1] = lost;
    }
    if (truth[other] > 0) {
      list[kept++] = nogood;
      list[kept++] = other;
      continue;
    }
    // look for a literal that is not false
    const end = first + store[nogood];
    let next = first + 2;
    while (next < end && truth[store[next]] < 0) next++;
    if (next < end) {
      const found = store[next];
      store[first + 1] = found;
      store[next] = lost;
      watch(nogoods, found ^ 1, nogood, other);
      continue;
    }
    list[kept++] = nogood;
    list[kept++] = other;
    if (!assign(trail, other, REASON_NOGOOD, nogood, 0)) {
      for (i += 2; i < used; i++) list[kept++] = list[i];
      nogoods.watched[literal] = kept;
      return false;
    }
  }
  nogoods.watched[literal] = kept;
  return true;
}

/** Forgets the worse half of the nogoods. Call it only at level 0. */
export function reduceNogoods(nogoods: Nogoods, trail: Trail): void {
  const old = nogoods.store;
  const end = nogoods.end;
  const truth = trail.truth;
  // keep[i] is 1 if the i-th nogood stays
  const places = new StaticArray<i32>(nogoods.count);
  const rest = new StaticArray<i32>(nogoods.count);
  let total = 0;
  let others = 0;
  for (let at = 0; at < end; at += HEADER + old[at]) {
    places[total++] = at;
    const glue = old[at + 1];
    if (!(glue <= 2 || (glue <= 6 && old[at + 2] != 0))) rest[others++] = at;
  }
  sortByMerit(rest, others, old);
  // mark the worse half by a negative glue
  for (let i = others >> 1; i < others; i++) old[rest[i] + 1] = -1;

  if (nogoods.spare.length < old.length) nogoods.spare = new StaticArray<i32>(old.length);
  nogoods.store = nogoods.spare;
  nogoods.spare = old;
  nogoods.end = 0;
  nogoods.count = 0;
  const watched = nogoods.watched;
  for (let i = 0; i < watched.length; i++) watched[i] = 0;
  for (let i = 0; i < total; i++) {
    const at = places[i];
    const glue = old[at + 1];
    const size = old[at];
    if (glue < 0) {
      if (recording) recordClause(trail.model, old, at + HEADER, size, true);
      continue;
    }
    let open = 0;
    let holds = false;
    for (let j = at + HEADER; j < at + HEADER + size; j++) {
      const value = truth[old[j]];
      if (value > 0) holds = true;
      if (value == 0) open++;
    }
    if (recording && (holds || open < size)) {
      if (!holds) recordOpen(trail, old, at);
      recordClause(trail.model, old, at + HEADER, size, true);
    }
    if (holds) continue;
    open = 0;
    for (let j = at + HEADER; j < at + HEADER + size; j++) {
      if (truth[old[j]] == 0) old[at + HEADER + open++] = old[j];
    }
    addNogood(nogoods, old, at + HEADER, open, glue);
  }
}

/** Records what is left of the nogood at `at` of `store`: its literals that are not false. */
function recordOpen(trail: Trail, store: Ints, at: i32): void {
  const open = new StaticArray<i32>(store[at]);
  let size = 0;
  for (let j = at + HEADER; j < at + HEADER + store[at]; j++) {
    if (trail.truth[store[j]] == 0) open[size++] = store[j];
  }
  recordClause(trail.model, open, 0, size, false);
}

/**
 * Sorts nogoods by glue, size and age. It is a heapsort, since the order must not depend on the
 * library.
 */
function sortByMerit(list: Ints, count: i32, store: Ints): void {
  for (let i = (count >> 1) - 1; i >= 0; i--) siftWorst(list, i, count, store);
  for (let end = count - 1; end > 0; end--) {
    const top = list[0];
    list[0] = list[end];
    list[end] = top;
    siftWorst(list, 0, end, store);
  }
}

function siftWorst(list: Ints, from: i32, count: i32, store: Ints): void {
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= count) return;
    if (child + 1 < count && better(list[child], list[child + 1], store)) child++;
    if (!better(list[at], list[child], store)) return;
    const other = list[child];
    list[child] = list[at];
    list[at] = other;
    at = child;
  }
}

function better(a: i32, b: i32, store: Ints): bool {
  if (store[a + 1] != store[b + 1]) return store[a + 1] < store[b + 1];
  if (store[a] != store[b]) return store[a] < store[b];
  return a < b;
}
