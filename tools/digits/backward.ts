/**
 * Training of the network that reads digits: the gradient of each weight, layer by layer from the
 * answer back, and steps by Adam (Kingma and Ba, 2015).
 */
import {
  type Activations,
  createActivations,
  FILTERS,
  FILTERS_2,
  FLAT,
  GLYPH_SIDE,
  LAYERS,
  runNetwork,
  SIDE_2,
  type Weights,
} from '../../packages/scan/src/training.js';

/** Weights of zeros. */
export function zeroWeights(): Weights {
  const layers = LAYERS.map(([name, count]) => [name, new Float32Array(count)]);
  return Object.fromEntries(layers) as Weights;
}

/** Weights to begin with, by He's rule. */
export function firstWeights(random: () => number): Weights {
  const weights = zeroWeights();
  const inputs = { conv1: 9, conv2: 9 * FILTERS, full1: FLAT, full2: 48 };
  const normal = (): number =>
    Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
  for (const [name, count] of Object.entries(inputs)) {
    const layer = weights[name as keyof Weights];
    for (let i = 0; i < layer.length; i++) layer[i] = normal() * Math.sqrt(2 / count);
  }
  return weights;
}

/** A trainer: gradients are gathered by `learn` and applied by `step`. */
export function createTrainer(weights: Weights) {
  const sums = zeroWeights();
  const first = zeroWeights();
  const second = zeroWeights();
  const back = createActivations();
  const a = createActivations();
  let steps = 0;
  return {
    /** Adds the gradient of a glyph of class `label`; returns how unlikely the network found it. */
    learn(glyph: Float32Array, label: number): number {
      a.input.set(glyph);
      runNetwork(weights, a);
      const loss = -Math.log(Math.max(1e-9, a.output[label] ?? 0));
      for (let i = 0; i < back.output.length; i++) {
        // a little doubt in each label keeps the network from being sure of everything
        const wanted = i === label ? 0.97 : 0.003;
        back.output[i] = (a.output[i] ?? 0) - wanted;
      }
      goBack(weights, a, back, sums);
      return loss;
    },
    /** One step of Adam against the gradients of `count` glyphs. */
    step(count: number, rate: number): void {
      steps++;
      const fix = Math.sqrt(1 - 0.999 ** steps) / (1 - 0.9 ** steps);
      for (const [name] of LAYERS) {
        const w = weights[name];
        const g = sums[name];
        const m = first[name];
        const v = second[name];
        for (let i = 0; i < w.length; i++) {
          const slope = (g[i] ?? 0) / count;
          m[i] = 0.9 * (m[i] ?? 0) + 0.1 * slope;
          v[i] = 0.999 * (v[i] ?? 0) + 0.001 * slope * slope;
          w[i] = (w[i] ?? 0) - (rate * fix * (m[i] ?? 0)) / (Math.sqrt(v[i] ?? 0) + 1e-8);
        }
        g.fill(0);
      }
    },
  };
}

function goBack(weights: Weights, a: Activations, back: Activations, sums: Weights): void {
  fullBack(a.hidden, weights.full2, back.output, back.hidden, [sums.full2, sums.bias4]);
  for (let i = 0; i < back.hidden.length; i++) if (a.hidden[i] === 0) back.hidden[i] = 0;
  fullBack(a.pooled2, weights.full1, back.hidden, back.pooled2, [sums.full1, sums.bias3]);
  poolBack(a.map2, FILTERS_2, SIDE_2, a.pooled2, back.pooled2, back.map2);
  convolveBack(a.pooled1, FILTERS, SIDE_2, weights.conv2, back.map2, back.pooled1, [
    sums.conv2,
    sums.bias2,
  ]);
  poolBack(a.map1, FILTERS, GLYPH_SIDE, a.pooled1, back.pooled1, back.map1);
  convolveBack(a.input, 1, GLYPH_SIDE, weights.conv1, back.map1, undefined, [
    sums.conv1,
    sums.bias1,
  ]);
}

function fullBack(
  input: Float32Array,
  weights: Float32Array,
  backOutput: Float32Array,
  backInput: Float32Array,
  [sum, biasSum]: readonly [Float32Array, Float32Array],
): void {
  backInput.fill(0);
  for (let o = 0; o < backOutput.length; o++) {
    const slope = backOutput[o] as number;
    biasSum[o] = (biasSum[o] as number) + slope;
    if (slope === 0) continue;
    const row = o * input.length;
    for (let i = 0; i < input.length; i++) {
      sum[row + i] = (sum[row + i] as number) + slope * (input[i] as number);
      backInput[i] = (backInput[i] as number) + slope * (weights[row + i] as number);
    }
  }
}

/** The slope goes to the pixel that was the maximum, unless it was 0 as negative ones are. */
function poolBack(
  map: Float32Array,
  channels: number,
  side: number,
  pooled: Float32Array,
  backPooled: Float32Array,
  backMap: Float32Array,
): void {
  const half = side / 2;
  backMap.fill(0);
  for (let c = 0; c < channels; c++) {
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) {
        const out = (c * half + y) * half + x;
        const most = pooled[out] as number;
        if (most === 0) continue;
        const at = c * side * side + 2 * y * side + 2 * x;
        for (const k of [at, at + 1, at + side, at + side + 1]) {
          if (map[k] !== most) continue;
          backMap[k] = backPooled[out] as number;
          break;
        }
      }
    }
  }
}

function convolveBack(
  input: Float32Array,
  channels: number,
  side: number,
  filters: Float32Array,
  backOutput: Float32Array,
  backInput: Float32Array | undefined,
  [sum, biasSum]: readonly [Float32Array, Float32Array],
): void {
  const area = side * side;
  backInput?.fill(0);
  for (let f = 0; f < biasSum.length; f++) {
    const own = backOutput.subarray(f * area, (f + 1) * area);
    let total = 0;
    for (let i = 0; i < area; i++) total += own[i] as number;
    biasSum[f] = (biasSum[f] as number) + total;
    for (let c = 0; c < channels; c++) {
      for (let k = 0; k < 9; k++) {
        const u = (k % 3) - 1;
        const v = Math.floor(k / 3) - 1;
        const weight = filters[9 * (f * channels + c) + k] as number;
        let slope = 0;
        for (let y = Math.max(0, -v); y < side - Math.max(0, v); y++) {
          const row = y * side;
          const source = c * area + row + v * side + u;
          for (let x = Math.max(0, -u); x < side - Math.max(0, u); x++) {
            const from = own[row + x] as number;
            if (from === 0) continue;
            slope += from * (input[source + x] as number);
            if (backInput !== undefined) {
              backInput[source + x] = (backInput[source + x] as number) + from * weight;
            }
          }
        }
        const at = 9 * (f * channels + c) + k;
        sum[at] = (sum[at] as number) + slope;
      }
    }
  }
}
