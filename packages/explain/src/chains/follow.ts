/**
 * Following an assumption: lines are settled breadth first until a line has no arrangement left,
 * nothing changes any more, or the limit of links is reached. Changes can be undone, and any
 * change, or the contradiction, can be traced back to the links it needs (`follow-trace.ts`).
 *
 * A link is one settled line with a result, or a whole inner chain. The trail lists every change of
 * a cell; each change knows its link.
 */
import type { Puzzle } from '@nonokit/core';
import type { Candidates, Colors } from '../candidates.js';
import { LineCells, type PuzzleLines } from './follow-lines.js';

/** A link made while following. */
export interface FollowedLink<Inner = unknown> {
  /** The settled line, as a number: rows, then columns. */
  readonly line: number;
  /** Length of the trail when the link was made. */
  readonly from: number;
  /** The result of an inner chain, instead of a settled line. */
  readonly inner?: Inner;
}

/** One change of a cell. */
export interface Entry {
  readonly cell: number;
  readonly before: Colors;
  readonly after: Colors;
  /** The link that made the change; -1 is the assumption. */
  readonly link: number;
  /** The cell's previous entry, or -1. */
  readonly previous: number;
}

/** An assumption and its consequences, on a partly solved puzzle. */
export class Follower<Inner = unknown> {
  /** Row by row: the current candidates of a cell. */
  readonly masks: Int32Array;
  /** The candidates without the assumption. */
  readonly root: Int32Array;
  readonly puzzle: Puzzle;
  readonly lines: PuzzleLines;
  /** Every change, the assumption first. */
  readonly trail: Entry[] = [];
  readonly links: FollowedLink<Inner>[] = [];
  /** The line without an arrangement, or -1. */
  conflict = -1;
  /** The lines settled since this was last cleared, with or without a result, as bits. */
  readonly seen: Uint32Array;
  readonly #cells: LineCells;
  /** Per cell: its last entry in the trail, or -1. */
  readonly #last: Int32Array;
  readonly #queued: Uint8Array;
  #queue: number[] = [];

  constructor(lines: PuzzleLines, { puzzle, masks }: Candidates) {
    const count = lines.width + lines.height;
    this.lines = lines;
    this.root = masks;
    this.puzzle = puzzle;
    this.#cells = new LineCells(lines, masks);
    this.masks = this.#cells.masks;
    this.seen = new Uint32Array((count + 31) >>> 5);
    this.#last = new Int32Array(masks.length).fill(-1);
    this.#queued = new Uint8Array(count);
  }

  /**
   * Restricts `cell` to `colors` and follows the consequences for at most `most` links. True on a
   * contradiction.
   */
  follow(cell: number, colors: Colors, most: number): boolean {
    this.suppose(cell, colors);
    return this.goOn(most);
  }

  /** Restricts `cell` to `colors`; its lines are settled next. */
  suppose(cell: number, colors: Colors): void {
    this.#change(cell, this.masks[cell] & colors, -1);
    this.#enqueue(this.rowOf(cell));
    this.#enqueue(this.columnOf(cell));
  }

  /** Settles changed lines until there are `most` links. True on a contradiction. */
  goOn(most: number): boolean {
    const queue = this.#queue;
    let fails = false;
    for (let i = 0; i < queue.length && !fails && this.links.length < most; i++) {
      const l = queue[i];
      this.#queued[l] = 0;
      fails = !this.#link(l);
    }
    for (const l of queue) this.#queued[l] = 0;
    this.#queue = [];
    return fails;
  }

  /** Follows an assumption along exactly these lines. True on a contradiction. */
  replay(cell: number, colors: Colors, sequence: readonly number[]): boolean {
    this.suppose(cell, colors);
    for (const l of this.#queue) this.#queued[l] = 0;
    this.#queue = [];
    const fails = sequence.some((l) => !this.#link(l));
    for (const l of this.#queue) this.#queued[l] = 0;
    this.#queue = [];
    return fails;
  }

  /** Settles every line next, also those that no change has touched. */
  enqueueAll(): void {
    for (let l = 0; l < this.#queued.length; l++) this.#enqueue(l);
  }

  /** Settles one line and adds a link if that changes anything. True on a contradiction. */
  along(l: number): boolean {
    return !this.#link(l);
  }

  /** Adds a link for the result of an inner chain: cells lose colours. */
  conclude(
    inner: Inner,
    line: number,
    changes: readonly { readonly cell: number; readonly removed: Colors }[],
  ): void {
    const from = this.trail.length;
    for (const { cell, removed } of changes) {
      this.#change(cell, this.masks[cell] & ~removed, this.links.length);
      this.#enqueue(this.rowOf(cell));
      this.#enqueue(this.columnOf(cell));
    }
    this.links.push({ line, from, inner });
  }

  /** Takes back the assumption and all its consequences. */
  undo(): void {
    for (let i = this.trail.length - 1; i >= 0; i--) {
      const { cell, before } = this.trail[i];
      this.#cells.set(cell, before);
      this.#last[cell] = -1;
    }
    this.trail.length = 0;
    this.links.length = 0;
    this.conflict = -1;
  }

  /** The last entry of a cell among the first `time` entries of the trail, or -1. */
  entryBefore(cell: number, time: number): number {
    let e = this.#last[cell];
    while (e >= time) e = this.trail[e].previous;
    return e;
  }

  /** The candidates of a cell when the trail had `time` entries. */
  maskBefore(cell: number, time: number): Colors {
    const e = this.entryBefore(cell, time);
    return e < 0 ? this.root[cell] : this.trail[e].after;
  }

  /** The number of a cell's row. */
  rowOf(cell: number): number {
    return (cell / this.lines.width) | 0;
  }

  /** The number of a cell's column. */
  columnOf(cell: number): number {
    return this.lines.height + (cell % this.lines.width);
  }

  /** The cell at a place of a line. */
  cellIn(l: number, at: number): number {
    const { width, height } = this.lines;
    return l < height ? l * width + at : at * width + l - height;
  }

  #enqueue(l: number): void {
    if (this.#queued[l] !== 0) return;
    this.#queued[l] = 1;
    this.#queue.push(l);
  }

  /** Settles line `l` and applies the result. False on a contradiction. */
  #link(l: number): boolean {
    this.seen[l >>> 5] |= 1 << (l & 31);
    const count = this.#cells.settle(l);
    if (count < 0) {
      this.conflict = l;
      return false;
    }
    if (count === 0) return true;
    const { lines } = this;
    const { width, height } = lines;
    const from = this.trail.length;
    for (let i = 0; i < count; i++) {
      const at = lines.place(i);
      const cell = l < height ? l * width + at : at * width + l - height;
      this.#change(cell, lines.left(i), this.links.length);
      this.#enqueue(l < height ? height + at : at);
    }
    this.links.push({ line: l, from });
    return true;
  }

  #change(cell: number, after: Colors, link: number): void {
    const before = this.masks[cell];
    this.trail.push({ cell, before, after, link, previous: this.#last[cell] });
    this.#last[cell] = this.trail.length - 1;
    this.#cells.set(cell, after);
  }
}
