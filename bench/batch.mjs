/**
 * `nonokit batch` as a whole, as a user starts it: a million random puzzles with one worker and
 * with two (puzzles per second, peak memory, ratio), and the tournament puzzles set by set.
 *
 *     node bench/batch.mjs [--count N] [--runs N] [PART...]      parts: jobs, tournament
 *
 * Without the test corpus the tournament part is skipped, with a message.
 */
import { spawn } from 'node:child_process';
import {
  closeSync,
  createWriteStream,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { keep, machine, printer, puzzleOf, randomOf, spread } from './measure.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '2' },
    timeout: { type: 'string', default: '60' },
  },
});
const wants = (part) => positionals.length === 0 || positionals.includes(part);
const program = fileURLToPath(new URL('../apps/cli/bin/nonokit.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nonokit-batch-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const { lines, print } = printer();

/** Writes `count` puzzles of random 10 x 10 pictures, half filled, one per line. */
async function randomFile(count) {
  const name = join(folder, 'random.ndjson');
  const file = createWriteStream(name);
  const random = randomOf('batch');
  const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
  const sizes = (clues) => clues.map((clue) => clue.map(({ size }) => size));
  for (let i = 0; i < count; i++) {
    const cells = Uint16Array.from({ length: 100 }, () => random.below(2));
    const { rows, columns } = puzzleOf({ width: 10, height: 10, cells }, palette);
    const line = { id: `r${i}`, width: 10, height: 10, rows: sizes(rows), columns: sizes(columns) };
    if (!file.write(`${JSON.stringify(line)}\n`)) await new Promise((go) => file.once('drain', go));
  }
  await new Promise((resolve) => file.end(resolve));
  return name;
}

/**
 * Runs `nonokit batch` and calls `onLine` with every answer; returns seconds, CPU seconds and peak
 * memory.
 */
async function batch(args, onLine) {
  const started = performance.now();
  // into a file where nobody reads: a pipe would be read by this process, on one of the same cores
  const output = onLine === undefined ? openSync(join(folder, 'answers.ndjson'), 'w') : 'pipe';
  const child = spawn(process.execPath, [program, 'batch', ...args], {
    stdio: ['ignore', output, 'inherit'],
  });
  const usage = { cpu: 0, peakMb: 0 };
  const look = setInterval(() => Object.assign(usage, readUsage(child.pid) ?? usage), 100);
  const closed = new Promise((resolve) => child.on('close', resolve));
  if (onLine !== undefined) {
    for await (const line of createInterface({ input: child.stdout })) onLine(line);
  }
  await closed;
  clearInterval(look);
  if (onLine === undefined) closeSync(output);
  return { seconds: (performance.now() - started) / 1000, ...usage };
}

/** CPU seconds and peak megabytes of a process so far, where Linux reports them. */
function readUsage(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    // a process that has just ended has no memory any more
    if (peak === undefined) return undefined;
    return { cpu: (Number(user) + Number(system)) / 100, peakMb: Number(peak) / 1024 };
  } catch {
    return undefined;
  }
}

async function measureJobs() {
  const count = Number(values.count);
  const file = await randomFile(count);
  print(`${count.toLocaleString('en-US')} random 10 x 10 puzzles, half filled; ${machine()}\n`);
  print('| jobs | run | seconds | CPU s | lines/s | peak MB |');
  print('|---:|---:|---:|---:|---:|---:|');
  const best = {};
  // interleaved, so that a change of the load affects both
  for (let run = 1; run <= Number(values.runs); run++) {
    for (const jobs of [1, 2]) {
      const { seconds, cpu, peakMb } = await batch(['--jobs', String(jobs), file]);
      best[jobs] = Math.min(best[jobs] ?? Number.POSITIVE_INFINITY, seconds);
      const figures = [seconds.toFixed(1), cpu.toFixed(1), Math.round(count / seconds)];
      print(`| ${[jobs, run, ...figures, peakMb.toFixed(0)].join(' | ')} |`);
    }
  }
  print(
    `\njobs 2 against jobs 1, best runs: ${(best[1] / best[2]).toFixed(2)} times; ${machine()}`,
  );
}

async function measureTournament() {
  const corpus = new URL('../../shared/corpus/tournament.ndjson.gz', import.meta.url);
  if (!existsSync(corpus)) {
    print('skipped: the tournament set is not here; it is not published with the project');
    return;
  }
  const sets = new Map();
  const flags = ['--jobs', '2', '--timeout', values.timeout, fileURLToPath(corpus)];
  const { seconds, cpu, peakMb } = await batch(flags, (line) => {
    const { id, status, lineSolvable, timeMs, error } = JSON.parse(line);
    const name = error === undefined ? id.slice(0, id.lastIndexOf('-')) : 'unreadable';
    const set = sets.get(name) ?? { times: [], byLines: 0 };
    sets.set(name, set);
    set[status] = (set[status] ?? 0) + 1;
    set.times.push(timeMs ?? 0);
    if (lineSolvable) set.byLines++;
  });
  print(
    `\nTournament sets, \`--jobs 2 --timeout ${values.timeout}\`, up to two solutions each: ` +
      `${seconds.toFixed(0)} s, ${cpu.toFixed(0)} CPU s, peak ${peakMb.toFixed(0)} MB; ${machine()}\n`,
  );
  print(
    '| set | puzzles | unique | multiple | none | undecided | total s | mean ms | median ms | p95 ms | max ms |',
  );
  print('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (const [name, set] of [...sets].sort()) print(setRow(name, set));
  const all = { times: [] };
  for (const set of sets.values()) {
    all.times.push(...set.times);
    for (const key of ['unique', 'multiple', 'none', 'unknown']) {
      all[key] = (all[key] ?? 0) + (set[key] ?? 0);
    }
  }
  print(setRow('all', all));
}

function setRow(name, { times, unique = 0, multiple = 0, none = 0, unknown = 0 }) {
  const { total, average, median, p95, maximum } = spread(times);
  const figures = [average, median, p95, maximum].map((ms) => ms.toFixed(1));
  const counts = [times.length, unique, multiple, none, unknown];
  return `| ${[name, ...counts, (total / 1000).toFixed(1), ...figures].join(' | ')} |`;
}

if (wants('jobs')) await measureJobs();
if (wants('tournament')) await measureTournament();
const command = ['node bench/batch.mjs', ...process.argv.slice(2)].join(' ');
keep(positionals.length === 1 ? `batch-${positionals[0]}` : 'batch', command, lines);
