/**
 * Our solver beside any commands, on the same random puzzles in the same run, process by process
 * in turn: least CPU time of each puzzle, a first pass apart, and the statuses compared.
 *
 *     npm run build && node bench/against.mjs --peer NAME=COMMAND [--peer NAME=COMMAND]
 *         [--sides 15,20,25,30] [--count N] [--rounds N] [--seeds N] [--list SEED]
 *
 * A command is run by the shell with a file as its last argument: one puzzle a line, in our JSON.
 * It prints a line for each, in order: `unique`, `multiple`, `none` or `unknown`, and the CPU
 * milliseconds that solving took up to the second solution. A program with other formats takes a
 * script around it; none is part of the project. A status that differs makes the exit status 1.
 *
 * `NONOKIT_SEED` is set for commands that have seeds too: times are sums over seeds 1 to N, and
 * shares of the sorted times are over all puzzles with all seeds. "Ours, first pass" is that of a
 * fresh process, whose code is not compiled yet; of single puzzles only the later passes are told.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { keep, printer } from './measure.mjs';
import { randomSet } from './sets.mjs';

const { values } = parseArgs({
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    sides: { type: 'string', default: '15,20,25,30' },
    count: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '2' },
    seeds: { type: 'string', default: '3' },
    list: { type: 'string', default: 'against ' },
  },
});
const peers = values.peer.map((one) => {
  const [name, ...command] = one.split('=');
  return { name, command: command.join('=') };
});
const ours = fileURLToPath(new URL('yardstick-ours.mjs', import.meta.url));
const OURS = 'ours';
const FIRST_PASS = 'ours, first pass';
/** Passes of our process over a list after the first. */
const PASSES = 3;

const folder = mkdtempSync(join(tmpdir(), 'nonokit-against-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const { lines, print } = printer();
const ratios = 'ours : it | first pass : it';
print(
  `| side | puzzles | program | CPU ms | ${ratios} | median | p95 | p99 | maximum | undecided |`,
);
print(`|${'---:|'.repeat(2)}---|${'---:|'.repeat(8)}`);
for (const side of values.sides.split(',')) for (const row of rowsOf(Number(side))) print(row);
print('');
print(`CPU milliseconds of a list, summed over ${values.seeds} seeds, each puzzle with its least`);
print('time in the rounds; a first pass is the least of whole passes.');
keep('against', 'node bench/against.mjs --peer NAME=COMMAND …', lines);

/** The rows of the puzzles of one side. */
function rowsOf(side) {
  const puzzles = randomSet(side, 1, 0.5, Number(values.count), values.list);
  const file = join(folder, `${side}.ndjson`);
  writeFileSync(file, puzzles.map((puzzle) => `${JSON.stringify(bare(puzzle))}\n`).join(''));
  const seeds = Array.from({ length: Number(values.seeds) }, (_, k) => `${k + 1}`);
  const measured = seeds.map((seed) => measure(file, puzzles.length, seed));
  const all = (name) => measured.flatMap((one) => one.times.get(name));
  const first = sum(measured.map((one) => one.first));
  const open = (name) => measured.reduce((count, one) => count + one.open.get(name), 0);
  const own = sum(all(OURS));
  const rowOf = (name) => {
    const total = sum(all(name));
    const ratios = name === OURS ? ['', ''] : [own / total, first / total].map(toRatio);
    return [name, shown(total), ...ratios, ...shares(all(name)), open(name)];
  };
  const rows = [OURS, ...peers.map(({ name }) => name)].map(rowOf);
  return [[FIRST_PASS, shown(first), '', '', '', '', '', '', ''], ...rows].map(
    (cells) => `| ${[side, puzzles.length, ...cells].join(' | ')} |`,
  );
}

function toRatio(ratio) {
  return ratio.toFixed(2);
}

/** Least times of each puzzle by every program with one seed, and of our first pass. */
function measure(file, count, seed) {
  const times = new Map();
  const open = new Map();
  let first = Number.POSITIVE_INFINITY;
  let statuses;
  for (let round = 0; round < Number(values.rounds); round++) {
    const own = JSON.parse(readStdout(process.execPath, [ours, file, `${PASSES}`, seed], seed));
    first = Math.min(first, own.fresh);
    statuses ??= own.statuses;
    take(OURS, own);
    for (const { name, command } of peers) take(name, runPeer(command, file, seed));
  }
  return { times, open, first };

  function take(name, run) {
    if (run.each.length !== count) throw new Error(`${name}: ${run.each.length} of ${count}`);
    const before = times.get(name) ?? run.each;
    times.set(
      name,
      run.each.map((ms, k) => Math.min(ms, before[k])),
    );
    open.set(name, run.statuses.filter((status) => status === 'unknown').length);
    compare(name, statuses, run.statuses);
  }
}

/** The statuses and times that a command prints. */
function runPeer(command, file, seed) {
  const words = readStdout('sh', ['-c', `${command} "$0"`, file], seed)
    .trim()
    .split(/\s+/);
  const statuses = words.filter((_, k) => k % 2 === 0);
  return { statuses, each: words.filter((_, k) => k % 2 === 1).map(Number) };
}

function compare(name, our, their) {
  for (const [k, status] of our.entries()) {
    if (status === their[k] || status === 'unknown' || their[k] === 'unknown') continue;
    console.log(`puzzle ${k + 1}: ${status}, but ${their[k]} by ${name}`);
    process.exitCode = 1;
  }
}

function readStdout(command, args, seed) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NONOKIT_SEED: seed },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** A puzzle with nothing but its clues, as our JSON. */
function bare({ width, height, rows, columns }) {
  const sizes = (clues) => clues.map((clue) => clue.map(({ size }) => size));
  const palette = ['#ffffff', '#000000'];
  const head = { format: 'nonokit', version: 1, width, height, palette };
  return { ...head, rows: sizes(rows), columns: sizes(columns) };
}

/** Median, two percentiles and maximum. */
function shares(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95, 0.99, 1].map((share) => shown(sorted[Math.ceil(share * sorted.length) - 1]));
}

function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}

function shown(ms) {
  return ms >= 100 ? ms.toFixed(0) : ms.toPrecision(3);
}
