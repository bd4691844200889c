/**
 * A hint as a page shows it: the sentences of one language, and the cells and numbers to light up.
 * So a page needs neither the words nor the shapes of explanations.
 */
import type { Color, Line } from '@nonokit/core';
import type { Hint, TechniqueId } from '@nonokit/explain';

/** Cells that get a colour. Cells are indices, row by row. */
export interface ColoredCells {
  /** An ink, 0 for blank, or -1 to erase. */
  readonly mark: Color;
  readonly cells: readonly number[];
}

/** A hint in words and cells. */
export interface ExplainedHint {
  readonly kind: Hint['kind'];
  /** "Look at row 7." */
  readonly where: string;
  /** The reason, or why a wrong mark cannot stand, in one paragraph. */
  readonly why: string;
  /** The same line by line: the sentence, then the links of a chain. */
  readonly lines: readonly string[];
  /** The technique of a step, and its name in the sentence: "overlap". */
  readonly technique?: TechniqueId;
  readonly techniqueName?: string;
  /** The line of a step on one line, and the numbers of its clue that the sentence names. */
  readonly line?: Line;
  readonly blocks?: readonly number[];
  /** Cells that a step rests on, and cells that it proves. */
  readonly premises: readonly number[];
  readonly conclusions: readonly number[];
  /** The wrong marks one by one, in words; they may give the picture away. */
  readonly cells?: string;
  /** True if it would take too long to tell whether the marks are right. */
  readonly unchecked?: boolean;
  /** Wrong marks. */
  readonly mistakes: readonly number[];
  /** What to mark to follow the hint: the proved cells, or the mistakes to erase. */
  readonly paint: readonly ColoredCells[];
}
