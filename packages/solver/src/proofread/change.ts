/**
 * The data of proofreading: clues as they were typed, and the slips that explain them. A change
 * undoes one slip, so it holds what was typed and what was meant.
 */
import {
  type Block,
  type Clue,
  clueOf,
  type Draft,
  type Grid,
  type Line,
  type Puzzle,
} from '@nonokit/core';

/** The kinds of slips that proofreading looks for. */
export type ChangeKind =
  /** A number is one too small or too large. */
  | 'one-off'
  /** A digit is missing, extra or wrong, or two digits are exchanged: 1 for 12. */
  | 'digit'
  /** A number is missing. */
  | 'missing'
  /** A number was typed twice. */
  | 'doubled'
  /** A number is superfluous. */
  | 'extra'
  /** Two numbers were typed as one: 12 for 1 2. */
  | 'joined'
  /** One number was typed as two: 1 2 for 12. */
  | 'split'
  /** Two consecutive numbers are exchanged. */
  | 'exchanged'
  /** A number has another colour. */
  | 'color'
  /** A line was left out. */
  | 'line-missing'
  /** A line was typed twice. */
  | 'line-doubled'
  /** Two consecutive lines are exchanged. */
  | 'lines-exchanged'
  /** Rows were typed as columns, and columns as rows. */
  | 'sides-exchanged';

/** One slip, and what undoes it. */
export interface Change {
  readonly kind: ChangeKind;
  /**
   * The line as it was typed; for a missing line, its place in the corrected puzzle; for exchanged
   * lines, the first of them; for exchanged sides, the first row.
   */
  readonly line: Line;
  /** The index of the first number that changes, or of the place where a missing number belongs. */
  readonly block: number;
  /** The numbers as they were typed; empty for a missing number or line. */
  readonly before: readonly Block[];
  /** The numbers that were meant; empty for a superfluous number. */
  readonly after: readonly Block[];
}

/** A way to correct the clues: the puzzle then has exactly one solution. */
export interface Mending {
  /** The changes in the order of lines, one for each slip. */
  readonly changes: readonly Change[];
  /** The corrected puzzle. */
  readonly puzzle: Puzzle;
  readonly solution: Grid;
  /** True if line logic alone finds the solution. */
  readonly lineSolvable: boolean;
  /** The probability of these slips among all ways; the probabilities add up to 1. */
  readonly likelihood: number;
}

/** The result of proofreading. */
export interface Proofreading {
  /**
   * 'right': nothing to correct. 'mended': at least one way was found. 'open': no way was found.
   */
  readonly status: 'right' | 'mended' | 'open';
  /** The likeliest ways, the best first. All have the least possible number of changes. */
  readonly mendings: readonly Mending[];
  /** The number of further ways, which are less likely. */
  readonly more: number;
  /** False if a limit ended the search before it tried all ways with that number of changes. */
  readonly complete: boolean;
}

/** The progress of a search. */
export interface ProofreadProgress {
  /** The number of slips in the ways that are being tried. */
  readonly changes: number;
  /** The number of ways tried so far. */
  readonly tried: number;
  /** The number of ways found so far. */
  readonly found: number;
  /** Ranks the ways found so far: the result if the search stopped now. */
  readonly soFar: () => Proofreading;
}

/** The lines of a draft in one list: rows, then columns. */
export interface TypedLines {
  readonly height: number;
  readonly width: number;
  /** The number of colours in the palette. */
  readonly colors: number;
  readonly clues: readonly Clue[];
}

/** The lines of a draft. */
export function typedLines({ rows, columns, palette }: Draft): TypedLines {
  const clues = [...rows, ...columns];
  return { height: rows.length, width: columns.length, colors: palette.length, clues };
}

/** Row or column `l` of a list of lines. */
export function lineAt({ height }: Pick<TypedLines, 'height'>, l: number): Line {
  return l < height ? { kind: 'row', index: l } : { kind: 'column', index: l - height };
}

/** The number of cells in line `l`. */
export function lengthAt({ height, width }: TypedLines, l: number): number {
  return l < height ? width : height;
}

/**
 * The position of line `l` in a list of all cells: its first cell, and the step to the next cell.
 */
export function placeOf(
  { height, width }: TypedLines,
  l: number,
): { readonly from: number; readonly stride: number } {
  return l < height ? { from: l * width, stride: 1 } : { from: l - height, stride: width };
}

/** The only colour in a cell's mask, or undefined if several are left. */
export function colorIn(mask: number): number | undefined {
  return (mask & (mask - 1)) === 0 ? 31 - Math.clz32(mask) : undefined;
}

/** The clue of line `l`, all cells of which must be known. */
export function clueInCells(lines: TypedLines, masks: Int32Array, l: number): Clue | undefined {
  const { from, stride } = placeOf(lines, l);
  const cells = new Int32Array(lengthAt(lines, l));
  for (let x = 0; x < cells.length; x++) {
    const color = colorIn(masks[from + x * stride]);
    if (color === undefined) return undefined;
    cells[x] = color;
  }
  return clueOf(cells);
}
