/**
 * Clues of black-and-white lines of up to 32 cells, as numbers. A **clue word** is the leftmost
 * arrangement of a clue: bit 0 is the first cell, and blocks are separated by one blank. So `2 1`
 * is `##.#`, which is 1011 in binary, or 11.
 */
import { BLANK, type Clue, type Puzzle } from '@nonokit/core';

/** Maximum length of a line that a word can hold. */
export const MOST_CELLS = 32;

/** The clue word of a line, given as the set of its filled cells. */
export function clueWordOf(ink: number): number {
  let word = 0;
  let at = 0;
  let rest = ink >>> 0;
  while (rest !== 0) {
    rest >>>= trailingZeros(rest);
    const size = trailingZeros(~rest);
    word |= blockAt(size, at);
    at += size + 1;
    rest = size === MOST_CELLS ? 0 : rest >>> size;
  }
  return word >>> 0;
}

/**
 * The clue words of a puzzle: rows from the top, then columns from the left. Undefined if words
 * cannot represent it: a side above 32 cells, several inks, or a clue that is too long for its
 * line.
 */
export function clueWordsOf(puzzle: Puzzle): Uint32Array | undefined {
  const { width, height, rows, columns } = puzzle;
  if (width > MOST_CELLS || height > MOST_CELLS || puzzle.palette.length > 2) return undefined;
  const words = new Uint32Array(height + width);
  for (let l = 0; l < words.length; l++) {
    const isRow = l < height;
    const word = packWord((isRow ? rows[l] : columns[l - height]) ?? [], isRow ? width : height);
    if (word === undefined) return undefined;
    words[l] = word;
  }
  return words;
}

/** The clue that a word stands for, in palette index 1. */
export function clueOfWord(word: number): Clue {
  const clue: { size: number; color: number }[] = [];
  for (let rest = word >>> 0; rest !== 0; ) {
    const size = trailingZeros(~rest);
    clue.push({ size, color: BLANK + 1 });
    rest = size >= MOST_CELLS - 1 ? 0 : rest >>> (size + 1);
  }
  return clue;
}

/** Whether a number is the clue word of a line of this length. */
export function isClueWord(word: number, length: number): boolean {
  if (word === 0) return true;
  const top = 31 - Math.clz32(word);
  const blanks = ~word & ((1 << top) - 1);
  return top < length && (word & 1) === 1 && (blanks & (blanks >>> 1)) === 0;
}

/** The clue word of a clue, or undefined if it needs more than `length` cells. */
export function packWord(clue: Clue, length: number): number | undefined {
  let word = 0;
  let at = 0;
  for (const { size } of clue) {
    if (at + size > length) return undefined;
    word |= blockAt(size, at);
    at += size + 1;
  }
  return word >>> 0;
}

/** A block of `size` cells from bit `at` on. */
function blockAt(size: number, at: number): number {
  return size === MOST_CELLS ? -1 : ((1 << size) - 1) << at;
}

/** The number of zeros below the lowest one of 32 bits; 32 if there is none. */
function trailingZeros(bits: number): number {
  return bits === 0 ? MOST_CELLS : 31 - Math.clz32(bits & -bits);
}
