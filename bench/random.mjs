/**
 * Random pictures by seed, black-and-white and coloured, up to two solutions each: sets that anybody can
 * make again.
 *
 *     npm run build && node bench/random.mjs [--count N] [--timeout SECONDS]
 */
import { parseArgs } from 'node:util';
import {
  keep,
  printer,
  puzzleOf,
  randomOf,
  rgbOf,
  solve,
  solves,
  spread,
  timed,
} from './measure.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '50' },
    timeout: { type: 'string', default: '60' },
  },
});
const { lines, print } = printer();
print('| size | inks | filled | puzzles | unique | undecided | mean ms | median ms | max ms |');
print('|---|---:|---:|---:|---:|---:|---:|---:|---:|');

function measure(size, inks, density) {
  const random = randomOf(`${size} ${inks} ${density}`);
  const palette = [{ rgb: '#ffffff' }];
  for (let ink = 1; ink <= inks; ink++) palette.push({ rgb: rgbOf(40 * ink, 0, 0) });
  const times = [];
  let unique = 0;
  let undecided = 0;
  for (let i = 0; i < Number(values.count); i++) {
    const cells = Uint16Array.from({ length: size * size }, () =>
      random.next() < density ? 1 + random.below(inks) : 0,
    );
    const puzzle = puzzleOf({ width: size, height: size, cells }, palette);
    const { value, ms } = timed(() => solve(puzzle, { timeoutMs: 1000 * Number(values.timeout) }));
    const grids = value.status === 'unique' ? [value.solution] : (value.solutions ?? []);
    if (!grids.every((grid) => solves(grid, puzzle))) throw new Error('refused by the judge');
    if (value.status === 'unique') unique++;
    if (value.status === 'unknown') undecided++;
    times.push(ms);
  }
  const { average, median, maximum } = spread(times);
  const figures = [average.toFixed(2), median.toFixed(2), maximum.toFixed(0)];
  const row = [`${size}x${size}`, inks, density, times.length, unique, undecided, ...figures];
  print(`| ${row.join(' | ')} |`);
}

for (const size of [15, 20, 25, 30]) {
  for (const density of [0.3, 0.4, 0.5, 0.6, 0.7]) measure(size, 1, density);
}
for (const density of [0.5, 0.6, 0.7]) measure(40, 1, density);
for (const [size, inks] of [
  [20, 2],
  [25, 2],
  [25, 4],
  [40, 3],
]) {
  for (const density of [0.55, 0.65, 0.75]) measure(size, inks, density);
}
keep('random', `node bench/random.mjs --count ${values.count}`, lines);
