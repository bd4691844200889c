/**
 * Solves the lists that other solvers were measured on, up to two solutions each, and prints our
 * CPU seconds beside the best of theirs, scaled to this machine and moment by their calibration
 * program.
 *
 *     npm run bench:peers [-- --runs N] [-- SET...]
 *
 * The lists are not published with this project; without them the benchmark says so and ends.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  gunzippedLines,
  keep,
  printer,
  safeReadPuzzles,
  solve,
  spread,
  timed,
} from './measure.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } },
});
const peers = new URL('../../shared/peers/', import.meta.url);
if (!existsSync(peers)) {
  console.log(
    'skipped: the lists of other solvers are not here; they are not published with the project',
  );
  process.exit(0);
}

/** The best total of another solver, in seconds, from the published measurements of the lists. */
const BEST = {
  rand15: ['LalaFrogKK', 0.04],
  rand20: ['LalaFrogKK', 0.16],
  rand25: ['hugi', 0.68],
  rand30: ['nonosolve-cb14', 2.62],
  taai2011: ['nonosolve-cb14', 10.02],
  tcga2016: ['nonosolve-cb14', 3.54],
  icga2023: ['nonosolve-cb14', 12.04],
  survey: ['nonosolve-cb14', 10.62],
  domino: ['order encoding + CaDiCaL', 0.11],
  hardweb: ['order encoding + Kissat', 1.59],
};

/** Seconds of the calibration program on the machine of the other solvers. */
const THEIR_CALIBRATION = 0.235;
const calibrate = new URL('calibrate.mjs', peers);
const calibration = Number(
  execFileSync(process.execPath, [calibrate.pathname], { encoding: 'utf8' }),
);
const scale = calibration / THEIR_CALIBRATION;

/**
 * The puzzles of a list by name; those of the survey come from the same corpus that the other
 * solvers were measured on.
 */
function readSet(set) {
  if (set !== 'survey') return gunzippedLines(new URL(`sets/${set}.ndjson.gz`, peers));
  const measured = new Set(
    gunzippedLines(new URL('per-puzzle.csv.gz', peers))
      .filter((line) => line.startsWith('survey,'))
      .map((line) => line.split(',')[1]),
  );
  return gunzippedLines(new URL('../../shared/corpus/survey.ndjson.gz', import.meta.url)).filter(
    (line) => measured.has(JSON.parse(line).id),
  );
}

const { lines, print } = printer();
print(
  `calibrate.mjs: ${calibration} s here, ${THEIR_CALIBRATION} s there; peers' seconds are multiplied by the ratio.`,
);
print('');
print(
  '| set | puzzles | undecided | our CPU s | median ms | max s | best peer | its CPU s, scaled | ratio |',
);
print('|---|---:|---:|---:|---:|---:|---|---:|---:|');
const names = readdirSync(new URL('sets/', peers)).filter((name) => name.endsWith('.gz'));
for (const set of [...names.map((name) => name.replace('.ndjson.gz', '')), 'survey']) {
  if (positionals.length > 0 && !positionals.includes(set)) continue;
  const puzzles = readSet(set).map((line) => {
    const read = safeReadPuzzles(new TextEncoder().encode(line), { from: 'json' });
    const first = read.ok ? read.value.puzzles[0] : undefined;
    if (!first?.ok) throw new Error(`${set}: a puzzle cannot be read`);
    return first.value;
  });
  const times = puzzles.map(() => Number.POSITIVE_INFINITY);
  let undecided = 0;
  for (let run = 0; run < Number(values.runs); run++) {
    undecided = 0;
    for (const [i, puzzle] of puzzles.entries()) {
      const { value, ms } = timed(() =>
        solve(puzzle, { timeoutMs: 60_000, clock: () => performance.now() }),
      );
      times[i] = Math.min(times[i], ms);
      if (value.status === 'unknown') undecided++;
    }
  }
  const { total, median, maximum } = spread(times);
  const [peer, seconds] = BEST[set] ?? ['', Number.NaN];
  const ours = total / 1000;
  const figures = [ours.toFixed(2), median.toFixed(2), (maximum / 1000).toFixed(2)];
  const theirs = [peer, (seconds * scale).toFixed(2), (ours / seconds / scale).toFixed(2)];
  print(`| ${[set, puzzles.length, undecided, ...figures, ...theirs].join(' | ')} |`);
}
if (positionals.length === 0) keep('peers', `npm run bench:peers -- --runs ${values.runs}`, lines);
