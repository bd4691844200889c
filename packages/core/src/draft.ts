/**
 * Drafts: clues as they were typed, before anything about them is known to be right. What a reader
 * refuses because its clues cannot be a puzzle is a draft still, and can be proofread.
 */
import type { Palette } from './palette.js';
import type { Clue, Puzzle, PuzzleMeta } from './puzzle.js';

/** Clues that need not fit each other. */
export interface Draft {
  readonly palette: Palette;
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
  /** The size that the file states, where it states one: 20. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly meta?: PuzzleMeta | undefined;
}

/** The clues of a puzzle, without its size: a line may have been left out. */
export function toDraft({ palette, rows, columns, meta }: Puzzle): Draft {
  return { palette, rows, columns, meta };
}
