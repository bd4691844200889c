/**
 * What a technique proves on the line that is looked at. Each is one of `lines/techniques`, on
 * words and without the facts of its sentence: the names, drawings and reasons are there.
 *
 * Findings are scratch: the cells that each fills and makes blank. `tail` is a cell that comes last
 * among its changes, or -1; all others come in their order.
 */
import { countCells, firsts, lasts, lowestCell, MOST_CELLS, sizes, span } from './small-lines.js';
import {
  blocksOfRun,
  findRuns,
  hasNewsBesideRuns,
  haveSize,
  isPending,
  look,
  pushedStart,
  rest,
  runs,
  sizeOfFirst,
  trim,
} from './small-look.js';

const MOST = 4 * MOST_CELLS;

/** The findings, in the order in which they are told. */
export const found = {
  count: 0,
  fills: new Int32Array(MOST),
  clears: new Int32Array(MOST),
  tails: new Int32Array(MOST),
  /** The run of a finding (from is -1 without), and the blocks whose exclusion it rests on. */
  runFroms: new Int32Array(MOST),
  runTos: new Int32Array(MOST),
  rivals: new Int32Array(MOST),
  /** For joining: the index of the right run, and the block; else -1. */
  rightRuns: new Int32Array(MOST),
  joinedBlocks: new Int32Array(MOST),
};

/** Adds a finding, if it proves anything new. Returns its index, or -1. */
export function add(fill: number, clear: number): number {
  if ((fill | clear) === 0) return -1;
  const i = found.count++;
  found.fills[i] = fill;
  found.clears[i] = clear;
  found.tails[i] = -1;
  found.runFroms[i] = -1;
  found.rivals[i] = 0;
  found.joinedBlocks[i] = -1;
  return i;
}

/** Sorts findings without runs: those about most cells first. */
export function sortBySize(): void {
  const { fills, clears } = found;
  for (let i = 1; i < found.count; i++) {
    const fill = fills[i];
    const clear = clears[i];
    const size = countCells(fill | clear);
    let at = i;
    for (; at > 0 && countCells(fills[at - 1] | clears[at - 1]) < size; at--) {
      fills[at] = fills[at - 1];
      clears[at] = clears[at - 1];
    }
    fills[at] = fill;
    clears[at] = clear;
  }
}

/** The set of the blocks of the line that a condition holds for. */
export function blocksWhere(is: (size: number) => boolean): number {
  let set = 0;
  for (let k = 0; k < look.blocks; k++) if (is(sizes[look.at + k])) set |= 1 << k;
  return set;
}

/** The cells that block `k` covers wherever it begins. */
function middleOf(k: number): number {
  return span(lasts[look.at + k], firsts[look.at + k] + sizes[look.at + k] - 1);
}

/** The set that holds only cell `x`, if it may be ink. */
export function inkAt(x: number): number {
  return x < 0 ? 0 : (1 << x) & look.ink;
}

/** The clue leaves no choice. */
export function completeLine(): void {
  if (look.blocks === 0) {
    add(0, look.ink);
    return;
  }
  trim();
  if (rest.last < rest.first) return;
  if (rest.slack > 0) {
    // only as many cells may be filled as the clue fills
    if (countCells(look.ink) === look.total) add(look.ink & look.blank, 0);
    return;
  }
  let filled = 0;
  let end = rest.from;
  for (let k = rest.first; k <= rest.last; k++) {
    const start = pushedStart(k);
    end = start + sizes[look.at + k];
    filled |= span(start, end - 1);
  }
  add(filled & look.blank, span(rest.from, end - 1) & ~filled & look.ink);
}

/** All cells of the clue are filled. */
export function finishedLine(): void {
  add(0, finishedBlanks(look.ink, look.blank));
}

/** The cells that are blank because all cells of the clue are filled; none if they are not. */
export function finishedBlanks(ink: number, blank: number): number {
  if (look.total === 0) return 0;
  const filled = countCells(span(0, look.length - 1) & ~blank);
  return filled === look.total ? ink & blank : 0;
}

/** What blocks cover wherever they begin, if counting promises it. */
export function overlap(): void {
  trim();
  if (!promises()) return;
  for (let k = 0; k < look.blocks; k++) add(middleOf(k) & look.blank, 0);
  sortBySize();
}

/** True if counting alone finds a cell that is not known yet. */
function promises(): boolean {
  for (let k = rest.first; k <= rest.last; k++) {
    const from = pushedStart(k);
    const middle = span(from + rest.slack, from + sizes[look.at + k] - 1);
    if ((middle & ~look.known) !== 0) return true;
  }
  return false;
}

/** Stretches that are shorter than every block that counting allows there. */
export function gapTooSmall(): void {
  if (look.blocks === 0) return;
  trim();
  for (let set = look.ink; set !== 0; ) {
    const from = lowestCell(set);
    const to = from + lowestCell(~(set >>> from)) - 1;
    const gap = span(from, to);
    set &= ~gap;
    const canTell = (gap & look.known) === 0 && ((look.settledInk >>> from) & 1) === 0;
    if (canTell && leastBlockIn(from, to) > to - from + 1) add(0, gap);
  }
  sortBySize();
}

/** The size of the smallest block that counting allows in a stretch; 0 if there is none. */
function leastBlockIn(from: number, to: number): number {
  let least = 0;
  for (let k = rest.first; k <= rest.last; k++) {
    const size = sizes[look.at + k];
    const start = pushedStart(k);
    if (start > to || start + rest.slack + size <= from) continue;
    if (least === 0 || size < least) least = size;
  }
  return least;
}

/** Runs that belong together, and runs that stay apart. */
export function joiningSplitting(): void {
  if (!hasNewsBesideRuns()) return;
  findRuns();
  for (let i = 1; i < runs.count; i++) {
    const at = runs.to[i - 1] + 1;
    const between = span(at, runs.from[i] - 1);
    if (!isPending(at) || (between & ~look.ink) !== 0) continue;
    addJoining(i, between & look.blank);
    if (runs.from[i] === at + 1 && !canJoin(i)) add(0, inkAt(at));
  }
}

/** Adds that runs `i - 1` and `i` are one block, if only one and the same block can hold each. */
function addJoining(i: number, between: number): void {
  const blocks = blocksOfRun(i);
  if (blocks !== blocksOfRun(i - 1) || countCells(blocks) !== 1) return;
  const f = add(between, 0);
  if (f < 0) return;
  found.joinedBlocks[f] = lowestCell(blocks);
  found.rivals[f] = span(0, look.blocks - 1) & ~blocks;
  found.rightRuns[f] = i;
}

/** True if a block can hold both of the runs `i - 1` and `i`. */
function canJoin(i: number): boolean {
  const length = runs.to[i] - runs.from[i - 1] + 1;
  for (let both = blocksOfRun(i - 1) & blocksOfRun(i); both !== 0; both &= both - 1) {
    if (sizeOfFirst(both) >= length) return true;
  }
  return false;
}

/** Runs that are whole blocks. */
export function punctuating(): void {
  if (!hasNewsBesideRuns()) return;
  findRuns();
  for (let i = 0; i < runs.count; i++) {
    const from = runs.from[i];
    const to = runs.to[i];
    if (!isPending(from - 1) && !isPending(to + 1)) continue;
    const size = to - from + 1;
    const blocks = blocksOfRun(i);
    if (blocks === 0 || !haveSize(blocks, size)) continue;
    const f = add(0, inkAt(from - 1) | inkAt(to + 1));
    if (f < 0) continue;
    found.runFroms[f] = from;
    found.runTos[f] = to;
    found.rivals[f] = blocksWhere((other) => other > size);
  }
}

/** What the exact range of each block proves. */
export function forcing(): void {
  for (let k = 0; k < look.blocks; k++) add(middleOf(k) & look.blank, 0);
  sortBySize();
  if (found.count > 0) return;
  let from = 0;
  for (let k = 0; k <= look.blocks; k++) {
    const isEnd = k === look.blocks;
    const to = isEnd ? look.length - 1 : firsts[look.at + k] - 1;
    add(0, span(from, to) & look.ink);
    if (!isEnd) from = lasts[look.at + k] + sizes[look.at + k];
  }
  sortBySize();
}

/** Cells that a block cannot cover, or whose crossing clue has no blocks. */
export function colorLogic(): void {
  if (look.blocks > 0) add(0, look.ink & ~look.crossing);
  let reach = 0;
  for (let k = 0; k < look.blocks; k++) {
    reach |= span(firsts[look.at + k], lasts[look.at + k] + sizes[look.at + k] - 1);
  }
  add(0, look.ink & ~reach);
  sortBySize();
}

/** Everything that the line implies. */
export function wholeLine(): void {
  add(look.blank & ~look.settledBlank, look.ink & ~look.settledInk);
}
