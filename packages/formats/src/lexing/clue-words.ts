/** Clues as words: the rules about numbers and zeros that the line-based text formats share. */
import { type Block, bad, type Clue, good, type Result } from '@nonokit/core';
import { lexingTooManyBlocks, lexingZeroInClue } from '../words/en/lexing.js';
import { aBlock } from '../words/en/things.js';
import { parseNumber, type Word } from './cursor.js';

/** Reads a block from a word; size 0 means "no block" and is allowed only alone. */
export type BlockReader = (word: Word) => Result<Block>;

/**
 * The clue from the words of one line. No word and a lone `0` both mean the empty clue. More blocks
 * than the line has cells (`length`) are a problem, placed at the first excess block.
 */
export function clueOfWords(
  words: Iterable<Word>,
  length: number,
  readBlock: BlockReader,
): Result<Clue> {
  const clue: Block[] = [];
  let count = 0;
  let zero: Word | undefined;
  for (const word of words) {
    const block = readBlock(word);
    if (!block.ok) return block;
    count++;
    if (block.value.size === 0) zero ??= word;
    else if (clue.length === length) return tooManyBlocks(word, length);
    else clue.push(block.value);
    if (zero !== undefined && count > 1) {
      return bad(lexingZeroInClue, {}, zero.place);
    }
  }
  return good(clue);
}

/** The problem for a clue with more blocks than its line has cells. */
export function tooManyBlocks({ place }: Word, length: number): Result<never> {
  return bad(lexingTooManyBlocks, { length }, place);
}

/** Reads a bare number as a block of the only ink. */
export function blackBlock(word: Word): Result<Block> {
  const size = parseNumber(word, aBlock);
  return size.ok ? good({ size: size.value, color: 1 }) : size;
}

/** Reads the clue on `line`, for a row or column of `length` cells. */
export type ClueReader = (line: Word, length: number) => Result<Clue>;

/** The clues of many lines of `length` cells, or the first problem among them. */
export function cluesOfLines(
  lines: readonly Word[],
  length: number,
  readClue: ClueReader,
): Result<Clue[]> {
  const clues: Clue[] = [];
  for (const line of lines) {
    const clue = readClue(line, length);
    if (!clue.ok) return clue;
    clues.push(clue.value);
  }
  return good(clues);
}
