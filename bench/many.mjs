/**
 * Black-and-white puzzles in bulk: random half-filled pictures of one size, one call, one thread.
 *
 *     npm run build && node bench/many.mjs
 *
 * Per second of CPU: puzzles solved by their clues (`solveMany`), pictures checked (`checkMany`),
 * and for comparison puzzles through `solve`, one by one. Also how many of them are unique and how
 * many line logic solves, so that two runs can be compared.
 */
import {
  checkMany,
  clueWordsOf,
  fastest,
  keep,
  MANY_STATUSES,
  printer,
  puzzleOf,
  randomOf,
  solve,
  solveMany,
} from './measure.mjs';

const SIZES = [
  [5, 200_000],
  [8, 100_000],
  [10, 50_000],
  [15, 10_000],
  [20, 1000],
  [25, 300],
];
const RUNS = 3;
const PALETTE = [{ rgb: '#ffffff' }, { rgb: '#000000' }];

const { lines, print } = printer();
print('| side | puzzles | solveMany | checkMany | solve | unique | by lines |');
print('|---:|---:|---:|---:|---:|---:|---:|');
for (const [side, count] of SIZES) print(row(side, count));
print('');
print('Puzzles a second of CPU; least of three runs.');
keep('many', 'node bench/many.mjs', lines);

function row(side, count) {
  const pictures = randomPictures(side, count);
  const puzzles = Array.from({ length: count }, (_, k) => puzzleOfRows(pictures, k, side));
  const clues = new Uint32Array(count * 2 * side);
  for (const [k, puzzle] of puzzles.entries()) clues.set(clueWordsOf(puzzle), k * 2 * side);
  const size = { width: side, height: side };
  const many = fastest(RUNS, () => solveMany({ ...size, clues }));
  const checked = fastest(RUNS, () => checkMany({ ...size, pictures }));
  const some = puzzles.slice(0, Math.min(count, 5000));
  const single = fastest(RUNS, () => some.map((puzzle) => solve(puzzle).status));
  const { statuses, lineSolvable } = many.value;
  for (const [k, status] of single.value.entries()) {
    if (MANY_STATUSES[statuses[k]] !== status)
      throw new Error(`puzzle ${k} of ${side}²: ${status}`);
  }
  const unique = statuses.filter((status) => MANY_STATUSES[status] === 'unique').length;
  const byLines = lineSolvable.reduce((sum, one) => sum + one, 0);
  const rates = [
    [count, many.ms],
    [count, checked.ms],
    [some.length, single.ms],
  ].map(([n, ms]) => Math.round((1000 * n) / ms).toLocaleString('en'));
  return `| ${[`${side}²`, count, ...rates, unique, byLines].join(' | ')} |`;
}

function randomPictures(side, count) {
  const random = randomOf(`many ${side}`);
  return Uint32Array.from({ length: count * side }, () => {
    let bits = 0;
    for (let c = 0; c < side; c++) if (random.next() < 0.5) bits |= 1 << c;
    return bits >>> 0;
  });
}

function puzzleOfRows(pictures, k, side) {
  const cells = Uint16Array.from({ length: side * side }, (_, i) => {
    return (pictures[k * side + Math.floor(i / side)] >>> (i % side)) & 1;
  });
  return puzzleOf({ width: side, height: side, cells }, PALETTE);
}
