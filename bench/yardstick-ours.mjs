/**
 * One process of `yardstick.mjs`: solves the puzzles of a file, one JSON puzzle a line, and prints
 * as JSON the CPU milliseconds of the first pass over the list (`fresh`), of the fastest of the
 * passes after it (`warm`), and of each puzzle in a pass of its own, and the statuses.
 *
 *     node bench/yardstick-ours.mjs FILE PASSES SEED
 */
import { readFileSync } from 'node:fs';
import { fastest, readPuzzles, solve, timed } from './measure.mjs';

const [file, passes, seed] = process.argv.slice(2);
const puzzles = readFileSync(file, 'utf8').trimEnd().split('\n').map(puzzleOfLine);
const options = { timeoutMs: 60_000, seed: Number(seed) };
const all = () => puzzles.map(solved);
const fresh = timed(all);
const warm = fastest(Number(passes), all);
const each = puzzles.map((puzzle) => timed(() => solved(puzzle)).ms);
console.log(JSON.stringify({ fresh: fresh.ms, warm: warm.ms, each, statuses: fresh.value }));

function solved(puzzle) {
  return solve(puzzle, { ...options, clock: () => performance.now() }).status;
}

function puzzleOfLine(line) {
  const read = readPuzzles(new TextEncoder().encode(line), { from: 'json' });
  const first = read.ok ? read.value.puzzles[0] : undefined;
  if (!first?.ok) throw new Error('a puzzle of the list cannot be read');
  return first.value;
}
