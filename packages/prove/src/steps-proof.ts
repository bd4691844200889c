/**
 * The steps of an explanation as a proof: what a person can follow, a checker can, too.
 *
 * A step on a line is a clause for each value that it takes away. A refuted assumption is a clause,
 * its opposite; what two cases share takes two clauses a value. Chains within an assumption come
 * first, as clauses that hold under it.
 */
import type { Puzzle } from '@nonokit/core';
import type { Assumption, Chain, Conclusion, Step } from '@nonokit/explain';
import { ClauseList } from './clauses.js';
import { type Encoding, encode } from './encoding.js';

/**
 * The clauses of steps, in order, and the empty clause: a proof that the picture which they lead to
 * is the only one, if they lead to one (`checkCertificate` finds out). Undefined if the formula of
 * the puzzle is too large.
 */
export function proofOfSteps(puzzle: Puzzle, steps: readonly Step[]): Int32Array | undefined {
  const encoding = encode(puzzle);
  if (encoding === undefined) return undefined;
  const writer = new StepWriter(encoding, puzzle.width);
  for (const step of steps) writer.step(step);
  writer.proof.close();
  return writer.proof.literals;
}

/** Writes steps as clauses. */
class StepWriter {
  readonly proof = new ClauseList();

  constructor(
    private readonly encoding: Encoding,
    private readonly width: number,
  ) {}

  step({ chain, conclusions }: Step): void {
    if (chain === undefined) this.#values([], conclusions);
    else this.#chain([], chain, conclusions);
  }

  /**
   * Writes what a chain proves while `doubted`, the opposites of assumptions around it, are false.
   */
  #chain(doubted: readonly number[], chain: Chain, conclusions: readonly Conclusion[]): void {
    const { otherwise } = chain;
    const opposite = -this.#assumed(chain.assumption);
    this.#inner([...doubted, opposite], chain);
    if (otherwise === undefined) this.#clause([...doubted, opposite]);
    else {
      this.#inner([...doubted, -this.#assumed(otherwise.assumption)], otherwise);
      this.#values([...doubted, opposite], conclusions);
    }
    this.#values(doubted, conclusions);
  }

  /** Writes the chains within a chain, in order. */
  #inner(doubted: readonly number[], { links }: Chain): void {
    for (const { refuted, conclusions } of links) {
      if (refuted !== undefined) this.#chain(doubted, refuted, conclusions);
    }
  }

  /** A clause for each value that is taken away. */
  #values(doubted: readonly number[], conclusions: readonly Conclusion[]): void {
    for (const { row, column, removed } of conclusions) {
      for (const color of removed) {
        const literal = this.encoding.cell(row * this.width + column, color);
        // a colour that one of the lines lacks has no variable, and is impossible anyway
        if (literal !== 0) this.#clause([...doubted, -literal]);
      }
    }
  }

  #assumed({ row, column, color, not }: Assumption): number {
    const literal = this.encoding.cell(row * this.width + column, color);
    return not ? -literal : literal;
  }

  #clause(literals: readonly number[]): void {
    for (const literal of literals) this.proof.put(literal);
    this.proof.close();
  }
}
