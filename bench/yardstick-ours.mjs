/**
 * One process of `yardstick.mjs`: solves the puzzles of a file, one JSON puzzle a line, and prints
 * as JSON CPU milliseconds: of the process before the first puzzle (`start`: Node itself, loading
 * `nonokit/solve`, reading the list), of the first pass over the list (`fresh`), of the fastest of
 * the passes after it (`warm`), and of each puzzle in the faster of two more passes; and the
 * statuses.
 *
 *     node bench/yardstick-ours.mjs FILE PASSES SEED
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkPuzzle, orThrow, solve } from '../packages/nonokit/dist/solve.js';
import { timed } from './timing.mjs';

const [file, passes, seed] = process.argv.slice(2);
const puzzles = readFileSync(file, 'utf8').trimEnd().split('\n').map(puzzleOfLine);
const options = { timeoutMs: 60_000, seed: Number(seed) };
const all = () => puzzles.map(solved);
const { user, system } = process.cpuUsage();
const fresh = timed(all);
let warm = Number.POSITIVE_INFINITY;
for (let pass = 0; pass < Number(passes); pass++) {
  // long enough to load the tuned engine, if the searches so far have asked for it
  await sleep(200);
  warm = Math.min(warm, timed(all).ms);
}
// two passes, since the yardstick runs twice
const once = eachOnce();
const again = eachOnce();
const each = once.map((ms, k) => Math.min(ms, again[k]));
const figures = { start: (user + system) / 1000, fresh: fresh.ms, warm, each };
console.log(JSON.stringify({ ...figures, statuses: fresh.value }));

function eachOnce() {
  return puzzles.map((puzzle) => timed(() => solved(puzzle)).ms);
}

function solved(puzzle) {
  return solve(puzzle, { ...options, clock: () => performance.now() }).status;
}

/** Clues and palettes of our JSON are what the library takes; the reader of files stays out. */
function puzzleOfLine(line) {
  const { rows, columns, palette } = JSON.parse(line);
  return orThrow(checkPuzzle({ rows, columns, palette }));
}
