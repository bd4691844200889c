/**
 * Rates how well the cells of a picture fit each other: a small network says how likely a cell is
 * filled, given the cells around it and its mirror images. The sum of the logarithms over all cells
 * is the pseudo-likelihood (Besag 1975) of the picture. `bench/train-picture-model.mjs` learned the
 * weights from real pictures, none of which `bench/proofread.mjs` measures with.
 */
import { BLANK, type Grid } from '@nonokit/core';
import { UNITS } from './picture-weights.js';

/** Distance up to which cells count as near, rounded. */
const RADIUS = 4;

/** The cells around a cell, as steps down and to the right. */
const NEAR: readonly (readonly [dy: number, dx: number])[] = around();

/** The number of values that the network gets: the cells around and two mirror images. */
export const INPUTS = NEAR.length + 2;

/** The weights are stored as integers: 32 for 1. */
export const SCALE = 32;

/** Maximum share of the filled cells that differ in a picture that counts as symmetrical. */
const NEARLY = 0.3;

/** A picture as the network sees it: 1 for a filled cell, -1 for a blank one. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly cells: Int8Array;
  /** The mirror images about the best vertical and horizontal axis, from -1 to 1. */
  readonly mirrored: readonly [Float32Array, Float32Array];
}

/** Logarithm of the pseudo-likelihood of a picture. Colours do not count, only filled or blank. */
export function fitOfCells(grid: Grid): number {
  const seen = see(grid);
  const inputs = new Float32Array(INPUTS);
  let sum = 0;
  for (let cell = 0; cell < seen.cells.length; cell++) {
    lookAround(seen, cell, inputs);
    const odds = logOdds(inputs) * seen.cells[cell];
    sum -= odds > 0 ? Math.log1p(Math.exp(-odds)) : Math.log1p(Math.exp(odds)) - odds;
  }
  return sum;
}

/** Prepares a picture for the network. */
export function see({ width, height, cells }: Grid): Seen {
  const signs = Int8Array.from(cells, (color) => (color === BLANK ? -1 : 1));
  const across = mirroredOf(width, height, (y, x) => signs[y * width + x]);
  const down = mirroredOf(height, width, (y, x) => signs[x * width + y]);
  const turned = Float32Array.from(signs, (_, i) => {
    return down[(i % width) * height + Math.floor(i / width)];
  });
  return { width, height, cells: signs, mirrored: [across, turned] };
}

/** Writes what the network gets for a cell into `inputs`; cells outside the picture are 0. */
export function lookAround(seen: Seen, cell: number, inputs: Float32Array): void {
  const { width, height, cells, mirrored } = seen;
  const y = Math.floor(cell / width);
  const x = cell % width;
  let i = 0;
  for (const [dy, dx] of NEAR) {
    const isInside = y + dy >= 0 && y + dy < height && x + dx >= 0 && x + dx < width;
    inputs[i++] = isInside ? cells[cell + dy * width + dx] : 0;
  }
  inputs[i++] = mirrored[0][cell];
  inputs[i] = mirrored[1][cell];
}

/** Log-odds of a filled cell. A unit holds its weights, its bias, and the weight of its result. */
function logOdds(inputs: Float32Array): number {
  let sum = 0;
  for (const unit of UNITS) {
    let at = unit[INPUTS];
    for (let i = 0; i < INPUTS; i++) at += unit[i] * inputs[i];
    if (at > 0) sum += (at * unit[INPUTS + 1]) / (SCALE * SCALE);
  }
  return sum;
}

function around(): [number, number][] {
  const near: [number, number][] = [];
  for (let dy = -RADIUS; dy <= RADIUS; dy++) {
    for (let dx = -RADIUS; dx <= RADIUS; dx++) {
      const squared = dy * dy + dx * dx;
      if (squared > 0 && squared <= RADIUS * RADIUS + 1) near.push([dy, dx]);
    }
  }
  return near;
}

/**
 * The mirror image about the best vertical axis near the middle, times 1 for a symmetrical picture
 * down to 0 for one that is not even nearly so.
 */
function mirroredOf(
  width: number,
  height: number,
  at: (y: number, x: number) => number,
): Float32Array {
  let filled = 0;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (at(y, x) > 0) filled++;
  let least = Infinity;
  let best = 0;
  const mirror = (sum: number, y: number, x: number): number =>
    sum - x >= 0 && sum - x < width ? at(y, sum - x) : -1;
  for (let sum = width - 3; sum <= width + 1; sum++) {
    let differing = 0;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) if (at(y, x) !== mirror(sum, y, x)) differing++;
    }
    if (differing < least) {
      least = differing;
      best = sum;
    }
  }
  const share = Math.max(0, 1 - least / 2 / (NEARLY * Math.max(1, filled)));
  const image = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) image[y * width + x] = share * mirror(best, y, x);
  }
  return image;
}
