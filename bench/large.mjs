/**
 * Large and extreme inputs: a line of 200,000 cells, 1000 x 1000 cells, 1,337 colours, and the
 * largest coloured puzzle of the test corpus if it is present.
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
  randomOf,
  safeReadPuzzles,
  settleCells,
  solve,
  solves,
  UNKNOWN,
} from './measure.mjs';
import { largePictures } from './sets.mjs';

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
  print(`| ${what} | ${result.status} | ${byLines} | ${linesSettled} | ${ms.toFixed(1)} |`);
}

// one line of 100 blocks, nothing known; then with the surroundings of every fifth block known
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
  print(`| ${what} | ${found} cells found | yes | 1 | ${ms.toFixed(1)} |`);
}

for (const [what, puzzle] of largePictures()) report(what, puzzle);

const various = new URL('../../shared/corpus/various.ndjson.gz', import.meta.url);
if (existsSync(various)) {
  for (const line of gunzippedLines(various)) {
    const { id, width, height, palette } = JSON.parse(line);
    if (width * height < 40_000) continue;
    const read = safeReadPuzzles(new TextEncoder().encode(line), { from: 'json' });
    const first = read.ok ? read.value.puzzles[0] : undefined;
    if (first?.ok)
      report(`corpus: ${id}, ${width} x ${height}, ${palette.length - 1} inks`, first.value);
  }
} else {
  print('| corpus: skipped, the test corpus is not here | | | | |');
}
keep('large', 'node bench/large.mjs', lines);
