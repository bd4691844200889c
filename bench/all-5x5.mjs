/**
 * Solves the puzzles of all 33,554,432 pictures of 5 x 5 cells and compares with the known totals:
 * 25,309,575 are the only picture with their clues (OEIS A242876), and line logic finds 24,976,511
 * of them.
 *
 *     npm run build && node bench/all-5x5.mjs
 *
 * Takes some minutes. Progress goes to standard error.
 */
import { keep, printer, puzzleOf, solve, timed } from './measure.mjs';

const UNIQUE = 25_309_575;
const LINE_SOLVABLE = 24_976_511;
const PALETTE = [{ rgb: '#ffffff' }, { rgb: '#000000' }];

let unique = 0;
let lineSolvable = 0;
const cells = new Uint16Array(25);
const { ms } = timed(() => {
  for (let code = 0; code < 2 ** 25; code++) {
    for (let i = 0; i < 25; i++) cells[i] = (code >> i) & 1;
    const result = solve(puzzleOf({ width: 5, height: 5, cells }, PALETTE));
    if (result.status === 'unique') unique++;
    if (result.lineSolvable) lineSolvable++;
    if ((code & 0xfffff) === 0) console.error(`${Math.round((100 * code) / 2 ** 25)} %`);
  }
});
const { lines, print } = printer();
print(`unique ${unique}, expected ${UNIQUE}`);
print(`found by line logic ${lineSolvable}, expected ${LINE_SOLVABLE}`);
print(`${(ms / 1000).toFixed(0)} CPU s, ${((1000 * ms) / 2 ** 25).toFixed(1)} us a picture`);
keep('all-5x5', 'node bench/all-5x5.mjs', lines);
process.exitCode = unique === UNIQUE && lineSolvable === LINE_SOLVABLE ? 0 : 1;
