/**
 * Nogoods: what the search learned from conflicts. They are clauses (at least one literal holds) in
 * one flat store, with two watched literals each (Moskewicz et al., 2001) and a blocker beside
 * every watch (Een and Sorensson, 2003).
 *
 * A nogood is identified by the index of its header in `store`. The header holds size, glue and
 * use. The literals follow, the two watched ones first.
 */
import type { Literal } from './literal.js';
import type { ProofRecord } from './proof.js';
import { assign, Reason, type Trail } from './trail.js';

/** The number of words before the literals of a nogood. */
const HEADER = 3;

/** The `glue` of a nogood that must never be forgotten. */
export const KEEP = 0;

/** All nogoods and their watches. */
export interface Nogoods {
  store: Int32Array;
  /** The number of words of `store` in use. */
  end: number;
  /** The number of nogoods. */
  count: number;
  /** Per literal: pairs (nogood, blocker) to check when the literal becomes true. */
  readonly watches: Int32Array[];
  /** Per literal: the number of words of its list in `watches` in use. */
  readonly watched: Int32Array;
}

/** Creates an empty store for the given number of variables. */
export function createNogoods(variables: number): Nogoods {
  return {
    store: new Int32Array(1024),
    end: 0,
    count: 0,
    watches: Array.from({ length: 2 * variables }, () => EMPTY),
    watched: new Int32Array(2 * variables),
  };
}

const EMPTY = new Int32Array(0);

/**
 * Stores a nogood of at least two literals and watches the first two. `glue` is the number of
 * levels that its literals came from (Audemard and Simon, 2009), or `KEEP`. Returns the index of
 * the nogood.
 */
export function addNogood(
  nogoods: Nogoods,
  literals: ArrayLike<Literal>,
  size: number,
  glue: number,
): number {
  const at = nogoods.end;
  const end = at + HEADER + size;
  if (end > nogoods.store.length) {
    const larger = new Int32Array(2 * end);
    larger.set(nogoods.store.subarray(0, at));
    nogoods.store = larger;
  }
  const { store } = nogoods;
  store[at] = size;
  store[at + 1] = glue;
  store[at + 2] = 0;
  for (let i = 0; i < size; i++) store[at + HEADER + i] = literals[i];
  nogoods.end = end;
  nogoods.count++;
  watch(nogoods, literals[0] ^ 1, at, literals[1]);
  watch(nogoods, literals[1] ^ 1, at, literals[0]);
  return at;
}

function watch(nogoods: Nogoods, literal: Literal, nogood: number, blocker: Literal): void {
  const used = nogoods.watched[literal];
  let list = nogoods.watches[literal];
  if (used + 2 > list.length) {
    const larger = new Int32Array(Math.max(8, 2 * list.length));
    larger.set(list);
    list = larger;
    nogoods.watches[literal] = list;
  }
  list[used] = nogood;
  list[used + 1] = blocker;
  nogoods.watched[literal] = used + 2;
}

/**
 * Updates the watches after `literal` became true: every nogood that watched its negation finds
 * another literal to watch or makes its last one true. Returns false on a conflict, which the trail
 * records.
 */
export function visitWatches(nogoods: Nogoods, trail: Trail, literal: Literal): boolean {
  const { store, watches, watched } = nogoods;
  const { truth } = trail;
  const list = watches[literal];
  const used = watched[literal];
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
    if (other === lost) {
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
    if (!assign(trail, other, Reason.nogood, nogood)) {
      for (i += 2; i < used; i++) list[kept++] = list[i];
      watched[literal] = kept;
      return false;
    }
  }
  watched[literal] = kept;
  return true;
}

/**
 * The index in `store` of the first literal of a nogood; `store[nogood]` is the number of literals.
 */
export function firstLiteral(nogood: number): number {
  return nogood + HEADER;
}

/** Marks a nogood as used in a conflict: recently used nogoods are kept longer. */
export function markUsed(nogoods: Nogoods, nogood: number): void {
  nogoods.store[nogood + 2] = 1;
}

/**
 * Forgets the worse half of the nogoods. It keeps those with glue up to 2, recently used ones with
 * glue up to 6, and the better half of the rest by glue and size. Call it only at level 0, where no
 * reason points into the store: literals that are false there are dropped, and nogoods that are
 * true there are forgotten.
 */
export function reduceNogoods(nogoods: Nogoods, trail: Trail, proof?: ProofRecord): void {
  const { store, end, watched } = nogoods;
  const { truth } = trail;
  const kept: number[] = [];
  const rest: number[] = [];
  for (let at = 0; at < end; at += HEADER + store[at]) {
    const glue = store[at + 1];
    const safe = glue <= 2 || (glue <= 6 && store[at + 2] !== 0);
    (safe ? kept : rest).push(at);
  }
  rest.sort((a, b) => store[a + 1] - store[b + 1] || store[a] - store[b] || a - b);
  const half = rest.length >>> 1;
  kept.push(...rest.slice(0, half));
  kept.sort((a, b) => a - b);
  const literalsAt = (at: number) => store.subarray(at + HEADER, at + HEADER + store[at]);
  for (const at of rest.slice(half)) proof?.clause(trail.model, literalsAt(at), true);

  nogoods.store = new Int32Array(store.length);
  nogoods.end = 0;
  nogoods.count = 0;
  watched.fill(0);
  for (const at of kept) {
    const literals = literalsAt(at);
    const open = literals.filter((literal) => truth[literal] === 0);
    const holds = literals.some((literal) => truth[literal] > 0);
    const isShorter = open.length < literals.length;
    if (isShorter && !holds) proof?.clause(trail.model, open);
    if (isShorter) proof?.clause(trail.model, literals, true);
    if (holds) continue;
    addNogood(nogoods, open, open.length, store[at + 1]);
  }
}
