/**
 * Marks that clash: the fewest that cannot all be right. Marks that clash have one of those that any
 * one solution says otherwise, so they are found as a smallest set that has one for every solution.
 */
import { type Clue, type Line, type PartialGrid, type Puzzle, UNKNOWN } from '@nonokit/core';
import { settleCells } from '@nonokit/solver';
import { type Fewest, fewest } from '../fewest.js';

/**
 * All marks that can be right together with these, in one way of many; 'none' if these clash;
 * undefined if it takes too long to tell.
 */
export type Agreeing = (marks: readonly number[]) => readonly number[] | 'none' | undefined;

/** The fewest of all marks that clash; `known` are some that do. */
export function clashOf(
  agreeing: Agreeing,
  all: readonly number[],
  known: readonly number[] | undefined,
): Fewest {
  return fewest((chosen) => {
    const some = agreeing(chosen);
    if (some === undefined) return undefined;
    if (some === 'none') return [];
    const most = new Set(mostAgreeing(agreeing, all, some));
    return all.filter((mark) => !most.has(mark));
  }, known);
}

/** Marks that can be right together, `some` among them, and no further one with all of them. */
function mostAgreeing(
  agreeing: Agreeing,
  all: readonly number[],
  some: readonly number[],
): readonly number[] {
  let most = some;
  for (const mark of all) {
    if (most.includes(mark)) continue;
    const more = agreeing([...most, mark]);
    if (more !== undefined && more !== 'none') most = more;
  }
  return most;
}

/** Marks of one line that do not fit its clue. */
export interface LineClash {
  readonly line: Line;
  /** Row by row numbers of the marks. */
  readonly marks: readonly number[];
}

/** Of all lines whose marks do not fit their clue the fewest marks; undefined if all fit. */
export function clashOnALine(puzzle: Puzzle, marks: PartialGrid): LineClash | undefined {
  const { width, height, rows, columns } = puzzle;
  let best: LineClash | undefined;
  const look = (line: Line, clue: Clue, cells: readonly number[]): void => {
    const clash = clashOn(clue, cells, marks);
    if (clash !== undefined && (best === undefined || clash.length < best.marks.length)) {
      best = { line, marks: clash };
    }
  };
  const across = [...Array(width).keys()];
  const down = [...Array(height).keys()];
  rows.forEach((clue, index) => {
    look(
      { kind: 'row', index },
      clue,
      across.map((x) => index * width + x),
    );
  });
  columns.forEach((clue, index) => {
    look(
      { kind: 'column', index },
      clue,
      down.map((y) => y * width + index),
    );
  });
  return best;
}

/** The fewest marks among the cells of a line that do not fit its clue; undefined if all fit. */
function clashOn(
  clue: Clue,
  line: readonly number[],
  { cells }: PartialGrid,
): readonly number[] | undefined {
  const own = line.filter((cell) => cells[cell] !== UNKNOWN);
  const agreeing: Agreeing = (chosen) => {
    const some = line.map((cell) => (chosen.includes(cell) ? (cells[cell] as number) : UNKNOWN));
    return settleCells(clue, some) === undefined ? 'none' : chosen;
  };
  return agreeing(own) === 'none' ? clashOf(agreeing, own, own).elements : undefined;
}
