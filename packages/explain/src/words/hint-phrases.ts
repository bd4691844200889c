/** The phrases of a language for hints other than steps. There is one file per language. */
import type { ColorWord, Line } from '@nonokit/core';
import type { Cell } from '../facts.js';
import type { Mistake } from '../hint.js';

/** A line and the number of its wrong marks. */
export interface WrongLine {
  readonly line: Line;
  readonly count: number;
}

/** The phrases of one language: whole sentences unless noted. */
export interface HintPhrases {
  /** `name` is the name of a line: "Row 7". */
  lookAtLine(name: string): string;
  lookAtCell(cell: Cell): string;
  /** Wrong marks by line, most first; `all` of them, in lines that may not all be named. */
  mistakesWhere(lines: readonly WrongLine[], all: number): string;
  /** The same with more lines. */
  mistakesBy(lines: readonly WrongLine[], all: number): string;
  /** A mark that cannot stand, before the contradiction; `looks` is how it is marked. */
  cannotStand(cell: Cell, looks: string): string;
  /** A mark in a colour that the clue of its row or column does not have. */
  notInClue(cell: Cell, looks: string, line: Line): string;
  /** A mark that cannot stand, without a contradiction. */
  inNoSolution(cell: Cell, looks: string): string;
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
