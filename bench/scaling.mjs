/**
 * How time grows with size, from 10 x 10 to 1000 x 1000, and throughput with threads.
 *
 *     node bench/scaling.mjs [--runs N] [PART...]      parts: sizes, jobs
 *
 * Sizes: pictures of discs (line logic finds them, as it does most real pictures), one picture of
 * each size but ten of the small ones, the shortest of several runs. An exponent of 1 is
 * proportional to the number of cells.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fastest, keep, printer, puzzleOf, randomOf, solve } from './measure.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const wants = (part) => positionals.length === 0 || positionals.includes(part);
const { lines, print } = printer();
const BLACK = [{ rgb: '#ffffff' }, { rgb: '#000000' }];

/**
 * A picture of discs that fill about half of it; their number and relative size are the same for
 * every size.
 */
function discs(size, seed) {
  const random = randomOf(`discs ${seed}`);
  const all = Array.from({ length: 12 }, () => ({
    x: random.next() * size,
    y: random.next() * size,
    r: (0.08 + 0.14 * random.next()) * size,
  }));
  const cells = Uint16Array.from({ length: size * size }, (_, i) => {
    const x = i % size;
    const y = Math.floor(i / size);
    return all.some((disc) => (disc.x - x) ** 2 + (disc.y - y) ** 2 < disc.r ** 2) ? 1 : 0;
  });
  return puzzleOf({ width: size, height: size, cells }, BLACK);
}

/** A picture of noise, 90 % filled. */
function noise(size, seed) {
  const random = randomOf(`noise ${seed}`);
  const cells = Uint16Array.from({ length: size * size }, () => (random.next() < 0.9 ? 1 : 0));
  return puzzleOf({ width: size, height: size, cells }, BLACK);
}

function sizes(name, make) {
  print(`\n| ${name} | puzzles | by lines | CPU ms each | us a cell | exponent | lines settled |`);
  print('|---|---:|---:|---:|---:|---:|---:|');
  let before;
  for (const size of [10, 20, 50, 100, 200, 500, 1000]) {
    const puzzles = Array.from({ length: size <= 100 ? 10 : 2 }, (_, i) => make(size, i));
    // enough repetitions for a measurable time with tiny puzzles
    const times = Math.max(1, Math.round(20_000 / (size * size * puzzles.length)));
    const { ms, value } = fastest(runs, () => {
      let results;
      for (let time = 0; time < times; time++) {
        results = puzzles.map((puzzle) => solve(puzzle, { lineOnly: true }));
      }
      return results;
    });
    const each = ms / times / puzzles.length;
    const cells = size * size;
    const exponent = before === undefined ? '' : formatExponent(before, { each, cells });
    const settled = value.reduce((sum, { stats }) => sum + stats.linesSettled, 0) / value.length;
    const byLines = value.filter(({ lineSolvable }) => lineSolvable).length;
    const figures = [each.toPrecision(3), ((1000 * each) / cells).toPrecision(3), exponent];
    print(
      `| ${[`${size}x${size}`, puzzles.length, byLines, ...figures, settled.toFixed(0)].join(' | ')} |`,
    );
    before = { each, cells };
  }
}

function formatExponent(before, { each, cells }) {
  return (Math.log(each / before.each) / Math.log(cells / before.cells)).toFixed(2);
}

/** Seconds of `nonokit batch` over random 15 x 15 puzzles by number of workers. */
function jobs() {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-scaling-'));
  const file = join(folder, 'in.ndjson');
  const random = randomOf('scaling');
  const clues = (of) => of.map((clue) => clue.map(({ size }) => size));
  const puzzles = Array.from({ length: 100_000 }, (_, i) => {
    const cells = Uint16Array.from({ length: 225 }, () => random.below(2));
    const { rows, columns } = puzzleOf({ width: 15, height: 15, cells }, BLACK);
    return JSON.stringify({
      id: `${i}`,
      width: 15,
      height: 15,
      rows: clues(rows),
      columns: clues(columns),
    });
  });
  writeFileSync(file, `${puzzles.join('\n')}\n`);
  const program = fileURLToPath(new URL('../apps/cli/bin/nonokit.js', import.meta.url));
  const counts = [1, 2, 4, 8, 16].filter((n) => n <= Math.max(2, availableParallelism()));
  const best = new Map();
  for (let run = 0; run < Math.min(3, runs); run++) {
    for (const count of counts) {
      const started = performance.now();
      spawnSync(process.execPath, [program, 'batch', '--jobs', String(count), file], {
        maxBuffer: 1 << 30,
      });
      const seconds = (performance.now() - started) / 1000;
      best.set(count, Math.min(best.get(count) ?? Number.POSITIVE_INFINITY, seconds));
    }
  }
  rmSync(folder, { recursive: true });
  print(`\n| jobs (batch, ${puzzles.length} random 15x15) | wall s, least | puzzles/s | ratio |`);
  print('|---:|---:|---:|---:|');
  for (const [count, seconds] of best) {
    const ratio = ((best.get(1) ?? seconds) / seconds).toFixed(2);
    const figures = [seconds.toFixed(2), Math.round(puzzles.length / seconds), ratio];
    print(`| ${[count, ...figures].join(' | ')} |`);
  }
}

if (wants('sizes')) {
  sizes('discs', discs);
  sizes('noise, 90 % filled', noise);
}
if (wants('jobs')) jobs();
const command = ['node bench/scaling.mjs', ...process.argv.slice(2)].join(' ');
keep(positionals.length === 1 ? `scaling-${positionals[0]}` : 'scaling', command, lines);
