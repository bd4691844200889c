/**
 * How many pictures of n x n cells are the only one with their clues, and how many does line logic
 * find? Every puzzle is solved; the totals are known (those of unique pictures as OEIS A242876).
 *
 *     node examples/count-pictures.mjs 4        65,536 pictures, a second
 *     node examples/count-pictures.mjs 5        33,554,432 pictures, minutes
 */
import { BLACK_ON_WHITE, puzzleOf, solve } from 'nonokit';

const UNIQUE = [1, 2, 14, 384, 52_362, 25_309_575];
const BY_LINES = { 4: 51_234, 5: 24_976_511 };

const size = Number(process.argv[2] ?? 4);
const cells = new Uint16Array(size * size);
const pictures = 2 ** cells.length;
const started = performance.now();
let unique = 0;
let byLines = 0;
for (let picture = 0; picture < pictures; picture++) {
  for (let cell = 0; cell < cells.length; cell++) cells[cell] = (picture >> cell) & 1;
  const result = solve(puzzleOf({ width: size, height: size, cells }, BLACK_ON_WHITE));
  if (result.status !== 'unique') continue;
  unique++;
  if (result.lineSolvable) byLines++;
}
const seconds = (performance.now() - started) / 1000;
console.log(`${pictures} pictures, ${unique} unique, ${byLines} of them found line by line`);
console.log(`${seconds.toFixed(1)} s, ${((1e6 * seconds) / pictures).toFixed(1)} us a picture`);
const expected = [UNIQUE[size], BY_LINES[size] ?? byLines];
if (unique !== expected[0] || byLines !== expected[1]) throw new Error(`expected ${expected}`);
