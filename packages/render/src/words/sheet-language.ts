/** The words of a sheet that each language provides; the languages are in `en` and `ru`. */
import type { Palette } from '@nonokit/core';

/** The words of one language. */
export interface SheetWords {
  /** Above the empty puzzle, where its solution is beside it: "Puzzle". */
  readonly puzzle: string;
  /** Above the solution: "Solution", or "Solution 2" where there are several. */
  solution(number: number | undefined): string;
  /** What the paper of a puzzle stands for: "blank". */
  readonly blank: string;
  /** The word for a colour of the palette: "dark red". */
  color(palette: Palette, color: number): string;
  /** The name of a puzzle whose title is hidden: "Nonogram, 20 by 15". */
  untitled(width: number, height: number): string;
  /** For those who cannot see a sheet. */
  description(facts: SheetFacts): string;
}

/** The contents of a description. */
export interface SheetFacts {
  readonly width: number;
  readonly height: number;
  /** Colours besides that of the paper. */
  readonly inks: number;
  /** Numbers in all clues. */
  readonly numbers: number;
}
