/**
 * Clues written as words: the rules that the line-based text formats share about numbers and zeros.
 */
import { type Block, bad, type Clue, good, type Result } from '@nonokit/core';
import { numberOf, type Word } from './cursor.js';

/** A block as it is written; size 0 says "no block" and is allowed only alone. */
export type BlockReader = (word: Word) => Result<Block>;

/** The clue of one line's words. No word and a lone `0` are both the empty clue. */
export function clueOfWords(words: readonly Word[], readBlock: BlockReader): Result<Clue> {
  const clue: Block[] = [];
  for (const word of words) {
    const block = readBlock(word);
    if (!block.ok) return block;
    if (block.value.size > 0) clue.push(block.value);
    else if (words.length > 1) {
      const found = `a 0 among the ${words.length} numbers of a clue`;
      return bad('bad-zero', `${found}, expected 0 alone or blocks of at least 1 cell`, word.place);
    }
  }
  return good(clue);
}

/** A bare number: a block of the only ink. */
export function blackBlock(word: Word): Result<Block> {
  const size = numberOf(word, 'a block');
  return size.ok ? good({ size: size.value, color: 1 }) : size;
}

/** The clues of many lines, or the first problem among them. */
export function cluesOfLines(
  lines: readonly Word[],
  readLine: (line: Word) => Result<Clue>,
): Result<Clue[]> {
  const clues: Clue[] = [];
  for (const line of lines) {
    const clue = readLine(line);
    if (!clue.ok) return clue;
    clues.push(clue.value);
  }
  return good(clues);
}
