/**
 * Asks the solver about pictures and counts the questions. The maker's budget is a number of
 * questions, so that the same image gives the same puzzle on every machine.
 */
import { type Grid, invariant, type Palette, puzzleOf, UNKNOWN } from '@nonokit/core';
import {
  isOnlyPicture,
  type SolveResult,
  type StopSignal,
  settlePicture,
  solve,
} from '@nonokit/solver';

/** Conflicts after which the solver gives up deciding whether a picture is unique. */
const MOST_CONFLICTS = 2000;

/** The price of a question with search, in questions of line logic. */
const SEARCH_PRICE = 10;

/** The result of line logic on a picture's clues. */
export interface LineFindings {
  /** The number of cells that stay unknown: 0 for a line-solvable puzzle. */
  readonly open: number;
  /** Palette indices, or `UNKNOWN`. */
  readonly known: ArrayLike<number>;
}

/** The result of the whole solver on a picture's clues. */
export interface Verdict {
  readonly status: 'unique' | 'multiple' | 'unknown';
  readonly lineSolvable: boolean;
  /** Another picture with the same clues, if one was found. */
  readonly other: Grid | undefined;
  readonly result: SolveResult;
}

/** A solver with a budget. */
export class Checker {
  /** Questions asked; one that needed a search counts as several. */
  spent = 0;

  constructor(
    /** The number of questions that may be asked: 20,000. */
    readonly budget: number,
    readonly signal: StopSignal | undefined,
  ) {}

  /** True when the budget is spent. */
  get exhausted(): boolean {
    return this.spent >= this.budget || this.signal?.aborted === true;
  }

  /** Applies line logic to the puzzle of a picture. */
  byLines(grid: Grid, palette: Palette): LineFindings {
    this.spent++;
    const settled = palette.length === 2 ? settlePicture(grid) : undefined;
    if (settled !== undefined) return { open: settled.open, known: settled.known.cells };
    const result = solve(puzzleOf(grid, palette), { lineOnly: true });
    if (result.status === 'unique') return { open: 0, known: grid.cells };
    invariant(result.status === 'unknown', 'a picture has the clues of its own puzzle');
    const { cells } = result.known;
    let open = 0;
    for (let i = 0; i < cells.length; i++) if (cells[i] === UNKNOWN) open++;
    return { open, known: cells };
  }

  /** Decides uniqueness by line logic alone: 'unique' or 'unknown'. */
  lineVerdictOf(grid: Grid, palette: Palette): Verdict {
    this.spent++;
    const result = solve(puzzleOf(grid, palette), { lineOnly: true });
    const status = result.status === 'unique' ? 'unique' : 'unknown';
    return { status, lineSolvable: status === 'unique', other: undefined, result };
  }

  /** True if the picture is known to be the only one with its clues. */
  isUnique(grid: Grid, palette: Palette): boolean {
    this.spent += SEARCH_PRICE;
    const only = palette.length === 2 ? isOnlyPicture(grid) : undefined;
    return only ?? this.#searched(grid, palette).status === 'unique';
  }

  /** Decides whether the picture is the only one with its clues, and finds another one. */
  verdictOf(grid: Grid, palette: Palette): Verdict {
    this.spent += SEARCH_PRICE;
    return this.#searched(grid, palette);
  }

  #searched(grid: Grid, palette: Palette): Verdict {
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
