/**
 * Solves the same puzzles with the library of this clone and with that of another, for instance of
 * an earlier commit: one process, in turn puzzle by puzzle, least CPU time of several passes.
 *
 *     npm run build && node bench/two-builds.mjs --before ../before
 *
 * The other clone is built too. Lists: random half-filled pictures of a seed of your own, and
 * three tournaments (their first puzzles with `--most`), where the test corpus is there.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzippedLines, keep, orThrow, printer, safeReadPuzzle, solve } from './measure.mjs';
import { randomSet } from './sets.mjs';

const { values } = parseArgs({
  options: {
    before: { type: 'string', default: '../before' },
    seed: { type: 'string', default: 'two builds' },
    passes: { type: 'string', default: '3' },
    most: { type: 'string', default: '1000' },
    keep: { type: 'string' },
  },
});
const library = resolve(values.before, 'packages/nonokit/dist/index.js');
if (!existsSync(library)) throw new Error(`there is no built library in ${values.before}`);
const { solve: solveBefore } = await import(pathToFileURL(library).href);
const passes = Number(values.passes);

/** Microseconds of CPU that solving takes, and the status. */
function measure(solver, puzzle) {
  const begun = process.cpuUsage();
  const { status } = solver(puzzle);
  const { user, system } = process.cpuUsage(begun);
  return { us: user + system, status };
}

/** The least times of each puzzle before and now, in milliseconds. */
function measureList(puzzles) {
  const least = puzzles.map(() => ({ before: Infinity, now: Infinity }));
  for (let pass = 0; pass <= passes; pass++) {
    puzzles.forEach((puzzle, k) => {
      // the first of two pays for what both keep of a puzzle, so they take turns at that
      const isBeforeFirst = (k + pass) % 2 === 0;
      const first = measure(isBeforeFirst ? solveBefore : solve, puzzle);
      const second = measure(isBeforeFirst ? solve : solveBefore, puzzle);
      const before = isBeforeFirst ? first : second;
      const now = isBeforeFirst ? second : first;
      if (before.status !== now.status) {
        throw new Error(`puzzle ${k}: ${before.status} before, ${now.status} now`);
      }
      // the first pass compiles
      if (pass === 0) return;
      least[k].before = Math.min(least[k].before, before.us / 1000);
      least[k].now = Math.min(least[k].now, now.us / 1000);
    });
  }
  return least;
}

/** "1.23 to 0.45": a share of the sorted times before and now. */
function pair(least, share) {
  const at = (name) => {
    const sorted = least.map((one) => one[name]).sort((a, b) => a - b);
    return sorted[Math.round(share * (sorted.length - 1))];
  };
  return `${at('before').toFixed(2)} to ${at('now').toFixed(2)}`;
}

function row(name, puzzles) {
  const least = measureList(puzzles);
  const sum = (which) => least.reduce((all, one) => all + one[which], 0);
  const [before, now] = ['before', 'now'].map(sum);
  const shares = [0.5, 0.99, 1].map((share) => pair(least, share)).join(' | ');
  const sums = `${before.toFixed(0)} | ${now.toFixed(0)} | ${(now / before).toFixed(2)}`;
  return `| ${name} | ${puzzles.length} | ${sums} | ${shares} |`;
}

const { lines, print } = printer();
print('| list | puzzles | before, ms | now, ms | ratio | median | 99th percentile | maximum |');
print('|---|---:|---:|---:|---:|---|---|---|');
for (const [side, count] of [
  [15, 1000],
  [20, 1000],
  [25, 600],
  [30, 500],
]) {
  print(row(`random ${side}²`, randomSet(side, 1, 0.5, count, values.seed)));
}
const corpus = new URL('../../shared/corpus/tournament.ndjson.gz', import.meta.url);
if (existsSync(corpus)) {
  for (const name of ['taai2011', 'tcga2016', 'icga2023']) {
    const own = gunzippedLines(corpus).filter((line) => line.includes(`"id":"${name}-`));
    const puzzles = own
      .slice(0, Number(values.most))
      .map((line) => orThrow(safeReadPuzzle(line, { from: 'json' })));
    print(row(name, puzzles));
  }
} else print('skipped: the tournament set is not here; it is not published with the project');
if (values.keep !== undefined) {
  keep(values.keep, `node bench/two-builds.mjs --before DIR --seed '${values.seed}'`, lines);
}
