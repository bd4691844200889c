/** Boards whose words the page provides, so that a page in one language loads no other. */
import type { Clues } from '@nonokit/board';
import { mountBoard } from './mount-board.js';
import type { BoardHandle, BoardOptions } from './options.js';

export type { BoardWords } from './words.js';

/** Puts a board into an element; its options have `words`. */
export function mount(
  element: HTMLElement,
  puzzle: Clues,
  options: BoardOptions & Required<Pick<BoardOptions, 'words'>>,
): BoardHandle {
  const requireWords = ({ words = options.words }: BoardOptions) => {
    if (words === undefined) throw new RangeError('mount: the options need words');
    return words;
  };
  return mountBoard({ element, puzzle, options, wordsOf: requireWords });
}
