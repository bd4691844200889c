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
  };
}

/** Runs the network on `input`; the other members are filled. */
export function runNetwork(weights: Weights, a: Activations): void {
  convolve(a.input, 1, GLYPH_SIDE, weights.conv1, weights.bias1, a.map1);
  pool(a.map1, FILTERS, GLYPH_SIDE, a.pooled1);
  convolve(a.pooled1, FILTERS, SIDE_2, weights.conv2, weights.bias2, a.map2);
  pool(a.map2, FILTERS_2, SIDE_2, a.pooled2);
  full(a.pooled2, weights.full1, weights.bias3, a.hidden);
  for (let i = 0; i < a.hidden.length; i++) a.hidden[i] = Math.max(0, a.hidden[i]);
  full(a.hidden, weights.full2, weights.bias4, a.output);
  toProbabilities(a.output);
}

/** 3×3 filters over images of `side`; what is negative becomes 0. */
function convolve(
  input: Float32Array,
  channels: number,
  side: number,
  filters: Float32Array,
  bias: Float32Array,
  output: Float32Array,
): void {
  const area = side * side;
  for (let f = 0; f < bias.length; f++) {
    const own = output.subarray(f * area, (f + 1) * area).fill(bias[f]);
    for (let c = 0; c < channels; c++) {
      const from = c * area;
      const at = 9 * (f * channels + c);
      for (let v = -1; v <= 1; v++) {
        for (let u = -1; u <= 1; u++) {
          const weight = filters[at + 3 * (v + 1) + u + 1];
          for (let y = Math.max(0, -v); y < side - Math.max(0, v); y++) {
            const row = y * side;
            const source = from + row + v * side + u;
            for (let x = Math.max(0, -u); x < side - Math.max(0, u); x++) {
              own[row + x] += weight * input[source + x];
            }
          }
        }
      }
    }
    for (let i = 0; i < area; i++) if (own[i] < 0) own[i] = 0;
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
