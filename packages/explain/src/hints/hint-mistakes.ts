/**
 * Wrong marks where line logic does not reach: a mark is wrong if no solution has it. Where each has
 * its solutions, but no solution has all, it cannot be told which are wrong; then the fewest are
 * named that clash.
 */
import { type PartialGrid, type Puzzle, UNKNOWN } from '@nonokit/core';
import { type SolveOptions, solutionsOf, solve } from '@nonokit/solver';
import { cellAt } from '../cell-at.js';
import { Budget } from '../fewest.js';
import type { Hint, Mistake } from './hint.js';
import { type Agreeing, clashOf, clashOnALine } from './hint-clash.js';

/** A hint that names marks that clash. */
type Clash = Extract<Hint, { readonly kind: 'clash' }>;

/** Questions to the solver that looking for wrong marks may take. */
const MOST_QUESTIONS = 1000;

/** When one question is given up, and all of them. */
type Limits = Pick<SolveOptions, 'maxConflicts' | 'signal'>;

/** Mistakes, or marks that clash; undefined if there are none or if that takes too long to tell. */
export function wrongBeyondLogic(
  puzzle: Puzzle,
  marks: PartialGrid,
  limits: Limits,
): Hint | undefined {
  const result = solve(puzzle, limits);
  if (result.status === 'none') return { kind: 'impossible' };
  if (result.status === 'unique') {
    const cells = cellsWrong(puzzle, marks, result.solution.cells);
    return cells.length > 0 ? { kind: 'mistakes', cells, source: 'solution' } : undefined;
  }
  const all = markedCells(marks);
  const agreeing = bySolving(puzzle, marks, limits);
  const together = agreeing(all);
  if (together === undefined) return clashByLines(puzzle, marks, all, limits);
  if (together !== 'none') return undefined;
  const wrong = wrongAlone(all, agreeing);
  if (wrong.length > 0) {
    return { kind: 'mistakes', cells: mistakesAt(puzzle, marks, wrong), source: 'solution' };
  }
  return clash(puzzle, marks, all, agreeing);
}

/** The marks that differ from what is known. */
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
function wrongAlone(all: readonly number[], agreeing: Agreeing): readonly number[] {
  const right = new Set<number>();
  return all.filter((cell) => {
    if (right.has(cell)) return false;
    const agree = agreeing([cell]);
    if (agree !== undefined && agree !== 'none') for (const other of agree) right.add(other);
    return agree === 'none';
  });
}

/** The fewest marks that clash; those of a line, where no fewer are known, since that can be seen. */
function clash(
  puzzle: Puzzle,
  marks: PartialGrid,
  all: readonly number[],
  agreeing: Agreeing,
): Clash {
  const onLine = clashOnALine(puzzle, marks);
  const { elements = all, atLeast } = clashOf(agreeing, all, onLine?.marks ?? all);
  const smallest = elements.length <= atLeast;
  if (onLine !== undefined && elements.length >= onLine.marks.length) {
    const cells = mistakesAt(puzzle, marks, onLine.marks);
    return { kind: 'clash', cells, line: onLine.line, smallest };
  }
  return { kind: 'clash', cells: mistakesAt(puzzle, marks, elements), smallest };
}

/** Marks that line logic refutes, where the solver could not tell in time. */
function clashByLines(
  puzzle: Puzzle,
  marks: PartialGrid,
  all: readonly number[],
  { signal }: Limits,
): Hint | undefined {
  const budget = new Budget(MOST_QUESTIONS, signal);
  const agreeing: Agreeing = (chosen) => {
    if (!budget.spend()) return undefined;
    const given = onlyThese(marks, chosen);
    return solve(puzzle, { given, lineOnly: true }).status === 'none' ? 'none' : chosen;
  };
  if (agreeing(all) !== 'none') return undefined;
  return { ...clash(puzzle, marks, all, agreeing), smallest: false };
}

/** Which marks can be right together, by looking for a solution that has them. */
function bySolving(puzzle: Puzzle, marks: PartialGrid, limits: Limits): Agreeing {
  const budget = new Budget(MOST_QUESTIONS, limits.signal);
  const all = markedCells(marks);
  return (chosen) => {
    if (!budget.spend()) return undefined;
    const given = onlyThese(marks, chosen);
    const result = solve(puzzle, { given, maxSolutions: 1, ...limits });
    if (result.status === 'none') return 'none';
    const [found] = solutionsOf(result);
    return found && all.filter((cell) => found.cells[cell] === marks.cells[cell]);
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
