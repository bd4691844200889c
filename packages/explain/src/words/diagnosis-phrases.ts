/**
 * The phrases of a language for diagnoses, one per kind of finding. There is one file per language.
 */
import type { ColorWord, Line } from '@nonokit/core';
import type { Diagnosis } from '../diagnosis/diagnose.js';
import type { Remedy } from '../diagnosis/diagnose-remedies.js';
import type { Cell, Span } from '../facts.js';

/** Cells that are named together: all cells in these rows and columns. */
export interface Area {
  readonly rows: readonly Span[];
  readonly columns: readonly Span[];
}

/** Cells all over a puzzle: in how many lines they lie, and the line with most of them. */
export interface Spread {
  readonly rows: { readonly count: number; readonly of: number };
  readonly columns: { readonly count: number; readonly of: number };
  readonly most?: { readonly line: Line; readonly cells: number };
}

/** The purpose of a remedy: one of the two, or both if the same cells serve both. */
export type Purpose = 'unique' | 'lineSolvable' | 'both';

/** The action for the cells of a remedy. */
export type Deed = 'give' | 'change';

/**
 * The picture whose cells change: the author's, the solution, or the first of several solutions.
 */
export type Whose = 'picture' | 'solution' | 'first solution';

/** The phrases of one language; each is a sentence. */
export interface DiagnosisPhrases {
  several(diagnosis: Diagnosis, where: string): string;
  /** No solution: names the line with the contradiction if line logic finds one. */
  none(conflict: Line | undefined): string;
  contradictionIn(open: number, all: number, where: string): string;
  readonly undecided: string;
  linesLeave(open: number, all: number, where: string): string;
  /** The explanation needs assumptions: the longest chain, and whether it is nested. */
  takesChains(longest: number, nested: boolean): string;
  readonly noChains: string;
  /**
   * "to make it unique, give 2 cells: …": `cells` is their description, `count` the text for their
   * number.
   */
  remedy(deed: Deed, purpose: Purpose, remedy: Remedy, cells: string, of: Whose): string;
  noRemedy(deed: Deed, purpose: Purpose, atLeast: number): string;
  areas(areas: readonly Area[]): string;
  /** Cells too many to name individually: all within these rows and columns. */
  within(area: Area): string;
  /** Cells in nearly every line: "in 24 of 25 rows and 25 of 25 columns, most in row 3 (25)". */
  spread(spread: Spread): string;
  cells(cells: readonly string[], more: number): string;
  cell(cell: Cell, looks: string, deed: Deed): string;
  /** The appearance of a cell: "filled", "blank", "red". */
  looks(color: number, word: ColorWord, colored: boolean): string;
}
