/**
 * The network that tells which digit a glyph is: two layers of 3×3 filters, each followed by the
 * maximum of 2×2 pixels, and two full layers. Its weights are made by `tools/digits`.
 */
import { GLYPH_SIDE } from './glyph.js';

/** Digits, and what is none. */
export const CLASSES = 11;

/** The class of what is no digit. */
export const NO_DIGIT = 10;

/** Filters of the first and the second layer, and numbers of the hidden full layer. */
export const FILTERS = 8;
export const FILTERS_2 = 16;
export const HIDDEN = 48;

/** Sides of the images between the layers. */
export const SIDE_2 = GLYPH_SIDE / 2;
export const SIDE_3 = GLYPH_SIDE / 4;
export const FLAT = FILTERS_2 * SIDE_3 * SIDE_3;

/** The weights of all layers. */
export interface Weights {
  /** By filter, then row and column. */
  readonly conv1: Float32Array;
  readonly bias1: Float32Array;
  /** By filter, then filter of the layer before, then row and column. */
  readonly conv2: Float32Array;
  readonly bias2: Float32Array;
  /** By number of the layer, then by number of the layer before. */
  readonly full1: Float32Array;
  readonly bias3: Float32Array;
  readonly full2: Float32Array;
  readonly bias4: Float32Array;
}

/** The layers in the order in which they are stored, with how many weights each has. */
export const LAYERS: readonly (readonly [keyof Weights, number])[] = [
  ['conv1', 9 * FILTERS],
  ['bias1', FILTERS],
  ['conv2', 9 * FILTERS * FILTERS_2],
  ['bias2', FILTERS_2],
  ['full1', FLAT * HIDDEN],
  ['bias3', HIDDEN],
  ['full2', HIDDEN * CLASSES],
  ['bias4', CLASSES],
];

/** What each layer made of a glyph; training goes back through it. */
export interface Activations {
  readonly input: Float32Array;
  readonly map1: Float32Array;
  readonly pooled1: Float32Array;
  readonly map2: Float32Array;
  readonly pooled2: Float32Array;
  readonly hidden: Float32Array;
  /** Probability of each class. */
  readonly output: Float32Array;
  /** The images that the filters run over, in frames of blank pixels. */
  readonly framed1: Float32Array;
  readonly framed2: Float32Array;
}

/** Memory for one pass through the network. */
export function createActivations(): Activations {
  return {
    input: new Float32Array(GLYPH_SIDE * GLYPH_SIDE),
    map1: new Float32Array(FILTERS * GLYPH_SIDE * GLYPH_SIDE),
    pooled1: new Float32Array(FILTERS * SIDE_2 * SIDE_2),
    map2: new Float32Array(FILTERS_2 * SIDE_2 * SIDE_2),
    pooled2: new Float32Array(FLAT),
    hidden: new Float32Array(HIDDEN),
    output: new Float32Array(CLASSES),
    framed1: new Float32Array((GLYPH_SIDE + 2) ** 2),
    framed2: new Float32Array(FILTERS * (SIDE_2 + 2) ** 2),
  };
}

/** Runs the network on `input`; the other members are filled. */
export function runNetwork(weights: Weights, a: Activations): void {
  const first = { framed: a.framed1, output: a.map1 };
  convolve(a.input, 1, GLYPH_SIDE, weights.conv1, weights.bias1, first);
  pool(a.map1, FILTERS, GLYPH_SIDE, a.pooled1);
  const second = { framed: a.framed2, output: a.map2 };
  convolve(a.pooled1, FILTERS, SIDE_2, weights.conv2, weights.bias2, second);
  pool(a.map2, FILTERS_2, SIDE_2, a.pooled2);
  full(a.pooled2, weights.full1, weights.bias3, a.hidden);
  for (let i = 0; i < a.hidden.length; i++) a.hidden[i] = Math.max(0, a.hidden[i]);
  full(a.hidden, weights.full2, weights.bias4, a.output);
  toProbabilities(a.output);
}

/**
 * 3×3 filters over images of `side`; what is negative becomes 0. Images are framed by blank pixels
 * first, so that nine of them are summed at once without a look at the edges.
 */
function convolve(
  input: Float32Array,
  channels: number,
  side: number,
  filters: Float32Array,
  bias: Float32Array,
  { framed, output }: { readonly framed: Float32Array; readonly output: Float32Array },
): void {
  const area = side * side;
  const wide = side + 2;
  frame(input, channels, side, framed);
  for (let f = 0; f < bias.length; f++) {
    const own = f * area;
    output.fill(bias[f], own, own + area);
    for (let c = 0; c < channels; c++) {
      const at = 9 * (f * channels + c);
      const w0 = filters[at];
      const w1 = filters[at + 1];
      const w2 = filters[at + 2];
      const w3 = filters[at + 3];
      const w4 = filters[at + 4];
      const w5 = filters[at + 5];
      const w6 = filters[at + 6];
      const w7 = filters[at + 7];
      const w8 = filters[at + 8];
      for (let y = 0; y < side; y++) {
        const row = own + y * side;
        const above = (c * wide + y) * wide;
        const level = above + wide;
        const below = level + wide;
        for (let x = 0; x < side; x++) {
          output[row + x] +=
            w0 * framed[above + x] +
            w1 * framed[above + x + 1] +
            w2 * framed[above + x + 2] +
            w3 * framed[level + x] +
            w4 * framed[level + x + 1] +
            w5 * framed[level + x + 2] +
            w6 * framed[below + x] +
            w7 * framed[below + x + 1] +
            w8 * framed[below + x + 2];
        }
      }
    }
    for (let at = own; at < own + area; at++) if (output[at] < 0) output[at] = 0;
  }
}

/** Images with a frame of one blank pixel, which `framed` has already. */
function frame(input: Float32Array, channels: number, side: number, framed: Float32Array): void {
  const wide = side + 2;
  for (let row = 0; row < channels * side; row++) {
    const to = (Math.floor(row / side) * wide + (row % side) + 1) * wide + 1;
    for (let x = 0; x < side; x++) framed[to + x] = input[row * side + x];
  }
}

/** The maximum of each 2×2 pixels. */
function pool(input: Float32Array, channels: number, side: number, output: Float32Array): void {
  const half = side / 2;
  for (let c = 0; c < channels; c++) {
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) {
        const at = c * side * side + 2 * y * side + 2 * x;
        output[(c * half + y) * half + x] = Math.max(
          Math.max(input[at], input[at + 1]),
          Math.max(input[at + side], input[at + side + 1]),
        );
      }
    }
  }
}

function full(
  input: Float32Array,
  weights: Float32Array,
  bias: Float32Array,
  output: Float32Array,
): void {
  for (let o = 0; o < output.length; o++) {
    let sum = bias[o];
    const row = o * input.length;
    for (let i = 0; i < input.length; i++) sum += weights[row + i] * input[i];
    output[o] = sum;
  }
}

function toProbabilities(values: Float32Array): void {
  let most = -Infinity;
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i]);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.exp(values[i] - most);
    sum += values[i];
  }
  for (let i = 0; i < values.length; i++) values[i] /= sum;
}
