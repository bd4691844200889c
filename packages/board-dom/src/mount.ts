/** A board in any language. */
import type { Clues } from '@nonokit/board';
import type { Puzzle } from '@nonokit/core';
import { mountBoard } from './mount-board.js';
import type { BoardHandle, BoardOptions } from './options.js';
import { boardWords } from './words/table.js';

/**
 * Puts a board into an element, and makes it as large as the element. The element needs a height of
 * its own. Throws RangeError if a record does not fit the puzzle.
 */
export function mount(
  element: HTMLElement,
  puzzle: Clues | Puzzle,
  options: BoardOptions = {},
): BoardHandle {
  return mountBoard({ element, puzzle, options, wordsOf: boardWords });
}
