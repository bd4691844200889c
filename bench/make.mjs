/**
 * The maker on a fixed set of images: how many end with the wanted property, after how many changed cells, how well
 * they can be recognised, and how long it takes; by size, colours and property.
 *
 *     npm run build && node bench/make.mjs [--sizes 15,20] [--colors 1,3] [--every N] [--property line] [--sheet FILE.png]
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { images } from './make-images.mjs';
import { sheetOf } from './make-sheet.mjs';
import { keep, makePuzzle, printer, solve, spread, timed } from './measure.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '15,20,30,40' },
    colors: { type: 'string', default: '1,3,5,8' },
    property: { type: 'string', default: 'line,unique' },
    every: { type: 'string', default: '1' },
    sheet: { type: 'string' },
  },
});
const set = (await images()).filter((_, i) => i % Number(values.every) === 0);
const { lines, print } = printer();
const failures = [];
const shown = [];

print(`${set.length} images: icons of Lucide and of Fluent Emoji Flat, scenes drawn by seed.`);
print('');
print(
  '| property | size | colours | reached | lucide | fluent | scenes | cells changed: median | p95 | most | similarity: median | p5 | ms: median | p95 | max |',
);
print(`|${'---|'.repeat(15)}`);
for (const property of values.property.split(',')) {
  for (const size of values.sizes.split(',').map(Number)) {
    for (const colors of values.colors.split(',').map(Number)) measure(property, size, colors);
  }
}
print('');
print(failures.length === 0 ? 'None failed.' : 'What failed:');
print('');
for (const failure of failures) print(`* ${failure}`);
if (values.sheet !== undefined) writeFileSync(values.sheet, await sheetOf(shown));
if (process.argv.length === 2) keep('make', 'node bench/make.mjs', lines);

function measure(property, size, colors) {
  const results = set.map((image) => {
    const options = { size: { width: size, height: size }, colors, repair: property };
    const { value, ms } = timed(() => makePuzzle(image, options));
    const made = value.ok ? value.value.candidates[0] : undefined;
    if (made?.reached && !holds(property, made.puzzle))
      throw new Error(`${image.name}: not ${property}`);
    if (!made?.reached) {
      const why = made === undefined ? value.problem.message : `${made.status}, ${made.method}`;
      failures.push(
        `${property} ${size}x${size}, colours ${colors}, ${image.kind} ${image.name}: ${why}`,
      );
    }
    if (made !== undefined) shown.push({ image, made });
    return { kind: image.kind, made, ms };
  });
  const made = results.flatMap((one) => one.made ?? []);
  const share = (kind) => {
    const some = results.filter((one) => kind === undefined || one.kind === kind);
    return `${((100 * some.filter((one) => one.made?.reached).length) / some.length).toFixed(1)} %`;
  };
  const flips = spread(made.map(({ changed }) => changed.length));
  const alike = made.map(({ similarity }) => similarity).sort((a, b) => a - b);
  const times = spread(results.map(({ ms }) => ms));
  const row = [
    property,
    `${size}x${size}`,
    colors,
    share(),
    ...['lucide', 'fluent', 'scene'].map(share),
    flips.median,
    flips.p95,
    flips.maximum,
    spread(alike).median.toFixed(2),
    (alike[Math.floor(0.05 * alike.length)] ?? 0).toFixed(2),
    times.median.toFixed(0),
    times.p95.toFixed(0),
    times.maximum.toFixed(0),
  ];
  print(`| ${row.join(' | ')} |`);
}

/** Asked of the solver once more, from the clues alone. */
function holds(property, puzzle) {
  const { goal: _, ...clues } = puzzle;
  return solve(clues, { lineOnly: property === 'line' }).status === 'unique';
}
