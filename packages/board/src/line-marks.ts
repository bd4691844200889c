/**
 * Lines of a board: the marks of one row or column, and whether they match the line's clue.
 *
 * Only inks count. An X is treated like an unknown cell: a player who never draws an X wins as
 * well.
 */
import { BLANK, type Clue, hasKindClue, type Line } from '@nonokit/core';
import { type Clues, isFilled, type Mark, type ShownNumber } from './mark.js';

/** The indices of a line's cells among all cells: `start + i * stride`. */
export interface LineCells {
  readonly start: number;
  readonly stride: number;
  readonly length: number;
}

/** The cells of a line of a board of this size. */
export function cellsOf({ kind, index }: Line, { width, height }: Clues): LineCells {
  return kind === 'row'
    ? { start: index * width, stride: 1, length: width }
    : { start: index, stride: width, length: height };
}

/** The number of a line: rows first, then columns. */
export function numberOf({ kind, index }: Line, { height }: Clues): number {
  return kind === 'row' ? index : height + index;
}

/** The line with that number. */
export function lineAt(number: number, { height }: Clues): Line {
  return number < height
    ? { kind: 'row', index: number }
    : { kind: 'column', index: number - height };
}

/** The clue of a line. */
export function clueOf({ kind, index }: Line, { rows, columns }: Clues): readonly ShownNumber[] {
  return (kind === 'row' ? rows : columns)[index] ?? [];
}

/** True if the filled cells of a line are what its clue says, whatever kind it is. */
export function isLineDone(marks: ArrayLike<Mark>, number: number, clues: Clues): boolean {
  const ruled = clues.rules?.lines[number];
  if (ruled === undefined) {
    const line = lineAt(number, clues);
    return hasItsClue(marks, cellsOf(line, clues), clueOf(line, clues));
  }
  const inks = (cells: readonly number[] = []): number[] =>
    cells.map((cell) => Math.max(marks[cell] ?? BLANK, BLANK));
  return hasKindClue(ruled.clue, inks(ruled.cells), inks(ruled.second));
}

/** True if the filled cells of the line are exactly the blocks of its clue. */
export function hasItsClue(marks: ArrayLike<Mark>, cells: LineCells, clue: Clue): boolean {
  const { start, stride, length } = cells;
  let block = 0;
  let x = 0;
  while (x < length) {
    const ink = marks[start + x * stride] ?? 0;
    if (!isFilled(ink)) {
      x++;
      continue;
    }
    const from = x;
    while (x < length && marks[start + x * stride] === ink) x++;
    const expected = clue[block++];
    if (expected?.color !== ink || expected.size !== x - from) return false;
  }
  return block === clue.length;
}
