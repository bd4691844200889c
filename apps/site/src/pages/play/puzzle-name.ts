/** What a puzzle is called before it is solved: its number, or its size. */
import type { BlindPuzzle } from '@nonokit/board';
import type { PlayWords } from '../../words/en/play.js';

export function nameOf({ facts, clues }: BlindPuzzle, words: PlayWords): string {
  return facts.number === undefined
    ? words.size(clues.width, clues.height)
    : words.number(facts.number);
}
