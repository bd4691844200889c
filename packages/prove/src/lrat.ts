/**
 * LRAT: a proof with hints, which a checker can follow without searching, so that even verified
 * checkers are fast (Cruz-Filipe et al., 2017).
 *
 * Each line has a number, a clause and the numbers of the clauses that show it, in the order in
 * which each of them has one literal left. The numbers of the formula's clauses come first. A
 * literal that is certain gets a line of its own, once something needs it.
 */
import { invariant } from '@nonokit/core';
import { clausesIn } from './check-proof.js';
import { Checker } from './checker.js';
import type { Formula } from './clauses.js';
import { NumberText } from './number-text.js';

/** Writes a proof as LRAT text. Undefined if the proof is not accepted. */
export function writeLrat(formula: Formula, proof: Int32Array): Uint8Array | undefined {
  const lines = new LratLines(formula);
  for (const { literals, isDeleted } of clausesIn(proof)) {
    if (lines.isRefuted) break;
    if (!(isDeleted ? lines.delete(literals) : lines.add(literals))) return undefined;
  }
  return lines.isRefuted ? lines.finish() : undefined;
}

/** The lines written so far, beside the clauses that they have added. */
class LratLines {
  readonly #checker: Checker;
  readonly #text = new NumberText();
  /** The number of each clause, by its index in the checker. */
  readonly #numbers = new Map<number, number>();
  /** The number of the line that makes a variable certain; 0 if there is none yet. */
  readonly #units: Float64Array;
  /** For a variable that is certain: its place on the trail, from 1. */
  readonly #places: Int32Array;
  /** Per variable: the last clause for which hints met it, counted by `#stamp`. */
  readonly #stamps: Int32Array;
  #stamp = 0;
  /** The number of literals that are certain. */
  #certain = 0;
  /** The number of the last line. */
  #last = 0;

  constructor({ variables, literals }: Formula) {
    this.#checker = new Checker(variables);
    this.#units = new Float64Array(variables + 1);
    this.#places = new Int32Array(variables + 1);
    this.#stamps = new Int32Array(variables + 1);
    for (const clause of clausesIn(literals)) {
      this.#numbers.set(this.#checker.add(clause.literals), ++this.#last);
    }
  }

  /** Whether the clauses contradict each other. */
  get isRefuted(): boolean {
    return this.#checker.conflict >= 0;
  }

  /** Adds a clause with the hints that show it; false if it does not follow. */
  add(literals: Int32Array): boolean {
    const checker = this.#checker;
    this.#notePlaces();
    let hints: number[] = [];
    const holds = literals.find((literal) => checker.isTrue(literal));
    if (holds !== undefined) hints = this.#unitsFor([Math.abs(holds)]);
    else {
      const explain = (conflict: number) => {
        hints = this.#hintsFor(conflict);
      };
      if (!checker.follows(literals, explain)) return false;
    }
    this.#write(literals, hints);
    this.#numbers.set(checker.add(literals), this.#last);
    return true;
  }

  /** Deletes a clause; false if there is none like it. */
  delete(literals: Int32Array): boolean {
    const at = this.#checker.delete(literals);
    if (at < 0) return false;
    if (this.#checker.store[at] > 0) return true;
    this.#text.put(this.#last);
    this.#text.ascii('d ');
    this.#text.put(this.#numberAt(at));
    this.#text.put(0, true);
    this.#numbers.delete(at);
    return true;
  }

  /** Adds the empty clause, and returns the text. */
  finish(): Uint8Array {
    this.#notePlaces();
    this.#write([], this.#hintsFor(this.#checker.conflict));
    return this.#text.bytes;
  }

  #notePlaces(): void {
    const { trail } = this.#checker;
    for (; this.#certain < trail.length; this.#certain++) {
      this.#places[Math.abs(trail[this.#certain])] = this.#certain + 1;
    }
  }

  /**
   * The clauses that lead to one that is false, in order: first those of what is certain, then what
   * follows from the assumptions.
   */
  #hintsFor(conflict: number): number[] {
    const { trail } = this.#checker;
    const certain: number[] = [];
    this.#stamp++;
    this.#meet(conflict, certain);
    const hints = [this.#numberAt(conflict)];
    for (let i = trail.length - 1; i >= this.#certain; i--) {
      const reason = this.#checker.reasonOf(trail[i]);
      if (reason < 0 || this.#stamps[Math.abs(trail[i])] !== this.#stamp) continue;
      hints.push(this.#numberAt(reason));
      this.#meet(reason, certain);
    }
    return [...this.#unitsFor(certain), ...hints.reverse()];
  }

  /** Stamps the variables of a clause, and adds those to `certain` that are, once each. */
  #meet(at: number, certain: number[]): void {
    const { store } = this.#checker;
    for (let i = at + 1; i <= at + store[at]; i++) {
      const variable = Math.abs(store[i]);
      if (this.#stamps[variable] === this.#stamp) continue;
      this.#stamps[variable] = this.#stamp;
      if (this.#places[variable] > 0) certain.push(variable);
    }
  }

  /**
   * The numbers of the lines that make variables certain, written now if they are not there yet.
   */
  #unitsFor(variables: readonly number[]): number[] {
    const { trail } = this.#checker;
    const isMissing = (variable: number) => this.#units[variable] === 0;
    const missing = new Set(variables.filter(isMissing));
    // a set hands out what is added while it is read
    for (const variable of missing) {
      for (const other of this.#variablesIn(this.#checker.reasonOf(variable))) {
        if (isMissing(other)) missing.add(other);
      }
    }
    for (const variable of [...missing].sort((a, b) => this.#places[a] - this.#places[b])) {
      const reason = this.#checker.reasonOf(variable);
      const others = this.#variablesIn(reason).filter((other) => other !== variable);
      if (others.length > 0) {
        const hints = [...others.map((other) => this.#units[other]), this.#numberAt(reason)];
        this.#write([trail[this.#places[variable] - 1]], hints);
      }
      this.#units[variable] = others.length > 0 ? this.#last : this.#numberAt(reason);
    }
    return variables.map((variable) => this.#units[variable]);
  }

  #numberAt(at: number): number {
    const number = this.#numbers.get(at);
    invariant(number !== undefined, 'lrat: every clause that is used has a number');
    return number;
  }

  #variablesIn(at: number): number[] {
    const { store } = this.#checker;
    return Array.from(store.subarray(at + 1, at + 1 + Math.abs(store[at])), Math.abs);
  }

  #write(literals: ArrayLike<number>, hints: readonly number[]): void {
    this.#text.put(++this.#last);
    for (let i = 0; i < literals.length; i++) this.#text.put(literals[i]);
    this.#text.put(0);
    for (const hint of hints) this.#text.put(hint);
    this.#text.put(0, true);
  }
}
