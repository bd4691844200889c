/** Puzzles of the library print as their clues, whichever verb has made them. */
import { type Puzzle, printedPuzzle, type Result } from '@nonokit/core';

/** The result, whose puzzle prints as its clues. */
export function printedResult(read: Result<Puzzle>): Result<Puzzle> {
  if (read.ok) printedPuzzle(read.value);
  return read;
}

/** What was made, whose puzzle prints as its clues. */
export function printedMade<Made extends { readonly puzzle: Puzzle }>(made: Made): Made {
  printedPuzzle(made.puzzle);
  return made;
}
