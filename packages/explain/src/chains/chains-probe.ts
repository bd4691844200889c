/**
 * Probing one cell: what supposing each of its candidates leads to, in chains of which no line can
 * be left out.
 *
 * A contradiction, or what two cases have in common, is traced back to the lines it needs. Those
 * are followed again with one of them left out at a time; what still gets there is shorter.
 */
import type { Work } from '@nonokit/core';
import { type Candidates, type Colors, colorsIn } from '../candidates.js';
import { Follower } from './follow.js';
import type { PuzzleLines } from './follow-lines.js';
import { type Resting, type Traced, Tracer } from './follow-trace.js';

/** One case: what is supposed, and the lines that are followed, in order. */
export interface Case {
  readonly colors: Colors;
  readonly sequence: readonly number[];
}

/** Something that chains from one cell prove. */
export interface Found {
  /** The cell of which something is supposed. */
  readonly cell: number;
  /** One case that is refuted, or both, which have something in common. */
  readonly cases: readonly Case[];
  /** What is proved, never empty. */
  readonly losses: readonly Loss[];
  /** Links in all. */
  readonly length: number;
  /** The only case's links, in short; for two cases empty. */
  readonly traced: readonly Traced[];
}

/** What probing one cell gave. */
export interface Probed {
  readonly found: readonly Found[];
  /** True if everything was followed to its end: longer chains would not tell more. */
  readonly exhausted: boolean;
  /** As bits: the lines that were looked at. While they do not change, nothing else is found. */
  readonly seen: Uint32Array;
}

/** A cell and colours that it cannot have. */
export interface Loss {
  readonly cell: number;
  readonly removed: Colors;
}

/** Common changes of a cell's two cases of which chains are made, those that come soonest. */
const MOST_COMMON = 4;

/** Follows the cases of one cell after the other. */
export class Prober {
  readonly follower: Follower<Resting>;
  readonly #lines: PuzzleLines;
  /** Per cell: what the first case takes from it, after how many links, and in which comparison. */
  readonly #removed: Int32Array;
  readonly #link: Int32Array;
  readonly #stamp: Int32Array;
  #comparisons = 0;

  constructor(lines: PuzzleLines, candidates: Candidates) {
    this.#lines = lines;
    this.follower = new Follower<Resting>(lines, candidates);
    this.#removed = new Int32Array(candidates.masks.length);
    this.#link = new Int32Array(candidates.masks.length);
    this.#stamp = new Int32Array(candidates.masks.length);
  }

  /** Supposes each candidate of `cell`, in chains of at most `most` links. */
  *probe(cell: number, most: number): Work<undefined, Probed> {
    const { follower } = this;
    follower.seen.fill(0);
    const found: Found[] = [];
    let exhausted = true;
    for (const both of casesOf(follower.root[cell])) {
      let fails = false;
      for (let i = 0; i < both.length; i++) {
        const colors = both[i];
        const conflict = follower.follow(cell, colors, most);
        if (conflict) found.push(yield* this.#refuted(cell, colors));
        else if (i === 0) this.#note();
        if (!conflict && follower.links.length >= most) exhausted = false;
        if (i === 0) follower.undo();
        fails ||= conflict;
        if (this.#lines.takePause()) yield;
      }
      const losses = fails ? [] : this.#common();
      follower.undo();
      for (const loss of losses) found.push(yield* this.#both(cell, both, loss, most));
    }
    return { found, exhausted, seen: follower.seen.slice() };
  }

  /** The contradiction that has just been followed to, with a chain of which nothing can be left out. */
  *#refuted(cell: number, colors: Colors): Work<undefined, Found> {
    const { follower } = this;
    let traced = new Tracer(follower, false).conflict();
    const fails = (sequence: readonly number[]): boolean => {
      follower.undo();
      return follower.replay(cell, colors, sequence);
    };
    const sequence = yield* this.#shortened(linesOf(traced), fails);
    fails(sequence);
    traced = new Tracer(follower, false).conflict();
    const length = sequence.length;
    return {
      cell,
      cases: [{ colors, sequence }],
      losses: [{ cell, removed: colors }],
      length,
      traced,
    };
  }

  /** The chains of both cases that lead to the same. */
  *#both(cell: number, both: readonly Colors[], loss: Loss, most: number): Work<undefined, Found> {
    const { follower } = this;
    const cases: Case[] = [];
    for (const colors of both) {
      follower.follow(cell, colors, most);
      const lines = linesOf(new Tracer(follower, false).losses([loss]));
      follower.undo();
      const reaches = (sequence: readonly number[]): boolean => {
        follower.replay(cell, colors, sequence);
        const holds = (follower.masks[loss.cell] & loss.removed) === 0;
        follower.undo();
        return holds;
      };
      cases.push({ colors, sequence: yield* this.#shortened(lines, reaches) });
    }
    const length = cases.reduce((sum, { sequence }) => sum + sequence.length, 0);
    return { cell, cases, losses: this.#beside(cell, cases, loss), length, traced: [] };
  }

  /** The sequence without the lines that can be left out one by one. */
  *#shortened(
    sequence: readonly number[],
    reaches: (sequence: readonly number[]) => boolean,
  ): Work<undefined, readonly number[]> {
    let kept = sequence;
    for (let i = 0; i < kept.length; ) {
      const without = kept.filter((_, j) => j !== i);
      if (reaches(without)) kept = without;
      else i++;
      if (this.#lines.takePause()) yield;
    }
    return kept;
  }

  /** What else the same chains take from cells of the same row or column. */
  #beside(cell: number, cases: readonly Case[], loss: Loss): Loss[] {
    const { follower } = this;
    cases.forEach(({ colors, sequence }, i) => {
      if (i > 0) {
        this.#note();
        follower.undo();
      }
      follower.replay(cell, colors, sequence);
    });
    const others = this.#common(Number.POSITIVE_INFINITY).filter(
      (other) => other.cell !== loss.cell,
    );
    follower.undo();
    const [row, column] = [follower.rowOf, follower.columnOf].map((lineOf) =>
      others.filter(
        (other) => lineOf.call(follower, other.cell) === lineOf.call(follower, loss.cell),
      ),
    ) as [Loss[], Loss[]];
    return [loss, ...(row.length >= column.length ? row : column)];
  }

  /** Notes what the first case takes from which cells, the assumption aside. */
  #note(): void {
    const { trail, masks, root } = this.follower;
    this.#comparisons++;
    for (let e = 1; e < trail.length; e++) {
      const { cell, link } = trail[e];
      this.#removed[cell] = root[cell] & ~masks[cell];
      this.#link[cell] = link;
      this.#stamp[cell] = this.#comparisons;
    }
  }

  /** What the case at hand takes from cells as well as the first one, the soonest first. */
  #common(most = MOST_COMMON): Loss[] {
    const { trail, masks, root } = this.follower;
    const found: { cell: number; removed: Colors; links: number }[] = [];
    for (let e = trail.length - 1; e > 0; e--) {
      const { cell, link } = trail[e];
      if (this.#stamp[cell] !== this.#comparisons) continue;
      this.#stamp[cell] = 0;
      const removed = this.#removed[cell] & root[cell] & ~masks[cell];
      if (removed !== 0) found.push({ cell, removed, links: link + this.#link[cell] });
    }
    if (found.length > 1) found.sort((a, b) => a.links - b.links || a.cell - b.cell);
    return found.slice(0, most).map(({ cell, removed }) => ({ cell, removed }));
  }
}

/** What can be supposed of a cell with these candidates, each with its opposite. */
function casesOf(colors: Colors): [Colors, Colors][] {
  const each = colorsIn(colors);
  const filledFirst = each.length === 2 ? each.slice(1) : each;
  return filledFirst.map((color) => [1 << color, colors & ~(1 << color)]);
}

function linesOf(traced: readonly Traced[]): number[] {
  return traced.map(({ line }) => line);
}
