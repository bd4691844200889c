/**
 * Solve the puzzles of a file, in whatever format it is, and print them.
 *
 *     node examples/solve.mjs puzzles/cat.txt
 */
import { readFileSync } from 'node:fs';
import { describeProblem, renderText, solve } from 'nonokit';
import { safeReadPuzzles } from 'nonokit/formats';

const name = process.argv[2] ?? 'puzzles/cat.txt';
const file = safeReadPuzzles(readFileSync(name), { name });
if (!file.ok) throw new Error(describeProblem(file.problem));

for (const puzzle of file.value.puzzles) {
  if (!puzzle.ok) {
    console.error(describeProblem(puzzle.problem));
    continue;
  }
  const { palette, meta } = puzzle.value;
  const result = solve(puzzle.value, { timeoutMs: 10_000 });
  console.log(`${meta.title ?? name}: ${result.status}`);
  if (result.status === 'unique') console.log(renderText(result.solution, palette));
  if (result.status === 'multiple') {
    for (const grid of result.solutions) console.log(renderText(grid, palette));
  }
}
