/**
 * Following an assumption: line after line is settled, breadth first, until a line has no
 * arrangement left, nothing changes any more, or as many links have been made as were asked for.
 * What was changed can be undone, and any change, or the contradiction, traced back to the links
 * that it needs.
 *
 * A link is one line settled with a result. The trail lists every change of a cell; each change
 * knows its link. Tracing goes backwards: of each link, cells are released that its result does not
 * need.
 */
import type { Line } from '@nonokit/core';
import { type Arrangements, arrange, type Layout, layoutOf } from './arrange.js';
import { type Candidates, type Colors, inksOf } from './candidates.js';

/** A line that was settled with a result. */
interface Settled {
  readonly line: number;
  /** The trail's length when it was settled. */
  readonly from: number;
}

/** One change of a cell. */
interface Entry {
  readonly cell: number;
  readonly before: Colors;
  readonly after: Colors;
  /** The link that made it; -1 is the assumption. */
  readonly link: number;
  /** The cell's previous entry, or -1. */
  readonly previous: number;
}

/** What a traced link rests on and gives, by cell numbers. */
export interface Traced {
  readonly line: number;
  readonly premises: readonly number[];
  /** Cells with the colours they lose and those they have left. */
  readonly results: readonly {
    readonly cell: number;
    readonly removed: Colors;
    readonly left: Colors;
  }[];
}

/** An assumption and its consequences, on a puzzle in the middle. */
export class Follower {
  readonly masks: Int32Array;
  /** Lines settled so far, in all: what budgets are counted in. */
  work = 0;
  readonly #root: Int32Array;
  readonly #open: Int32Array;
  readonly #width: number;
  readonly #height: number;
  readonly #layouts: readonly Layout[];
  readonly #cells: Int32Array;
  readonly #out: Arrangements;
  readonly #last: Int32Array;
  readonly #queued: Uint8Array;
  #trail: Entry[] = [];
  #links: Settled[] = [];
  #conflict = -1;

  constructor({ puzzle, masks }: Candidates) {
    const { width, height, rows, columns } = puzzle;
    this.#width = width;
    this.#height = height;
    this.#root = masks;
    this.masks = masks.slice();
    this.#open = masks.map((_, cell) => {
      const row = inksOf(rows[Math.floor(cell / width)] ?? []);
      const column = inksOf(columns[cell % width] ?? []);
      return 1 | (row & column || row | column);
    });
    this.#layouts = [
      ...rows.map((clue) => layoutOf(clue, width)),
      ...columns.map((clue) => layoutOf(clue, height)),
    ];
    const longest = Math.max(width, height);
    const blocks = Math.max(...this.#layouts.map(({ sizes }) => sizes.length));
    this.#cells = new Int32Array(longest);
    this.#out = {
      first: new Int32Array(blocks),
      last: new Int32Array(blocks),
      settled: new Int32Array(longest),
    };
    this.#last = new Int32Array(masks.length).fill(-1);
    this.#queued = new Uint8Array(this.#layouts.length);
  }

  /**
   * Leaves `cell` the colours of a set, and follows that for at most `most` links. True on a
   * contradiction.
   */
  follow(cell: number, colors: Colors, most: number): boolean {
    this.#change(cell, (this.masks[cell] as number) & colors, -1);
    const queue = [this.#rowOf(cell), this.#columnOf(cell)];
    for (const l of queue) this.#queued[l] = 1;
    for (let i = 0; i < queue.length; i++) {
      const l = queue[i] as number;
      this.#queued[l] = 0;
      this.#gather(l, this.#trail.length);
      if (!this.#settle(l)) {
        this.#conflict = l;
        for (; i < queue.length; i++) this.#queued[queue[i] as number] = 0;
        return true;
      }
      const made = this.#take(l, queue);
      if (made && this.#links.length >= most) {
        for (; i < queue.length; i++) this.#queued[queue[i] as number] = 0;
      }
    }
    return false;
  }

  /** Takes back everything since the assumption. */
  undo(): void {
    for (let i = this.#trail.length - 1; i >= 0; i--) {
      const { cell, before } = this.#trail[i] as Entry;
      this.masks[cell] = before;
      this.#last[cell] = -1;
    }
    this.#trail = [];
    this.#links = [];
    this.#conflict = -1;
  }

  /** The cells that changed, the assumption aside. */
  changed(): number[] {
    return [...new Set(this.#trail.slice(1).map(({ cell }) => cell))];
  }

  /**
   * The links that the contradiction needs, in order; the last is the line without an arrangement.
   */
  traceConflict(): Traced[] {
    const needed = new Set<number>();
    const time = this.#trail.length;
    const fails = (): boolean => !this.#settle(this.#conflict);
    const premises = this.#release(this.#conflict, time, fails, needed);
    return [...this.#traceBack(needed), { line: this.#conflict, premises, results: [] }];
  }

  /** The links after which `cell` has lost the colours of a set, in order. */
  traceCell(cell: number, removed: Colors): Traced[] {
    const needed = new Set<number>();
    for (let e = this.#last[cell] as number; e >= 0; e = (this.#trail[e] as Entry).previous) {
      const { before, after } = this.#trail[e] as Entry;
      if ((before & ~after & removed) !== 0) needed.add(e);
    }
    return this.#traceBack(needed);
  }

  /** The line with the number `l`. */
  lineAt(l: number): Line {
    return l < this.#height
      ? { kind: 'row', index: l }
      : { kind: 'column', index: l - this.#height };
  }

  /**
   * From the last link to the first: those that made a needed change, with what they needed in
   * turn.
   */
  #traceBack(needed: Set<number>): Traced[] {
    const traced: Traced[] = [];
    for (let i = this.#links.length - 1; i >= 0; i--) {
      const { line, from } = this.#links[i] as Settled;
      const own = [...needed].map((e) => this.#trail[e] as Entry).filter(({ link }) => link === i);
      if (own.length === 0) continue;
      const holds = (): boolean =>
        !this.#settle(line) ||
        own.every(({ cell, before, after }) => {
          const left = this.#out.settled[this.#placeIn(line, cell)] as number;
          return (left & before & ~after) === 0;
        });
      const premises = this.#release(line, from, holds, needed);
      traced.push({
        line,
        premises,
        results: own.map(({ cell, before, after }) => ({
          ...{ cell, removed: before & ~after, left: after },
        })),
      });
    }
    return traced.reverse();
  }

  /**
   * Releases the cells of a line, as they were at a time of the trail, as far as `holds` stays
   * true: first those that the assumption's consequences changed, the latest first, then what was
   * known before. Adds the changes that are needed to `needed` and returns the cells that are.
   */
  #release(l: number, time: number, holds: () => boolean, needed: Set<number>): number[] {
    this.#gather(l, time);
    const line = this.#cells;
    const length = this.#lengthOf(l);
    const premises: number[] = [];
    const places = Array.from({ length }, (_, at) => at);
    const lastChange = (at: number): number => this.#entryBefore(this.#cellIn(l, at), time);
    const order = (at: number): number => {
      const e = lastChange(at);
      return e < 0 ? -2 : needed.has(e) ? -1 : e;
    };
    for (const at of places.sort((a, b) => order(b) - order(a))) {
      const cell = this.#cellIn(l, at);
      const mask = line[at] as number;
      for (const looser of [this.#open[cell] as number, this.#root[cell] as number]) {
        line[at] = looser | mask;
        if (line[at] === mask || holds()) break;
        line[at] = mask;
      }
      if (line[at] === this.#open[cell]) continue;
      premises.push(cell);
      if ((line[at] as number) === this.#root[cell]) continue;
      for (let e = lastChange(at); e >= 0; e = (this.#trail[e] as Entry).previous) needed.add(e);
    }
    return premises;
  }

  #change(cell: number, after: Colors, link: number): void {
    const before = this.masks[cell] as number;
    this.#trail.push({ cell, before, after, link, previous: this.#last[cell] as number });
    this.#last[cell] = this.#trail.length - 1;
    this.masks[cell] = after;
  }

  /** Takes over what settling line `l` gave; true if it gave anything. */
  #take(l: number, queue: number[]): boolean {
    const length = this.#lengthOf(l);
    const from = this.#trail.length;
    for (let at = 0; at < length; at++) {
      const left = this.#out.settled[at] as number;
      if (left === this.#cells[at]) continue;
      const cell = this.#cellIn(l, at);
      this.#change(cell, left, this.#links.length);
      const other = l < this.#height ? this.#columnOf(cell) : this.#rowOf(cell);
      if (this.#queued[other] === 0) {
        this.#queued[other] = 1;
        queue.push(other);
      }
    }
    if (this.#trail.length === from) return false;
    this.#links.push({ line: l, from });
    return true;
  }

  /** Copies line `l`, as it was when the trail had `time` entries, to where `#settle` looks. */
  #gather(l: number, time: number): void {
    const length = this.#lengthOf(l);
    const latest = time === this.#trail.length;
    for (let at = 0; at < length; at++) {
      const cell = this.#cellIn(l, at);
      this.#cells[at] = latest ? (this.masks[cell] as number) : this.#maskBefore(cell, time);
    }
  }

  #settle(l: number): boolean {
    this.work++;
    return arrange(this.#layouts[l] as Layout, this.#cells, this.#out);
  }

  #maskBefore(cell: number, time: number): Colors {
    const e = this.#entryBefore(cell, time);
    return e < 0 ? (this.#root[cell] as number) : (this.#trail[e] as Entry).after;
  }

  /** The last entry of a cell among the first `time` of the trail, or -1. */
  #entryBefore(cell: number, time: number): number {
    let e = this.#last[cell] as number;
    while (e >= time) e = (this.#trail[e] as Entry).previous;
    return e;
  }

  #rowOf(cell: number): number {
    return Math.floor(cell / this.#width);
  }

  #columnOf(cell: number): number {
    return this.#height + (cell % this.#width);
  }

  #cellIn(l: number, at: number): number {
    return l < this.#height ? l * this.#width + at : at * this.#width + l - this.#height;
  }

  #placeIn(l: number, cell: number): number {
    return l < this.#height ? cell % this.#width : Math.floor(cell / this.#width);
  }

  #lengthOf(l: number): number {
    return l < this.#height ? this.#width : this.#height;
  }
}
