/**
 * Images of lossy formats (JPEG, most WebP): a drawing whose cells were blurred. Colours that lie close
 * together are merged into the few that stand for all, and where every cell was enlarged, its middle tells its
 * colour, for the blur is at its edges.
 *
 * Photographs do not merge: too many of their pixels lie far from any few colours. Making a puzzle of them is
 * another business (`@nonokit/maker`).
 */
import { bad, good, type Problem, problem, type Result } from '@nonokit/core';
import { CLEAR, type Image } from './image.js';

/** More colours are no drawing. */
const MOST_COLORS = 32;

/** Colours nearer to each other than this are one: the square of a distance in RGB. */
const SAME = 40 ** 2;

/** A pixel this near to its colour is hardly blurred. */
const NEAR = 24 ** 2;

/** A colour has at least so large a share of the pixels; what has less is blur between others. */
const LEAST_SHARE = 1 / 2000;

/** So large a share of the pixels must be near their colours: the others lie at edges. */
const LEAST_NEAR = 0.8;

/** So large a share of the contrast must lie between cells for the image to be enlarged. */
const LEAST_ALIGNED = 0.75;

const WHITE = 0xffffff;
const BLACK = 0x000000;

/** The drawing that was blurred, one pixel a cell, with a warning; `kind` names the format: "JPEG". */
export function mergedImage(image: Image, kind: string): Result<Image> {
  const factor = enlargementOf(image);
  const cells = factor === 1 ? image : middlesOf(image, factor);
  const counts = countsOf(cells);
  const colors = centresOf(counts, factor === 1 ? cells.pixels.length * LEAST_SHARE : 0);
  const labels = colors === undefined ? undefined : labelsOf(counts, colors);
  const found = countsOf(image).size;
  if (colors === undefined || labels === undefined || !isDrawing(counts, labels, colors)) {
    const what = `the ${kind} image has ${found.toLocaleString('en-US')} colours that do not merge`;
    const expected = `expected a drawing of at most ${MOST_COLORS}: nonokit make without --exact turns photographs into puzzles`;
    return bad('too-many-colors', `${what}, ${expected}`);
  }
  const pixels = cells.pixels.map((pixel) => colors[labels.get(pixel) ?? 0] ?? CLEAR);
  const drawn = { ...cells, pixels };
  return good(drawn, [remarkOn(image, drawn, factor, { kind, found, used: new Set(pixels).size })]);
}

function remarkOn(
  { width, height }: Image,
  drawn: Image,
  factor: number,
  { kind, found, used }: { kind: string; found: number; used: number },
): Problem {
  const merged = `${kind} blurs what is drawn: ${found.toLocaleString('en-US')} colours were merged to ${used}`;
  if (factor === 1) return problem('colors-merged', merged);
  const cells = `${drawn.width}x${drawn.height} cells of ${factor}x${factor}`;
  return problem('colors-merged', `${merged}, and ${width}x${height} pixels read as ${cells}`);
}

/** How many pixels each colour has. */
function countsOf({ pixels }: Image): Map<number, number> {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return counts;
}

/**
 * The colours that stand for the others: the most frequent first, each far from all before it; undefined if
 * there are too many. Nearly white and nearly black ones are white and black.
 */
function centresOf(counts: ReadonlyMap<number, number>, least: number): number[] | undefined {
  const byCount = [...shadesOf(counts)].sort((a, b) => b.count - a.count);
  const centres: number[] = [];
  for (const { color, count } of byCount) {
    if (count < least) break;
    const centre = [WHITE, BLACK].find((pure) => distance(pure, color) < NEAR) ?? color;
    if (centres.some((other) => distance(other, centre) < SAME)) continue;
    centres.push(centre);
    if (centres.length > MOST_COLORS) return undefined;
  }
  return centres;
}

/** Colours that agree in the first four bits of each channel, as one: how many, and the most frequent. */
function shadesOf(
  counts: ReadonlyMap<number, number>,
): Iterable<{ readonly color: number; readonly count: number }> {
  const shades = new Map<number, { color: number; count: number; most: number }>();
  for (const [color, count] of counts) {
    const key = color === CLEAR ? CLEAR : color & 0xf0f0f0;
    const shade = shades.get(key) ?? { color, count: 0, most: 0 };
    shade.count += count;
    if (count > shade.most) Object.assign(shade, { color, most: count });
    shades.set(key, shade);
  }
  return shades.values();
}

/** The nearest centre of each colour, by its index. */
function labelsOf(
  counts: ReadonlyMap<number, number>,
  centres: readonly number[],
): Map<number, number> {
  const labels = new Map<number, number>();
  for (const color of counts.keys()) {
    let nearest = 0;
    for (let i = 1; i < centres.length; i++) {
      const closer = distance(centres[i] ?? 0, color) < distance(centres[nearest] ?? 0, color);
      if (closer) nearest = i;
    }
    labels.set(color, nearest);
  }
  return labels;
}

/** True if most pixels lie near the colour that stands for them. */
function isDrawing(
  counts: ReadonlyMap<number, number>,
  labels: ReadonlyMap<number, number>,
  centres: readonly number[],
): boolean {
  let near = 0;
  let all = 0;
  for (const [color, count] of counts) {
    all += count;
    if (distance(centres[labels.get(color) ?? 0] ?? 0, color) < NEAR) near += count;
  }
  return near >= LEAST_NEAR * all;
}

/** The greatest factor of both sizes on whose multiples nearly all of the contrast lies. */
function enlargementOf({ width, height, pixels }: Image): number {
  const across = new Float64Array(width);
  const down = new Float64Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (x > 0) across[x] = (across[x] ?? 0) + contrast(pixels[at], pixels[at - 1]);
      if (y > 0) down[y] = (down[y] ?? 0) + contrast(pixels[at], pixels[at - width]);
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

/** How much two neighbours differ: squared, so that blur weighs little beside edges. */
function contrast(a = CLEAR, b = CLEAR): number {
  return a === b ? 0 : Math.min(distance(a, b), 3 * 255 ** 2);
}

/** What lies on the multiples of `factor`; large cells may be off by one. */
function onMultiples(counts: Float64Array, factor: number): number {
  const off = factor >= 6 ? 1 : 0;
  let sum = 0;
  for (let at = factor; at < counts.length; at += factor) {
    for (let d = -off; d <= off; d++) sum += counts[at + d] ?? 0;
  }
  return sum;
}

/** One colour for each square of `factor` pixels: the mean of its middle, or clear. */
function middlesOf({ width, height, pixels }: Image, factor: number): Image {
  const [columns, rows] = [width / factor, height / factor];
  const margin = factor < 3 ? 0 : Math.max(1, Math.floor(factor / 4));
  const cells = new Int32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const mean = new Mean();
      for (let y = row * factor + margin; y < (row + 1) * factor - margin; y++) {
        for (let x = column * factor + margin; x < (column + 1) * factor - margin; x++) {
          mean.add(pixels[y * width + x] ?? CLEAR);
        }
      }
      cells[row * columns + column] = mean.value();
    }
  }
  return { width: columns, height: rows, pixels: cells };
}

/** The mean of colours, clear where most are. */
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
    for (let i = 0; i < 3; i++) this.#sums[i] = (this.#sums[i] ?? 0) + ((pixel >> (8 * i)) & 255);
  }

  value(): number {
    if (this.#clear >= this.#count) return CLEAR;
    return this.#sums.reduce((all, sum, i) => all | (Math.round(sum / this.#count) << (8 * i)), 0);
  }
}

/** The square of the distance of two colours; clear is far from all others. */
function distance(a: number, b: number): number {
  if (a === CLEAR || b === CLEAR) return a === b ? 0 : Infinity;
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return red * red + green * green + blue * blue;
}
