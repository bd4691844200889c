/** A straightened area on which tests draw pixel by pixel. */
import type { Area } from '../area.js';
import type { Tint } from '../printed.js';

/** Pixels a square. */
const SIDE = 24;
export const BLACK: Tint = [0, 0, 0];
export const PAPER: Tint = [1, 1, 1];

/** An area of squares on which boxes are filled. */
export class Canvas {
  readonly area: Area;

  constructor(across: number, down: number) {
    const width = across * SIDE;
    const height = down * SIDE;
    const rgb = new Float32Array(3 * width * height).fill(1);
    this.area = {
      side: SIDE,
      width,
      height,
      rgb,
      ink: new Float32Array(width * height),
      isSharp: true,
      left: -across,
      top: 0,
    };
  }

  fill(left: number, top: number, width: number, height: number, tint: Tint): this {
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) {
        const at = y * this.area.width + x;
        this.area.rgb.set(tint, 3 * at);
        this.area.ink[at] = 1 - Math.min(...tint);
      }
    }
    return this;
  }

  /** A ring of 20 × 22 pixels, two thick. */
  ring(left: number, top: number, tint: Tint): this {
    return this.fill(left, top, 20, 22, tint).fill(left + 2, top + 2, 16, 18, PAPER);
  }
}
