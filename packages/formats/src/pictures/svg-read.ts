/**
 * Reading the SVG pictures that Nonokit makes. A `<rect>` without a position is the paper and gives
 * the number of cells; after it, in the same element, every `<rect>` and every stroke "M2 7.5h3"
 * fills cells.
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
  rgbOfName,
} from '@nonokit/core';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { cut } from '../lexing/cursor.js';
import type { XmlEvents, XmlTag } from '../lexing/xml-events.js';
import {
  picturesBadColor,
  picturesBadRoot,
  picturesBadRun,
  picturesBeyond,
  picturesColorLimit,
  picturesPaintedOver,
  picturesSvgNone,
  picturesUndecided,
} from '../words/en/pictures.js';

/** The paper and the cells painted on it so far. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint16Array;
  readonly place: Place;
  /** The number of elements open around it. */
  readonly depth: number;
}

/** The title that `draw` gives a puzzle without one: "Nonogram, 5 by 2". */
const UNTITLED = /^Nonogram, \d+ by \d+$/;

/** Elements whose content is drawn elsewhere, if at all. */
const HIDDEN: ReadonlySet<string> = new Set(['defs', 'mask', 'clippath', 'pattern', 'symbol']);

/** Follows the elements of a drawing; the first picture in it counts. */
export class SvgReader implements XmlEvents {
  readonly #limits: Limits;
  readonly #open: XmlTag[] = [];
  #title = '';
  #canvas: Canvas | undefined;
  /** True once the element around the picture is closed. */
  #isDone = false;
  /**
   * Cells painted so far. No cell may be painted twice, so a file costs no more than its picture.
   */
  #painted = 0;
  /** The greatest length of which all others are multiples. */
  #unit = 1;
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
      this.#problem ??= problem(picturesBadRoot, { found: cut(tag.name) }, tag.place);
    }
    if (this.#problem !== undefined || this.#isDone) return;
    // definitions are not shown, and cells have no round corners
    if (this.#open.some(({ name }) => HIDDEN.has(name)) || tag.attribute('rx') !== undefined)
      return;
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

  /** The puzzle of the picture, or its first problem. */
  finish(): Result<Puzzle> {
    if (this.#problem !== undefined) return { ok: false, problem: this.#problem };
    if (this.#canvas === undefined) {
      return bad(picturesSvgNone, {}, { line: 1, column: 1 });
    }
    const { cells, place } = this.#canvas;
    // other programs make cells of several pixels
    const unit = Math.max(1, this.#unit);
    const width = this.#canvas.width / unit;
    const height = this.#canvas.height / unit;
    const goal = Array.from({ length: height }, (_, y) =>
      Uint16Array.from({ length: width }, (_none, x) => cells[unit * (y * unit * width + x)] ?? 0),
    );
    const palette: PaletteColor[] = [...this.#colors.keys()].map((rgb) => ({ rgb }));
    if (palette.length === 1)
      palette.push({ rgb: palette[0]?.rgb === '#000000' ? '#ffffff' : '#000000' });
    const title = this.#title.trim();
    const meta = toMeta({ title: UNTITLED.test(title) ? '' : title });
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
      for (const length of [x, y, width, height])
        this.#unit = greatestCommonDivisor(this.#unit, length);
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
    const fill = (tag.attribute('fill') ?? 'black').trim();
    // the paper of our pictures is plain
    if (parseRgb(fill) === undefined && rgbOfName(fill) === undefined) return;
    this.#colorOf(tag, 'fill');
    const cells = new Uint16Array(width * height);
    this.#unit = greatestCommonDivisor(width, height);
    this.#canvas = { width, height, cells, place: tag.place, depth: this.#open.length - 1 };
  }

  /** Runs of cells: "M0 0.5h2M4 0.5h1", in the colour of the element around them. */
  #path(tag: XmlTag, parent: XmlTag | undefined): void {
    if (parent === undefined || tag.attribute('stroke-dasharray') !== undefined) {
      this.#problem ??= problem(picturesUndecided, {}, tag.place);
      return;
    }
    const color = this.#colorOf(parent, 'stroke');
    this.#unit = 1;
    const run = /M(\d{1,9}) (\d{1,9})\.5h(\d{1,9})/y;
    const data = tag.attribute('d') ?? '';
    while (run.lastIndex < data.length && this.#problem === undefined) {
      const at = run.lastIndex;
      const found = run.exec(data);
      if (found === null) {
        const params = { found: data.slice(at, at + 30) };
        this.#problem ??= problem(picturesBadRun, params, tag.place);
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
      this.#problem ??= problem(picturesBeyond, { width, height }, tag.place);
      return;
    }
    this.#painted += Math.max(1, length);
    if (this.#painted > width * height) {
      this.#problem ??= problem(picturesPaintedOver, {}, tag.place);
      return;
    }
    cells.fill(color, y * width + x, y * width + x + length);
  }

  /** The colour in an attribute; adds it to the palette. */
  #colorOf(tag: XmlTag, attribute: string): number {
    const text = (tag.attribute(attribute) ?? 'black').trim();
    const rgb = parseRgb(text) ?? rgbOfName(text);
    if (rgb === undefined) {
      this.#problem ??= problem(picturesBadColor, { found: cut(text) }, tag.place);
      return 0;
    }
    const known = this.#colors.get(rgb) ?? this.#colors.size;
    const { maxColors } = this.#limits;
    if (known >= maxColors) {
      this.#problem ??= problem(picturesColorLimit, { most: maxColors }, tag.place);
    }
    this.#colors.set(rgb, known);
    return known;
  }
}

/** The greatest common divisor. */
function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** The value of an attribute as a whole number, or undefined. */
function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
