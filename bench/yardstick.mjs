/**
 * Our engine beside the yardstick: a C++ program of the same method, on the same puzzles in the
 * same run, process by process in turn.
 *
 *     npm run bench:yardstick [-- --count N] [--runs N] [--seeds N] [LIST...]
 *
 * The yardstick is not published with the project. Its folder is `NONOKIT_YARDSTICK`, or
 * `shared/prototype` beside the checkout; without it, or without g++, the benchmark says so and
 * ends. Random puzzles are made by seed; the other lists come from the corpus, if it is there.
 *
 * One seed misleads: the heaviest puzzles of a list take ten times as long with one seed as with
 * another, and they make most of its sum. So each list is solved with seeds 1 to N (3 by default),
 * both by us and by the yardstick. Times of a list are sums over the seeds; percentiles and maximum
 * are over all puzzles with all seeds. Ours are not the yardstick's seeds: the same number starts
 * different streams, so only the sums compare.
 *
 * Each run of a seed starts three processes: the yardstick, ours, and the yardstick again, so that
 * neither has the better moment. All figures are least of the runs. A status that differs makes the
 * exit status 1.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzippedLines, keep, printer, spread } from './measure.mjs';
import { dominoes, randomSet } from './sets.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '2' },
    seeds: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'yardstick ' },
  },
});
const shared = new URL('../../shared/', import.meta.url);
const folder = process.env['NONOKIT_YARDSTICK'] ?? fileURLToPath(new URL('prototype', shared));
const ours = fileURLToPath(new URL('yardstick-ours.mjs', import.meta.url));

/** What the yardstick's own notes recommend. */
const OPTIONS = [
  '-v -t=60 -decay=0.90 -K=0.7 -rmin=50 -ia=1 -ex=0 -gact=1',
  '-probe=20000 -bp=30 -bpat=50 -force=1 -bpre=2000',
].join(' ');
/** Its statuses; a puzzle that it gives up has a negative one. */
const STATUSES = ['none', 'unique', 'multiple'];

/** Names, puzzles as JSON lines, and how often a warm process goes through the list. */
const LISTS = [
  ['random 15²', () => random(15), 5],
  ['random 20²', () => random(20), 5],
  ['random 25²', () => random(25), 2],
  ['random 30²', () => random(30), 1],
  ['n-Dom 3 to 12', () => linesOf(Array.from({ length: 10 }, (_, k) => dominoes(k + 3))), 3],
  ['hard six', () => peersList('hardweb'), 3],
  ['survey', survey, 1],
  ['TAAI 2011', () => peersList('taai2011'), 1],
  ['TCGA 2016', () => peersList('tcga2016'), 1],
  ['ICGA 2023', () => peersList('icga2023'), 1],
];

const place = mkdtempSync(join(tmpdir(), 'nonokit-yardstick-'));
try {
  const program = build();
  if (program !== undefined) measureAll(program);
} finally {
  rmSync(place, { recursive: true });
}

/** Compiles the yardstick; its times a puzzle get three digits more. */
function build() {
  const source = join(folder, 'ordmain.cpp');
  if (!existsSync(source)) {
    console.log(`skipped: no yardstick in ${folder}; it is not published with the project`);
    return undefined;
  }
  if (spawnSync('g++', ['--version']).status !== 0) {
    console.log('skipped: g++, which compiles the yardstick, is not here');
    return undefined;
  }
  const main = join(place, 'main.cpp');
  writeFileSync(main, readFileSync(source, 'utf8').replaceAll('t=%8.4f', 't=%11.7f'));
  const program = join(place, 'yardstick');
  const flags = ['-O3', '-march=native', '-std=c++17', `-I${folder}`, '-o', program, main];
  const { status, stderr } = spawnSync('g++', flags, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return program;
}

function measureAll(program) {
  const { lines, print } = printer();
  const times = 'ours warm | ours fresh | yardstick | its process | warm : yardstick';
  const tails = 'p99 | its p99 | p99 ratio | maximum | its maximum';
  print(`| list | puzzles | ${times} | ${tails} |`);
  print(`|---|${'---:|'.repeat(11)}`);
  for (const [name, puzzles, passes] of LISTS) {
    if (positionals.length > 0 && !positionals.some((wanted) => name.includes(wanted))) continue;
    const list = puzzles();
    if (list === undefined) console.log(`${name} is skipped: it is not published`);
    else print(row(program, name, list, passes));
  }
  print('');
  print(`CPU milliseconds of a whole list, summed over ${values.seeds} seeds, and of the slowest`);
  print('puzzle but one in a hundred, over all seeds.');
  if (positionals.length > 0) return;
  const options = `--count ${values.count} --runs ${values.runs} --seeds ${values.seeds}`;
  keep('yardstick', `npm run bench:yardstick -- ${options}`, lines);
}

function row(program, name, list, passes) {
  const json = join(place, 'list.ndjson');
  const text = join(place, 'list.txt');
  writeFileSync(json, `${list.join('\n')}\n`);
  writeFileSync(text, list.map(writeText).join(''));
  const seeds = Array.from({ length: Number(values.seeds) }, (_, k) => k + 1);
  const measured = seeds.map((seed) => withSeed(program, name, { json, text, passes, seed }));
  const total = (figure) => sum(measured.map(figure));
  const warm = total(({ warm }) => warm);
  const solving = total(({ solving }) => solving);
  const our = computeSpread(measured.flatMap(({ our }) => our));
  const their = computeSpread(measured.flatMap(({ their }) => their));
  const totals = [warm, total(({ fresh }) => fresh), solving, total(({ process }) => process)];
  return `| ${[
    name,
    list.length,
    ...totals.map(shown),
    (warm / solving).toFixed(2),
    ...(list.length < 100 ? ['', '', ''] : percentiles(our, their)),
    shown(our.maximum),
    shown(their.maximum),
  ].join(' | ')} |`;
}

/** The least times of a list with one seed: of the whole list and of each puzzle. */
function withSeed(program, name, { json, text, passes, seed }) {
  const runs = [];
  const theirs = [];
  for (let run = 0; run < Number(values.runs); run++) {
    theirs.push(runYardstick(program, text, seed));
    runs.push(runOurs(json, passes, seed));
    theirs.push(runYardstick(program, text, seed));
  }
  compare(name, runs[0].statuses, theirs[0].statuses);
  return {
    warm: least(runs.map((one) => one.warm)),
    fresh: least(runs.map((one) => one.fresh)),
    solving: least(theirs.map(({ each }) => sum(each))),
    process: least(theirs.map((one) => one.cpu)),
    our: leastEach(runs.map(({ each }) => each)),
    their: leastEach(theirs.map(({ each }) => each)),
  };
}

/** The statuses and CPU milliseconds of each puzzle, and of the whole process. */
function runYardstick(program, file, seed) {
  const command = `"$0" ${OPTIONS} -seed=${seed} "$1"; times`;
  const output = readStdout('bash', ['-c', command, program, file]);
  const each = [];
  const statuses = [];
  for (const [, status, seconds] of output.matchAll(/ res= ?(-?\d+) t= *([\d.]+)/g)) {
    statuses.push(STATUSES[Number(status)] ?? 'unknown');
    each.push(1000 * Number(seconds));
  }
  const [user, system] = output.trimEnd().split('\n').at(-1).split(' ').map(parseMilliseconds);
  return { statuses, each, cpu: user + system };
}

function runOurs(file, passes, seed) {
  return JSON.parse(readStdout(process.execPath, [ours, file, String(passes), String(seed)]));
}

function readStdout(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}

/** `0m1.234s`, as bash writes times. */
function parseMilliseconds(time) {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(time);
  return 60_000 * Number(minutes) + 1000 * Number(seconds);
}

function compare(name, our, their) {
  if (our.length !== their.length) throw new Error(`${name}: ${their.length} of ${our.length}`);
  for (const [k, status] of our.entries()) {
    if (status === their[k] || status === 'unknown' || their[k] === 'unknown') continue;
    console.log(`${name}, puzzle ${k + 1}: ${status}, but ${their[k]} by the yardstick`);
    process.exitCode = 1;
  }
}

function random(side) {
  return linesOf(randomSet(side, 1, 0.5, Number(values.count), values.seed));
}

function linesOf(puzzles) {
  return puzzles.map((puzzle) => {
    const { width, height, rows, columns } = puzzle;
    const sizes = (clues) => clues.map((clue) => clue.map(({ size }) => size));
    return JSON.stringify({
      format: 'nonokit',
      version: 1,
      width,
      height,
      palette: ['#ffffff', '#000000'],
      rows: sizes(rows),
      columns: sizes(columns),
    });
  });
}

/** A list that other solvers were measured on, if it is there. */
function peersList(set) {
  const file = new URL(`peers/sets/${set}.ndjson.gz`, shared);
  return existsSync(file) ? gunzippedLines(file) : undefined;
}

/** The black-and-white puzzles of the survey that other solvers were measured on. */
function survey() {
  const measured = new URL('peers/per-puzzle.csv.gz', shared);
  if (!existsSync(measured)) return undefined;
  const rows = gunzippedLines(measured).filter((line) => line.startsWith('survey,'));
  const ids = new Set(rows.map((line) => line.split(',')[1]));
  return gunzippedLines(new URL('corpus/survey.ndjson.gz', shared)).filter((line) =>
    ids.has(JSON.parse(line).id),
  );
}

/** A puzzle as the yardstick reads it: a head, then for each clue its length, sizes and colours. */
function writeText(line, k) {
  const { width, height, rows, columns } = JSON.parse(line);
  const clues = [...rows, ...columns].map((clue) => [
    clue.length,
    ...clue.flatMap((block) => (Array.isArray(block) ? block : [block, 1])),
  ]);
  return [`P ${k + 1} ${height} ${width} 1`, ...clues.map((clue) => clue.join(' ')), ''].join('\n');
}

/** The slowest puzzle but one in a hundred, of us and of the yardstick, and their ratio. */
function percentiles(our, their) {
  return [shown(our.p99), shown(their.p99), (our.p99 / their.p99).toFixed(2)];
}

/** The least of each puzzle's times. */
function leastEach(runs) {
  return runs[0].map((_, k) => least(runs.map((times) => times[k])));
}

function computeSpread(each) {
  const sorted = [...each].sort((a, b) => a - b);
  return { ...spread(each), p99: sorted[Math.floor(0.99 * (sorted.length - 1))] };
}

function least(numbers) {
  return Math.min(...numbers);
}

function sum(numbers) {
  return numbers.reduce((total, one) => total + one, 0);
}

function shown(ms) {
  return ms.toFixed(ms < 10 ? 2 : ms < 100 ? 1 : 0);
}
