/**
 * Enlarged pixel art that was blurred afterwards: finds the enlargement factor and the colours of
 * the cells. Most of the contrast of such an image lies on the edges of its cells, and the middle
 * of a cell keeps its colour.
 */
import { CLEAR, type FlatImage } from './flat-image.js';

/** Minimum share of the contrast on edges between cells. */
const LEAST_ALIGNED = 0.75;

/** The squared distance between white and black. */
const MOST_CONTRAST = 3 * 255 ** 2;

/**
 * The enlargement factor of a blurred image: the greatest one that puts nearly all contrast on cell
 * edges.
 */
export function measureBlurredEnlargement({ width, height, pixels }: FlatImage): number {
  const across = new Float64Array(width);
  const down = new Float64Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (x > 0) across[x] += contrast(pixels[at], pixels[at - 1]);
      if (y > 0) down[y] += contrast(pixels[at], pixels[at - width]);
    }
  }
  let all = 0;
  for (const sum of [...across, ...down]) all += sum;
  if (all === 0) return 1;
  for (let factor = Math.min(width, height); factor > 1; factor--) {
    if (width % factor > 0 || height % factor > 0) continue;
    const aligned = onMultiples(across, factor) + onMultiples(down, factor);
    if (aligned >= LEAST_ALIGNED * all) return factor;
  }
  return 1;
}

/** The contrast of two neighbours, squared so that blur counts little beside edges. */
function contrast(a: number, b: number): number {
  return a === b ? 0 : Math.min(squaredDistance(a, b), MOST_CONTRAST);
}

/** The sum at the multiples of `factor`; edges of large cells may be off by one. */
function onMultiples(sums: Float64Array, factor: number): number {
  const off = factor >= 6 ? 1 : 0;
  let sum = 0;
  for (let at = factor; at < sums.length; at += factor) {
    for (let d = -off; d <= off; d++) sum += sums[at + d] ?? 0;
  }
  return sum;
}

/** One colour for each square of `factor` pixels: the mean of its middle, or clear. */
export function computeMiddles({ width, height, pixels }: FlatImage, factor: number): FlatImage {
  const columns = width / factor;
  const rows = height / factor;
  const margin = factor < 3 ? 0 : Math.max(1, Math.floor(factor / 4));
  const cells = new Int32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const mean = new Mean();
      for (let y = row * factor + margin; y < (row + 1) * factor - margin; y++) {
        for (let x = column * factor + margin; x < (column + 1) * factor - margin; x++) {
          mean.add(pixels[y * width + x]);
        }
      }
      cells[row * columns + column] = mean.value();
    }
  }
  return { width: columns, height: rows, pixels: cells };
}

/** The mean of colours; clear if most of them are clear. */
class Mean {
  #count = 0;
  #clear = 0;
  readonly #sums = [0, 0, 0];

  add(pixel: number): void {
    if (pixel === CLEAR) {
      this.#clear++;
      return;
    }
    this.#count++;
    for (let i = 0; i < 3; i++) this.#sums[i] += (pixel >> (8 * i)) & 255;
  }

  value(): number {
    if (this.#clear >= this.#count) return CLEAR;
    return this.#sums.reduce((all, sum, i) => all | (Math.round(sum / this.#count) << (8 * i)), 0);
  }
}

/** The squared distance between two colours; a clear pixel is far from all others. */
export function squaredDistance(a: number, b: number): number {
  if (a === CLEAR || b === CLEAR) return a === b ? 0 : Infinity;
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return red * red + green * green + blue * blue;
}
