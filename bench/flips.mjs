/**
 * The same picture with one cell flipped, which programs that make puzzles ask about thousands of
 * times: microseconds a question, one by one and in bulk, and how much of the work an answer could
 * reuse that knows the picture before the flip.
 *
 *     node bench/flips.mjs
 *
 * What holds of a picture after the flip, too, follows from all lines but the two through the cell.
 * Given all of that for nothing, line logic still has to settle the lines of the last column.
 */
import { bundleEntry } from '../scripts/bundle.mjs';
import { fastest, keep, printer } from './measure.mjs';

const library = await bundleEntry(new URL('flips-library.ts', import.meta.url));
const { BLACK_ON_WHITE, checkMany, generate, isOnlyPicture, puzzleOf, settleCells } = await import(
  library
);
const { settlePicture, solve, UNKNOWN } = await import(library);

const SIDES = [15, 20, 30];
const PICTURES = 6;
const FLIPS = 100;
const RUNS = 5;
/** Pictures and flips whose lines are counted. */
const COUNTED = 30;

const { lines, print } = printer();
print('Microseconds of CPU a question, least of five runs:');
print('');
print('| side | by objects | line logic | the only one, one by one | in bulk | by `solve` |');
print('|---:|---:|---:|---:|---:|---:|');
for (const side of SIDES) print(timesRow(side));
print('');
print('Lines settled a question of line logic:');
print('');
print('| side | from the start | with what does not depend on the flip |');
print('|---:|---:|---:|');
for (const side of SIDES) print(linesRow(side));
keep('flips', 'node bench/flips.mjs', lines);

function timesRow(side) {
  const grids = listFlips(side).map(({ grid }) => grid);
  const pictures = Uint32Array.from(grids.flatMap(rowsOf));
  const puzzle = (grid) => puzzleOf(grid, BLACK_ON_WHITE);
  const ways = [
    () => grids.map((grid) => solve(puzzle(grid), { lineOnly: true }).status === 'unique'),
    () => grids.map((grid) => settlePicture(grid).open === 0),
    () => grids.map((grid) => isOnlyPicture(grid)),
    () => checkMany({ width: side, height: side, pictures }),
    () => grids.map((grid) => solve(puzzle(grid), { maxConflicts: 2000 }).status === 'unique'),
  ];
  const all = ways.map((way) => fastest(RUNS, way));
  const [objects, settled] = all.map(({ value }) => value);
  if (objects.join() !== settled.join()) throw new Error(`${side}: line logic differs`);
  const times = all.map(({ ms }) => ((1000 * ms) / grids.length).toFixed(1));
  return `| ${[side, ...times].join(' | ')} |`;
}

/** Pictures with one cell flipped, each of a puzzle that lines solve. */
function listFlips(side) {
  return Array.from({ length: PICTURES }, (_, seed) => {
    const options = { width: side, height: side, style: 'shapes', require: 'line' };
    const { goal } = generate({ ...options, seed: `flips ${seed}` });
    return Array.from({ length: FLIPS }, (_, k) => {
      const cell = (k * 7919) % goal.cells.length;
      const cells = goal.cells.slice();
      cells[cell] = 1 - cells[cell];
      return { cell, grid: { ...goal, cells } };
    });
  }).flat();
}

function rowsOf({ width, height, cells }) {
  return Array.from({ length: height }, (_, r) => {
    let row = 0;
    for (let c = 0; c < width; c++) row |= cells[r * width + c] << c;
    return row >>> 0;
  });
}

function linesRow(side) {
  const counts = { whole: 0, rest: 0 };
  const some = listFlips(side).filter((_, k) => k % Math.ceil((PICTURES * FLIPS) / COUNTED) === 0);
  for (const { cell, grid } of some) {
    const { rows, columns } = puzzleOf(grid, BLACK_ON_WHITE);
    const clues = [...rows, ...columns];
    const through = [Math.floor(cell / side), side + (cell % side)];
    const others = [...clues.keys()].filter((l) => !through.includes(l));
    const whole = new Int32Array(side * side).fill(UNKNOWN);
    counts.whole += settled(clues, whole, [...clues.keys()], clues.keys());
    const kept = new Int32Array(side * side).fill(UNKNOWN);
    settled(clues, kept, others, others);
    counts.rest += settled(clues, kept, [...clues.keys()], through);
    if (whole.join() !== kept.join()) throw new Error(`${side}: the rest differs`);
  }
  const each = [counts.whole, counts.rest].map((count) => (count / some.length).toFixed(0));
  return `| ${[side, ...each].join(' | ')} |`;
}

/** Settles lines from `due` on, among `allowed`, in sweeps; returns how many. */
function settled(clues, cells, allowed, due) {
  const side = clues.length / 2;
  const isAllowed = new Set(allowed);
  const waiting = new Set(due);
  let count = 0;
  while (waiting.size > 0) {
    for (const l of [...waiting].sort((a, b) => a - b)) {
      waiting.delete(l);
      count++;
      const at = (k) => (l < side ? l * side + k : k * side + l - side);
      const before = Array.from({ length: side }, (_, k) => cells[at(k)]);
      for (const [k, value] of settleCells(clues[l], before).entries()) {
        if (value === before[k]) continue;
        cells[at(k)] = value;
        const crossing = l < side ? side + k : k;
        if (isAllowed.has(crossing)) waiting.add(crossing);
      }
    }
  }
  return count;
}
