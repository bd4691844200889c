/**
 * Racing seeds: hard puzzles solved by one thread, and by two threads with a seed each, from
 * several first seeds. Wall milliseconds in the solver, as reported by `nonokit solve --json`.
 *
 *     npm run build && node bench/race.mjs [--starts N] [--jobs N]
 *
 * The puzzles belong to their authors and are not published with this project; without them the
 * benchmark says so and ends.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { gunzippedLines, keep, printer } from './measure.mjs';

const { values } = parseArgs({
  options: {
    starts: { type: 'string', default: '5' },
    jobs: { type: 'string', default: '2' },
  },
});
const shared = new URL('../../shared/', import.meta.url);
if (!existsSync(new URL('corpus/survey.ndjson.gz', shared))) {
  console.log('skipped: the test corpus is not here; it is not published with the project');
  process.exit(0);
}
const HARD = {
  'corpus/survey.ndjson.gz': /^(faase|webpbn-(09892|12548|18297|22336))$/,
  'peers/sets/taai2011.ndjson.gz': /0631$/,
  'peers/sets/tcga2016.ndjson.gz': /0601$/,
  'peers/sets/icga2023.ndjson.gz': /0581$/,
  'peers/sets/rand30.ndjson.gz': /026$/,
};
const program = fileURLToPath(new URL('../apps/cli/bin/nonokit.js', import.meta.url));
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'nonokit-race-'));
const { lines, print } = printer();
print(`| puzzle | status | one thread, mean ms | ${values.jobs} threads, mean ms | gain |`);
print('|---|---|---:|---:|---:|');

/** Milliseconds and status of one run of the program. */
async function measureTime(file, jobs, seed) {
  const { stdout } = await run(process.execPath, [
    program,
    'solve',
    '--json',
    ...['--jobs', String(jobs)],
    ...['--seed', String(seed)],
    file,
  ]);
  const { timeMs, status } = JSON.parse(stdout);
  return { timeMs, status };
}

const totals = { one: 0, many: 0 };
try {
  for (const [set, wanted] of Object.entries(HARD)) {
    for (const line of gunzippedLines(new URL(set, shared))) {
      const { id } = JSON.parse(line);
      if (!wanted.test(id)) continue;
      const file = join(folder, 'puzzle.json');
      writeFileSync(file, line);
      const sums = { one: 0, many: 0 };
      let status = '';
      for (let i = 0; i < Number(values.starts); i++) {
        const seed = 1 + i * Number(values.jobs);
        const one = await measureTime(file, 1, seed);
        const many = await measureTime(file, values.jobs, seed);
        if (one.status !== many.status) throw new Error(`${id}: ${one.status} or ${many.status}`);
        status = one.status;
        sums.one += one.timeMs / Number(values.starts);
        sums.many += many.timeMs / Number(values.starts);
      }
      totals.one += sums.one;
      totals.many += sums.many;
      const gain = (sums.one / sums.many).toFixed(2);
      print(`| ${id} | ${status} | ${sums.one.toFixed(0)} | ${sums.many.toFixed(0)} | ${gain} |`);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
print(
  `| all | | ${totals.one.toFixed(0)} | ${totals.many.toFixed(0)} | ${(totals.one / totals.many).toFixed(2)} |`,
);
keep('race', `node bench/race.mjs --starts ${values.starts} --jobs ${values.jobs}`, lines);
