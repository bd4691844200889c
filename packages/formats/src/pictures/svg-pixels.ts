/**
 * Pixel pictures as other programs draw them: strokes of one unit along rows ("M1 0h3"), rectangles
 * and outlines whose corners are whole units, in a view box that may begin half a unit early. A
 * drawing with any other shape, a gradient or a transformation is none.
 */
import {
  bad,
  type Limits,
  type Place,
  type Puzzle,
  parseRgb,
  type Result,
  rgbOfName,
} from '@nonokit/core';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import type { XmlEvents, XmlTag } from '../lexing/xml-events.js';
import { picturesColorLimit, picturesSvgNone } from '../words/en/pictures.js';
import { parsePath, type Subpath } from './svg-path.js';

/** Elements that draw nothing themselves. */
const SILENT = new Set(['svg', 'g', 'title', 'desc', 'metadata', 'defs', 'style']);

/** Most shapes of a drawing. */
const MOST_SHAPES = 1_000_000;

/**
 * The fewest cells drawn alone that make a picture of a drawing that does not ask for crisp edges.
 */
const FEW_PIXELS = 8;

/** A rectangle, or edges across which rows are filled, in the units of the drawing. */
interface Shape {
  readonly rgb: string;
  readonly edges: readonly Edge[];
}

/** A line down. */
type Edge = readonly [x: number, from: number, to: number];

/** Collects the shapes of a drawing. */
export class PixelReader implements XmlEvents {
  readonly #limits: Limits;
  readonly #open: XmlTag[] = [];
  readonly #shapes: Shape[] = [];
  #box: readonly number[] = [];
  #place: Place = { line: 1, column: 1 };
  #isCrisp = false;
  #isOther = false;
  #pixels = 0;
  #unit = 1;
  #title = '';

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  open(tag: XmlTag): void {
    this.#open.push(tag);
    if (tag.name === 'svg' && this.#open.length === 1) this.#begin(tag);
    this.#isCrisp ||= /crisp/i.test(tag.attribute('shape-rendering') ?? '');
    this.#isOther ||= tag.attribute('transform') !== undefined || this.#shapes.length > MOST_SHAPES;
    if (this.#isOther) return;
    if (tag.name === 'rect') this.#rect(tag);
    else if (tag.name === 'path') this.#path(tag);
    else this.#isOther = !SILENT.has(tag.name);
  }

  text(text: string): void {
    if (this.#open.length === 2 && this.#open[1]?.name === 'title') this.#title += text;
  }

  close(): void {
    this.#open.pop();
  }

  /** The picture, or that there is none. */
  finish(): Result<Puzzle> {
    const [x = 0, y = 0, wide = 0, high = 0] = this.#box.map((value) => value / this.#unit);
    const width = Math.round(wide);
    const height = Math.round(high);
    const isPicture = this.#isCrisp || this.#pixels >= FEW_PIXELS;
    if (this.#isOther || !isPicture || width < LEAST_SIDE || height < LEAST_SIDE) {
      return bad(picturesSvgNone, {}, this.#place);
    }
    const wrong = wrongSizes(width, height, this.#limits, this.#place);
    if (wrong !== undefined) return wrong;
    const left = Math.floor(x + 0.5);
    const top = Math.floor(y + 0.5);
    const painted = new Painting(width, height);
    for (const { rgb, edges } of this.#shapes) {
      const scaled = edges.map(
        ([x, from, to]): Edge => [x / this.#unit, from / this.#unit, to / this.#unit],
      );
      if (!painted.fill(rgb, scaled, left, top)) return bad(picturesSvgNone, {}, this.#place);
    }
    const { maxColors } = this.#limits;
    if (painted.colors.size > maxColors) {
      return bad(picturesColorLimit, { most: maxColors }, this.#place);
    }
    const meta = toMeta({ title: this.#title.trim() });
    const size = { width, height, sizePlace: this.#place, goalPlace: this.#place };
    return checkedPuzzle({ ...size, ...painted.picture(), meta }, this.#limits);
  }

  #begin(tag: XmlTag): void {
    this.#place = tag.place;
    const box = numbersIn(tag.attribute('viewbox') ?? '');
    const size = [tag.attribute('width'), tag.attribute('height')].map((text) =>
      Number.parseFloat(text ?? ''),
    );
    this.#box = box.length === 4 ? box : [0, 0, ...size];
    this.#isOther = this.#box.some((value) => !Number.isFinite(value));
  }

  #rect(tag: XmlTag): void {
    const [x = 0, y = 0] = ['x', 'y'].map((name) => Number(tag.attribute(name) ?? 0));
    const [width, height] = ['width', 'height'].map((name) => tag.attribute(name) ?? '');
    const [, , boxWidth = 0, boxHeight = 0] = this.#box;
    const wide = width === '100%' ? boxWidth : Number(width);
    const high = height === '100%' ? boxHeight : Number(height);
    const rgb = this.#colorOf('fill', '#000000');
    if (rgb === undefined || !(wide > 0) || !(high > 0)) return;
    if (wide === high && wide < boxWidth) {
      if (this.#pixels++ === 0) this.#unit = wide;
      else this.#unit = Math.min(this.#unit, wide);
    }
    const edges = [
      [x, y, y + high],
      [x + wide, y, y + high],
    ] as const;
    this.#shapes.push({ rgb, edges });
  }

  #path(tag: XmlTag): void {
    const subpaths = parsePath(tag.attribute('d') ?? '');
    const stroke = this.#colorOf('stroke', 'none');
    if (subpaths === undefined) {
      this.#isOther = true;
      return;
    }
    const rgb = stroke ?? this.#colorOf('fill', '#000000');
    if (rgb === undefined) return;
    const thick = Number(this.#attribute('stroke-width') ?? 1);
    if (stroke !== undefined) this.#unit = thick;
    const edges = stroke === undefined ? outline(subpaths) : strokes(subpaths, thick);
    if (edges === undefined) this.#isOther = true;
    else this.#shapes.push({ rgb, edges });
  }

  /** A colour of the element or of those around it; undefined for none. */
  #colorOf(name: string, usual: string): string | undefined {
    const text = (this.#attribute(name) ?? usual).trim();
    if (/^(?:none|transparent)$/i.test(text)) return undefined;
    const rgb = parseRgb(text) ?? rgbOfName(text);
    if (rgb === undefined) this.#isOther = true;
    return rgb;
  }

  #attribute(name: string): string | undefined {
    for (const tag of this.#open.toReversed()) {
      const style = new RegExp(`(?:^|;)\\s{0,9}${name}\\s{0,9}:([^;]{1,40})`).exec(
        (tag.attribute('style') ?? '').slice(0, 400),
      );
      const value = style?.[1] ?? tag.attribute(name);
      if (value !== undefined) return value;
    }
    return undefined;
  }
}

const LEAST_SIDE = 3;

function numbersIn(text: string): number[] {
  return (text.slice(0, 200).match(/-?[\d.]+/g) ?? []).map(Number);
}

/** The vertical edges of outlines; undefined if a line is neither across nor down. */
function outline(subpaths: readonly Subpath[]): Shape['edges'] | undefined {
  const edges: (readonly [number, number, number])[] = [];
  for (const points of subpaths) {
    for (const [i, [x, y]] of points.entries()) {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
      if (x !== nextX && y !== nextY) return undefined;
      if (x === nextX && y !== nextY) edges.push([x, Math.min(y, nextY), Math.max(y, nextY)]);
    }
  }
  return edges;
}

/** The edges of strokes along rows, each as thick as a cell. */
function strokes(subpaths: readonly Subpath[], thick: number): Shape['edges'] | undefined {
  const edges: (readonly [number, number, number])[] = [];
  for (const points of subpaths) {
    for (let i = 0; i + 1 < points.length; i++) {
      const [x = 0, y = 0] = points[i] ?? [];
      const [end = 0, other = 0] = points[i + 1] ?? [];
      if (y !== other) return undefined;
      for (const edge of [x, end]) edges.push([edge, y - thick / 2, y + thick / 2]);
    }
  }
  return edges;
}

/** The cells of a picture under way. Later shapes cover earlier ones. */
class Painting {
  readonly colors = new Map<string, number>();
  readonly #cells: Int32Array;
  #work = 0;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#cells = new Int32Array(width * height).fill(-1);
  }

  /** Fills the cells whose middle is inside; false if the work is out of proportion. */
  fill(rgb: string, edges: Shape['edges'], left: number, top: number): boolean {
    const color = this.colors.get(rgb) ?? this.colors.size;
    this.colors.set(rgb, color);
    const byRow = new Map<number, number[]>();
    for (const [x, from, to] of edges) {
      const last = Math.min(this.height, Math.round(to - top));
      for (let row = Math.max(0, Math.round(from - top)); row < last; row++) {
        const xs = byRow.get(row) ?? [];
        xs.push(Math.round(x - left));
        byRow.set(row, xs);
        if (++this.#work > 20 * this.#cells.length + 1000) return false;
      }
    }
    for (const [row, xs] of byRow) {
      xs.sort((a, b) => a - b);
      for (let i = 0; i + 1 < xs.length; i += 2) {
        const from = Math.max(0, xs[i] ?? 0);
        const to = Math.min(this.width, xs[i + 1] ?? 0);
        this.#work += Math.max(0, to - from);
        if (to > from) this.#cells.fill(color, row * this.width + from, row * this.width + to);
      }
    }
    return this.#work <= 20 * this.#cells.length + 1000;
  }

  /** The picture: cells that nothing covers are paper, as are those of a colour like white. */
  picture(): { palette: { rgb: string }[]; goal: number[][] } {
    const isOpen = this.#cells.includes(-1);
    const rgbs = [...this.colors.keys()];
    const paper = isOpen || rgbs.includes('#ffffff') ? '#ffffff' : (rgbs[0] ?? '#ffffff');
    const inks = rgbs.filter((rgb) => rgb !== paper);
    const order = [paper, ...(inks.length > 0 ? inks : ['#000000'])];
    const colorOf = (cell: number): number => (cell < 0 ? 0 : order.indexOf(rgbs[cell] ?? paper));
    const goal = Array.from({ length: this.height }, (_, y) =>
      Array.from(this.#cells.subarray(y * this.width, (y + 1) * this.width), colorOf),
    );
    return { palette: order.map((rgb) => ({ rgb })), goal };
  }
}
