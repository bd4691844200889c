/** The phrases of a language for hints other than steps. There is one file per language. */
import type { ColorWord, Line } from '@nonokit/core';
import type { Mistake } from '../hints/hint.js';
import type { Cell } from '../step.js';

/** The phrases of one language: whole sentences unless noted. */
export interface HintPhrases {
  /** `name` is the name of a line: "Row 7". */
  lookAtLine(name: string): string;
  lookAtCell(cell: Cell): string;
  mistakesWhere(cells: readonly Mistake[]): string;
  /** `cells` are individual descriptions. */
  mistakes(cells: readonly string[]): string;
  clashWhere(cells: readonly Mistake[], line: Line | undefined): string;
  clash(cells: readonly string[], line: Line | undefined, smallest: boolean): string;
  readonly solved: string;
  readonly stuck: string;
  readonly impossible: string;
  /** A marked cell, not a sentence: "row 3, column 5 (filled)". */
  cell(cell: Cell, looks: string): string;
  /** The appearance of a mark: "filled", "blank", "red". */
  looks(color: number, word: ColorWord | undefined, colored: boolean): string;
}
