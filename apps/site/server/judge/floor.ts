/**
 * The floor: the least time in which a hand that knows what to do can read a puzzle and draw it. It
 * is a table of ours, by blocks, cells and difficulty: a champion takes twice as long or more. So
 * 5x5 has about 0.7 seconds, 10x10 four, 20x20 25 and 30x30 80.
 */

/** A puzzle, as the floor sees it. */
export interface FlooredPuzzle {
  readonly width: number;
  readonly height: number;
  /** Blocks of all rows, or of all columns if these are fewer: the least number of strokes. */
  readonly blocks: number;
  /** 1 (easy) to 5. */
  readonly difficulty: number;
}

/** A block takes this long to read, find and draw, and longer on a larger sheet. */
const BLOCK_MS = 60;
const BLOCK_MS_A_SIDE = 10;

/** What easy and hard puzzles take of it. */
const EASY = 0.7;
const A_LABEL = 0.1;

/** The least milliseconds of play of a puzzle. */
export function computeFloor({ width, height, blocks, difficulty }: FlooredPuzzle): number {
  const block = BLOCK_MS + BLOCK_MS_A_SIDE * Math.sqrt(width * height);
  return Math.round(blocks * block * (EASY + A_LABEL * difficulty));
}
