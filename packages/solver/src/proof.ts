/**
 * The record of a proof: the conclusions of probing and search, in order, so that another program
 * can check them.
 *
 * Each conclusion is a clause: one of its literals holds in every solution that is not found yet.
 * Literals are about cells and the starts of blocks, so they do not depend on how a stage numbers
 * its variables. What a line implies is not recorded, because every line can be settled again.
 */
import { type Literal, NOTHING, TRUE } from './literal.js';
import type { Model } from './model.js';
import type { Trail } from './trail.js';

/** Receives the literals of a clause one by one, and then whether the clause is deleted. */
export interface ProofReader {
  /** "Cell `cell` has colour `color`", or does not have it if `negated`. */
  cell(cell: number, color: number, negated: boolean): void;
  /**
   * "Block `block` begins at `position` of its line or later", or does not if `negated`. Blocks are
   * counted over all rows, then all columns.
   */
  start(block: number, position: number, negated: boolean): void;
  /** The end of a clause. A deleted clause is no longer needed. */
  end(deleted: boolean): void;
}

/** Passes a record, as the engine or a `ProofRecord` has written it, to a reader. */
export function readProof(record: Int32Array, reader: ProofReader): void {
  for (let at = 0; at < record.length; ) {
    const size = record[at++];
    const end = at + 2 * (size < 0 ? ~size : size);
    for (; at < end; at += 2) {
      const about = record[at];
      const code = about < 0 ? ~about : about;
      const negated = (code & 1) === 1;
      if (about < 0) reader.start(code >> 1, record[at + 1], negated);
      else reader.cell(code >> 1, record[at + 1], negated);
    }
    reader.end(size < 0);
  }
}

/**
 * The record of the reference. A clause is its size, or the complement of its size if it is
 * deleted, then two words for each literal.
 */
export class ProofRecord {
  #words: number[] = [];
  /** The number of literals of the trail that are recorded as certain. */
  #certain = 0;

  /** Returns what was recorded since the last call. */
  take(): Int32Array {
    const taken = Int32Array.from(this.#words);
    this.#words = [];
    return taken;
  }

  /** Records that one of these literals holds, or that this clause is deleted. */
  clause(model: Model, literals: ArrayLike<Literal>, deleted = false): void {
    this.#words.push(deleted ? ~literals.length : literals.length);
    for (let i = 0; i < literals.length; i++) this.#put(model, literals[i]);
  }

  /**
   * Records that `literal` is certain, because both `assumed` and its opposite imply it. The clause
   * that only this proof needs is deleted again.
   */
  common(model: Model, assumed: Literal, literal: Literal): void {
    const support = [assumed ^ 1, literal];
    this.clause(model, support);
    this.clause(model, [literal]);
    this.clause(model, support, true);
  }

  /**
   * Records the literals that the trail holds at the root, so that they stay known when nogoods are
   * forgotten.
   */
  root({ model, literals, size }: Trail): void {
    for (; this.#certain < size; this.#certain++) {
      const literal = literals[this.#certain];
      // the first is the constant
      if (literal !== TRUE) this.clause(model, [literal]);
    }
  }

  #put(model: Model, literal: Literal): void {
    const { removes, asserts, order, lines } = model;
    if (literal >= removes.length) {
      const variable = literal >> 1;
      const b = order.blockOf[variable - order.first];
      this.#words.push(~(2 * b + (literal & 1)));
      this.#words.push(order.low[b] + 1 + variable - order.firstOf[b]);
      return;
    }
    const removed = removes[literal];
    const value = removed === NOTHING ? asserts[literal] : removed;
    const u = model.cellOf[value];
    const cell = model.rowOf[u] * lines.width + model.columnOf[u];
    this.#words.push(2 * cell + (removed === NOTHING ? 0 : 1), model.colorOf[value]);
  }
}
