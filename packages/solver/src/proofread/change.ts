/**
 * What proofreading speaks of: clues as they were typed, and the slips that explain them. A change
 * undoes one slip, so it says what was typed and what was meant.
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

/** The slips that are looked for. */
export type ChangeKind =
  /** A number is one too small or too large. */
  | 'one-off'
  /** A digit is missing, one too many, another, or two are exchanged: 1 for 12. */
  | 'digit'
  /** A number is missing. */
  | 'missing'
  /** A number was typed twice. */
  | 'doubled'
  /** A number is one too many. */
  | 'extra'
  /** Two numbers were typed as one: 12 for 1 2. */
  | 'joined'
  /** One number was typed as two: 1 2 for 12. */
  | 'split'
  /** Two numbers that follow each other are exchanged. */
  | 'exchanged'
  /** A number has another colour. */
  | 'color'
  /** A line was left out. */
  | 'line-missing'
  /** A line was typed twice. */
  | 'line-doubled'
  /** Two lines that follow each other are exchanged. */
  | 'lines-exchanged'
  /** Rows were typed as columns, and columns as rows. */
  | 'sides-exchanged';

/** One slip, and what undoes it. */
export interface Change {
  readonly kind: ChangeKind;
  /**
   * The line as it was typed; for a missing line its place in the mended puzzle. The first of two
   * exchanged lines; the first row where the sides are exchanged.
   */
  readonly line: Line;
  /** The first number that changes, from 0; for a missing number the place where it belongs. */
  readonly block: number;
  /** The numbers as they were typed; none for a missing number or line. */
  readonly before: readonly Block[];
  /** The numbers that were meant; none for one too many. */
  readonly after: readonly Block[];
}

/** A way to mend the clues: after it the puzzle has exactly one solution. */
export interface Mending {
  /** What changes, by line; one change for each slip. */
  readonly changes: readonly Change[];
  /** The puzzle afterwards. */
  readonly puzzle: Puzzle;
  readonly solution: Grid;
  /** True if line logic alone finds the solution. */
  readonly lineSolvable: boolean;
  /** How likely these slips are beside those of the other ways; all together are 1. */
  readonly likelihood: number;
}

/** What proofreading found. */
export interface Proofreading {
  /** 'right': nothing to mend. 'mended': at least one way. 'open': no way was found. */
  readonly status: 'right' | 'mended' | 'open';
  /** The likeliest ways, the best first. All have the same, the least, number of changes. */
  readonly mendings: readonly Mending[];
  /** Further ways that are less likely. */
  readonly more: number;
  /** False if a limit ended the search before all ways with that many changes were tried. */
  readonly complete: boolean;
}

/** How far a search has come. */
export interface ProofreadProgress {
  /** The number of changes that are tried at once. */
  readonly changes: number;
  /** Ways tried until now. */
  readonly tried: number;
  /** Ways found until now. */
  readonly found: number;
}

/** Both sides of a draft in one list: rows, then columns. */
export interface TypedLines {
  readonly height: number;
  readonly width: number;
  /** Colours of the palette. */
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

/** Cells of line `l`. */
export function lengthAt({ height, width }: TypedLines, l: number): number {
  return l < height ? width : height;
}

/** Where line `l` lies in a list of all cells: its first cell, and the step to the next. */
export function placeOf(
  { height, width }: TypedLines,
  l: number,
): { readonly from: number; readonly stride: number } {
  return l < height ? { from: l * width, stride: 1 } : { from: l - height, stride: width };
}

/** The only colour of a cell's mask; undefined while it may have several. */
export function colorIn(mask: number): number | undefined {
  return (mask & (mask - 1)) === 0 ? 31 - Math.clz32(mask) : undefined;
}

/** The clue of line `l` once all its cells are known. */
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
