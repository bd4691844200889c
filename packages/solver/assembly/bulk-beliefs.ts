/**
 * Beliefs about small puzzles: how likely each open cell of level 0 is to be filled. See
 * `src/small-beliefs.ts`.
 */
import { MOST_BLOCKS, MOST_CELLS } from './bulk-line';
import {
  clueWordAt,
  columnBlankOf,
  columnInkOf,
  blankOf,
  height,
  inkOf,
  openCells,
  width,
} from './bulk-state';

/** The least change of a message, as a share of it, after which its reader is weighed again. */
const CHANGE: f64 = 0.05;

/** Messages are at most this far from certain. */
const MOST_ODDS: f64 = 1e6;

/** The least share of the weight of a line that the arrangements with one value of a cell get. */
const TINY: f64 = 1e-12;

/** The number of classes of certainty: eight for each doubling of the odds, up to 10^12. */
const CLASSES: i32 = 320;

/** The odds that a cell is filled, as its column tells its row, and as its row tells its column. */
const toRow = new StaticArray<f64>(MOST_CELLS * MOST_CELLS);
const toColumn = new StaticArray<f64>(MOST_CELLS * MOST_CELLS);

/** The open cells, the most certain ones first, and the first place of each class. */
const ranked = new StaticArray<i32>(MOST_CELLS * MOST_CELLS);
const places = new StaticArray<i32>(CLASSES);

/** Scratch for each cell of a line: its odds, 1 if it may be blank, the change of the weight. */
const odds = new StaticArray<f64>(MOST_CELLS);
const free = new StaticArray<f64>(MOST_CELLS);
const changes = new StaticArray<f64>(MOST_CELLS + 1);
/** Scratch for each block and offset: the weight of its cells, and of everything up to its end. */
const bodies = new StaticArray<f64>(MOST_BLOCKS * MOST_CELLS);
const before = new StaticArray<f64>(MOST_BLOCKS * MOST_CELLS);
/** Scratch for each offset of one block: the weight of everything after it. */
const after = new StaticArray<f64>(MOST_CELLS + 1);

/** The lines that must be weighed. */
let dueRows: u32 = 0;
let dueColumns: u32 = 0;

/** Propagates beliefs from messages of even odds, or from the messages of the last call. */
export function believe(isFirst: bool, sweeps: i32): void {
  dueRows = 0;
  dueColumns = 0;
  for (let r = 0; r < height; r++) {
    const open = openCells(0, r);
    if (open != 0) dueRows |= (<u32>1) << r;
    dueColumns |= open;
    for (let rest = isFirst ? open : 0; rest != 0; rest &= rest - 1) {
      toRow[r * MOST_CELLS + <i32>ctz(rest)] = 1;
      toColumn[r * MOST_CELLS + <i32>ctz(rest)] = 1;
    }
  }
  for (let sweep = 0; sweep < sweeps && (dueRows | dueColumns) != 0; sweep++) {
    const rows = dueRows;
    dueRows = 0;
    for (let rest = rows; rest != 0; rest &= rest - 1) dueColumns |= tellColumns(<i32>ctz(rest));
    const columns = dueColumns;
    dueColumns = 0;
    for (let rest = columns; rest != 0; rest &= rest - 1) dueRows |= tellRows(<i32>ctz(rest));
  }
  rankCells();
}

/** Whether a cell that was open is more likely filled. */
export function isLikelyInk(cell: i32): bool {
  return toRow[cell] * toColumn[cell] >= 1;
}

/** The cells that were open, the most certain ones first. */
export function rankedCell(k: i32): i32 {
  return ranked[k];
}

/** Sorts the open cells by class; cells of one class stay in the order of rows. */
function rankCells(): void {
  for (let k = 0; k < CLASSES; k++) places[k] = 0;
  for (let r = 0; r < height; r++) {
    for (let rest = openCells(0, r); rest != 0; rest &= rest - 1) {
      places[classOf(r * MOST_CELLS + <i32>ctz(rest))]++;
    }
  }
  let place = 0;
  for (let k = CLASSES - 1; k >= 0; k--) {
    const cells = places[k];
    places[k] = place;
    place += cells;
  }
  for (let r = 0; r < height; r++) {
    for (let rest = openCells(0, r); rest != 0; rest &= rest - 1) {
      const cell = r * MOST_CELLS + <i32>ctz(rest);
      const k = classOf(cell);
      ranked[places[k]] = cell;
      places[k]++;
    }
  }
}

/** The class of certainty of a cell: exponent and first three bits of its odds, or of 1 / odds. */
function classOf(cell: i32): i32 {
  const belief = toRow[cell] * toColumn[cell];
  const certainty = belief >= 1 ? belief : 1 / belief;
  return <i32>(reinterpret<u64>(certainty) >> 49) - (1023 << 3);
}

/** Weighs a row. Returns the columns whose messages have changed. */
function tellColumns(r: i32): u32 {
  const ink = inkOf(0, r);
  const blank = blankOf(0, r);
  const first = changetype<usize>(toRow) + <usize>(8 * MOST_CELLS * r);
  listen(ink, blank, width, first, 8);
  const total = weighLine(clueWordAt(r), width);
  const answers = changetype<usize>(toColumn) + <usize>(8 * MOST_CELLS * r);
  return answer(ink & blank, total, answers, 8);
}

/** Weighs a column. Returns the rows whose messages have changed. */
function tellRows(c: i32): u32 {
  const ink = columnInkOf(0, c);
  const blank = columnBlankOf(0, c);
  listen(ink, blank, height, changetype<usize>(toColumn) + <usize>(8 * c), 8 * MOST_CELLS);
  const total = weighLine(clueWordAt(height + c), height);
  return answer(ink & blank, total, changetype<usize>(toRow) + <usize>(8 * c), 8 * MOST_CELLS);
}

/** Reads the odds of a line's cells. The messages are `stride` bytes apart. */
function listen(ink: u32, blank: u32, length: i32, messages: usize, stride: usize): void {
  for (let x = 0, at = messages; x < length; x++, at += stride) {
    const mayInk = (ink >> x) & 1;
    const mayBlank = (blank >> x) & 1;
    odds[x] = (mayInk & mayBlank) != 0 ? load<f64>(at) : <f64>mayInk;
    free[x] = <f64>mayBlank;
    changes[x] = 0;
  }
  changes[length] = 0;
}

/** Writes new messages about the open cells. Returns those that have changed. */
function answer(open: u32, total: f64, messages: usize, stride: usize): u32 {
  let changed: u32 = 0;
  let inked: f64 = 0;
  const least = TINY * total;
  let x = 0;
  let at = messages;
  for (let rest = open; rest != 0; rest >>= 1, x++, at += stride) {
    inked += changes[x];
    if ((rest & 1) == 0) continue;
    const message = max(inked, least) / (max(total - inked, least) * odds[x]);
    const bounded = min(max(message, 1 / MOST_ODDS), MOST_ODDS);
    if (abs(bounded - load<f64>(at)) > CHANGE * bounded) changed |= (<u32>1) << x;
    store<f64>(at, bounded);
  }
  return changed;
}

/**
 * Weighs the arrangements of a line. Writes to `changes` by how much the weight of the arrangements
 * that fill a cell differs from that of the cell before, and returns the weight of all.
 */
function weighLine(word: u32, length: i32): f64 {
  // a block has `offsets` starts, from its leftmost one on
  const offsets = (<usize>(length - 31 + <i32>clz(word))) << 3;
  const count = goForward(word, offsets);
  return goBack(word, offsets, count);
}

/** Computes `bodies` and `before`. Returns the number of blocks. */
function goForward(word: u32, offsets: usize): i32 {
  const toFree = changetype<usize>(free) - changetype<usize>(odds);
  let start = changetype<usize>(odds);
  let body = changetype<usize>(bodies);
  let up = changetype<usize>(before);
  let count = 0;
  for (let rest: u64 = word; rest != 0; count++) {
    const size = <usize>ctz(~rest);
    weighBodies(start, size, offsets, body);
    // the weight of everything before the block
    let run: f64 = 1;
    if (count == 0) {
      store<f64>(up, load<f64>(body));
      for (let d: usize = 8; d < offsets; d += 8) {
        run *= load<f64>(start + toFree + d - 8);
        store<f64>(up + d, run * load<f64>(body + d));
      }
    } else {
      run = 0;
      for (let d: usize = 0; d < offsets; d += 8) {
        run = (load<f64>(up - offsets + d) + run) * load<f64>(start + toFree + d - 8);
        store<f64>(up + d, run * load<f64>(body + d));
      }
    }
    up += offsets;
    body += offsets;
    start += (size + 1) << 3;
    rest >>= <u64>size + 1;
  }
  return count;
}

/** Multiplies the odds of the cells of a block, for each of its starts. */
function weighBodies(start: usize, size: usize, offsets: usize, body: usize): void {
  const last = (size - 1) << 3;
  for (let d: usize = 0; d < offsets; d += 8) {
    let weight = load<f64>(start + d);
    for (let x: usize = 8; x <= last; x += 8) weight *= load<f64>(start + d + x);
    store<f64>(body + d, weight);
  }
}

/** Goes through the blocks from the last one, and sums up the weights. */
function goBack(word: u32, offsets: usize, count: i32): f64 {
  const down = changetype<usize>(after);
  let end = 32 - <i32>clz(word);
  let weight: f64 = 1;
  store<f64>(down + offsets - 8, weight);
  for (let d = offsets - 8; d != 0; ) {
    d -= 8;
    weight *= load<f64>(changetype<usize>(free) + ((<usize>end) << 3) + d);
    store<f64>(down + d, weight);
  }
  let up = changetype<usize>(before) + <usize>count * offsets;
  let body = changetype<usize>(bodies) + <usize>count * offsets;
  let total: f64 = 0;
  for (let k = count; k > 0; k--) {
    up -= offsets;
    body -= offsets;
    const begin = 32 - <i32>clz(~word & <u32>(((<u64>1) << end) - 1));
    total = addChanges(begin, end - begin, offsets, up);
    if (k > 1) goBefore(begin, offsets, body);
    end = begin - 1;
  }
  return total;
}

/** Adds the weights of the starts of a block to `changes`. Returns their sum. */
function addChanges(begin: i32, size: i32, offsets: usize, up: usize): f64 {
  const down = changetype<usize>(after);
  const first = changetype<usize>(changes) + ((<usize>begin) << 3);
  const end = first + ((<usize>size) << 3);
  let total: f64 = 0;
  for (let d: usize = 0; d < offsets; d += 8) {
    const weight = load<f64>(up + d) * load<f64>(down + d);
    total += weight;
    store<f64>(first + d, load<f64>(first + d) + weight);
    store<f64>(end + d, load<f64>(end + d) - weight);
  }
  return total;
}

/** Turns the weight of everything after a block into that of everything after the block before. */
function goBefore(begin: i32, offsets: usize, body: usize): void {
  const down = changetype<usize>(after);
  const cell = changetype<usize>(free) + ((<usize>begin) << 3);
  let weight: f64 = 0;
  for (let d = offsets; d != 0; ) {
    d -= 8;
    weight = weight * load<f64>(cell + d) + load<f64>(body + d) * load<f64>(down + d);
    store<f64>(down + d, load<f64>(cell + d - 8) * weight);
  }
}
