/** Reaches of blocks on words: `unreachable` and `mercury` of `lines/techniques`. */
import { add, sortBySize } from './small-findings.js';
import { countCells, lowestCell, MOST_BLOCKS, sizes, span } from './small-lines.js';
import { blocksOfRun, findRuns, look, pushedStart, rest, runs, trim } from './small-look.js';

/** Scratch: the reach of each block of the rest. */
const froms = new Int32Array(MOST_BLOCKS);
const tos = new Int32Array(MOST_BLOCKS);

/** The cells at the ends of the rest from which mercury pushes the outermost blocks away. */
const ends = { head: 0, tail: 0 };

/** Sets `ends`; the rest and the runs are known. */
function findEnds(): void {
  ends.head = 0;
  ends.tail = 0;
  let head = -1;
  let tail = -1;
  for (let i = 0; i < runs.count; i++) {
    if (runs.from[i] < rest.from || runs.to[i] > rest.to) continue;
    if (head < 0) head = i;
    tail = i;
  }
  if (head < 0) return;
  const headSize = sizes[look.at + rest.first];
  if (runs.from[head] - rest.from === headSize) {
    ends.head = span(rest.from, runs.to[head] - headSize);
  }
  const tailSize = sizes[look.at + rest.last];
  if (rest.to - runs.to[tail] === tailSize) {
    ends.tail = span(runs.from[tail] + tailSize, rest.to);
  }
}

/** Finds the cells at an edge from which the outermost block is pushed away. */
export function mercury(): void {
  trim();
  if (rest.last < rest.first) return;
  findRuns();
  findEnds();
  add(0, ends.head & look.ink);
  add(0, ends.tail & look.ink);
}

/** Finds the blanks out of every block's reach. */
export function unreachable(): void {
  trim();
  if (rest.last < rest.first) return;
  findRuns();
  findEnds();
  findReaches();
  const free = look.ink & ~(ends.head | ends.tail);
  const count = rest.last - rest.first + 1;
  if (count === 1) {
    add(0, free & (span(rest.from, froms[0] - 1) | span(tos[0] + 1, rest.to)));
    return;
  }
  for (let i = 0; i <= count; i++) {
    const from = i === 0 ? rest.from : tos[i - 1] + 1;
    const to = i === count ? rest.to : froms[i] - 1;
    add(0, free & span(from, to));
  }
  sortBySize();
}

/** Finds how far counting, and runs that only one block can hold, let each block reach. */
function findReaches(): void {
  for (let k = rest.first; k <= rest.last; k++) {
    const reach = sizes[look.at + k] - 1;
    const from = pushedStart(k);
    froms[k - rest.first] = from;
    tos[k - rest.first] = from + rest.slack + reach;
  }
  for (let i = 0; i < runs.count; i++) {
    if (runs.from[i] < rest.from || runs.to[i] > rest.to) continue;
    const blocks = blocksOfRun(i);
    if (countCells(blocks) !== 1) continue;
    const k = lowestCell(blocks);
    if (k < rest.first || k > rest.last) continue;
    const reach = sizes[look.at + k] - 1;
    const place = k - rest.first;
    froms[place] = Math.max(froms[place], runs.to[i] - reach);
    tos[place] = Math.min(tos[place], runs.from[i] + reach);
  }
}
