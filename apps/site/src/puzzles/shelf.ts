/**
 * The shelf: the puzzles that come with the site. A card is all that a list shows of a puzzle
 * before it is solved: its number, size, colours and difficulty.
 */

/** A puzzle in a list. */
export interface ShelfCard {
  /** Counted from 1, in the order of difficulty within a size. */
  readonly number: number;
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Colours of the inks: "#c8141e". */
  readonly inks: readonly string[];
  /** The label of its difficulty: "easy". */
  readonly difficulty: string;
}

/** Where the file of a puzzle stands, from the site's root. */
export function shelfFile(id: string): string {
  return `shelf/${id}.json`;
}
