/**
 * Ranks all pictures of n x n cells that stay the same when they are mirrored and turned, by how
 * hard their puzzles are: 1,023 of 7 x 7.
 *
 *     node examples/rank-symmetric.mjs 7
 */
import { puzzleOf, safeRateMany } from 'nonokit';

const size = Number(process.argv[2] ?? 7);

/** Cells that are equal in a symmetric picture have the same distances from the edges. */
function orbitOf(row, column) {
  const edges = [Math.min(row, size - 1 - row), Math.min(column, size - 1 - column)];
  return edges.sort((a, b) => a - b).join();
}

const places = Array.from({ length: size }, (_, k) => k);
const orbits = [...new Set(places.flatMap((row) => places.map((column) => orbitOf(row, column))))];
const pictures = Array.from({ length: 2 ** orbits.length - 1 }, (_, k) => {
  const isFilled = (row, column) => ((k + 1) >> orbits.indexOf(orbitOf(row, column))) & 1;
  return places.map((row) => places.map((column) => '.#'[isFilled(row, column)]).join(''));
});

const ratings = safeRateMany(pictures.map((rows) => puzzleOf(rows)));
const ranked = pictures
  .flatMap((rows, k) => (ratings[k].ok ? [{ rows, difficulty: ratings[k].value }] : []))
  .sort((a, b) => b.difficulty.score - a.difficulty.score);
console.log(`${pictures.length} pictures, ${ranked.length} with one solution; the hardest:`);
for (const { rows, difficulty } of ranked.slice(0, 3)) {
  console.log(`\n${difficulty.label} ${difficulty.score}\n${rows.join('\n')}`);
}
