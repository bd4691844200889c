/**
 * Learns the weights of the network that rates pictures in proofreading, from real pictures of the
 * test corpus, and writes them into packages/solver/src/proofread/picture-weights.ts. The pictures
 * that `bench/proofread.mjs` takes by default are left out. One run always gives the same weights.
 *
 *     node bench/train-picture-model.mjs [--pictures N] [--epochs N] [--units N]
 *
 * `--pictures` of each set (2500), `--units` of the hidden layer (32). Adam (Kingma and Ba 2015)
 * lowers the cross-entropy of each cell given the cells around it.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { isPicture, pictureSets, realPictures } from './real-pictures.mjs';
import { puzzlesOf } from './step-puzzles.mjs';

const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: '2500' },
    epochs: { type: 'string', default: '4' },
    units: { type: 'string', default: '32' },
  },
});
const library = await import(await bundleEntry(new URL('proofread-library.ts', import.meta.url)));
const { INPUTS, lookAround, randomOf, SCALE, see } = library;

/** Number of cells after which the weights change. */
const BATCH = 128;

/** The largest picture to learn from, in cells. */
const MOST_CELLS = 700;

const units = Number(values.units);
const size = INPUTS + 2;
const random = randomOf(1);
const { inputs, signs } = examples(pictures());
console.log(`${signs.length} cells`);
const weights = new Float32Array(units * size);
for (let i = 0; i < weights.length; i++) {
  const place = i % size;
  const spread = place < INPUTS ? 1 / Math.sqrt(INPUTS) : place > INPUTS ? 1 / Math.sqrt(units) : 0;
  weights[i] = spread * (2 * random.below(1000) - 999) * 0.0017;
}
learn(Number(values.epochs));
write();

/** Solved pictures that proofreading is not measured with. */
function pictures() {
  const keyOf = ({ rows, columns }) => JSON.stringify([rows, columns]);
  const taken = new Set(realPictures(1000, 50, library).map(keyOf));
  return pictureSets().flatMap((file) =>
    puzzlesOf(file, library.readPuzzles, Number(values.pictures), 50).flatMap((puzzle) => {
      const key = keyOf(puzzle);
      if (!isPicture(puzzle) || taken.has(key)) return [];
      if (puzzle.width * puzzle.height > MOST_CELLS) return [];
      taken.add(key);
      const solved = library.solve(puzzle, { maxConflicts: 20 });
      return solved.status === 'unique' ? [solved.solution] : [];
    }),
  );
}

/** What the network gets for each cell of all pictures, and what the cell is. */
function examples(grids) {
  const count = grids.reduce((sum, { cells }) => sum + cells.length, 0);
  const inputs = new Float32Array(count * INPUTS);
  const signs = new Int8Array(count);
  let at = 0;
  for (const grid of grids) {
    const seen = see(grid);
    for (let cell = 0; cell < seen.cells.length; cell++, at++) {
      lookAround(seen, cell, inputs.subarray(at * INPUTS, (at + 1) * INPUTS));
      signs[at] = seen.cells[cell];
    }
  }
  return { inputs, signs };
}

function learn(epochs) {
  const gradient = new Float32Array(weights.length);
  const mean = new Float32Array(weights.length);
  const square = new Float32Array(weights.length);
  const hidden = new Float32Array(units);
  const batches = Math.floor(signs.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    let loss = 0;
    for (let batch = 0; batch < batches; batch++) {
      gradient.fill(0);
      for (let k = 0; k < BATCH; k++) loss += example(random.below(signs.length), hidden, gradient);
      step++;
      const rate = 0.003 * (1 - step / (epochs * batches + 1));
      const warm = Math.sqrt(1 - 0.999 ** step) / (1 - 0.9 ** step);
      for (let i = 0; i < weights.length; i++) {
        const g = gradient[i] / BATCH;
        mean[i] += 0.1 * (g - mean[i]);
        square[i] += 0.001 * (g * g - square[i]);
        weights[i] -= (rate * warm * mean[i]) / (Math.sqrt(square[i]) + 1e-8);
      }
    }
    console.log(`epoch ${epoch}: ${(loss / Math.LN2 / batches / BATCH).toFixed(4)} bits a cell`);
  }
}

/** Adds the gradient of one cell, and returns its loss. */
function example(n, hidden, gradient) {
  const from = n * INPUTS;
  let odds = 0;
  for (let u = 0; u < units; u++) {
    const w = u * size;
    let sum = weights[w + INPUTS];
    for (let i = 0; i < INPUTS; i++) sum += weights[w + i] * inputs[from + i];
    hidden[u] = Math.max(0, sum);
    odds += hidden[u] * weights[w + INPUTS + 1];
  }
  const wrong = 1 / (1 + Math.exp(-odds)) - (signs[n] > 0 ? 1 : 0);
  for (let u = 0; u < units; u++) {
    if (hidden[u] === 0) continue;
    const w = u * size;
    gradient[w + INPUTS + 1] += wrong * hidden[u];
    const down = wrong * weights[w + INPUTS + 1];
    gradient[w + INPUTS] += down;
    for (let i = 0; i < INPUTS; i++) gradient[w + i] += down * inputs[from + i];
  }
  return Math.log1p(Math.exp(-odds * signs[n]));
}

function write() {
  const rows = Array.from({ length: units }, (_, u) => {
    const unit = weights.slice(u * size, (u + 1) * size);
    return `  [${Array.from(unit, (w) => Math.round(w * SCALE)).join(', ')}],`;
  });
  const text = `/**
 * The weights of the network that rates pictures, one list for each hidden unit: its inputs, its
 * bias, and the weight of its result. \`node bench/train-picture-model.mjs\` wrote this file.
 */
export const UNITS: readonly (readonly number[])[] = [
${rows.join('\n')}
];
`;
  const file = new URL('../packages/solver/src/proofread/picture-weights.ts', import.meta.url);
  writeFileSync(fileURLToPath(file), text);
}
