/**
 * Large and extreme inputs: a line of 200,000 cells, 1000 x 1000 cells, 1,337 colours, and the corpus's
 * largest coloured puzzle where the corpus is.
 *
 *     npm run build && node bench/large.mjs
 */
import { existsSync } from 'node:fs';
import {
  BLANK,
  fastest,
  gunzippedLines,
  keep,
  printer,
  puzzleOf,
  randomOf,
  readPuzzles,
  rgbOf,
  settleCells,
  solve,
  solves,
  UNKNOWN,
} from './measure.mjs';

const { lines, print } = printer();
print('| what | status | by lines | lines settled | CPU ms, least of 3 |');
print('|---|---|---|---:|---:|');

function report(what, puzzle) {
  const { value: result, ms } = fastest(3, () => solve(puzzle));
  const grids = result.status === 'unique' ? [result.solution] : (result.solutions ?? []);
  if (!grids.every((grid) => solves(grid, puzzle)))
    throw new Error(`${what}: refused by the judge`);
  const { linesSettled } = result.stats;
  const byLines = result.lineSolvable ? 'yes' : 'no';
  print(`| ${what} | ${result.status} | ${byLines} | ${linesSettled} | ${ms.toFixed(0)} |`);
}

// one line, 100 blocks, nothing known; then with every fifth block's surroundings known
const random = randomOf('large');
const clue = Array.from({ length: 100 }, () => ({ size: 500 + random.below(1400), color: 1 }));
const blank = new Int32Array(200_000).fill(UNKNOWN);
const known = blank.map((_, x) => (x % 9973 === 0 ? BLANK : UNKNOWN));
for (const [what, cells] of [
  ['a line of 200,000 cells, 100 blocks', blank],
  ['the same with 21 blanks known', known],
]) {
  const { value, ms } = fastest(3, () => settleCells(clue, cells));
  const found = value?.filter((cell) => cell !== UNKNOWN).length ?? 'conflict';
  print(`| ${what} | ${found} cells found | yes | 1 | ${ms.toFixed(0)} |`);
}

/** A picture whose cells are colour `color(x, y)`. */
function picture(width, height, inks, color) {
  const cells = Uint16Array.from({ length: width * height }, (_, i) =>
    color(i % width, Math.floor(i / width)),
  );
  const palette = [{ rgb: '#ffffff' }];
  for (let i = 1; i <= inks; i++) palette.push({ rgb: rgbOf(i & 255, (i >> 8) & 255, 77) });
  return puzzleOf({ width, height, cells }, palette);
}

report(
  '1000 x 1000, noise, 90 % filled',
  picture(1000, 1000, 1, () => (random.next() < 0.9 ? 1 : 0)),
);
const blobs = Array.from({ length: 120 }, () => ({
  x: random.below(1000),
  y: random.below(1000),
  r: 30 + random.below(90),
}));
report(
  '1000 x 1000, 120 discs',
  picture(1000, 1000, 1, (x, y) =>
    blobs.some((b) => (x - b.x) ** 2 + (y - b.y) ** 2 < b.r ** 2) ? 1 : 0,
  ),
);
report(
  '1000 x 1000, the same discs in 12 colours',
  picture(1000, 1000, 12, (x, y) => {
    const i = blobs.findIndex((b) => (x - b.x) ** 2 + (y - b.y) ** 2 < b.r ** 2);
    return i < 0 ? 0 : 1 + (i % 12);
  }),
);
report(
  '60 x 60, 1,337 colours at random, 80 % filled',
  picture(60, 60, 1337, () => (random.next() < 0.8 ? 1 + random.below(1337) : 0)),
);
report(
  '200 x 200, 1,337 colours in stripes',
  picture(200, 200, 1337, (x, y) => ((x + y) % 7 === 0 ? 0 : 1 + (((x >> 2) * 50 + y * 7) % 1337))),
);

const various = new URL('../../shared/corpus/various.ndjson.gz', import.meta.url);
if (existsSync(various)) {
  for (const line of gunzippedLines(various)) {
    const { id, width, height, palette } = JSON.parse(line);
    if (width * height < 40_000) continue;
    const read = readPuzzles(new TextEncoder().encode(line), { from: 'json' });
    const first = read.ok ? read.value.puzzles[0] : undefined;
    if (first?.ok)
      report(`corpus: ${id}, ${width} x ${height}, ${palette.length - 1} inks`, first.value);
  }
} else {
  print('| corpus: skipped, not beside the project | | | | |');
}
keep('large', 'node bench/large.mjs', lines);
