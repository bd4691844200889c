/**
 * A second way to all solutions, for tests. It lists every word of every line that the judge
 * takes, and fills the board cell by cell while the words allow it. It knows no automata.
 */

import { hasKindClue, isPairClue, type KindPuzzle } from '@nonokit/core';
import { cellCount, directionsOf } from '../board.js';

/** Cells, and all beginnings of their words. */
interface Words {
  readonly cells: readonly number[];
  readonly beginnings: ReadonlySet<string>;
}

/** Up to `most` solutions of a puzzle with short lines. */
export function secondSolutions(puzzle: KindPuzzle, most: number): number[][] {
  const lines = directionsOf(puzzle.board).flatMap((_, d) => wordsOf(puzzle, d));
  const byCell = Array.from({ length: cellCount(puzzle.board) }, (_, cell) =>
    lines.filter(({ cells }) => cells.includes(cell)),
  );
  const found: number[][] = [];
  const filled: (number | undefined)[] = [];
  const fill = (cell: number): void => {
    if (found.length >= most) return;
    if (cell === byCell.length) {
      found.push(filled.map((color) => color ?? 0));
      return;
    }
    for (let color = 0; color < puzzle.palette.length; color++) {
      filled[cell] = color;
      if (byCell[cell]?.every((line) => mayBegin(line, filled, cell))) fill(cell + 1);
    }
    filled[cell] = undefined;
  };
  fill(0);
  return found;
}

/** True if the cells of a line up to `last`, in the order of their numbers, begin a word. */
function mayBegin(
  { cells, beginnings }: Words,
  filled: readonly (number | undefined)[],
  last: number,
): boolean {
  const word = cells.filter((cell) => cell <= last).map((cell) => filled[cell]);
  return beginnings.has(word.join(''));
}

/** The words of the lines of a direction, with cells in the order of their numbers. */
function wordsOf(puzzle: KindPuzzle, d: number): Words[] {
  const lines = directionsOf(puzzle.board)[d]?.lines ?? [];
  let k = 0;
  return (puzzle.clues[d] ?? []).map((clue) => {
    const first = lines[k] ?? [];
    const second = isPairClue(clue) ? (lines[k + 1] ?? []) : [];
    k += isPairClue(clue) ? 2 : 1;
    const cells = [...first, ...second].sort((a, b) => a - b);
    const beginnings = new Set<string>();
    const colors = puzzle.palette.length;
    for (let number = 0; number < colors ** cells.length; number++) {
      const word = cells.map((_, i) => Math.floor(number / colors ** i) % colors);
      const at = (line: readonly number[]): number[] =>
        line.map((cell) => word[cells.indexOf(cell)] ?? 0);
      if (!hasKindClue(clue, at(first), at(second))) continue;
      for (let i = 0; i <= word.length; i++) beginnings.add(word.slice(0, i).join(''));
    }
    return { cells, beginnings };
  });
}
