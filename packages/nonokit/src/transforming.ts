/** The same picture seen otherwise, and what two pictures have in common, for any puzzle. */
import {
  type Clue,
  type Color,
  canonicalPuzzle as canonicalOf,
  canonicalClues as clueForm,
  cluesOf as cluesOfGrid,
  canonicalKey as computeKey,
  cropPuzzle as crop,
  type Grid,
  mirrorPuzzle as mirror,
  type PartialGrid,
  type Puzzle,
  printedPuzzle,
  type Rectangle,
  recolorPuzzle as recolor,
  rowsOf as rowsOfGrid,
  samenessOf as similarity,
  transposePuzzle as transpose,
  turnPuzzle as turn,
} from '@nonokit/core';
import type { PictureInput, PuzzleSource } from './inputs/puzzle-input.js';
import { asPuzzle, gridOf } from './inputs/puzzle-of.js';

/**
 * Cuts the puzzle's picture down to `area`. The clues alone do not determine a part of a puzzle, so
 * a puzzle without a goal throws RangeError.
 */
export function cropPuzzle(puzzle: PuzzleSource, area: Rectangle): Puzzle {
  return printedPuzzle(crop(asPuzzle(puzzle), area));
}

/** Exchanges left and right. */
export function mirrorPuzzle(puzzle: PuzzleSource): Puzzle {
  return printedPuzzle(mirror(asPuzzle(puzzle)));
}

/** Exchanges rows and columns. */
export function transposePuzzle(puzzle: PuzzleSource): Puzzle {
  return printedPuzzle(transpose(asPuzzle(puzzle)));
}

/** Turns by a quarter, clockwise: the first column becomes the first row, read backwards. */
export function turnPuzzle(puzzle: PuzzleSource): Puzzle {
  return printedPuzzle(turn(asPuzzle(puzzle)));
}

/**
 * Renumbers the colours: colour c becomes `order[c]`. `order` is a permutation of the palette's
 * indices with `order[0] === 0`; anything else throws RangeError.
 */
export function recolorPuzzle(puzzle: PuzzleSource, order: readonly Color[]): Puzzle {
  return printedPuzzle(recolor(asPuzzle(puzzle), order));
}

/**
 * The puzzle of the canonical picture: the same for all puzzles whose pictures are the same when
 * mirrored, turned, recoloured or inverted. Its palette has as many colours as the picture, white
 * and black first, and it has no texts. Throws RangeError for a puzzle without a goal: its clues
 * may have several pictures, so solve it first.
 */
export function canonicalPuzzle(puzzle: PuzzleSource): Puzzle {
  return printedPuzzle(canonicalOf(asPuzzle(puzzle)));
}

/**
 * A key by which puzzles with the same picture are found: 32 hexadecimal digits, the same for two
 * puzzles if their canonical puzzles are the same. It never changes from one version of the library
 * to the next: the first 16 bytes of the SHA-256 of the line "nonokit picture 1", a line feed,
 * width and height of the canonical picture as 4 bytes each, and its cells, row by row, as 2 bytes
 * each; the highest byte always comes first. Throws RangeError for a puzzle without a goal.
 */
export function canonicalKey(puzzle: PuzzleSource): string {
  return computeKey(asPuzzle(puzzle));
}

/** The canonical version of a puzzle by its clues alone, without its goal and texts. */
export function canonicalClues(puzzle: PuzzleSource): Puzzle {
  return printedPuzzle(clueForm(asPuzzle(puzzle)));
}

/**
 * The share of the cells in which two pictures are alike, 0 to 1, in the version and with the
 * exchange of colours in which they are most alike: 1 for puzzles with the same key, 0 if the sides
 * differ in length. It says little about pictures that are nearly blank: they are alike anyhow. If
 * one picture has more than 32 colours it may be too low. Throws RangeError without goals.
 */
export function samenessOf(a: PuzzleSource, b: PuzzleSource): number {
  return similarity(asPuzzle(a), asPuzzle(b));
}

/** The clues of every row and every column of a picture. Throws `PuzzleError` if it is none. */
export function cluesOf(picture: PictureInput): { rows: Clue[]; columns: Clue[] } {
  return cluesOfGrid(gridOf(picture));
}

/** The cells of a picture, row by row: palette indices. Throws `PuzzleError` if it is none. */
export function rowsOf(picture: Grid | PartialGrid | PictureInput): number[][] {
  return rowsOfGrid(isGrid(picture) ? picture : gridOf(picture));
}

function isGrid(picture: unknown): picture is Grid | PartialGrid {
  return typeof picture === 'object' && picture !== null && 'cells' in picture;
}
