/**
 * A random picture under construction, with a given style, density, number of colours and symmetry,
 * and the two ways to change some of its cells.
 */
import { BLANK, blankGrid, type Color, type Grid, type Random } from '@nonokit/core';
import { boxBlur } from '../subject/box-blur.js';
import { firstAlike, type Symmetry } from '../symmetry.js';
import { drawnIn, landscape, type PictureStyle } from './style.js';

/** The requested properties of a picture. */
export interface SketchOptions {
  readonly width: number;
  readonly height: number;
  /** Approximate share of filled cells: 0.6 */
  readonly density: number;
  /** Colours besides the background, all of which occur: 1 */
  readonly colors: number;
  readonly symmetry: Symmetry;
  /** Default 'noise'. */
  readonly style?: PictureStyle;
  readonly random: Random;
}

/** Growth of the forms of each style before the picture is smoothed instead. */
const MOST_GROWTH: Readonly<Record<PictureStyle, number>> = {
  noise: 0,
  blobs: 6,
  strokes: 3,
  shapes: 4,
};

/** Maximum deviation of the share of filled cells from the density. */
const TOLERANCE = 0.1;

/**
 * The number of colours that a picture can show, each in at least one of its filled cells: at least
 * one.
 */
export function roomForColors({
  width,
  height,
  density,
  symmetry,
}: Pick<SketchOptions, 'width' | 'height' | 'density' | 'symmetry'>): number {
  const own = firstAlike(width, height, symmetry).filter((first, cell) => first === cell);
  return Math.max(1, Math.floor(density * own.length));
}

function count(counts: Int32Array, color: Color, by: number): void {
  counts[color] += by;
}

/** A random picture that can be changed in places. */
export class Sketch {
  readonly grid: Grid;
  /** For each cell, the first cell that must look like it; and the list of these first cells. */
  readonly #first: Int32Array;
  readonly #own: Int32Array;

  constructor(private readonly options: SketchOptions) {
    const { width, height, symmetry } = options;
    this.grid = blankGrid(width, height);
    this.#first = firstAlike(width, height, symmetry);
    this.#own = this.#first.filter((first, cell) => first === cell);
  }

  /**
   * Draws the whole picture, with every colour if there is room. A larger `calm`, from 0, gives
   * larger forms, and beyond a limit a smoother picture.
   */
  draw(calm = 0): void {
    const { cells } = this.grid;
    const { style = 'noise' } = this.options;
    const growth = Math.min(calm, MOST_GROWTH[style]);
    if (style === 'noise') for (const cell of this.#own) cells[cell] = this.#chance();
    else cells.set(drawnIn(style, { ...this.options, calm: growth, first: this.#first }));
    this.#smooth(calm - growth);
    this.#complete();
  }

  /**
   * Redraws the `open` cells and those that must look like them; the last cell of a colour stays.
   */
  redraw(open: readonly number[]): void {
    const counts = this.#counts();
    for (const cell of this.#alike(open)) this.#paint(cell, this.#chance(), counts);
    this.#mirror();
  }

  /**
   * Gives half of the `open` cells the colour of a neighbour, as in the voter model of physics,
   * which turns noise into clumps. A cell stays if the change would move the share of filled cells
   * further from the density, or if it is the last of its colour.
   */
  clump(open: readonly number[]): void {
    const { random, density } = this.options;
    const { cells } = this.grid;
    const before = cells.slice();
    const counts = this.#counts();
    const excess = this.#share() - density;
    for (const cell of this.#alike(open)) {
      if (random.below(2) === 0) continue;
      const color = before[this.#neighbour(cell)];
      const isFill = Number(color !== BLANK) - Number(before[cell] !== BLANK);
      if (isFill * excess <= 0) this.#paint(cell, color, counts);
    }
    this.#mirror();
  }

  /** Takes over another picture of the same size. */
  take({ cells }: Grid): void {
    this.grid.cells.set(cells);
  }

  /** True if about the requested share of cells is filled and every colour occurs. */
  isAsAsked(): boolean {
    const { density } = this.options;
    const tolerance = Math.min(TOLERANCE, density / 2, (1 - density) / 2) + 1 / this.#own.length;
    if (Math.abs(this.#share() - density) > tolerance) return false;
    return this.#missing().length === 0 || roomForColors(this.options) < this.options.colors;
  }

  /** Blurs the whole picture over a radius in cells and redraws it. */
  #smooth(radius: number): void {
    if (radius === 0) return;
    const { density, colors } = this.options;
    const { grid } = this;
    const planes = Array.from({ length: colors }, (_, i) =>
      blurredTwice(grid, (color) => color === i + 1, radius),
    );
    const land = blurredTwice(grid, (color) => color !== BLANK, radius);
    grid.cells.set(landscape(land, planes, density));
  }

  /** Adds the colours that are missing, and makes the picture symmetric. */
  #complete(): void {
    const missing = this.#missing();
    if (missing.length > 0) this.#addColors(missing);
    this.#mirror();
  }

  /** For each colour, the number of first cells that have it. */
  #counts(): Int32Array {
    const counts = new Int32Array(this.options.colors + 1);
    for (const cell of this.#own) count(counts, this.grid.cells[cell], 1);
    return counts;
  }

  /** Gives a cell its colour, unless the cell is the last one of another colour. */
  #paint(cell: number, color: Color, counts: Int32Array): void {
    const { cells } = this.grid;
    const was = cells[cell];
    if (was !== BLANK && counts[was] === 1) return;
    count(counts, was, -1);
    count(counts, color, 1);
    cells[cell] = color;
  }

  #chance(): Color {
    const { random, density, colors } = this.options;
    return random.next() < density ? 1 + random.below(colors) : BLANK;
  }

  #share(): number {
    const { cells } = this.grid;
    let filled = 0;
    for (const color of cells) if (color !== BLANK) filled++;
    return filled / cells.length;
  }

  /** The colours that no cell has. */
  #missing(): Color[] {
    const seen = new Uint8Array(this.options.colors + 1);
    for (const color of this.grid.cells) seen[color] = 1;
    return [...seen.keys()].filter((color) => color !== BLANK && seen[color] === 0);
  }

  /** Gives each of the colours a filled cell of its own, as long as cells remain. */
  #addColors(colors: readonly Color[]): void {
    const { random } = this.options;
    const { cells } = this.grid;
    const filled = [...this.#own.filter((cell) => cells[cell] !== BLANK)];
    for (const color of colors) {
      const place = random.below(Math.max(1, filled.length));
      const [cell] = filled.splice(place, 1);
      if (cell !== undefined) cells[cell] = color;
    }
  }

  /** The first cells that represent the `open` cells. */
  #alike(open: readonly number[]): Set<number> {
    return new Set(open.map((cell) => this.#first[cell]));
  }

  #neighbour(cell: number): number {
    const { random, width, height } = this.options;
    const x = cell % width;
    const y = Math.floor(cell / width);
    const around: number[] = [];
    if (x > 0) around.push(cell - 1);
    if (x < width - 1) around.push(cell + 1);
    if (y > 0) around.push(cell - width);
    if (y < height - 1) around.push(cell + width);
    return around[random.below(Math.max(1, around.length))] ?? cell;
  }

  #mirror(): void {
    const { cells } = this.grid;
    for (let cell = 0; cell < cells.length; cell++) {
      cells[cell] = cells[this.#first[cell]];
    }
  }
}

/** The positions of the cells of a kind, blurred. */
function blurredTwice(
  { width, height, cells }: Grid,
  isOfKind: (color: Color) => boolean,
  radius: number,
): Float32Array {
  const plane = Float32Array.from(cells, (color) => (isOfKind(color) ? 1 : 0));
  return boxBlur(boxBlur(plane, width, height, radius), width, height, radius);
}
