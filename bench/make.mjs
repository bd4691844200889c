/**
 * The maker on a fixed set of images: how many end with the wanted property, after how many changed
 * cells, how recognisable they are, and how long it takes; by size, colours and property.
 *
 *     npm run build && node bench/make.mjs [--sizes 15,20] [--colors 1,3] [--every N] \
 *         [--property line] [--jobs N] [--sheet FILE.png]
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { images } from './make-images.mjs';
import { drawSheet } from './make-sheet.mjs';
import { workedOff } from './make-workers.mjs';
import { keep, printer, spread } from './measure.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '15,20,30,40' },
    colors: { type: 'string', default: '1,3,5,8' },
    property: { type: 'string', default: 'line,unique' },
    every: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    sheet: { type: 'string' },
  },
});
const list = (text) => text.split(',');
const set = [...(await images()).entries()].filter(([i]) => i % Number(values.every) === 0);
const { lines, print } = printer();
const failures = [];
const shown = [];

const rows = list(values.property).flatMap((property) =>
  list(values.sizes).flatMap((size) =>
    list(values.colors).map((colors) => ({
      property,
      size: Number(size),
      colors: Number(colors),
      results: [],
    })),
  ),
);
const tasks = rows.flatMap((row) =>
  set.map(([image, { kind, name }]) => ({
    image,
    kind,
    name,
    row,
    pictures: values.sheet !== undefined,
    options: {
      size: { width: row.size, height: row.size },
      colors: row.colors,
      repair: row.property,
    },
  })),
);

print(
  `${set.length} images: icons of Lucide and of Fluent Emoji Flat, scenes drawn by seed. CPU milliseconds a puzzle.`,
);
print('');
print(
  '| property | size | colours | reached | lucide | fluent | scenes | cells changed: median | p95 | most | similarity: median | p5 | ms: median | p95 | max |',
);
print(`|${'---|'.repeat(15)}`);
let printed = 0;
await workedOff(tasks, Number(values.jobs), (task, result) => {
  task.row.results.push({ ...task, ...result });
  for (; rows[printed]?.results.length === set.length; printed++) printRow(rows[printed]);
});
print('');
printTargets();
print('');
print(failures.length === 0 ? 'None failed.' : 'What failed:');
print('');
for (const failure of failures) print(`* ${failure}`);
if (values.sheet !== undefined) writeFileSync(values.sheet, await drawSheet(shown));
if (process.argv.length === 2) keep('make', 'node bench/make.mjs', lines);

function printRow({ property, size, colors, results }) {
  for (const { reached, kind, name, why, image, shown: pictures } of results) {
    if (!reached)
      failures.push(`${property} ${size}x${size}, colours ${colors}, ${kind} ${name}: ${why}`);
    if (pictures !== undefined)
      shown.push({ image: set.find(([i]) => i === image)[1], ...pictures });
  }
  const made = results.filter(({ similarity }) => similarity !== undefined);
  const flips = spread(made.map((one) => one.flips));
  const alike = made.map(({ similarity }) => similarity).sort((a, b) => a - b);
  const times = spread(results.map(({ ms }) => ms));
  const cells = [
    property,
    `${size}x${size}`,
    colors,
    percent(results),
    ...['lucide', 'fluent', 'scene'].map((kind) =>
      percent(results.filter((one) => one.kind === kind)),
    ),
    ...[flips.median, flips.p95, flips.maximum],
    ...[spread(alike).median, alike[Math.floor(0.05 * alike.length)] ?? 0].map((n) => n.toFixed(2)),
    ...[times.median, times.p95, times.maximum].map((n) => n.toFixed(0)),
  ];
  print(`| ${cells.join(' | ')} |`);
}

function percent(results) {
  const reached = results.filter((one) => one.reached).length;
  return results.length === 0 ? '-' : `${((100 * reached) / results.length).toFixed(1)} %`;
}

/** Prints the targets: 98 % in black and white, 95 % in colours, a second at 30x30. */
function printTargets() {
  const all = rows.flatMap(({ results, ...row }) => results.map((one) => ({ ...row, ...one })));
  for (const property of list(values.property)) {
    const some = all.filter((one) => one.property === property);
    const black = percent(some.filter(({ colors }) => colors === 1));
    const colored = percent(some.filter(({ colors }) => colors > 1));
    print(`\`${property}\`: ${black} in black and white, ${colored} in colours.`);
  }
  const thirty = all.filter(({ size }) => size === 30).map(({ ms }) => ms);
  const slow = thirty.filter((ms) => ms > 1000).length;
  if (thirty.length > 0)
    print(
      `At 30x30 ${slow} of ${thirty.length} took more than a second, the slowest ${Math.max(...thirty).toFixed(0)} ms.`,
    );
}
