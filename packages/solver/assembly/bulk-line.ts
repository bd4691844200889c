/**
 * Settles one line of a black-and-white puzzle of up to 32 cells, for bulk solving. A clue is a
 * **clue word**: its leftmost arrangement, with the first cell in bit 0 and one blank between
 * blocks. A clue word holds the same information as the list of sizes and is as short as the line.
 *
 * Lines of up to 8 cells are looked up in a table that has an entry for each clue and each state of
 * the line. An entry is computed when it is first needed.
 */
import { coverOf, floodUp, stretchStarts } from './bits';

/** The maximum length of a line. */
export const MOST_CELLS: i32 = 32;
/** The maximum number of blocks in such a line. */
export const MOST_BLOCKS: i32 = 16;
/** The maximum length of a line that is looked up. */
export const MOST_LISTED: i32 = 8;

/** The results of `settleLine`: the cells that may be filled, and the cells that may be blank. */
export let mayInk: u32 = 0;
export let mayBlank: u32 = 0;

/**
 * Marks an entry that is not computed yet. No result has this value, since it would leave cells 1
 * to 7 without a candidate.
 */
const NOT_ASKED: u16 = 0x8000;

/**
 * The table for each line length, or null until it is needed. Its rows are clues, its columns are
 * states.
 */
const tables = new StaticArray<StaticArray<u16> | null>(MOST_LISTED + 1);
/** For each length and clue word, the index of its row in the table. */
const rowOfWord = new StaticArray<i32>((MOST_LISTED + 1) << MOST_LISTED);
/** For each set of cells, the sum of their powers of three. */
const powers = new StaticArray<i32>(1 << MOST_LISTED);

/**
 * Scratch for each block: its size, where its cells fit, where it may start after the blocks before
 * it, and where those blocks may end.
 */
const blocks = new StaticArray<i32>(MOST_BLOCKS + 1);
const fits = new StaticArray<u64>(MOST_BLOCKS + 1);
const starts = new StaticArray<u64>(MOST_BLOCKS + 1);
const reached = new StaticArray<u64>(MOST_BLOCKS + 1);

/** The clue word of a line with these filled cells. */
export function clueWordOf(ink: u32): u32 {
  let word: u32 = 0;
  let at: u32 = 0;
  let rest: u64 = ink;
  while (rest != 0) {
    rest >>= ctz(rest);
    const size = ctz(~rest);
    word |= <u32>((((<u64>1) << size) - 1) << (<u64>at));
    at += <u32>size + 1;
    rest >>= size;
  }
  return word;
}

/**
 * Writes the clue words of a picture, given by its rows: first those of the rows, then those of the
 * columns.
 */
export function writeClueWords(picture: usize, at: usize, height: i32, width: i32): void {
  for (let c = 0; c < width; c++) {
    let ink: u32 = 0;
    for (let r = 0; r < height; r++) ink |= ((load<u32>(picture + 4 * r) >> c) & 1) << r;
    store<u32>(at + 4 * (height + c), clueWordOf(ink));
  }
  for (let r = 0; r < height; r++) {
    store<u32>(at + 4 * r, clueWordOf(load<u32>(picture + 4 * r)));
  }
}

/** Creates the table for a line length, if it does not exist yet. */
export function prepareTable(length: i32): void {
  if (length > MOST_LISTED || tables[length] !== null) return;
  let clues = 0;
  let states = 1;
  for (let k = 0; k < length; k++) states *= 3;
  for (let word: u32 = 0; word < 1 << length; word++) {
    if (clueWordOf(word) == word) rowOfWord[(length << MOST_LISTED) + word] = states * clues++;
  }
  const table = new StaticArray<u16>(states * clues);
  for (let k = 0; k < table.length; k++) table[k] = NOT_ASKED;
  tables[length] = table;
  for (let cells = 1; cells < 1 << MOST_LISTED; cells++) {
    let power = 1;
    for (let k = 31 - clz(cells); k > 0; k--) power *= 3;
    powers[cells] = powers[cells & ~(1 << (31 - clz(cells)))] + power;
  }
}

/**
 * Settles a line whose cells may be filled (`ink`) and blank (`blank`). Writes the remaining
 * candidates to `mayInk` and `mayBlank`. Returns false if no arrangement fits.
 */
export function settleLine(word: u32, length: i32, ink: u32, blank: u32): bool {
  if (length > MOST_LISTED) return settleWord(word, length, ink, blank);
  const table = tables[length]!;
  const state = 2 * powers[ink & blank] + powers[ink & ~blank];
  const at = rowOfWord[(length << MOST_LISTED) + word] + state;
  let entry = table[at];
  if (entry == NOT_ASKED) {
    entry = settleWord(word, length, ink, blank) ? <u16>(mayInk | (mayBlank << 8)) : 0;
    table[at] = entry;
  }
  mayInk = <u32>entry & 255;
  mayBlank = <u32>entry >> 8;
  return entry != 0;
}

/** Does the same as `settle-word.ts`, for one ink. */
function settleWord(word: u32, length: i32, ink: u32, blank: u32): bool {
  const free = <u64>blank;
  const end: u64 = (<u64>1) << (<u64>length);
  let stops = floodUp(1, free);
  reached[0] = stops;
  let count = 0;
  for (let rest: u64 = word; rest != 0; ) {
    const size = <i32>ctz(~rest);
    const from = count == 0 ? stops : (stops & free) << 1;
    const fit = stretchStarts(ink, size);
    const begins = from & fit;
    if (begins == 0) return false;
    blocks[count] = size;
    fits[count] = fit;
    starts[count++] = begins;
    stops = floodUp(begins << (<u64>size), free);
    reached[count] = stops;
    rest >>= <u64>size + 1;
  }
  if ((stops & end) == 0) return false;
  return settleBack(word, length, free, count, end);
}

/**
 * The right-to-left pass: finds where blocks may start before the blocks after them. What both
 * passes allow is possible. This pass does not depend on the results of the first one, so the
 * processor can overlap the two.
 */
function settleBack(word: u32, length: i32, free: u64, count: i32, end: u64): bool {
  const runs2 = free & (free >> 1);
  const runs4 = runs2 & (runs2 >> 2);
  const runs8 = runs4 & (runs4 >> 4);
  const runs16 = runs8 & (runs8 >> 8);
  // no block moves further than the slack or the longest stretch of blanks allows
  const slack = length - 32 + <i32>clz(word);
  const far = slack > 3 && runs4 != 0;
  const farther = slack > 7 && runs8 != 0;
  let inked: u64 = 0;
  let blanks: u64 = 0;
  let begins = end;
  for (let k = count; ; k--) {
    let down = begins;
    down |= (down >> 1) & free;
    down |= (down >> 2) & runs2;
    if (far) {
      down |= (down >> 4) & runs4;
      if (farther) {
        down |= (down >> 8) & runs8;
        down |= (down >> 16) & runs16;
      }
    }
    blanks |= reached[k] & free & (down >> 1);
    if (k == 0) break;
    const size = blocks[k - 1];
    const follow = k == count ? down : (down >> 1) & free;
    begins = fits[k - 1] & (follow >> <u64>size);
    inked |= coverOf(begins & starts[k - 1], size);
  }
  mayInk = <u32>inked;
  mayBlank = <u32>blanks;
  return true;
}
