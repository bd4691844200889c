/**
 * Sides: compares the edges of a drawing with the sides of cells, and measures how many of them a
 * picture in black and white keeps. A picture has an edge between ink and blank; a drawing has one
 * between any two colours. An edge that is drawn as a line has two sides, and either may be the
 * right one, so a side may be a cell away from the edge of the drawing.
 */
import { computeDistance, type Grid, type Lab } from '@nonokit/core';
import type { LabelMap } from '../inks/label-map.js';

/**
 * Colours that differ by this much have a full edge between them; a smaller difference is enough if
 * no two colours of the drawing differ more.
 */
const FULL = 0.35;
const LEAST_FULL = 0.12;

/** Colours that differ by less than this share of it are shades, without an edge. */
const SHADE = 0.2;

/** The weight of a side that is one cell away. */
const BESIDE = 0.75;

/** A side of the picture with at least this much of an edge nearby is not invented. */
const SUPPORT = 0.12;

/** How well the edges of a picture match a drawing, each 0..1. */
export interface Fit {
  /** The share of the subject's outline that the picture has. */
  readonly outline: number;
  /** The share of the edges inside the subject that the picture has. */
  readonly inside: number;
  /** The share of the picture's edges that the drawing has. */
  readonly precision: number;
}

/** The edges of a drawing on the sides of cells. */
export class Sides {
  readonly #outline: Weights;
  readonly #inside: Weights;
  readonly #all: Weights;

  /** `map` has `parts` places along the side of a cell; label 0 is transparent. */
  constructor(
    map: LabelMap,
    labs: readonly Lab[],
    parts: number,
    readonly columns = map.width / parts,
    readonly rows = map.height / parts,
  ) {
    const none = new Float32Array(labs.length ** 2);
    const around = none.map((_, k) => (k < labs.length !== (k % labs.length === 0) ? 1 : 0));
    const within = computeContrasts(labs);
    this.#outline = new Weights(map, parts, around);
    this.#inside = new Weights(map, parts, within);
    this.#all = new Weights(
      map,
      parts,
      none.map((_, k) => Math.max(around[k], within[k])),
    );
  }

  /** Compares the edges of a picture with the drawing. */
  fitOf({ cells }: Pick<Grid, 'cells'>): Fit {
    const { supported, drawn } = this.#all.match(cells);
    return {
      outline: this.#outline.recallOf(cells),
      inside: this.#inside.recallOf(cells),
      precision: drawn === 0 ? 1 : supported / drawn,
    };
  }

  /** The amount of edges inside the subject, relative to its outline. */
  get detail(): number {
    return this.#outline.total === 0 ? 1 : this.#inside.total / this.#outline.total;
  }
}

/** The sums for some edges. */
interface Sums {
  matched: number;
  supported: number;
  drawn: number;
}

/** Edges of one kind on the sides of cells. */
class Weights {
  readonly #columns: number;
  readonly #rows: number;
  /** The weight on each vertical side: (columns + 1) for each row. */
  readonly #upright: Float32Array;
  /** The weight on each horizontal side: (rows + 1) for each column. */
  readonly #level: Float32Array;
  readonly total: number;

  /** `weights[p * labels + q]` is the weight of an edge between labels p and q. */
  constructor({ width, height, labels }: LabelMap, parts: number, weights: Float32Array) {
    const count = Math.round(Math.sqrt(weights.length));
    const columns = width / parts;
    const rows = height / parts;
    [this.#columns, this.#rows] = [columns, rows];
    this.#upright = new Float32Array((columns + 1) * rows);
    this.#level = new Float32Array((rows + 1) * columns);
    const labelAt = (x: number, y: number): number =>
      x < 0 || y < 0 || x >= width || y >= height ? 0 : labels[y * width + x];
    for (let y = 0; y <= height; y++) {
      for (let x = 0; x <= width; x++) {
        const here = labelAt(x, y) * count;
        const across = weights[here + labelAt(x - 1, y)] / parts;
        const down = weights[here + labelAt(x, y - 1)] / parts;
        const column = Math.floor(x / parts);
        const row = Math.floor(y / parts);
        if (across > 0) this.#upright[row * (columns + 1) + Math.round(x / parts)] += across;
        if (down > 0) this.#level[column * (rows + 1) + Math.round(y / parts)] += down;
      }
    }
    const sum = (all: Float32Array): number => all.reduce((total, one) => total + one, 0);
    this.total = sum(this.#upright) + sum(this.#level);
  }

  recallOf(cells: Uint16Array): number {
    return this.total === 0 ? 1 : this.match(cells).matched / this.total;
  }

  match(cells: Uint16Array): Sums {
    const columns = this.#columns;
    const rows = this.#rows;
    const sums = { matched: 0, supported: 0, drawn: 0 };
    for (let y = 0; y < rows; y++) {
      const start = y * (columns + 1);
      matchLine(this.#upright.subarray(start, start + columns + 1), cells, y * columns, 1, sums);
    }
    for (let x = 0; x < columns; x++) {
      const start = x * (rows + 1);
      matchLine(this.#level.subarray(start, start + rows + 1), cells, x, columns, sums);
    }
    return sums;
  }
}

/** The weight of an edge between each two labels of the subject. */
function computeContrasts(labs: readonly Lab[]): Float32Array {
  const weights = new Float32Array(labs.length ** 2);
  const apart = labs
    .slice(1)
    .flatMap((p, i) => labs.slice(1, i + 1).map((q) => computeDistance(p, q)));
  const full = Math.min(FULL, Math.max(LEAST_FULL, 0.8 * Math.max(0, ...apart)));
  labs.forEach((p, i) => {
    labs.forEach((q, j) => {
      if (i === j || i === 0 || j === 0) return;
      weights[i * labs.length + j] = computeWeight(computeDistance(p, q), full);
    });
  });
  return weights;
}

function computeWeight(distance: number, full: number): number {
  return Math.min(1, Math.max(0, (distance / full - SHADE) / (1 - SHADE)));
}

/** Matches the edges of one line with the sides of its cells: `from`, `from + step`, ... */
function matchLine(
  wanted: Float32Array,
  cells: Uint16Array,
  from: number,
  step: number,
  sums: Sums,
): void {
  const last = wanted.length - 1;
  let left = 0;
  let before = 0;
  let over = 0;
  // `over` is what the side before this one has to spare, `left` what is still wanted there
  for (let at = 0; at <= last; at++) {
    const here = at === last ? 0 : cells[from + at * step];
    const isSide = here === 0 ? before !== 0 : before === 0;
    before = here;
    let want = wanted[at];
    let spare = isSide ? 1 : 0;
    if (isSide) {
      sums.drawn++;
      const near = want + (at > 0 ? wanted[at - 1] : 0) + (at < last ? wanted[at + 1] : 0);
      if (near >= SUPPORT) sums.supported++;
    }
    const own = Math.min(want, spare);
    want -= own;
    spare -= own;
    const back = Math.min(left, spare);
    spare -= back;
    const forth = Math.min(want, over);
    want -= forth;
    sums.matched += own + BESIDE * (back + forth);
    [left, over] = [want, spare];
  }
}
