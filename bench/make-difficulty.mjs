/**
 * The maker with a wanted difficulty: how often each label is reached, and how much the picture
 * changes, on 30 images.
 *
 *     npm run build && node bench/make-difficulty.mjs [--sizes 20,auto] [--every 5] [--jobs N]
 */
import { parseArgs } from 'node:util';
import { images } from './make-images.mjs';
import { workedOff } from './make-workers.mjs';
import { keep, printer, spread } from './measure.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '20,auto' },
    every: { type: 'string', default: '5' },
    jobs: { type: 'string', default: '2' },
  },
});
const set = [...(await images()).entries()].filter(([i]) => i % Number(values.every) === 2);
const sizes = values.sizes.split(',');
const labels = [undefined, 'trivial', 'easy', 'medium', 'hard', 'expert'];
const { lines, print } = printer();

const rows = sizes.flatMap((size) => labels.map((label) => ({ size, label, results: [] })));
const tasks = rows.flatMap((row) =>
  set.map(([image]) => ({ row, image, label: row.label, options: chooseOptions(row) })),
);

print(`${set.length} images. Without a wish nothing is rated. CPU milliseconds a puzzle.`);
print('');
print(
  '| size | wished | reached | otherwise | similarity: median | cells changed: median | p95 | ms: median | p95 | max |',
);
print(`|${'---|'.repeat(10)}`);
let printed = 0;
await workedOff(tasks, Number(values.jobs), (task, result) => {
  task.row.results.push(result);
  for (; rows[printed]?.results.length === set.length; printed++) printRow(rows[printed]);
});
if (process.argv.length === 2) keep('make-difficulty', 'node bench/make-difficulty.mjs', lines);

/** The same rule as in the program: hard and expert puzzles need only be unique. */
function chooseOptions({ size, label }) {
  const repair = label === 'hard' || label === 'expert' ? 'unique' : 'line';
  const side = Number(size);
  return { repair, size: size === 'auto' ? size : { width: side, height: side } };
}

function printRow({ size, label = '-', results }) {
  const missed = results.filter(({ reached }) => !reached).map(({ found, why }) => found ?? why);
  const counts = [...new Set(missed)].map(
    (one) => `${missed.filter((other) => other === one).length} ${one}`,
  );
  const flips = spread(results.map((one) => one.flips ?? 0));
  const times = spread(results.map(({ ms }) => ms));
  const alike = spread(results.map(({ similarity }) => similarity ?? 0));
  const cells = [
    ...[
      size === 'auto' ? size : `${size}x${size}`,
      label,
      `${results.length - missed.length} of ${results.length}`,
    ],
    ...[counts.join(', ') || '-', alike.median.toFixed(2), flips.median, flips.p95],
    ...[times.median, times.p95, times.maximum].map((n) => n.toFixed(0)),
  ];
  print(`| ${cells.join(' | ')} |`);
}
