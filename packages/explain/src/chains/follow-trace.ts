/**
 * Tracing: which links a contradiction or a change of a cell needs, and on which cells they rest.
 *
 * It goes backwards. For each link it releases the cells that the result does not need; the
 * remaining changes need their own links. Consequences of the assumption are released first, latest
 * first, so that chains become short. With `premises`, cells known before the assumption are
 * released too.
 */
import { type Colors, onlyColor } from '../candidates.js';
import type { Entry, FollowedLink, Follower } from './follow.js';

/** The premises and results of a traced link, by cell number. */
export interface Traced<Inner = unknown> {
  readonly line: number;
  /** The cells it rests on; without `premises`, only some that changed. */
  readonly premises: readonly number[];
  /** Cells with the colours they lose and those they keep. */
  readonly results: readonly {
    readonly cell: number;
    readonly removed: Colors;
    readonly left: Colors;
  }[];
  readonly inner?: Inner;
}

/** Inner chains know the cells on which the proof of certain losses rests. */
export interface Resting {
  rests(losses: readonly { readonly cell: number; readonly removed: Colors }[]): readonly number[];
}

/** Traces what a follower has found. */
export class Tracer<Inner extends Resting = Resting> {
  readonly #follower: Follower<Inner>;
  /** The candidates to which cells may be released, one layer after the other. */
  readonly #layers: readonly Int32Array[];
  readonly #isStated: boolean;
  readonly #needed = new Set<number>();
  readonly #cells: Int32Array;

  /**
   * With `premises`, cells are released to what is known outside the assumption, level by level in
   * `layers`, and then to the colours of the clues. If `stated`, the premises of a link also imply
   * the colour that it states of a cell, not only that it loses others.
   */
  constructor(
    follower: Follower<Inner>,
    premises: boolean | 'stated',
    layers: readonly Int32Array[] = [],
  ) {
    const { lines, root } = follower;
    this.#follower = follower;
    this.#isStated = premises === 'stated';
    this.#layers = premises === false ? [root] : [root, ...layers, lines.open];
    this.#cells = new Int32Array(Math.max(lines.width, lines.height));
  }

  /**
   * The links that the contradiction needs, in order; the last is the line without an arrangement.
   */
  conflict(): Traced<Inner>[] {
    const { conflict, trail, lines } = this.#follower;
    const fails = (): boolean => lines.settle(conflict, this.#cells) === undefined;
    const premises = this.#release(conflict, trail.length, fails);
    return [...this.#traceBack(), { line: conflict, premises, results: [] }];
  }

  /** The links that make cells lose certain colours, in order. */
  losses(losses: readonly { readonly cell: number; readonly removed: Colors }[]): Traced<Inner>[] {
    const { trail } = this.#follower;
    for (const { cell, removed } of losses) {
      let e = this.#follower.entryBefore(cell, trail.length);
      for (; e >= 0; e = trail[e].previous) {
        const { before, after } = trail[e];
        if ((before & ~after & removed) !== 0) this.#needed.add(e);
      }
    }
    return this.#traceBack();
  }

  /**
   * Goes from the last link to the first and collects the links that made a needed change, with
   * their own needs.
   */
  #traceBack(): Traced<Inner>[] {
    const { links, trail } = this.#follower;
    const traced: Traced<Inner>[] = [];
    for (let i = links.length - 1; i >= 0; i--) {
      const link = links[i];
      const own: Entry[] = [];
      for (let e = link.from; e < trail.length && trail[e].link === i; e++) {
        if (this.#needed.has(e)) own.push(trail[e]);
      }
      if (own.length === 0) continue;
      const { line, inner } = link;
      const results = own.map(({ cell, before, after }) => ({
        cell,
        removed: before & ~after,
        left: after,
      }));
      if (inner === undefined)
        traced.push({ line, results, premises: this.#premisesOf(link, own) });
      else {
        const premises = inner.rests(results);
        for (const cell of premises) this.#need(cell, link.from);
        traced.push({ line, results, premises, inner });
      }
    }
    return traced.reverse();
  }

  /** The cells that a settled line rests on, given its needed changes. */
  #premisesOf({ line, from }: FollowedLink<Inner>, own: readonly Entry[]): number[] {
    const { lines } = this.#follower;
    const { width, height } = lines;
    const places = own.map(({ cell, before, after }) => ({
      at: line < height ? cell % width : Math.floor(cell / width),
      lost: this.#isStated && onlyColor(after) >= 0 ? ~after : before & ~after,
    }));
    return this.#release(line, from, () => {
      const settled = lines.settle(line, this.#cells);
      return settled === undefined || places.every(({ at, lost }) => (settled[at] & lost) === 0);
    });
  }

  /**
   * Releases the cells of a line, as they were at a time of the trail, while `holds` stays true.
   * Notes the needed changes and returns the needed cells.
   */
  #release(l: number, time: number, holds: () => boolean): number[] {
    const follower = this.#follower;
    const cells = this.#cells;
    const { width, height } = follower.lines;
    const length = l < height ? width : height;
    for (let at = 0; at < length; at++) {
      cells[at] = follower.maskBefore(follower.cellIn(l, at), time);
    }
    for (const layer of this.#layers) {
      for (const at of this.#releasable(l, time, layer, length)) {
        const mask = cells[at];
        cells[at] = mask | layer[follower.cellIn(l, at)];
        if (!holds()) cells[at] = mask;
      }
    }
    const premises: number[] = [];
    for (let at = 0; at < length; at++) {
      const cell = follower.cellIn(l, at);
      const mask = cells[at];
      if ((~mask & follower.root[cell]) !== 0) this.#need(cell, time);
      if (mask !== (this.#layers.at(-1) as Int32Array)[cell]) premises.push(cell);
    }
    return premises;
  }

  /** Places of cells that have more candidates in a layer, latest change first. */
  #releasable(l: number, time: number, layer: Int32Array, length: number): number[] {
    const follower = this.#follower;
    const places: number[] = [];
    const orders: number[] = [];
    for (let at = 0; at < length; at++) {
      const cell = follower.cellIn(l, at);
      if ((~this.#cells[at] & layer[cell]) === 0) continue;
      const e = follower.entryBefore(cell, time);
      const order = e < 0 ? -2 : this.#needed.has(e) ? -1 : e;
      let to = places.length;
      for (; to > 0 && orders[to - 1] < order; to--) {
        places[to] = places[to - 1];
        orders[to] = orders[to - 1];
      }
      places[to] = at;
      orders[to] = order;
    }
    return places;
  }

  /** Marks the changes of a cell before a time of the trail as needed. */
  #need(cell: number, time: number): void {
    const { trail } = this.#follower;
    let e = this.#follower.entryBefore(cell, time);
    for (; e >= 0; e = trail[e].previous) this.#needed.add(e);
  }
}
