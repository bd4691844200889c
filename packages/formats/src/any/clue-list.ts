/**
 * What this reader looks for: lists that may be the clues of all rows or of all columns. Where they
 * were found (JSON, lines, a table) no longer matters here.
 */
import type { Place, PuzzleMeta } from '@nonokit/core';

/** A block: its size, or its size and whatever the file calls its colour. */
export type AnyBlock = number | { readonly size: number; readonly ink: string };

/** The blocks of one line. */
export type AnyClue = readonly AnyBlock[];

/** The lines that a list of clues is for. */
export type Side = 'row' | 'column';

/** The clues of many lines. */
export interface ClueList {
  readonly clues: readonly AnyClue[];
  /** The side that its name gives: 'row' for "rowHints". */
  readonly side?: Side | undefined;
  /** The name in the file, for messages: "rowHints", or the numbers of its first and last line. */
  readonly name: ListName;
  /** True if the file shows where each clue ends, false for a bare list of numbers. */
  readonly isExplicit: boolean;
  readonly place: Place;
}

/** The name of a list for messages: a member of the file, or the lines from one to another. */
export type ListName = string | { readonly from: number; readonly to: number };

/** The sizes that a file states; `either` are two numbers of which either may be the width. */
export interface Sizes {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly either?: readonly [number, number] | undefined;
}

/** Lists that stand side by side, and what is said about the puzzle around them. */
export interface Group {
  readonly lists: readonly ClueList[];
  readonly sizes: Sizes;
  readonly meta: PuzzleMeta;
  /** The colours that the file lists, as "#rrggbb". */
  readonly palette?: readonly string[] | undefined;
}

/** Size of a block. */
export function getSize(block: AnyBlock): number {
  return typeof block === 'number' ? block : block.size;
}

/** The colour of a block as the file calls it; empty for a bare number. */
export function inkOf(block: AnyBlock): string {
  return typeof block === 'number' ? '' : block.ink;
}

/** The least number of cells that hold a clue. */
export function leastCells(clue: AnyClue): number {
  let cells = 0;
  for (const [i, block] of clue.entries()) {
    const before = clue[i - 1];
    cells += getSize(block) + (before !== undefined && inkOf(before) === inkOf(block) ? 1 : 0);
  }
  return cells;
}

/**
 * The clue of these numbers: zeros that pad it on one side are left out, and a lone 0 is an empty
 * clue. Undefined if a zero lies between blocks or on both sides.
 */
export function clueOfNumbers(numbers: readonly number[]): number[] | undefined {
  const first = numbers.findIndex((number) => number > 0);
  if (first < 0) return [];
  const last = numbers.findLastIndex((number) => number > 0);
  if (first > 0 && last < numbers.length - 1) return undefined;
  const blocks = numbers.slice(first, last + 1);
  return blocks.includes(0) ? undefined : blocks;
}
