/**
 * Settling one line of a black-and-white puzzle of up to 32 cells, for puzzles by the thousand. A
 * clue is a **clue word**: its leftmost arrangement, bit 0 the first cell, with one blank between
 * blocks. It says the same as the list of sizes and is as short as the line.
 *
 * Lines of up to 8 cells are looked up: a table has a place for each clue and each state of the
 * line, and is filled when it is first asked.
 */
import { coverOf, floodUp, stretchStarts } from './bits';

/** The longest line. */
export const MOST_CELLS: i32 = 32;
/** The most blocks of such a line. */
export const MOST_BLOCKS: i32 = 16;
/** The longest line that is looked up. */
export const MOST_LISTED: i32 = 8;

/** What `settleLine` leaves: cells that may be ink, and cells that may be blank. */
export let mayInk: u32 = 0;
export let mayBlank: u32 = 0;

/** A state that was never asked: no line leaves only its eighth cell possible. */
const NOT_ASKED: u16 = 0x8000;

/** By length: the table, once it is needed. Its rows are clues, its columns states. */
const tables = new StaticArray<StaticArray<u16> | null>(MOST_LISTED + 1);
/** By length and clue word: the row of the table. */
const rowOfWord = new StaticArray<i32>((MOST_LISTED + 1) << MOST_LISTED);
/** By a set of cells: the sum of their powers of three. */
const powers = new StaticArray<i32>(1 << MOST_LISTED);

/**
 * Scratch, by block: its size, where its ink fits, where it may start after the blocks before, and
 * where those may end.
 */
const blocks = new StaticArray<i32>(MOST_BLOCKS + 1);
const fits = new StaticArray<u64>(MOST_BLOCKS + 1);
const starts = new StaticArray<u64>(MOST_BLOCKS + 1);
const reached = new StaticArray<u64>(MOST_BLOCKS + 1);

/** The clue word of a line with such ink. */
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

/** Writes the clue words of a picture, given by its rows: those of rows, then those of columns. */
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

/** Makes the table for lines of a length, unless it is there. */
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
 * Settles a line: `ink` and `blank` are what its cells may be, and what is left of them stands in
 * `mayInk` and `mayBlank` afterwards. Returns false if no arrangement fits.
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

/** As `settle-word.ts`, for one ink. */
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
 * From right to left: where blocks may start before the blocks after them. What both sides allow is
 * possible. This way does not begin with what the first pass found, so that a processor can work on
 * both at once.
 */
function settleBack(word: u32, length: i32, free: u64, count: i32, end: u64): bool {
  const runs2 = free & (free >> 1);
  const runs4 = runs2 & (runs2 >> 2);
  const runs8 = runs4 & (runs4 >> 4);
  const runs16 = runs8 & (runs8 >> 8);
  // nothing moves further than the slack, or than the blanks reach
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
