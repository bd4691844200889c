/**
 * Smallest hitting sets: the fewest elements such that each of some sets contains at least one.
 *
 * Branch and bound. A set that contains another is superfluous; an element that occurs only in sets
 * of another element is never needed. After removing these, little is left of the sets that puzzles
 * give. Disjoint sets need an element each, which bounds every branch.
 */

/** A hitting set, with a lower bound on all of them. */
export interface HittingSet {
  /** The elements: at least one of each set. */
  readonly elements: readonly number[];
  /** No hitting set has fewer elements; equal to their number unless the budget was spent. */
  readonly atLeast: number;
}

/** Above this number of elements, needless ones are not looked for. */
const MOST_COMPARED = 600;

/**
 * A smallest hitting set of non-empty sets; among equally good elements, the first of its set is
 * taken. After `maxNodes` branches, the best one found so far.
 */
export function smallestHittingSet(
  sets: readonly (readonly number[])[],
  maxNodes = 20_000,
): HittingSet {
  const search = new Search(withoutNeedless(withoutSupersets(sets)), maxNodes);
  return search.run();
}

/** The sets that contain no other set, smallest first. */
function withoutSupersets(sets: readonly (readonly number[])[]): readonly number[][] {
  const kept: { set: readonly number[]; has: ReadonlySet<number> }[] = [];
  for (const set of [...sets].sort((a, b) => a.length - b.length)) {
    const has = new Set(set);
    if (!kept.some((other) => other.set.every((element) => has.has(element)))) {
      kept.push({ set, has });
    }
  }
  return kept.map(({ set }) => [...set]);
}

/** The sets without elements whose sets all contain some other element. */
function withoutNeedless(sets: readonly number[][]): readonly number[][] {
  const places = new Map<number, number[]>();
  sets.forEach((set, s) => {
    for (const element of set) places.set(element, [...(places.get(element) ?? []), s]);
  });
  const alike = new Map<string, number>();
  for (const [element, where] of places) {
    const key = where.join();
    if (!alike.has(key)) alike.set(key, element);
  }
  const left = [...alike.values()].map((element) => ({
    element,
    where: new Set(places.get(element)),
  }));
  const kept =
    left.length > MOST_COMPARED
      ? left
      : left.filter(
          ({ where }) =>
            !left.some((o) => o.where.size > where.size && [...where].every((s) => o.where.has(s))),
        );
  const needed = new Set(kept.map(({ element }) => element));
  return sets.map((set) => set.filter((element) => needed.has(element)));
}

/** The state of one search. */
class Search {
  readonly #sets: readonly (readonly number[])[];
  #nodes: number;
  #best: readonly number[];
  #spent = false;

  constructor(sets: readonly (readonly number[])[], maxNodes: number) {
    this.#sets = sets;
    this.#nodes = maxNodes;
    this.#best = greedy(sets);
  }

  run(): HittingSet {
    const least = disjoint(this.#sets);
    if (least < this.#best.length) this.#branch([], this.#sets, new Set());
    return { elements: this.#best, atLeast: this.#spent ? least : this.#best.length };
  }

  /**
   * Looks for a smaller hitting set that contains `chosen`, hits `open` and avoids the excluded
   * elements.
   */
  #branch(
    chosen: readonly number[],
    open: readonly (readonly number[])[],
    excluded: ReadonlySet<number>,
  ): void {
    if (this.#nodes-- <= 0) this.#spent = true;
    if (this.#spent) return;
    const sets = open.map((set) => set.filter((element) => !excluded.has(element)));
    if (sets.length === 0) {
      if (chosen.length < this.#best.length) this.#best = chosen;
      return;
    }
    if (chosen.length + disjoint(sets) >= this.#best.length) return;
    const least = sets.reduce((a, b) => (b.length < a.length ? b : a));
    const without = new Set(excluded);
    for (const element of byFrequency(least, sets)) {
      const rest = sets.filter((set) => !set.includes(element));
      this.#branch([...chosen, element], rest, without);
      // all hitting sets with this element have been considered
      without.add(element);
    }
  }
}

/** The elements of a set; those in most sets come first. */
function byFrequency(set: readonly number[], sets: readonly (readonly number[])[]): number[] {
  const count = (element: number): number => sets.filter((s) => s.includes(element)).length;
  const counted = set.map((element) => ({ element, count: count(element) }));
  return counted.sort((a, b) => b.count - a.count).map(({ element }) => element);
}

/**
 * A greedy hitting set: always the element of the smallest remaining set that hits the most sets.
 */
function greedy(sets: readonly (readonly number[])[]): number[] {
  const chosen: number[] = [];
  let open = sets;
  while (open.length > 0) {
    const least = open.reduce((a, b) => (b.length < a.length ? b : a));
    const [element] = byFrequency(least, open);
    if (element === undefined) break;
    chosen.push(element);
    open = open.filter((set) => !set.includes(element));
  }
  return chosen;
}

/**
 * Number of disjoint sets that a greedy choice finds, smallest first; Infinity if a set is empty
 * and cannot be hit.
 */
function disjoint(sets: readonly (readonly number[])[]): number {
  const taken = new Set<number>();
  let count = 0;
  for (const set of [...sets].sort((a, b) => a.length - b.length)) {
    if (set.length === 0) return Number.POSITIVE_INFINITY;
    if (set.some((element) => taken.has(element))) continue;
    for (const element of set) taken.add(element);
    count++;
  }
  return count;
}
