/** Weights as text, and the digits that the committed ones read. */
import { describe, expect, it } from 'vitest';
import { createActivations, LAYERS, runNetwork, type Weights } from './network.js';
import { packWeights, unpackWeights } from './packed-weights.js';
import { createDigitReader } from './read-digit.js';
import { readWeights } from './weights.js';

describe('packed weights', () => {
  it('differ from the original ones by at most half a step', () => {
    const layers = LAYERS.map(([name, count], k) => [
      name,
      Float32Array.from({ length: count }, (_, i) => Math.sin(1 + i * (k + 1)) * (k + 1)),
    ]);
    const weights = Object.fromEntries(layers) as Weights;
    const { text, scales } = packWeights(weights);
    const back = unpackWeights(text, scales);
    for (const [k, [name]] of LAYERS.entries()) {
      for (const [i, value] of weights[name].entries()) {
        expect(Math.abs((back[name][i] ?? 9) - value)).toBeLessThanOrEqual((scales[k] ?? 0) * 0.51);
      }
    }
  });

  it('contain all layers', () => {
    const weights = readWeights();
    for (const [name, count] of LAYERS) expect(weights[name]).toHaveLength(count);
    const activations = createActivations();
    runNetwork(weights, activations);
    const sum = activations.output.reduce((total, value) => total + value, 0);
    expect(sum).toBeCloseTo(1, 4);
  });
});

describe('createDigitReader', () => {
  it.each([
    [1, ['..#..', '.##..', '#.#..', '..#..', '..#..', '..#..', '#####']],
    [7, ['#####', '....#', '...#.', '...#.', '..#..', '..#..', '..#..']],
    [4, ['...#.', '..##.', '.#.#.', '#..#.', '#####', '...#.', '...#.']],
    [0, ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.']],
  ])('reads a %i drawn in pixels', (digit, rows) => {
    const scale = 3;
    const width = 5 * scale;
    const height = 7 * scale;
    const ink = Float32Array.from({ length: width * height }, (_, i) => {
      const row = rows[Math.floor(i / width / scale)] ?? '';
      return row[Math.floor((i % width) / scale)] === '#' ? 1 : 0;
    });
    const box = { left: 0, top: 0, right: width - 1, bottom: height - 1 };
    const reading = createDigitReader(readWeights())({ width, height, ink }, box);
    expect(reading.digit).toBe(digit);
    expect(reading.none).toBeLessThan(0.5);
  });
});
