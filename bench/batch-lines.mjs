/**
 * What a line costs `nonokit batch`: random half-filled puzzles of 5 x 5, 10 x 10 and 15 x 15, with
 * nothing but id, size and clues, and as our commands write them, with their pictures. Beside it
 * `solveMany`, which solves the same clues without lines; and how a run with two threads shares its
 * time, since the thread that cuts and writes bounds what more threads can gain.
 *
 *     node bench/batch-lines.mjs [--runs N] [--before FOLDER]
 *
 * Processor time of whole processes, less that of a process with one line. `--before` compares with
 * the built program of another checkout, in turn; it needs Linux.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  clueWordsOf,
  fastest,
  keep,
  printer,
  puzzleOf,
  randomOf,
  safeWritePuzzles,
  solveMany,
} from './measure.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, before: { type: 'string' } },
});
const RUNS = Number(values.runs);
/** Side, and lines of each form. */
const SIZES = [
  [5, 100_000, 20_000],
  [10, 50_000, 10_000],
  [15, 20_000, 8_000],
];
const PALETTE = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
const PROGRAM = 'apps/cli/bin/nonokit.js';
const now = fileURLToPath(new URL(`../${PROGRAM}`, import.meta.url));
const before = values.before === undefined ? undefined : join(values.before, PROGRAM);
const folder = mkdtempSync(join(tmpdir(), 'nonokit-lines-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const answers = join(folder, 'answers.ndjson');
/** Clock ticks of /proc a second. */
const TICKS = 100;
/** How often the lines of 10 x 10 are repeated for a long run. */
const REPEATS = 10;

const { lines, print } = printer();
print('| side | lines | how many | solveMany | before | now | now takes, of before |');
print('|---:|:---|---:|---:|---:|---:|:---|');
for (const size of SIZES) for (const row of rowsFor(size)) print(row);
print('');
print('Lines a second of CPU; least of the runs. The last column has each pair of runs.');
print('');
print(
  'CPU of each thread in a long run over bare lines of 10², µs a line, and so the least time that',
);
print('two processors can take:');
print('');
print('| `--jobs` | lines | cuts and writes | each worker | least time |');
print('|---:|---:|---:|:---|---:|');
for (const threads of [1, 2]) print(await sharesWith(threads));
const flags = before === undefined ? '' : ' --before FOLDER';
keep('batch-lines', `node bench/batch-lines.mjs --runs ${RUNS}${flags}`, lines);

function* rowsFor([side, count, fewer]) {
  const puzzles = randomPuzzles(side, count);
  const clues = new Uint32Array(count * 2 * side);
  for (const [k, puzzle] of puzzles.entries()) clues.set(clueWordsOf(puzzle), k * 2 * side);
  const many = fastest(RUNS, () => solveMany({ width: side, height: side, clues }));
  const rate = perSecond(count, many.ms / 1000);
  const plain = puzzles.map((puzzle, k) => JSON.stringify({ id: `r${k}`, ...bare(puzzle) }));
  yield tableRow(side, 'bare', plain, rate);
  const written = Buffer.from(safeWritePuzzles(puzzles.slice(0, fewer), 'json').value);
  yield tableRow(side, 'as written', written.toString().trimEnd().split('\n'), rate);
}

function tableRow(side, name, texts, many) {
  const file = join(folder, `${side}-${name.replace(' ', '-')}.ndjson`);
  const one = join(folder, 'one.ndjson');
  writeFileSync(file, texts.map((text) => `${text}\n`).join(''));
  writeFileSync(one, `${texts[0]}\n`);
  const pairs = [];
  for (let run = 0; run < RUNS; run++) {
    const spent = (program) => cpuSeconds(program, file) - cpuSeconds(program, one);
    pairs.push(before === undefined ? [undefined, spent(now)] : [spent(before), spent(now)]);
  }
  const rate = (k) => perSecond(texts.length, Math.min(...pairs.map((pair) => pair[k])));
  const old = before === undefined ? '' : rate(0);
  const ratios = before === undefined ? [] : pairs.map(([a, b]) => (b / a).toFixed(2));
  const cells = [`${side}²`, name, texts.length, many, old, rate(1), ratios.join(', ')];
  return `| ${cells.join(' | ')} |`;
}

function perSecond(count, seconds) {
  return Math.round(count / seconds).toLocaleString('en');
}

function bare({ width, height, rows, columns }) {
  const sizes = (clues) => clues.map((clue) => clue.map(({ size }) => size));
  return { width, height, rows: sizes(rows), columns: sizes(columns) };
}

function randomPuzzles(side, count) {
  const random = randomOf(`lines ${side}`);
  return Array.from({ length: count }, () => {
    const cells = Uint16Array.from({ length: side * side }, () => random.below(2));
    return puzzleOf({ width: side, height: side, cells }, PALETTE);
  });
}

/** CPU seconds of a whole run. */
function cpuSeconds(program, file) {
  const earlier = childTicks();
  const stdio = ['ignore', openSync(answers, 'w'), 'inherit'];
  const { status } = spawnSync(process.execPath, [program, 'batch', '--jobs', '1', file], {
    stdio,
  });
  if (status !== 0) throw new Error(`${program} batch ${file}: status ${status}`);
  return (childTicks() - earlier) / TICKS;
}

/** CPU ticks of all children of this process that have ended. */
function childTicks() {
  const stat = statOf('/proc/self/stat');
  return stat[13] + stat[14];
}

/** The numbers of a stat file after the name. */
function statOf(path) {
  const text = readFileSync(path, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** How a long run over bare lines of 10 x 10 shares its time. */
async function sharesWith(threads) {
  const [, [, some]] = SIZES;
  const count = REPEATS * some;
  const file = join(folder, 'many.ndjson');
  writeFileSync(file, readFileSync(join(folder, '10-bare.ndjson'), 'utf8').repeat(REPEATS));
  const child = spawn(process.execPath, [now, 'batch', '--jobs', `${threads}`, file], {
    stdio: ['ignore', openSync(answers, 'w'), 'inherit'],
  });
  const spent = new Map();
  const look = setInterval(() => noteThreads(child.pid, spent), 10);
  await new Promise((resolve) => child.on('close', resolve));
  clearInterval(look);
  const [main, ...others] = [...spent.values()].map((ticks) => ((1e6 / TICKS) * ticks) / count);
  const workers = others.sort((a, b) => b - a).slice(0, threads);
  // the longest thread, or all of them on two processors
  const all = [...spent.values()].reduce((sum, ticks) => sum + ticks, 0);
  const least = Math.max(main, ...workers, ((1e6 / TICKS) * all) / count / 2);
  const figures = [main, least].map((micros) => micros.toFixed(2));
  const each = workers.map((micros) => micros.toFixed(2)).join(', ');
  return `| ${[threads, count, figures[0], each, figures[1]].join(' | ')} |`;
}

function noteThreads(pid, spent) {
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const stat = statOf(`/proc/${pid}/task/${thread}/stat`);
      spent.set(Number(thread), stat[11] + stat[12]);
    }
  } catch {
    // the process has just ended
  }
}
