/** English texts of `vary`. */
import { counted } from '@nonokit/core';

export const VARY = {
  summary: 'the same picture with hidden numbers or clues over two lines',
  description:
    'Make a nonogram of another kind from a puzzle that lines alone solve: as many\n' +
    'numbers as possible are hidden, or neighbouring lines share a clue, and lines\n' +
    'alone still lead to the picture. The result is JSON of version 2.',
  options: {
    hide: 'hide numbers: "?" stands for one block of any length (default without --pairs)',
    pairs: 'give two rows, or two columns, one clue where that is possible; for one ink',
    seed: 'which numbers and lines come first; the same text gives the same puzzle',
    output: 'write to this file instead of printing',
    force: 'overwrite a file that is there',
  },
  status: `Exit status: 0 the puzzle was written, 1 it has no solution, 2 something cannot
be read or written, or nothing can be varied, 3 no solution was found, 130
interrupted.`,
  examples: `Examples:
  $ nonokit vary cat.txt -o cat-hidden.json
  $ nonokit vary cat.txt --pairs --seed 7 | nonokit draw - -o cat.png`,
  /** On a terminal while it takes long. */
  doing: 'looking for numbers to hide',
  done: (hidden: number, numbers: number, pairs: number): string => {
    const parts = [
      ...(hidden > 0 ? [`${hidden} of ${counted(numbers, 'number')} hidden`] : []),
      ...(pairs > 0 ? [`${counted(pairs, 'clue')} over two lines`] : []),
    ];
    return parts.join(', ');
  },
};
