/**
 * The archive of real pictures, measured as in the article that started this project: the puzzles
 * of `pixoll` that line logic solves, coloured and black-and-white separately, with average,
 * median, maximum and the ten slowest.
 *
 *     npm run build && node bench/archive.mjs [--runs N]
 *
 * The test corpus belongs to its authors and is not published with this project; without it the
 * benchmark says so and ends.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzippedLines, keep, printer, safeReadPuzzles, solve, spread } from './measure.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const file = new URL('../../shared/corpus/pixoll.ndjson.gz', import.meta.url);
if (!existsSync(file)) {
  console.log('skipped: the test corpus is not here; it is not published with the project');
  process.exit(0);
}
const found = { coloured: [], 'black-and-white': [] };
for (const line of gunzippedLines(file)) {
  const { id, label } = JSON.parse(line);
  if (label !== 'line') continue;
  const read = safeReadPuzzles(new TextEncoder().encode(line), { from: 'json' });
  const first = read.ok ? read.value.puzzles[0] : undefined;
  if (!first?.ok) throw new Error(`${id}: cannot be read`);
  const kind = first.value.palette.length > 2 ? 'coloured' : 'black-and-white';
  found[kind].push({ id, puzzle: first.value, ms: Number.POSITIVE_INFINITY });
}

// the article's program on the same puzzles: averages and the maximum of both, in ms
const ARTICLE = { coloured: [0.73, ''], 'black-and-white': [2.2, 88] };
const { lines, print } = printer();
print(
  '| pictures | puzzles | average ms | median ms | maximum ms | the article: average | maximum |',
);
print('|---|---:|---:|---:|---:|---:|---:|');
for (let run = 0; run < Number(values.runs); run++) {
  for (const one of [...found.coloured, ...found['black-and-white']]) {
    const start = performance.now();
    const { status, lineSolvable } = solve(one.puzzle);
    one.ms = Math.min(one.ms, performance.now() - start);
    if (status !== 'unique' || !lineSolvable) throw new Error(`${one.id}: not solved by lines`);
  }
}
for (const [kind, puzzles] of Object.entries(found)) {
  const { average, median, maximum } = spread(puzzles.map(({ ms }) => ms));
  const figures = [average, median, maximum].map((n) => n.toFixed(3));
  print(`| ${[kind, puzzles.length, ...figures, ...ARTICLE[kind]].join(' | ')} |`);
}
for (const [kind, puzzles] of Object.entries(found)) {
  const heaviest = puzzles.sort((a, b) => b.ms - a.ms).slice(0, 10);
  const each = heaviest.map(
    ({ id, puzzle, ms }) => `${id} (${puzzle.width} x ${puzzle.height}) ${ms.toFixed(2)}`,
  );
  print('');
  print(`Heaviest, ${kind}, ms: ${each.join(', ')}.`);
}
keep('archive', `node bench/archive.mjs --runs ${values.runs}`, lines);
