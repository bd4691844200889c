/**
 * Candidates: the colours that every cell of a puzzle may still have. Techniques look only at the
 * candidates and the clues.
 *
 * A set of colours is one word of bits: bit c means "may have colour c" (bit 0: may be blank). That
 * limits a puzzle to 30 inks, more than a person can distinguish on paper.
 */
import {
  bad,
  type Clue,
  type Color,
  good,
  inkCount,
  type PartialGrid,
  type Puzzle,
  type Result,
  UNKNOWN,
} from '@nonokit/core';
import { marksDoNotFit, tooManyInks, unknownMark } from './words/en/problems.js';

/** A set of colours, as bits. */
export type Colors = number;

/** The set that holds only the background. */
export const BLANK_ONLY: Colors = 1;

/** Maximum number of inks in a set; the word also holds the background. */
export const MAX_INKS = 30;

/** The candidates of every cell of one puzzle. */
export interface Candidates {
  readonly puzzle: Puzzle;
  /** Row by row: the colours that a cell may have; 0 would be a contradiction. */
  readonly masks: Int32Array;
}

/** The set of the colours of a clue. */
export function inksOf(clue: Clue): Colors {
  return clue.reduce((inks, { color }) => inks | (1 << color), 0);
}

/** The only colour of a set, or `UNKNOWN` if it has none or several. */
export function onlyColor(colors: Colors): Color {
  return colors !== 0 && (colors & (colors - 1)) === 0 ? 31 - Math.clz32(colors) : UNKNOWN;
}

/** The colours of a set, ascending. */
export function colorsIn(colors: Colors): Color[] {
  const found: Color[] = [];
  for (let rest = colors; rest !== 0; rest &= rest - 1) found.push(31 - Math.clz32(rest & -rest));
  return found;
}

/** The set of these colours. */
export function joinColors(colors: readonly Color[]): Colors {
  return colors.reduce((set, color) => set | (1 << color), 0);
}

/**
 * The candidates before the first step. A cell is blank or has a colour that both its clues have;
 * if the clues share none, it may have any colour of either, because ruling these out is a step of
 * its own. A cell that `marks` knows has its colour. Returns a problem if the puzzle has too many
 * inks or the marks do not fit it.
 */
export function createCandidates(puzzle: Puzzle, marks?: PartialGrid): Result<Candidates> {
  const { width, height } = puzzle;
  if (inkCount(puzzle) > MAX_INKS) {
    return bad(tooManyInks, { colors: inkCount(puzzle), most: MAX_INKS });
  }
  if (marks !== undefined && (marks.width !== width || marks.height !== height)) {
    const sizes = { width: marks.width, height: marks.height };
    return bad(marksDoNotFit, { ...sizes, puzzleWidth: width, puzzleHeight: height });
  }
  const rows = puzzle.rows.map(inksOf);
  const columns = puzzle.columns.map(inksOf);
  const masks = new Int32Array(width * height);
  for (let cell = 0; cell < masks.length; cell++) {
    const row = rows[Math.floor(cell / width)] ?? 0;
    const column = columns[cell % width] ?? 0;
    const mark = marks?.cells[cell] ?? UNKNOWN;
    if (mark > inkCount(puzzle)) {
      return bad(unknownMark, { color: mark });
    }
    masks[cell] = mark >= 0 ? 1 << mark : BLANK_ONLY | (row & column || row | column);
  }
  return good({ puzzle, masks });
}

/** The cells with a single candidate, as a partial picture. */
export function toPartialGrid({ puzzle, masks }: Candidates): PartialGrid {
  return {
    width: puzzle.width,
    height: puzzle.height,
    cells: masks.map((colors) => onlyColor(colors)),
  };
}
