/**
 * Asking the solver about pictures, and counting how often: the maker's budget is a number of questions, so
 * that the same image gives the same puzzle on every machine.
 */
import { type Grid, invariant, type Palette, puzzleOf, UNKNOWN } from '@nonokit/core';
import { type SolveResult, type StopSignal, solve } from '@nonokit/solver';

/** Conflicts after which the solver gives up on telling whether a picture is unique. */
const MOST_CONFLICTS = 2000;

/** What a question with search counts for, in questions of line logic. */
const SEARCH_PRICE = 10;

/** What line logic makes of a picture's clues. */
export interface LineFindings {
  /** Cells that stay unknown: 0 for a puzzle that lines alone solve. */
  readonly open: number;
  /** Palette indices, or `UNKNOWN`. */
  readonly known: ArrayLike<number>;
}

/** What the solver as a whole makes of them. */
export interface Verdict {
  readonly status: 'unique' | 'multiple' | 'unknown';
  readonly lineSolvable: boolean;
  /** Another picture with the same clues, where one was found. */
  readonly other: Grid | undefined;
  readonly result: SolveResult;
}

/** A solver with a budget. */
export class Checker {
  /** Questions asked, those that needed a search counted several times. */
  spent = 0;

  constructor(
    /** Questions that may be asked: 20,000. */
    readonly budget: number,
    readonly signal: StopSignal | undefined,
  ) {}

  /** True when no more should be asked. */
  get exhausted(): boolean {
    return this.spent >= this.budget || this.signal?.aborted === true;
  }

  /** What line logic finds out about the puzzle of a picture. */
  byLines(grid: Grid, palette: Palette): LineFindings {
    this.spent++;
    const result = solve(puzzleOf(grid, palette), { lineOnly: true });
    if (result.status === 'unique') return { open: 0, known: grid.cells };
    invariant(result.status === 'unknown', 'a picture has the clues of its own puzzle');
    const { cells } = result.known;
    let open = 0;
    for (let i = 0; i < cells.length; i++) if (cells[i] === UNKNOWN) open++;
    return { open, known: cells };
  }

  /** Whether the picture is the only one with its clues. */
  verdictOf(grid: Grid, palette: Palette): Verdict {
    this.spent += SEARCH_PRICE;
    const result = solve(puzzleOf(grid, palette), { maxConflicts: MOST_CONFLICTS });
    const { lineSolvable } = result;
    if (result.status !== 'multiple') {
      const status = result.status === 'unique' ? 'unique' : 'unknown';
      return { status, lineSolvable, other: undefined, result };
    }
    const other = result.solutions.find(({ cells }) => cells.some((c, i) => c !== grid.cells[i]));
    return { status: 'multiple', lineSolvable, other, result };
  }
}
