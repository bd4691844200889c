/**
 * The deduction of one look: which findings are reported together, and their changes in order. What
 * `lines/joined.ts` does, on words.
 */
import { finishedBlanks, found } from './small-findings.js';
import { lowestCell, MOST_CELLS, span } from './small-lines.js';
import { countReasons, look, runs } from './small-look.js';

/** As in `lines/joined.ts`. */
const MOST_PARTS = 3;
const MOST_LONG_PARTS = 2;
const MOST_REASONS = 2;

/** The changes of a deduction, in order: places, and whether each becomes ink. */
export const changes = {
  count: 0,
  places: new Int32Array(MOST_CELLS),
  fills: new Uint8Array(MOST_CELLS),
};

/** Scratch: the findings that are reported together. */
const parts = new Int32Array(MOST_PARTS);

/** How a technique's findings are reported. */
export interface Telling {
  /** Findings about different cells are one deduction. */
  readonly together: boolean;
  /** Their sentences are long, so at most two are. */
  readonly long: boolean;
  /** This is the technique that blanks the rest of a line. */
  readonly finishes: boolean;
}

/** Sets `changes` to those of the next deduction; there is at least one finding. */
export function joinFindings({ together, long, finishes }: Telling): void {
  parts[0] = 0;
  const most = long ? MOST_LONG_PARTS : MOST_PARTS;
  const count = together && found.count > 1 ? chooseParts(most) : 1;
  sortParts(count);
  changes.count = 0;
  let fill = 0;
  let clear = 0;
  for (let i = 0; i < count; i++) {
    const f = parts[i];
    fill |= found.fills[f];
    clear |= found.clears[f];
    addChanges(found.fills[f], found.clears[f], found.tails[f]);
  }
  if (finishes || count === MOST_PARTS) return;
  addChanges(0, finishedBlanks(look.ink & ~clear, look.blank & ~fill), -1);
}

/**
 * Chooses the first findings that conclude nothing about the cells of those before them, as long as
 * the reasons fit into a sentence. Returns their number.
 */
function chooseParts(most: number): number {
  let count = 0;
  let taken = 0;
  let reasons = 0;
  for (let f = 0; f < found.count && count < most; f++) {
    const cells = found.fills[f] | found.clears[f];
    if ((cells & taken) !== 0) continue;
    reasons += reasonsOf(f, count);
    if (count > 0 && reasons > MOST_REASONS) break;
    parts[count++] = f;
    taken |= cells;
  }
  return count;
}

/** The number of reasons in the sentence of a finding; they are told once for each run. */
function reasonsOf(f: number, before: number): number {
  const rivals = found.rivals[f];
  if (rivals === 0) return 0;
  const from = found.runFroms[f];
  if (from < 0) {
    const right = found.rightRuns[f];
    return countReasons(rivals, found.joinedBlocks[f], runAt(right - 1), runAt(right));
  }
  for (let i = 0; i < before; i++) if (found.runFroms[parts[i]] === from) return 0;
  const run = { from, to: found.runTos[f] };
  return countReasons(rivals, look.blocks, run, run);
}

function runAt(i: number): { from: number; to: number } {
  return { from: runs.from[i], to: runs.to[i] };
}

/** Sorts the parts by their first changes. */
function sortParts(count: number): void {
  for (let i = 1; i < count; i++) {
    const f = parts[i];
    let at = i;
    for (; at > 0 && firstChange(parts[at - 1]) > firstChange(f); at--) parts[at] = parts[at - 1];
    parts[at] = f;
  }
}

function firstChange(f: number): number {
  const tail = found.tails[f];
  const cells = withoutTail(found.fills[f] | found.clears[f], tail);
  return cells === 0 ? tail : lowestCell(cells);
}

function withoutTail(cells: number, tail: number): number {
  return tail < 0 ? cells : cells & ~span(tail, tail);
}

/** Adds changes in the order of their cells, but that of cell `tail` last. */
function addChanges(fill: number, clear: number, tail: number): void {
  for (let rest = withoutTail(fill | clear, tail); rest !== 0; rest &= rest - 1) {
    addChange(lowestCell(rest), fill);
  }
  if (tail >= 0) addChange(tail, fill);
}

function addChange(at: number, fill: number): void {
  const i = changes.count++;
  changes.places[i] = at;
  changes.fills[i] = (fill >>> at) & 1;
}
