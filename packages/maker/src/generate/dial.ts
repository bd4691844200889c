/**
 * The dial of the search for a difficulty: how calm the next picture is. Calmer pictures give
 * easier puzzles. The dial also remembers the puzzle nearest to the aim.
 */
import type { Puzzle } from '@nonokit/core';

/** A puzzle and its distance from the aim: negative if too easy, positive if too hard. */
export interface Graded {
  readonly puzzle: Puzzle;
  readonly miss: number;
}

/** The calmest picture. */
const CALMEST = 12;

/** Distance from the aim, in points, from which the dial turns twice as far. */
const FAR = 12;

/** Number of tries without a nearer puzzle after which the aim is considered out of reach. */
const MOST_STALE = 24;

/** Adjusts the calmness towards the aim. */
export class Dial {
  /** How calm the next picture should be, from 0. */
  calm = 0;
  #nearest: Graded | undefined;
  #stale = 0;

  /** The puzzle nearest to the aim so far. */
  get nearest(): Puzzle | undefined {
    return this.#nearest?.puzzle;
  }

  /** True if many tries in a row gave no nearer puzzle. */
  get isStuck(): boolean {
    return this.#stale >= MOST_STALE;
  }

  /** Takes the puzzle made from a picture into account; undefined if the picture gave none. */
  turn(made: Graded | undefined): void {
    this.#stale++;
    if (made === undefined || !Number.isFinite(made.miss)) return;
    const { miss } = made;
    const turn = Math.sign(miss) * (Math.abs(miss) > FAR ? 2 : 1);
    this.calm = Math.max(0, Math.min(CALMEST, this.calm + turn));
    if (Math.abs(miss) >= Math.abs(this.#nearest?.miss ?? Number.POSITIVE_INFINITY)) return;
    this.#nearest = made;
    this.#stale = 0;
  }
}
