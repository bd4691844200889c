/** Puzzles of the library print as their clues, whichever verb has made them. */
import {
  type Color,
  cropPuzzle as crop,
  mirrorPuzzle as mirror,
  type Puzzle,
  printedPuzzle,
  type Rectangle,
  type Result,
  recolorPuzzle as recolor,
  transposePuzzle as transpose,
  turnPuzzle as turn,
} from '@nonokit/core';

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

/**
 * Cuts the puzzle's picture down to `area`. The clues alone do not determine a part of a puzzle, so
 * a puzzle without a goal throws RangeError.
 */
export function cropPuzzle(puzzle: Puzzle, area: Rectangle): Puzzle {
  return printedPuzzle(crop(puzzle, area));
}

/** Exchanges left and right. */
export function mirrorPuzzle(puzzle: Puzzle): Puzzle {
  return printedPuzzle(mirror(puzzle));
}

/** Exchanges rows and columns. */
export function transposePuzzle(puzzle: Puzzle): Puzzle {
  return printedPuzzle(transpose(puzzle));
}

/** Turns by a quarter, clockwise: the first column becomes the first row, read backwards. */
export function turnPuzzle(puzzle: Puzzle): Puzzle {
  return printedPuzzle(turn(puzzle));
}

/**
 * Renumbers the colours: colour c becomes `order[c]`. `order` is a permutation of the palette's
 * indices with `order[0] === 0`; anything else throws RangeError.
 */
export function recolorPuzzle(puzzle: Puzzle, order: readonly Color[]): Puzzle {
  return printedPuzzle(recolor(puzzle, order));
}
