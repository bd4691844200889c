/**
 * Probes one cell: finds what each of its candidates leads to, in chains without an unnecessary
 * line.
 *
 * A contradiction, or a conclusion that two cases share, is traced back to the lines it needs.
 * These lines are followed again, each time without one of them; a shorter sequence that still gets
 * there is kept.
 */
import type { Work } from '@nonokit/core';
import { type Candidates, type Colors, colorsIn } from '../candidates.js';
import { Follower } from './follow.js';
import type { PuzzleLines } from './follow-lines.js';
import { type Resting, type Traced, Tracer } from './follow-trace.js';

/** One case: the assumption and the lines to follow, in order. */
export interface Case {
  readonly colors: Colors;
  readonly sequence: readonly number[];
}

/** A result proved by chains from one cell. */
export interface Found {
  /** The index of the cell that the assumption is about. */
  readonly cell: number;
  /** The one case that is refuted, or both cases, which share a conclusion. */
  readonly cases: readonly Case[];
  /** What is proved; never empty. */
  readonly losses: readonly Loss[];
  /** The number of links. */
  readonly length: number;
  /** The links of a single case, in short; empty for two cases. */
  readonly traced: readonly Traced[];
}

/** The outcome of probing one cell. */
export interface Probed {
  readonly found: readonly Found[];
  /** True if every case was followed to its end, so that longer chains find nothing more. */
  readonly exhausted: boolean;
  /**
   * The lines that were looked at, as bits. While they do not change, the outcome stays the same.
   */
  readonly seen: Uint32Array;
}

/** A cell and colours that it cannot have. */
export interface Loss {
  readonly cell: number;
  readonly removed: Colors;
}

/**
 * Maximum number of changes, common to both cases of a cell, that become chains; the earliest are
 * taken.
 */
const MOST_COMMON = 4;

/** Follows the cases of one cell after the other. */
export class Prober {
  readonly follower: Follower<Resting>;
  readonly #lines: PuzzleLines;
  /**
   * Per cell: what the first case removes from it, after how many links, and in which comparison.
   */
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

  /** Assumes each candidate of `cell` in turn, with chains of at most `most` links. */
  *probe(cell: number, most: number): Work<undefined, Probed> {
    const { follower } = this;
    follower.seen.fill(0);
    const found: Found[] = [];
    let exhausted = true;
    for (const both of listCases(follower.root[cell])) {
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

  /** The contradiction just reached, with a chain of which no link can be left out. */
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

  /** The chains of both cases that lead to the same conclusion. */
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

  /** The sequence after removing, one by one, lines that can be left out. */
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

  /** Other losses of cells in the same row or column that the same chains prove. */
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

  /** Notes which cells the first case changes and how, except for the assumption itself. */
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

  /** The changes that the current case shares with the first, earliest first. */
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

/** The possible assumptions about a cell with these candidates, each with its opposite. */
function listCases(colors: Colors): [Colors, Colors][] {
  const each = colorsIn(colors);
  const filledFirst = each.length === 2 ? each.slice(1) : each;
  return filledFirst.map((color) => [1 << color, colors & ~(1 << color)]);
}

function linesOf(traced: readonly Traced[]): number[] {
  return traced.map(({ line }) => line);
}
