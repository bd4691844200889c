/**
 * The hard gates of made pictures, on the fixed set of images or on the icons of a set on the disk:
 * colours that can be told apart, no empty border line, at most one lone speck.
 *
 *     npm run build && node bench/make-gates.mjs [--sizes 20,30] [--colors 1,4,5,8] [--every N] \
 *         [--icons FILE.json[,FILE.json]] [--count N] [--without REGEXP] [--sheet FILE.png] \
 *         [--failures]
 *
 * `--sheet` draws the results of the last row without names, to count what can be recognised.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readIcons } from './make-icons.mjs';
import { images } from './make-images.mjs';
import { LIKE_INK, LIKE_PAPER, measureGrid } from './make-measures.mjs';
import { drawPictures } from './make-sheet.mjs';
import { keep, printer, safeMakePuzzle, spread, timed } from './measure.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10,20,30' },
    colors: { type: 'string', default: '1,2,4,5,8' },
    every: { type: 'string', default: '1' },
    icons: { type: 'string' },
    without: { type: 'string' },
    count: { type: 'string', default: '100' },
    sheet: { type: 'string' },
    failures: { type: 'boolean', default: false },
  },
});
const numbers = (text) => text.split(',').map(Number);
const set = (await chosenImages()).filter((_, i) => i % Number(values.every) === 0);
const { lines, print } = printer();
const failures = [];
// so that no puzzle pays for compilation
for (const colors of [1, 4]) made(set[0], 15, colors);

print(`${set.length} images${values.icons === undefined ? '' : ` of ${values.icons}`}.`);
print('Colours are compared in plain Oklab. CPU milliseconds a puzzle.');
print('');
const HEADS =
  'size | colours | reached | ink like paper | two inks alike | empty border | ≤ 1 speck | ≤ 2 lone cells | inks used | fill | similarity: median | p5 | changed: mean | ms: median | p95';
print(`| ${HEADS} |`);
print(`|${'---|'.repeat(HEADS.split('|').length)}`);
let last = [];
for (const size of numbers(values.sizes)) {
  for (const colors of numbers(values.colors)) {
    last = set.map((image) => made(image, size, colors));
    printRow(size, colors, last);
  }
}
if (values.failures) for (const failure of failures) console.log(failure);
if (values.sheet !== undefined)
  writeFileSync(values.sheet, await drawPictures(last.filter(({ grid }) => grid)));
if (process.argv.length === 2) keep('make-gates', 'node bench/make-gates.mjs', lines);

async function chosenImages() {
  if (values.icons === undefined) return images();
  const without = values.without === undefined ? undefined : new RegExp(values.without);
  const files = values.icons.split(',');
  const each = Math.ceil(Number(values.count) / files.length);
  return (await Promise.all(files.map((file) => readIcons(file, each, { without })))).flat();
}

function made(image, size, colors) {
  const { value, ms } = timed(() =>
    safeMakePuzzle(image, { size: { width: size, height: size }, colors }),
  );
  if (!value.ok) return { image, ms, why: value.problem.message };
  const [{ puzzle, reached, similarity, changed }] = value.value.candidates;
  const { goal: grid, palette } = puzzle;
  const measures = measureGrid(grid, palette);
  return { image, ms, reached, similarity, changed: changed.length, grid, palette, ...measures };
}

function printRow(size, colors, all) {
  const results = all.filter(({ grid }) => grid !== undefined);
  const share = (is) => `${((100 * results.filter(is).length) / all.length).toFixed(1)} %`;
  const mean = (of) => results.reduce((sum, one) => sum + of(one), 0) / results.length;
  const alike = results.map(({ similarity }) => similarity).sort((a, b) => a - b);
  const times = spread(all.map(({ ms }) => ms));
  const cells = [
    `${size}x${size}`,
    colors,
    share(({ reached }) => reached),
    share(({ paper }) => paper < LIKE_PAPER),
    share(({ inks }) => inks < LIKE_INK),
    share(({ border }) => border > 0),
    share(({ specks }) => specks <= 1),
    share(({ lone }) => lone <= 2),
    mean(({ used }) => used).toFixed(1),
    mean(({ fill }) => fill).toFixed(2),
    ...[spread(alike).median, alike[Math.floor(0.05 * alike.length)] ?? 0].map((n) => n.toFixed(2)),
    mean(({ changed }) => changed).toFixed(1),
    ...[times.median, times.p95].map((n) => n.toFixed(0)),
  ];
  print(`| ${cells.join(' | ')} |`);
  for (const { image, why, paper, inks, border, specks, reached } of all) {
    const faults = [
      why,
      reached === false && 'not reached',
      paper < LIKE_PAPER && `ink ${paper.toFixed(3)} from the paper`,
      inks < LIKE_INK && `inks ${inks.toFixed(3)} apart`,
      border > 0 && `${border} empty border lines`,
      specks > 1 && `${specks} specks`,
    ].filter(Boolean);
    if (faults.length > 0)
      failures.push(`${size}x${size}/${colors} ${image.name}: ${faults.join('; ')}`);
  }
}
