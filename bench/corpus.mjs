/**
 * Solves and judges every puzzle of our test corpus, up to two solutions each.
 *
 *     npm run build && node bench/corpus.mjs [--timeout SECONDS] [SET...]
 *
 * The corpus belongs to its authors and is not published with this project; without it the
 * benchmark says so and ends. A status that contradicts a label, a published fact or the judge is
 * printed and makes the exit status 1.
 */
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  gunzippedLines,
  keep,
  printer,
  safeReadPuzzles,
  solve,
  solves,
  spread,
  timed,
} from './measure.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { timeout: { type: 'string', default: '60' } },
});
const corpus = new URL('../../shared/corpus/', import.meta.url);
if (!existsSync(corpus)) {
  console.log('skipped: the test corpus is not here; it is not published with the project');
  process.exit(0);
}
const all = readdirSync(corpus).filter((name) => name.endsWith('.ndjson.gz'));
const names = all.filter(
  (name) => positionals.length === 0 || positionals.some((wanted) => name.startsWith(wanted)),
);

/**
 * Puzzles of the survey that publications call ambiguous. Only this direction needs checking: two
 * solutions that we find are certain, since both pass the judge and differ.
 */
const AMBIGUOUS = new Set([2556, 2712, 6739, 9892, 10088, 10810, 12548, 18297, 22336]);
const AMBIGUOUS_IDS = new Set(['knotty', 'meow', 'faase']);

/** The contradiction in an answer, or undefined. */
function fault(record, puzzle, result) {
  const { label } = record;
  const { status, lineSolvable } = result;
  const grids = status === 'unique' ? [result.solution] : (result.solutions ?? []);
  if (!grids.every((grid) => solves(grid, puzzle))) return 'a solution does not pass the judge';
  if (new Set(grids.map((grid) => grid.cells.join())).size < grids.length) return 'found twice';
  if (status === 'unknown') return undefined;
  if (label === 'line' && !(lineSolvable && status === 'unique')) return 'not solved by lines';
  if (label === 'invalid' && status !== 'none') return 'solved though labelled invalid';
  if (label !== 'invalid' && status === 'none') return 'no solution though there is one';
  if ((label === 'unique' || label === 'multiple') && status !== label)
    return `${status}, not ${label}`;
  const published = AMBIGUOUS.has(record.webpbn) || AMBIGUOUS_IDS.has(record.id);
  if (record.set === 'survey' && published && status !== 'multiple') {
    return `${status}, but published with several solutions`;
  }
  return undefined;
}

const { lines, print } = printer();
print(
  '| set | puzzles | unique | multiple | none | undecided | by lines | CPU s | median ms | p95 ms | max ms | heaviest |',
);
print('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|');
let faults = 0;
for (const name of names) {
  const set = name.replace('.ndjson.gz', '');
  const counts = { unique: 0, multiple: 0, none: 0, unknown: 0, lines: 0 };
  const times = [];
  let heaviest = { ms: -1, id: '' };
  for (const line of gunzippedLines(new URL(name, corpus))) {
    const record = { set, ...JSON.parse(line) };
    const read = safeReadPuzzles(new TextEncoder().encode(line), { from: 'json' });
    const first = read.ok ? read.value.puzzles[0] : undefined;
    if (!first?.ok) {
      faults++;
      console.error(`${set} ${record.id}: ${(read.problem ?? first?.problem)?.message}`);
      continue;
    }
    const puzzle = first.value;
    const timeoutMs = 1000 * Number(values.timeout);
    const { value: result, ms } = timed(() => solve(puzzle, { timeoutMs }));
    const wrong = fault(record, puzzle, result);
    if (wrong !== undefined) {
      faults++;
      console.error(`${set} ${record.id}: ${wrong}`);
    }
    counts[result.status]++;
    if (result.lineSolvable) counts.lines++;
    times.push(ms);
    if (ms > heaviest.ms) heaviest = { ms, id: record.id };
  }
  const { total, median, p95, maximum } = spread(times);
  const { unique, multiple, none, unknown } = counts;
  const figures = [
    (total / 1000).toFixed(1),
    median.toFixed(2),
    p95.toFixed(1),
    maximum.toFixed(0),
  ];
  const cells = [set, times.length, unique, multiple, none, unknown, counts.lines, ...figures];
  print(`| ${[...cells, heaviest.id].join(' | ')} |`);
}
print('');
print(`wrong statuses, missing puzzles, refused solutions: ${faults}`);
if (positionals.length === 0) keep('corpus', 'node bench/corpus.mjs', lines);
process.exitCode = faults === 0 ? 0 : 1;
