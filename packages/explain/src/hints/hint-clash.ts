/**
 * Marks that clash: the fewest that cannot all be right. For every solution, a clashing set
 * contains a mark that the solution contradicts, so the fewest form a smallest hitting set.
 */
import {
  type Clue,
  type Line,
  type PartialGrid,
  type Puzzle,
  UNKNOWN,
  type Work,
} from '@nonokit/core';
import { settleCells } from '@nonokit/solver';
import { type Fewest, fewest } from '../fewest.js';

/**
 * All marks that can be right together with these, in one of many ways; 'none' if these clash;
 * undefined if it takes too long to tell.
 */
export type Agreeing = (
  marks: readonly number[],
) => Work<undefined, readonly number[] | 'none' | undefined>;

/** The fewest clashing marks of all; `known` is a set that clashes. */
export function* findClash(
  agreeing: Agreeing,
  all: readonly number[],
  known: readonly number[] | undefined,
): Work<undefined, Fewest> {
  return yield* fewest(function* (chosen) {
    const some = yield* agreeing(chosen);
    if (some === undefined) return undefined;
    if (some === 'none') return [];
    const most = new Set(yield* mostAgreeing(agreeing, all, some));
    return all.filter((mark) => !most.has(mark));
  }, known);
}

/** A maximal set of marks, `some` included, that can be right together. */
function* mostAgreeing(
  agreeing: Agreeing,
  all: readonly number[],
  some: readonly number[],
): Work<undefined, readonly number[]> {
  let most = some;
  for (const mark of all) {
    if (most.includes(mark)) continue;
    const more = yield* agreeing([...most, mark]);
    if (more !== undefined && more !== 'none') most = more;
  }
  return most;
}

/** Marks of one line that do not fit its clue. */
export interface LineClash {
  readonly line: Line;
  /** The marks as row by row numbers. */
  readonly marks: readonly number[];
}

/** The smallest set of clashing marks on any one line; undefined if the marks fit each line. */
export function* clashOnALine(
  puzzle: Puzzle,
  marks: PartialGrid,
): Work<undefined, LineClash | undefined> {
  let best: LineClash | undefined;
  for (const { line, clue, cells } of linesOf(puzzle)) {
    const clash = yield* clashOn(clue, cells, marks);
    if (clash !== undefined && (best === undefined || clash.length < best.marks.length)) {
      best = { line, marks: clash };
    }
  }
  return best;
}

/** The lines of a puzzle with the row by row numbers of their cells, rows first. */
function linesOf({ width, height, rows, columns }: Puzzle) {
  const across = [...Array(width).keys()];
  const down = [...Array(height).keys()];
  return [
    ...rows.map((clue, index) => {
      const line: Line = { kind: 'row', index };
      return { line, clue, cells: across.map((x) => index * width + x) };
    }),
    ...columns.map((clue, index) => {
      const line: Line = { kind: 'column', index };
      return { line, clue, cells: down.map((y) => y * width + index) };
    }),
  ];
}

/** The fewest marks of a line that do not fit its clue; undefined if all fit. */
function* clashOn(
  clue: Clue,
  line: readonly number[],
  { cells }: PartialGrid,
): Work<undefined, readonly number[] | undefined> {
  const own = line.filter((cell) => cells[cell] !== UNKNOWN);
  function* agreeing(chosen: readonly number[]): ReturnType<Agreeing> {
    yield;
    const some = line.map((cell) => (chosen.includes(cell) ? (cells[cell] ?? UNKNOWN) : UNKNOWN));
    return settleCells(clue, some) === undefined ? 'none' : chosen;
  }
  if ((yield* agreeing(own)) !== 'none') return undefined;
  return (yield* findClash(agreeing, own, own)).elements;
}
