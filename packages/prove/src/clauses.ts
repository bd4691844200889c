/**
 * Clauses in one array: the literals of each, as DIMACS writes them (-7 is "not variable 7"), then
 * a 0. A proof is such an array too, in which `DELETE` comes before a clause that is deleted.
 */

/** Marks the clause after it as deleted. It is no literal: the largest variable is 2^31 - 1. */
export const DELETE = -(2 ** 31);

/** A set of clauses, each followed by 0. */
export interface Formula {
  /** The largest variable; 1 is the smallest. */
  readonly variables: number;
  readonly literals: Int32Array;
}

/** A list of clauses that grows at its end. */
export class ClauseList {
  /** The number of clauses, deletions included. */
  count = 0;
  #store = new Int32Array(1024);
  #end = 0;

  /** Adds one literal to the clause that is being written. */
  put(literal: number): void {
    if (this.#end === this.#store.length) {
      const larger = new Int32Array(2 * this.#end);
      larger.set(this.#store);
      this.#store = larger;
    }
    this.#store[this.#end++] = literal;
  }

  /** Ends the clause that is being written. */
  close(): void {
    this.put(0);
    this.count++;
  }

  /** Adds a clause of up to three literals. A literal 0 is left out. */
  add(a: number, b = 0, c = 0): void {
    if (a !== 0) this.put(a);
    if (b !== 0) this.put(b);
    if (c !== 0) this.put(c);
    this.close();
  }

  /** All clauses so far. The array is shared with the list. */
  get literals(): Int32Array {
    return this.#store.subarray(0, this.#end);
  }
}
