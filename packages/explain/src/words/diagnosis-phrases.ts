/**
 * What a language has to say about a diagnosis: one phrase per thing that can be found out. There is
 * one file per language.
 */
import type { Line } from '@nonokit/core';
import type { Diagnosis } from '../diagnosis/diagnose.js';
import type { Remedy } from '../diagnosis/diagnose-remedies.js';
import type { Cell, Span } from '../step.js';
import type { ColorWord } from './color-words.js';

/** Cells that are named together: all that are in these rows and in these columns. */
export interface Area {
  readonly rows: readonly Span[];
  readonly columns: readonly Span[];
}

/** What a remedy is for: one of the two, or both because the same cells do for both. */
export type Purpose = 'unique' | 'lineSolvable' | 'both';

/** What is done with the cells of a remedy. */
export type Deed = 'give' | 'change';

/** Whose cells are changed: the author's picture, the solution, or the first of several. */
export type Whose = 'picture' | 'solution' | 'first solution';

/** The phrases of one language; each is a sentence. */
export interface DiagnosisPhrases {
  several(diagnosis: Diagnosis, where: string): string;
  /** No solution: where line logic finds out, the line; otherwise where the contradiction lies. */
  none(conflict: Line | undefined): string;
  contradictionIn(open: number, all: number, where: string): string;
  readonly undecided: string;
  linesLeave(open: number, all: number, where: string): string;
  /** Where an explanation goes on with assumptions: the longest chain, and whether it is nested. */
  takesChains(longest: number, nested: boolean): string;
  readonly noChains: string;
  /** "to make it unique, give 2 cells: …": `cells` are described, `count` is of the cells. */
  remedy(deed: Deed, purpose: Purpose, remedy: Remedy, cells: string, of: Whose): string;
  noRemedy(deed: Deed, purpose: Purpose, atLeast: number): string;
  areas(areas: readonly Area[]): string;
  /** Cells that are too many to be named one by one: all within these rows and columns. */
  within(area: Area): string;
  cells(cells: readonly string[], more: number): string;
  cell(cell: Cell, looks: string, deed: Deed): string;
  /** How a cell looks: "filled", "blank", "red". */
  looks(color: number, word: ColorWord, colored: boolean): string;
}
