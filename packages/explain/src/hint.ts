/**
 * Hints: help for somebody in the middle of a puzzle. First mistakes, since every step after one
 * leads astray; then the next step, of which a program shows as much as is asked for: where
 * (`lines`), why (its text), the cells.
 *
 * Clues and marks are all that is looked at. A mark is a mistake if logic from the clues alone says
 * otherwise; only where logic does not reach is the puzzle solved, and only a unique solution
 * counts.
 */
import {
  type Color,
  good,
  type Line,
  type PartialGrid,
  type Puzzle,
  type Result,
  UNKNOWN,
} from '@nonokit/core';
import { solve } from '@nonokit/solver';
import { type Candidates, candidatesOf, knownOf } from './candidates.js';
import { type ExplainOptions, explain } from './explain.js';
import { LineLogic } from './line-logic.js';
import type { Cell, Step } from './step.js';

/** How a mistake was found. */
export type MistakeSource =
  /** Line logic from the clues alone says otherwise. */
  | 'logic'
  /** The puzzle's only solution says otherwise. */
  | 'solution';

/** A marked cell that is wrong. */
export interface Mistake extends Cell {
  /** What it is marked as. */
  readonly marked: Color;
}

/** What to tell somebody next. */
export type Hint =
  /** These marks are wrong; nothing else should be done before. */
  | {
      readonly kind: 'mistakes';
      readonly cells: readonly Mistake[];
      readonly source: MistakeSource;
    }
  /**
   * The marks cannot all be right, but which are wrong cannot be told: the puzzle has several
   * solutions, or solving it takes too long. `cells` are the marks of a line that clashes with its
   * clue.
   */
  | { readonly kind: 'clash'; readonly line: Line; readonly cells: readonly Mistake[] }
  /** The next step. */
  | { readonly kind: 'step'; readonly step: Step }
  /** Every cell is marked, and rightly. */
  | { readonly kind: 'solved' }
  /** Nothing is wrong as far as can be told, and no technique goes further. */
  | { readonly kind: 'stuck' }
  /** The puzzle has no solution. */
  | { readonly kind: 'impossible' };

/** How much to think. */
export interface HintOptions extends Pick<ExplainOptions, 'chains' | 'chainBudget'> {
  /** Conflicts after which solving gives up, where only the solution can tell. Default 2000. */
  readonly maxConflicts?: number;
}

/**
 * The next thing to tell somebody who has marked so much. A problem if the marks do not fit the
 * puzzle.
 */
export function hint(puzzle: Puzzle, marks: PartialGrid, options: HintOptions = {}): Result<Hint> {
  const clues = candidatesOf(puzzle);
  if (!clues.ok) return clues;
  const marked = candidatesOf(puzzle, marks);
  if (!marked.ok) return marked;
  if (followLines(clues.value) !== undefined) return good({ kind: 'impossible' });
  const wrong = disagreeing(puzzle, marks, knownOf(clues.value).cells);
  if (wrong.length > 0) return good({ kind: 'mistakes', cells: wrong, source: 'logic' });
  if (knownOf(clues.value).cells.includes(UNKNOWN)) {
    const found = beyondLogic(puzzle, marks, marked.value, options.maxConflicts ?? 2000);
    if (found !== undefined) return good(found);
  }
  return next(puzzle, marks, options);
}

/** The next step from marks that are not known to be wrong. */
function next(puzzle: Puzzle, marks: PartialGrid, options: HintOptions): Result<Hint> {
  const explained = explain(puzzle, { ...options, from: marks, maxSteps: 1 });
  if (!explained.ok) return explained;
  const [step] = explained.value.steps;
  if (step !== undefined) return good({ kind: 'step', step });
  return good({ kind: explained.value.status === 'solved' ? 'solved' : 'stuck' });
}

/** Mistakes, or a clash, where line logic does not reach every cell. */
function beyondLogic(
  puzzle: Puzzle,
  marks: PartialGrid,
  marked: Candidates,
  maxConflicts: number,
): Hint | undefined {
  const result = solve(puzzle, { maxConflicts });
  if (result.status === 'none') return { kind: 'impossible' };
  if (result.status === 'unique') {
    const cells = disagreeing(puzzle, marks, result.solution.cells);
    return cells.length > 0 ? { kind: 'mistakes', cells, source: 'solution' } : undefined;
  }
  const line = followLines(marked);
  if (line === undefined) return undefined;
  const own = markedCells(puzzle, marks).filter((cell) => cell[line.kind] === line.index);
  return { kind: 'clash', line, cells: own };
}

/** Follows line logic to its end; the line that has no arrangement, if there is one. */
function followLines(candidates: Candidates): Line | undefined {
  const logic = new LineLogic(candidates);
  for (;;) {
    const deduction = logic.next();
    if (deduction === undefined) return undefined;
    if ('conflict' in deduction) return deduction.conflict.line;
    logic.apply(deduction);
  }
}

/** The marks that differ from what is known. */
function disagreeing(puzzle: Puzzle, marks: PartialGrid, known: ArrayLike<number>): Mistake[] {
  return markedCells(puzzle, marks).filter(({ row, column, marked }) => {
    const truth = known[row * puzzle.width + column] as number;
    return truth !== UNKNOWN && truth !== marked;
  });
}

function markedCells({ width }: Puzzle, { cells }: PartialGrid): Mistake[] {
  const found: Mistake[] = [];
  cells.forEach((marked, cell) => {
    if (marked !== UNKNOWN)
      found.push({ row: Math.floor(cell / width), column: cell % width, marked });
  });
  return found;
}
