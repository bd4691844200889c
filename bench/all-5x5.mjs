/**
 * Solves the puzzles of all 33,554,432 pictures of 5 x 5 cells and compares with the known totals:
 * 25,309,575 are the only picture with their clues (OEIS A242876), and line logic finds 24,976,511
 * of them.
 *
 *     npm run build && node bench/all-5x5.mjs
 *
 * Takes less than a minute. Progress goes to standard error.
 */
import { checkMany, keep, MANY_STATUSES, printer, timed } from './measure.mjs';

const UNIQUE = 25_309_575;
const LINE_SOLVABLE = 24_976_511;
const UNIQUE_STATUS = MANY_STATUSES.indexOf('unique');
/** Pictures a call. */
const PART = 2 ** 20;

let unique = 0;
let lineSolvable = 0;
const pictures = new Uint32Array(5 * PART);
const { ms } = timed(() => {
  for (let from = 0; from < 2 ** 25; from += PART) {
    for (let k = 0; k < PART; k++) {
      for (let r = 0; r < 5; r++) pictures[5 * k + r] = ((from + k) >> (5 * r)) & 31;
    }
    const answers = checkMany({ width: 5, height: 5, pictures });
    for (const status of answers.statuses) if (status === UNIQUE_STATUS) unique++;
    for (const one of answers.lineSolvable) lineSolvable += one;
    console.error(`${Math.round((100 * (from + PART)) / 2 ** 25)} %`);
  }
});
const { lines, print } = printer();
print(`unique ${unique}, expected ${UNIQUE}`);
print(`found by line logic ${lineSolvable}, expected ${LINE_SOLVABLE}`);
print(`${(ms / 1000).toFixed(1)} CPU s, ${((1000 * ms) / 2 ** 25).toFixed(2)} us a picture`);
keep('all-5x5', 'node bench/all-5x5.mjs', lines);
process.exitCode = unique === UNIQUE && lineSolvable === LINE_SOLVABLE ? 0 : 1;
