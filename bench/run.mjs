/**
 * `npm run bench`: every set that may be published, solved up to two solutions each; the shortest
 * of several runs per puzzle. Prints a table and saves it as `results/bench.md`.
 *
 *     npm run bench [-- --runs N] [-- PART...]
 *     parts: ours, icons, domino, random, colour, large
 */
import { parseArgs } from 'node:util';
import { keep, printer, solve, solves, spread, timed } from './measure.mjs';
import { dominoes, iconPuzzles, largePictures, ownPuzzles, randomSet } from './sets.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
const wants = (part) => positionals.length === 0 || positionals.includes(part);
const { lines, print } = printer();
print(
  '| set | puzzles | unique | undecided | conflicts | total s | mean ms | median ms | max ms |',
);
print('|---|---:|---:|---:|---:|---:|---:|---:|---:|');

/** Solves all of `puzzles` in `runs` rounds, and prints one line of the table. */
function report(name, puzzles) {
  const times = puzzles.map(() => Number.POSITIVE_INFINITY);
  let unique = 0;
  let undecided = 0;
  let conflicts = 0;
  for (let run = 0; run < runs; run++) {
    for (const [i, puzzle] of puzzles.entries()) {
      const clock = () => performance.now();
      const { value, ms } = timed(() => solve(puzzle, { timeoutMs: 60_000, clock }));
      times[i] = Math.min(times[i], ms);
      if (run > 0) continue;
      const grids = value.status === 'unique' ? [value.solution] : (value.solutions ?? []);
      if (!grids.every((grid) => solves(grid, puzzle)))
        throw new Error(`${name}: a wrong solution`);
      if (value.status === 'unique') unique++;
      if (value.status === 'unknown') undecided++;
      conflicts += value.stats.conflicts;
    }
  }
  const { total, average, median, maximum } = spread(times);
  const figures = [(total / 1000).toFixed(3), average, median, maximum];
  const row = [name, puzzles.length, unique, undecided, conflicts];
  print(
    `| ${[...row, ...figures.map((n) => (typeof n === 'number' ? n.toFixed(2) : n))].join(' | ')} |`,
  );
}

if (wants('ours')) report('puzzles/', ownPuzzles());
if (wants('icons')) {
  for (const colors of [1, 4]) report(`icons, ${colors} inks`, await iconPuzzles(colors));
}
if (wants('domino')) {
  report('n-Dom, 3 to 9', [3, 4, 5, 6, 7, 8, 9].map(dominoes));
  for (const n of [10, 11, 12, 13, 14]) report(`${n}-Dom`, [dominoes(n)]);
}
if (wants('random')) {
  for (const size of [15, 20, 25, 30, 40]) {
    for (const density of [0.3, 0.4, 0.5, 0.6, 0.7]) {
      // 40 x 40 below half filled takes minutes per puzzle
      if (size === 40 && density < 0.5) continue;
      report(`random ${size}x${size}, ${100 * density} % filled`, randomSet(size, 1, density, 50));
    }
  }
}
if (wants('colour')) {
  for (const [size, inks] of [
    [20, 2],
    [25, 2],
    [25, 4],
    [30, 3],
    [40, 2],
    [40, 3],
    [40, 4],
  ]) {
    for (const density of [0.55, 0.65, 0.75]) {
      const name = `random ${size}x${size}, ${inks} inks, ${Math.round(100 * density)} % filled`;
      report(name, randomSet(size, inks, density, 50));
    }
  }
}
if (wants('large')) for (const [name, puzzle] of largePictures()) report(name, [puzzle]);
if (positionals.length === 0) keep('bench', `npm run bench -- --runs ${runs}`, lines);
