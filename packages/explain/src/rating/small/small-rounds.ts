/** The rounds of a small black-and-white puzzle: `rounds.ts` on words. */
import { type Rounds, roundsOf } from '../rounds.js';
import {
  blanks,
  countCells,
  inks,
  lowestCell,
  MOST_CELLS,
  settledBlanks,
  settledInks,
  settleLine,
} from './small-lines.js';

/** Scratch: the candidates of all lines before the first round. */
const inksBefore = new Int32Array(2 * MOST_CELLS);
const blanksBefore = new Int32Array(2 * MOST_CELLS);
/** Scratch: 1 for lines that have changed since they were settled; the lines with notes. */
const changed = new Uint8Array(2 * MOST_CELLS);
const noted = new Int32Array(2 * MOST_CELLS);

/**
 * Counts the rounds of the puzzle that is loaded, whose lines stay as they are. Undefined if a line
 * has no arrangement.
 */
export function countSmallRounds(height: number, width: number): Rounds | undefined {
  inksBefore.set(inks);
  blanksBefore.set(blanks);
  const rounds = playRounds(height, height + width);
  inks.set(inksBefore);
  blanks.set(blanksBefore);
  return rounds;
}

function playRounds(height: number, lines: number): Rounds | undefined {
  const cells = height * (lines - height);
  let start = (cells - countUnknown(height)) / cells;
  let looks = 0;
  let narrowest = 1;
  changed.fill(1, 0, lines);
  for (let rounds = 0; ; rounds++) {
    const open = countOpen(lines);
    const lively = takeNotes(lines);
    if (lively < 0) return undefined;
    if (lively === 0) return roundsOf({ start, rounds, looks, narrowest }, lines);
    for (let i = 0; i < lively; i++) enterNotes(noted[i], height);
    looks += open;
    narrowest = Math.max(narrowest, open / lively);
    if (rounds === 0) start = (cells - countUnknown(height)) / cells;
  }
}

/**
 * Settles the changed lines and lists those that imply something in `noted`. Returns their number,
 * or -1 if a line has no arrangement.
 */
function takeNotes(lines: number): number {
  let lively = 0;
  for (let l = 0; l < lines; l++) {
    if (changed[l] === 0) continue;
    changed[l] = 0;
    if ((inks[l] & blanks[l]) === 0) continue;
    if (!settleLine(l)) return -1;
    if (settledInks[l] !== inks[l] || settledBlanks[l] !== blanks[l]) noted[lively++] = l;
  }
  return lively;
}

/** Enters what line `l` implies. Lines that cross it there have changed. */
function enterNotes(l: number, height: number): void {
  const noInk = inks[l] & ~settledInks[l];
  const noBlank = blanks[l] & ~settledBlanks[l];
  inks[l] &= settledInks[l];
  blanks[l] &= settledBlanks[l];
  const isRow = l < height;
  const keep = ~(1 << (isRow ? l : l - height));
  for (let rest = noInk | noBlank; rest !== 0; rest &= rest - 1) {
    const at = lowestCell(rest);
    const across = isRow ? height + at : at;
    if (((noInk >>> at) & 1) !== 0) inks[across] &= keep;
    else blanks[across] &= keep;
    changed[across] = 1;
  }
}

function countOpen(lines: number): number {
  let open = 0;
  for (let l = 0; l < lines; l++) if ((inks[l] & blanks[l]) !== 0) open++;
  return open;
}

function countUnknown(height: number): number {
  let unknown = 0;
  for (let r = 0; r < height; r++) unknown += countCells(inks[r] & blanks[r]);
  return unknown;
}
