/**
 * The checker: does each clause of a proof follow from the clauses before it?
 *
 * A clause follows if assuming that all its literals are false leads, by unit propagation, to a
 * clause that is false (reverse unit propagation: Goldberg and Novikov, 2003). It imports nothing
 * that makes proofs, and knows nothing of puzzles. Two literals of each clause are watched, and a
 * clause is visited only when one of them becomes false.
 */

/** A set of clauses with what unit propagation finds certain. Literals are as in DIMACS. */
export class Checker {
  /** A clause that is false by unit propagation alone, which refutes all, or -1. */
  conflict = -1;
  /** The literals that are true, in the order found; assumptions come after what is certain. */
  readonly trail: number[] = [];
  /** Clause c is `store[c]` literals from `store[c + 1]`; deleted clauses have a negative size. */
  store = new Int32Array(1 << 16);
  /** Per literal, at `2 v + sign`: whether it is true. */
  readonly #truth: Uint8Array;
  /** Per variable: the clause that made it true or false, or -1. */
  readonly #reasons: Int32Array;
  /** Per literal: the clauses to visit when it becomes false. */
  readonly #watches: number[][];
  /** The clauses by a hash of their literals, for deletion. */
  readonly #byHash = new Map<number, number[]>();
  #end = 0;
  #head = 0;

  constructor(readonly variables: number) {
    this.#truth = new Uint8Array(2 * variables + 2);
    this.#reasons = new Int32Array(variables + 1).fill(-1);
    this.#watches = Array.from({ length: 2 * variables + 2 }, () => []);
  }

  /** Adds a clause without asking whether it follows. Returns its index in `store`. */
  add(literals: ArrayLike<number>): number {
    const at = this.#keep(literals);
    const size = this.store[at];
    // watch two literals that are not false, if there are two
    let open = 0;
    for (let i = at + 1; i <= at + size && open < 2; i++) {
      if (!this.isTrue(-this.store[i])) this.#swap(at + 1 + open++, i);
    }
    if (size > 1) for (const i of [at + 1, at + 2]) this.#watch(this.store[i], at);
    if (this.conflict >= 0) return at;
    if (open === 0) this.conflict = at;
    else if (open === 1 && !this.isTrue(this.store[at + 1])) {
      this.#assign(this.store[at + 1], at);
      this.conflict = this.propagate();
    }
    return at;
  }

  /** Whether a clause follows by unit propagation. `explain` is told the clause that is false. */
  follows(literals: ArrayLike<number>, explain?: (conflict: number) => void): boolean {
    if (this.conflict >= 0) return true;
    const certain = this.trail.length;
    for (let i = 0; i < literals.length; i++) {
      const literal = literals[i];
      // a literal that is certain, or the negation of another one
      if (this.isTrue(literal)) {
        const reason = this.#reasons[Math.abs(literal)];
        if (reason >= 0) explain?.(reason);
        this.#undo(certain);
        return true;
      }
      if (!this.isTrue(-literal)) this.#assign(-literal, -1);
    }
    const conflict = this.propagate();
    if (conflict >= 0) explain?.(conflict);
    this.#undo(certain);
    return conflict >= 0;
  }

  /**
   * Deletes one clause with these literals; returns its index, or -1 if there is none. A clause
   * that makes a literal certain stays as it is: what follows from it has been used.
   */
  delete(literals: ArrayLike<number>): number {
    const wanted = Array.from(literals).sort((a, b) => a - b);
    const list = this.#byHash.get(hashLiterals(wanted)) ?? [];
    const place = list.findIndex((at) => {
      const own = this.store.slice(at + 1, at + 1 + this.store[at]).sort();
      return own.length === wanted.length && own.every((literal, i) => literal === wanted[i]);
    });
    if (place < 0) return -1;
    const at = list[place];
    if (wanted.some((literal) => this.isTrue(literal) && this.reasonOf(literal) === at)) return at;
    list.splice(place, 1);
    this.store[at] = -this.store[at];
    return at;
  }

  isTrue(literal: number): boolean {
    return this.#truth[slot(literal)] === 1;
  }

  /** The clause from which a true or false variable followed, or -1 for an assumption. */
  reasonOf(literal: number): number {
    return this.#reasons[Math.abs(literal)];
  }

  /** Makes everything true that follows. Returns a clause that is false, or -1. */
  propagate(): number {
    while (this.#head < this.trail.length) {
      const conflict = this.#visit(-this.trail[this.#head++]);
      if (conflict >= 0) return conflict;
    }
    return -1;
  }

  /**
   * Visits the clauses that watch a literal which became false. Returns one that is false, or -1.
   */
  #visit(lost: number): number {
    const list = this.#watches[slot(lost)];
    let kept = 0;
    for (let i = 0; i < list.length; i++) {
      const at = list[i];
      const { store } = this;
      const size = store[at];
      if (size < 0) continue;
      if (store[at + 1] === lost) this.#swap(at + 1, at + 2);
      if (!this.isTrue(store[at + 1])) {
        let next = at + 3;
        while (next <= at + size && this.isTrue(-store[next])) next++;
        if (next <= at + size) {
          this.#swap(at + 2, next);
          this.#watch(store[at + 2], at);
          continue;
        }
        if (this.isTrue(-store[at + 1])) {
          while (i < list.length) list[kept++] = list[i++];
          list.length = kept;
          return at;
        }
        this.#assign(store[at + 1], at);
      }
      list[kept++] = at;
    }
    list.length = kept;
    return -1;
  }

  #assign(literal: number, reason: number): void {
    this.#truth[slot(literal)] = 1;
    this.#reasons[Math.abs(literal)] = reason;
    this.trail.push(literal);
  }

  #undo(size: number): void {
    for (let i = size; i < this.trail.length; i++) {
      const literal = this.trail[i];
      this.#truth[slot(literal)] = 0;
      this.#reasons[Math.abs(literal)] = -1;
    }
    this.trail.length = size;
    this.#head = size;
  }

  #keep(literals: ArrayLike<number>): number {
    const at = this.#end;
    const own = [...new Set(Array.from(literals))];
    this.#end += own.length + 1;
    if (this.#end > this.store.length) {
      const larger = new Int32Array(2 * this.#end);
      larger.set(this.store);
      this.store = larger;
    }
    this.store[at] = own.length;
    this.store.set(own, at + 1);
    const hash = hashLiterals(own);
    const list = this.#byHash.get(hash);
    if (list === undefined) this.#byHash.set(hash, [at]);
    else list.push(at);
    return at;
  }

  #watch(literal: number, at: number): void {
    this.#watches[slot(literal)].push(at);
  }

  #swap(i: number, k: number): void {
    const literal = this.store[i];
    this.store[i] = this.store[k];
    this.store[k] = literal;
  }
}

/** The place of a literal in the arrays over literals. */
function slot(literal: number): number {
  return literal > 0 ? 2 * literal : 1 - 2 * literal;
}

/** A hash that does not depend on the order of the literals. */
function hashLiterals(literals: readonly number[]): number {
  let hash = literals.length;
  for (const literal of literals) hash = (hash + Math.imul(literal, 0x9e3779b1)) | 0;
  return hash;
}
