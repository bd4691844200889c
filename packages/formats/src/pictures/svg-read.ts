/**
 * Reading the SVG pictures that Nonokit makes. A `<rect>` without place is the paper and says how many cells
 * there are; after it, in the same element, every `<rect>` and every stroke "M2 7.5h3" fills cells.
 */
import {
  bad,
  type Limits,
  type PaletteColor,
  type Place,
  type Problem,
  type Puzzle,
  parseRgb,
  problem,
  type Result,
} from '@nonokit/core';
import { checkedPuzzle, metaOf, wrongSizes } from '../lexing/checked-puzzle.js';
import { rgbOfName } from '../lexing/color-names.js';
import { quote } from '../lexing/cursor.js';
import type { XmlEvents, XmlTag } from '../lexing/xml-events.js';

/** The paper and what is painted on it so far. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint16Array;
  readonly place: Place;
  /** How many elements are open around it. */
  readonly depth: number;
}

/** The title that `draw` gives a puzzle without one: "Nonogram, 5 by 2". */
const UNTITLED = /^Nonogram, \d+ by \d+$/;

/** Follows the elements of a drawing; the first picture in it counts. */
export class SvgReader implements XmlEvents {
  readonly #limits: Limits;
  readonly #open: XmlTag[] = [];
  #title = '';
  #canvas: Canvas | undefined;
  /** True once the element around the picture is closed. */
  #isDone = false;
  /** Cells painted so far: none is painted twice, so a file costs no more than its picture. */
  #painted = 0;
  /** The palette by its colours: "#c8141e" to 1. */
  readonly #colors = new Map<string, number>();
  #problem: Problem | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  open(tag: XmlTag): void {
    const parent = this.#open.at(-1);
    this.#open.push(tag);
    if (parent === undefined && tag.name !== 'svg') {
      this.#fail('bad-root', `the outermost element is ${quote(tag.name)}, expected "svg"`, tag);
    }
    if (this.#problem !== undefined || this.#isDone) return;
    if (tag.name === 'rect') this.#rect(tag);
    else if (tag.name === 'path' && this.#canvas !== undefined) this.#path(tag, parent);
  }

  text(text: string): void {
    const [, child] = this.#open;
    if (this.#open.length === 2 && child?.name === 'title') this.#title += text;
  }

  close(): void {
    this.#open.pop();
    if (this.#canvas !== undefined && this.#open.length < this.#canvas.depth) this.#isDone = true;
  }

  /** The puzzle of the picture, or the first thing that is wrong. */
  finish(): Result<Puzzle> {
    if (this.#problem !== undefined) return { ok: false, problem: this.#problem };
    if (this.#canvas === undefined) {
      const what = 'the drawing holds no finished picture of cells as Nonokit makes them';
      return bad('no-picture', what, { line: 1, column: 1 });
    }
    const { width, height, cells, place } = this.#canvas;
    const goal = Array.from({ length: height }, (_, y) =>
      cells.subarray(y * width, (y + 1) * width),
    );
    const palette: PaletteColor[] = [...this.#colors.keys()].map((rgb) => ({ rgb }));
    if (palette.length === 1)
      palette.push({ rgb: palette[0]?.rgb === '#000000' ? '#ffffff' : '#000000' });
    const title = this.#title.trim();
    const meta = metaOf({ title: UNTITLED.test(title) ? '' : title });
    const claims = { width, height, palette, goal, meta, sizePlace: place, goalPlace: place };
    return checkedPuzzle(claims, this.#limits);
  }

  #rect(tag: XmlTag): void {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
      numberIn(tag.attribute(name)),
    );
    if (width === undefined || height === undefined) return;
    const isPaper = tag.attribute('x') === undefined && tag.attribute('y') === undefined;
    if (this.#canvas === undefined && isPaper) this.#begin(tag, width, height);
    else if (this.#canvas !== undefined && x !== undefined && y !== undefined) {
      const color = this.#colorOf(tag, 'fill');
      for (let row = 0; row < height && this.#problem === undefined; row++) {
        this.#paint(tag, x, y + row, width, color);
      }
    }
  }

  #begin(tag: XmlTag, width: number, height: number): void {
    const wrong = wrongSizes(width, height, this.#limits, tag.place);
    if (wrong?.ok === false) {
      this.#problem = wrong.problem;
      return;
    }
    this.#colorOf(tag, 'fill');
    const cells = new Uint16Array(width * height);
    this.#canvas = { width, height, cells, place: tag.place, depth: this.#open.length - 1 };
  }

  /** Runs of cells: "M0 0.5h2M4 0.5h1", in the colour of the element around them. */
  #path(tag: XmlTag, parent: XmlTag | undefined): void {
    if (parent === undefined || tag.attribute('stroke-dasharray') !== undefined) {
      this.#fail('unknown-cell', 'the picture has undecided cells, expected a finished one', tag);
      return;
    }
    const color = this.#colorOf(parent, 'stroke');
    const run = /M(\d{1,9}) (\d{1,9})\.5h(\d{1,9})/y;
    const data = tag.attribute('d') ?? '';
    while (run.lastIndex < data.length && this.#problem === undefined) {
      const at = run.lastIndex;
      const found = run.exec(data);
      if (found === null) {
        const what = `a line of the drawing is ${quote(data.slice(at, at + 30))}`;
        this.#fail('bad-goal', `${what}, expected runs of cells like "M2 7.5h3"`, tag);
        return;
      }
      const [, x, y, length] = found.map(Number);
      this.#paint(tag, x ?? 0, y ?? 0, length ?? 0, color);
    }
  }

  #paint(tag: XmlTag, x: number, y: number, length: number, color: number): void {
    if (this.#canvas === undefined) return;
    const { width, height, cells } = this.#canvas;
    if (x + length > width || y >= height) {
      this.#fail('bad-goal', `a shape reaches beyond the picture of ${width}x${height} cells`, tag);
      return;
    }
    this.#painted += Math.max(1, length);
    if (this.#painted > width * height) {
      this.#fail('bad-goal', 'more cells are painted than the picture has', tag);
      return;
    }
    cells.fill(color, y * width + x, y * width + x + length);
  }

  /** The colour in an attribute, which joins the palette. */
  #colorOf(tag: XmlTag, attribute: string): number {
    const text = (tag.attribute(attribute) ?? 'black').trim();
    const rgb = parseRgb(text) ?? rgbOfName(text);
    if (rgb === undefined) {
      this.#fail('bad-color', `the colour is ${quote(text)}, expected one like "#c8141e"`, tag);
      return 0;
    }
    const known = this.#colors.get(rgb) ?? this.#colors.size;
    if (known >= this.#limits.maxColors) {
      const most = `more colours than the ${this.#limits.maxColors} allowed`;
      this.#fail('too-many-colors', most, tag);
    }
    this.#colors.set(rgb, known);
    return known;
  }

  #fail(code: string, message: string, { place }: XmlTag): void {
    this.#problem ??= problem(code, message, place);
  }
}

/** The whole number that an attribute is, or undefined. */
function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
