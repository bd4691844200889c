/**
 * Placings: where the blocks of a clue can lie in a line whose cells may have certain colours, by
 * the definition of an arrangement. Written for clarity, and apart from the kernels it checks.
 *
 * The blocks before a place and the blocks after it do not depend on each other. So the number of
 * ways to arrange the first k blocks in the cells before x, and the others in the cells from x on,
 * is enough to tell which starts and colours occur in any arrangement.
 */
import { BLANK, type Clue, type Color, needsGap } from '@nonokit/core';

/** The colours that each cell of a line may have. */
export type Cells = readonly ReadonlySet<Color>[];

/** What all arrangements of a line's clue have in common. */
export interface Placings {
  /** Per block: the places where it begins in some arrangement, ascending. */
  readonly starts: readonly (readonly number[])[];
  /** Per cell: the colours that it has in some arrangement. */
  readonly colors: Cells;
  /** The number of arrangements. */
  readonly ways: number;
}

/** The placings of a clue among cells; undefined if it has no arrangement. */
export function listPlacings(clue: Clue, cells: Cells): Placings | undefined {
  const room = new Room(clue, cells);
  const ways = room.after(0, 0);
  if (ways === 0) return undefined;
  const places = cells.map((_, x) => x);
  const starts = clue.map((_, k) => places.filter((start) => room.occurs(k, start)));
  const colors = places.map((x) => {
    const own = clue.filter(({ size }, k) =>
      starts[k]?.some((start) => start <= x && x < start + size),
    );
    const inks = own.map(({ color }) => color);
    return new Set(room.leavesBlank(x) ? [BLANK, ...inks] : inks);
  });
  return { starts, colors, ways };
}

/** Counts the ways to arrange the first and the last blocks of a clue in parts of a line. */
class Room {
  readonly #clue: Clue;
  readonly #cells: Cells;
  readonly #before = new Map<number, number>();
  readonly #after = new Map<number, number>();

  constructor(clue: Clue, cells: Cells) {
    this.#clue = clue;
    this.#cells = cells;
  }

  /** The ways to arrange the blocks before block `k` in the cells before `x`. */
  before(k: number, x: number): number {
    const key = k * (this.#cells.length + 1) + x;
    let ways = this.#before.get(key);
    if (ways === undefined) {
      ways = k === 0 && x === 0 ? 1 : 0;
      if (x > 0 && this.#may(x - 1, BLANK)) ways += this.before(k, x - 1);
      const start = x - this.#size(k - 1);
      if (k > 0 && this.#covers(k - 1, start)) ways += this.#upTo(k - 1, start);
      this.#before.set(key, ways);
    }
    return ways;
  }

  /** The ways to arrange block `k` and those after it in the cells from `x` on. */
  after(k: number, x: number): number {
    const key = k * (this.#cells.length + 1) + x;
    let ways = this.#after.get(key);
    if (ways === undefined) {
      ways = k === this.#clue.length && x === this.#cells.length ? 1 : 0;
      if (this.#may(x, BLANK)) ways += this.after(k, x + 1);
      if (this.#covers(k, x)) ways += this.#from(k + 1, x + this.#size(k));
      this.#after.set(key, ways);
    }
    return ways;
  }

  /** True if block `k` begins at `start` in some arrangement. */
  occurs(k: number, start: number): boolean {
    const end = start + this.#size(k);
    return this.#covers(k, start) && this.#upTo(k, start) > 0 && this.#from(k + 1, end) > 0;
  }

  /** True if cell `x` is blank in some arrangement. */
  leavesBlank(x: number): boolean {
    if (!this.#may(x, BLANK)) return false;
    for (let k = 0; k <= this.#clue.length; k++) {
      if (this.before(k, x) > 0 && this.after(k, x + 1) > 0) return true;
    }
    return false;
  }

  /** The ways to arrange the blocks before block `k` if that begins at `start`. */
  #upTo(k: number, start: number): number {
    if (!needsGap(this.#clue, k)) return this.before(k, start);
    return this.#may(start - 1, BLANK) ? this.before(k, start - 1) : 0;
  }

  /** The ways to arrange the blocks from `k` on if the one before it ends before `x`. */
  #from(k: number, x: number): number {
    if (!needsGap(this.#clue, k)) return this.after(k, x);
    return this.#may(x, BLANK) ? this.after(k, x + 1) : 0;
  }

  #size(k: number): number {
    return this.#clue[k]?.size ?? 0;
  }

  #covers(k: number, start: number): boolean {
    const block = this.#clue[k];
    if (block === undefined || start < 0) return false;
    for (let x = start; x < start + block.size; x++) if (!this.#may(x, block.color)) return false;
    return true;
  }

  #may(x: number, color: Color): boolean {
    return this.#cells[x]?.has(color) === true;
  }
}
