/**
 * Wrong marks beyond line logic: a mark is wrong if no solution has it. If each mark occurs in a
 * solution but no solution has all marks, it is undecided which are wrong; then the fewest clashing
 * marks are named.
 */
import { type Grid, type PartialGrid, type Puzzle, UNKNOWN, type Work } from '@nonokit/core';
import { type SolveResult, solutionsOf, solveSteps } from '@nonokit/solver';
import { cellAt } from '../cell-at.js';
import { Budget } from '../fewest.js';
import type { Hint, Mistake, WrongMarks } from '../hint.js';
import { type Agreeing, clashOnALine, findClash } from './hint-clash.js';

/** A hint that names clashing marks. */
type Clash = Extract<Hint, { readonly kind: 'clash' }>;

/** Most questions to the solver in search of wrong marks. */
const MOST_QUESTIONS = 1000;

/** Most solutions of an ambiguous puzzle that are kept between questions. */
const MOST_FOUND = 100;

/** What is known about the solutions of a puzzle. */
export interface Solved {
  /** The result of solving the puzzle. */
  readonly result: SolveResult;
  /** Conflicts after which a question to the solver is abandoned. */
  readonly maxConflicts: number;
  /** Solutions found so far; further ones are added. */
  readonly found: Grid[];
}

/** Mistakes, or marks that clash; undefined if there are none, 'unknown' if it takes too long. */
export function* wrongBeyondLogic(
  puzzle: Puzzle,
  marks: PartialGrid,
  solved: Solved,
): Work<undefined, WrongMarks | 'unknown' | undefined> {
  const { result, found } = solved;
  if (result.status === 'none') return { kind: 'impossible' };
  if (result.status === 'unique') {
    const cells = cellsWrong(puzzle, marks, result.solution.cells);
    return cells.length > 0 ? { kind: 'mistakes', cells, source: 'solution' } : undefined;
  }
  const all = markedCells(marks);
  if (all.length === 0) return undefined;
  if (found.some(({ cells }) => all.every((cell) => cells[cell] === marks.cells[cell]))) {
    return undefined;
  }
  const agreeing = bySolving(puzzle, marks, solved);
  const together = yield* agreeing(all);
  if (together === undefined) return (yield* clashByLines(puzzle, marks, all)) ?? 'unknown';
  if (together !== 'none') return undefined;
  const wrong = yield* wrongAlone(all, agreeing);
  if (wrong.length > 0) {
    return { kind: 'mistakes', cells: mistakesAt(puzzle, marks, wrong), source: 'solution' };
  }
  return yield* clash(puzzle, marks, all, agreeing);
}

/** The marks that differ from the known cells. */
export function cellsWrong(
  puzzle: Puzzle,
  marks: PartialGrid,
  known: ArrayLike<number>,
): readonly Mistake[] {
  const wrong = markedCells(marks).filter(
    (cell) => known[cell] !== UNKNOWN && known[cell] !== marks.cells[cell],
  );
  return mistakesAt(puzzle, marks, wrong);
}

/** The marks that no solution has. */
function* wrongAlone(
  all: readonly number[],
  agreeing: Agreeing,
): Work<undefined, readonly number[]> {
  const right = new Set<number>();
  const wrong: number[] = [];
  for (const cell of all) {
    if (right.has(cell)) continue;
    const agree = yield* agreeing([cell]);
    if (agree === 'none') wrong.push(cell);
    else for (const other of agree ?? []) right.add(other);
  }
  return wrong;
}

/**
 * The fewest clashing marks; for the same number, those on one line, because a person can check
 * them.
 */
function* clash(
  puzzle: Puzzle,
  marks: PartialGrid,
  all: readonly number[],
  agreeing: Agreeing,
): Work<undefined, Clash> {
  const onLine = yield* clashOnALine(puzzle, marks);
  const { elements = all, atLeast } = yield* findClash(agreeing, all, onLine?.marks ?? all);
  const smallest = elements.length <= atLeast;
  if (onLine !== undefined && elements.length >= onLine.marks.length) {
    const cells = mistakesAt(puzzle, marks, onLine.marks);
    return { kind: 'clash', cells, line: onLine.line, smallest };
  }
  return { kind: 'clash', cells: mistakesAt(puzzle, marks, elements), smallest };
}

/** Marks that line logic refutes, if the solver did not decide in time. */
function* clashByLines(
  puzzle: Puzzle,
  marks: PartialGrid,
  all: readonly number[],
): Work<undefined, WrongMarks | undefined> {
  const budget = new Budget(MOST_QUESTIONS);
  const agreeing: Agreeing = function* (chosen) {
    if (!(yield* budget.spend())) return undefined;
    const given = onlyThese(marks, chosen);
    const { status } = yield* solveSteps(puzzle, { given, lineOnly: true });
    return status === 'none' ? 'none' : chosen;
  };
  if ((yield* agreeing(all)) !== 'none') return undefined;
  return { ...(yield* clash(puzzle, marks, all, agreeing)), smallest: false };
}

/** Finds marks that can be right together by looking for a solution that has them. */
function bySolving(puzzle: Puzzle, marks: PartialGrid, { maxConflicts, found }: Solved): Agreeing {
  const budget = new Budget(MOST_QUESTIONS);
  const all = markedCells(marks);
  return function* (chosen) {
    if (!(yield* budget.spend())) return undefined;
    const given = onlyThese(marks, chosen);
    const result = yield* solveSteps(puzzle, { given, maxSolutions: 1, maxConflicts });
    if (result.status === 'none') return 'none';
    const [solution] = solutionsOf(result);
    if (solution === undefined) return undefined;
    if (found.length < MOST_FOUND) found.push(solution);
    return all.filter((cell) => solution.cells[cell] === marks.cells[cell]);
  };
}

function onlyThese({ width, height, cells }: PartialGrid, chosen: readonly number[]): PartialGrid {
  const some = new Int32Array(cells.length).fill(UNKNOWN);
  for (const cell of chosen) some[cell] = cells[cell] as number;
  return { width, height, cells: some };
}

function markedCells({ cells }: PartialGrid): number[] {
  return [...cells.keys()].filter((cell) => cells[cell] !== UNKNOWN);
}

function mistakesAt(
  puzzle: Puzzle,
  { cells }: PartialGrid,
  which: readonly number[],
): readonly Mistake[] {
  const ascending = [...which].sort((a, b) => a - b);
  return ascending.map((cell) => ({ ...cellAt(puzzle, cell), marked: cells[cell] as number }));
}
