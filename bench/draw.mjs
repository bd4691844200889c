/**
 * Drawing: the film of a 40x40 as GIF, a booklet of 100 puzzles as PDF, sheets as PNG; time and
 * size.
 *
 * Each line is a process of its own, as a user starts it, including reading, solving and writing.
 * Its CPU time counts all threads, background compilation and Node's start; the shortest of three
 * runs.
 *
 *     npm run build && node bench/draw.mjs
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keep, printer, puzzleOf, randomOf, safeWritePuzzle } from './measure.mjs';

const PROGRAM = fileURLToPath(new URL('../apps/cli/bin/nonokit.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nonokit-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const BLACK = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
const INKS = [...BLACK, { rgb: '#d7263d' }, { rgb: '#f7c948' }, { rgb: '#1b998b' }];

/** A picture of overlapping discs, which resembles real puzzles more than noise does. */
function discs(width, height, palette, seed) {
  const random = randomOf(seed);
  const all = Array.from({ length: 14 }, () => ({
    x: random.below(width),
    y: random.below(height),
    size: 2 + random.below(width >> 2),
    color: random.below(palette.length),
  }));
  const cells = Uint16Array.from({ length: width * height }, (_, k) => {
    const x = k % width;
    const y = Math.floor(k / width);
    const over = all.filter((disc) => (disc.x - x) ** 2 + (disc.y - y) ** 2 < disc.size ** 2);
    return over.at(-1)?.color ?? 0;
  });
  return puzzleOf({ width, height, cells }, palette, { title: `Discs ${seed}` });
}

function save(name, puzzle) {
  const file = join(folder, name);
  const { goal: _, ...clues } = puzzle;
  const written = safeWritePuzzle(clues, 'json');
  if (!written.ok) throw new Error(written.problem.message);
  writeFileSync(file, written.value);
  return file;
}

const black = save('black.json', discs(40, 40, BLACK, 'black'));
const colored = save('colored.json', discs(40, 40, INKS, 'colored'));
const large = save('large.json', discs(200, 200, BLACK, 'large'));
const hundred = Array.from({ length: 100 }, (_, k) =>
  save(`${k}.json`, discs(15 + (k % 16), 15 + (k % 11), k % 2 === 0 ? BLACK : INKS, `${k}`)),
);

const { lines, print } = printer();
print('| what | file | CPU ms, least of 3 | ms, least of 3 | KB |');
print('|---|---|---:|---:|---:|');
report('film of a 40x40, line by line', 'lines.gif', [black]);
report('film of a 40x40 in four colours, line by line', 'colored.gif', [colored]);
report('film of a 40x40, pass by pass', 'passes.gif', [black, '--frames', 'passes']);
report('film of a 40x40 that explains', 'steps.gif', [black, '--frames', 'steps']);
report('film of a 40x40 in four colours that explains', 'steps-colored.gif', [
  colored,
  '--frames',
  'steps',
]);
report('booklet of 100 puzzles with solutions', 'booklet.pdf', hundred);
report('the same, four a page', 'four.pdf', [...hundred, '--per-page', '4']);
report('200x200, cut', 'large.pdf', [large]);
report('sheet and solution of a 40x40', 'sheet.png', [colored, '--what', 'both']);
report('sheet of a 200x200', 'large.png', [large]);
keep('draw', 'node bench/draw.mjs', lines);

/** Draws three times and prints a line. */
function report(what, name, args) {
  const out = join(folder, name);
  const runs = [1, 2, 3].map(() => measureTimes([...args, '-o', out, '--force']));
  const [cpu, all] = ['cpu', 'all'].map((kind) => Math.min(...runs.map((run) => run[kind])));
  const kilobytes = Math.round(statSync(out).size / 1000);
  print(`| ${what} | ${name.slice(name.lastIndexOf('.'))} | ${cpu} | ${all} | ${kilobytes} |`);
}

/**
 * CPU and wall milliseconds of a process that draws. The shell's `times` adds up the times of its
 * children.
 */
function measureTimes(args) {
  const script = '"$@"; status=$?; times; exit $status';
  const command = [process.execPath, PROGRAM, 'draw', '--quiet', ...args];
  const start = performance.now();
  const { stdout, status } = spawnSync('sh', ['-c', script, 'sh', ...command], {
    encoding: 'utf8',
  });
  const all = Math.round(performance.now() - start);
  if (status !== 0) throw new Error(`draw ended with status ${status}`);
  const [, children = ''] = stdout.trim().split('\n');
  const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => 60 * m + Number(s));
  return { cpu: Math.round(1000 * seconds.reduce((sum, part) => sum + part, 0)), all };
}
