import type { Palette } from '@nonokit/core';
import type { Kept } from './kept-look.js';
import type { SolvedResult } from './results.js';

/** The player's marks, made smaller where the board is large. */
export interface Miniature {
  readonly width: number;
  readonly height: number;
  /** Row by row, a mark each: -1 for unknown, 0 for an X, or an ink. */
  readonly marks: Int16Array;
}

/** A game in a list. */
export interface GameSummary extends Kept {
  readonly id: string;
  /** The log that the summary tells of, and how many moves it had. */
  readonly log: string;
  readonly moves: number;
  /** Size of the board. */
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** Lines that have their clue, and all lines. */
  readonly finished: number;
  readonly lines: number;
  /** True if every line has its clue as the board stands. */
  readonly isSolved: boolean;
  readonly marks: Miniature;
  /** How it was solved, if it ever was. */
  readonly result?: SolvedResult | undefined;
}
