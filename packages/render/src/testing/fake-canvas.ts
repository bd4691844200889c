/** A canvas for tests: it paints rectangles and straight lines into pixels, and records texts. */
import { parseChannels, rgbOf } from '@nonokit/core';
import type { Box, Point } from '../layout/box.js';
import type { CanvasContext } from '../outputs/canvas-context.js';

/** A text that was painted. */
export interface PaintedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly paint: unknown;
  readonly align: unknown;
}

/**
 * A context whose pixels can be read. Shapes of arcs are noted by their corners and not painted.
 */
export class FakeCanvas implements CanvasContext {
  fillStyle: unknown = '#000000';
  strokeStyle: unknown = '#000000';
  lineCap: unknown = 'butt';
  textAlign: unknown = 'start';
  textBaseline: unknown = 'alphabetic';
  lineWidth = 1;
  font = '10px sans-serif';
  readonly texts: PaintedText[] = [];
  /** The paints of shapes with round corners. */
  readonly chips: unknown[] = [];
  readonly #width: number;
  readonly #pixels: Int32Array;
  #kept: { fillStyle: unknown; font: string }[] = [];
  #lines: [Point, Point][] = [];
  #at: Point = { x: 0, y: 0 };

  constructor(width: number, height: number) {
    this.#width = width;
    this.#pixels = new Int32Array(width * height).fill(-1);
  }

  /** The colour of a pixel: "#ffffff"; "none" where nothing was painted. */
  colorAt(x: number, y: number): string {
    const rgb = this.#pixels[y * this.#width + x] ?? -1;
    return rgb < 0 ? 'none' : rgbOf(rgb >> 16, (rgb >> 8) & 255, rgb & 255);
  }

  /** The number of calls of `save` without their `restore`. */
  get depth(): number {
    return this.#kept.length;
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#paint({ left: x, top: y, width, height }, this.fillStyle);
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    const right = x + width;
    const bottom = y + height;
    for (const [from, to] of [
      [
        { x, y },
        { x: right, y },
      ],
      [
        { x, y: bottom },
        { x: right, y: bottom },
      ],
      [
        { x, y },
        { x, y: bottom },
      ],
      [
        { x: right, y },
        { x: right, y: bottom },
      ],
    ] as const) {
      this.#line(from, to, this.lineWidth / 2);
    }
  }

  fillText(text: string, x: number, y: number): void {
    const { font, fillStyle: paint, textAlign: align } = this;
    this.texts.push({ text, x, y, font, paint, align });
  }

  beginPath(): void {
    this.#lines = [];
  }

  moveTo(x: number, y: number): void {
    this.#at = { x, y };
  }

  lineTo(x: number, y: number): void {
    this.#lines.push([this.#at, { x, y }]);
    this.#at = { x, y };
  }

  arcTo(): void {}

  translate(): void {}

  rotate(): void {}

  closePath(): void {}

  fill(): void {
    this.chips.push(this.fillStyle);
  }

  stroke(): void {
    const beyond = this.lineCap === 'square' ? this.lineWidth / 2 : 0;
    for (const [from, to] of this.#lines) this.#line(from, to, beyond);
  }

  save(): void {
    this.#kept.push({ fillStyle: this.fillStyle, font: this.font });
  }

  restore(): void {
    Object.assign(this, this.#kept.pop());
  }

  #line(from: Point, to: Point, beyond: number): void {
    const half = this.lineWidth / 2;
    const [sideways, upright] = from.y === to.y ? [beyond, half] : [half, beyond];
    const left = Math.min(from.x, to.x) - sideways;
    const top = Math.min(from.y, to.y) - upright;
    const width = Math.abs(to.x - from.x) + 2 * sideways;
    const height = Math.abs(to.y - from.y) + 2 * upright;
    this.#paint({ left, top, width, height }, this.strokeStyle);
  }

  /** Paints whole pixels; a box that covers a part of one would be blurred on a screen. */
  #paint({ left, top, width, height }: Box, paint: unknown): void {
    if (![left, top, width, height].every(Number.isInteger)) {
      throw new Error(`a box is not on whole pixels: ${left}, ${top}, ${width} x ${height}`);
    }
    const [red, green, blue] = parseChannels(String(paint));
    for (let y = top; y < top + height; y++) {
      const row = y * this.#width;
      this.#pixels.fill((red << 16) | (green << 8) | blue, row + left, row + left + width);
    }
  }
}
