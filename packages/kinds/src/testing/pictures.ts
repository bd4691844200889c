/** Pictures for tests, and what they are the only solutions of, by definition. */

import type { KindBoard, KindClue, KindPuzzle } from '@nonokit/core';
import { clueOf, pairClueOf } from '@nonokit/core';
import { cellCount, directionsOf } from '../board.js';
import { satisfies } from '../satisfies.js';

/** Lines that share a clue with the next one, by direction: [0, 3] for the first and the fourth. */
export type Pairs = readonly (readonly number[])[];

/** Every picture of a board in two colours. */
export function* everyPicture(board: KindBoard): Generator<number[]> {
  const cells = cellCount(board);
  for (let bits = 0; bits < 2 ** cells; bits++) {
    yield Array.from({ length: cells }, (_, cell) => (bits >> cell) & 1);
  }
}

/** The clues of a picture, by definition. */
export function kindCluesOf(
  cells: readonly number[],
  board: KindBoard,
  pairs: Pairs = [],
): KindClue[][] {
  return directionsOf(board).map(({ lines }, d) => {
    const colors = lines.map((line) => line.map((cell) => cells[cell] ?? 0));
    return colors.flatMap((line, k): KindClue[] => {
      if (pairs[d]?.includes(k - 1)) return [];
      return [pairs[d]?.includes(k) ? pairClueOf(line, colors[k + 1] ?? []) : clueOf(line)];
    });
  });
}

/** All solutions of a puzzle of few cells: each picture asked of the judge. */
export function bruteForce(puzzle: KindPuzzle): number[][] {
  return [...everyPicture(puzzle.board)].filter((cells) => satisfies(cells, puzzle));
}

/** Pictures in an order that does not depend on who found them. */
export function sorted(pictures: readonly (readonly number[])[]): string[] {
  return pictures.map((cells) => cells.join('')).sort();
}
