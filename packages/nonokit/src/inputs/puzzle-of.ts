/**
 * Puzzles from the values of a program: clues or a picture, in any of the notations of
 * `puzzle-input.ts`.
 *
 * For data from people, `checkPuzzle` returns a problem as a value; for puzzles written in a
 * program, `puzzleOf` throws.
 */
import {
  bad,
  checkPuzzle as checkClaims,
  type Grid,
  good,
  type Limits,
  type Palette,
  type Puzzle,
  type PuzzleClaims,
  type PuzzleMeta,
  printedPuzzle,
  puzzleOf as puzzleOfGrid,
  type Result,
} from '@nonokit/core';
import { printedResult } from '../printed.js';
import { orThrow } from '../problem-error.js';
import { noPuzzle } from '../words/en/inputs.js';
import { paletteOf, parseClaims, shown } from './claims.js';
import { type Drawn, isPicture, readPicture } from './pictures.js';
import type {
  ColorInput,
  PictureInput,
  PuzzleHolder,
  PuzzleInput,
  PuzzleSource,
} from './puzzle-input.js';
import { readClueText } from './puzzle-text.js';

/**
 * Checks clues: sizes, colours, that each clue fits its line, that rows and columns fill equally
 * many cells. Returns the first problem; never throws.
 */
export function checkPuzzle(
  input: PuzzleInput | PuzzleClaims,
  limits: Partial<Limits> = {},
): Result<Puzzle> {
  if ('width' in input) return printedResult(checkClaims(input, limits));
  const claims = parseClaims(input);
  return claims.ok ? printedResult(checkClaims(claims.value, limits)) : claims;
}

/**
 * The puzzle of a picture or of clues, also as text. Throws `PuzzleError` if they are invalid.
 * `palette` and `meta` apply to pictures; clues bring their own.
 */
export function puzzleOf(
  source: PuzzleSource,
  palette?: readonly ColorInput[],
  meta: PuzzleMeta = {},
): Puzzle {
  return orThrow(checkSource(source, palette, meta));
}

/** The picture with these rows: texts, numbers, or one text. Throws `PuzzleError` if it is none. */
export function gridOf(picture: PictureInput, palette?: readonly ColorInput[]): Grid {
  const colors = palette === undefined ? undefined : orThrow(paletteOf(palette));
  return orThrow(pictureOf(picture, colors)).grid;
}

/** The picture of any value. Throws RangeError for a promise: an answer to it would never come. */
function pictureOf(value: unknown, palette: Palette | undefined): Result<Drawn> {
  if (isPicture(value)) return readPicture(value, palette);
  if (typeof value === 'object' && value !== null && 'then' in value) {
    throw new RangeError('a promise is no puzzle: write `await` before it');
  }
  return bad(noPuzzle, { found: shown(value) });
}

/** The puzzle of anything that a verb takes. Throws `PuzzleError` if it is none. */
export function asPuzzle(source: PuzzleSource): Puzzle {
  return isPuzzle(source) ? source : orThrow(checkSource(source));
}

/** The puzzle of anything that a verb takes, or the first problem. */
export function checkSource(
  source: PuzzleSource,
  palette?: readonly ColorInput[],
  meta: PuzzleMeta = {},
): Result<Puzzle> {
  if (isPuzzle(source)) return good(source);
  if (typeof source !== 'string' && (typeof source !== 'object' || source === null)) {
    return bad(noPuzzle, { found: String(source) });
  }
  if (isClues(source)) return checkPuzzle(source);
  if (hasPuzzle(source)) return checkSource(puzzleIn(source), palette, meta);
  const text = typeof source === 'string' ? readClueText(source) : undefined;
  if (text !== undefined) return text.ok ? checkPuzzle(text.value) : text;
  const colors = palette === undefined ? undefined : paletteOf(palette);
  if (colors?.ok === false) return colors;
  const picture = pictureOf(source, colors?.value);
  if (!picture.ok) return picture;
  return good(printedPuzzle(puzzleOfGrid(picture.value.grid, picture.value.palette, meta)));
}

/** True for puzzles of this library; the clues of an input may have other shapes. */
function isPuzzle(source: PuzzleSource): source is Puzzle {
  return (
    typeof source === 'object' &&
    source !== null &&
    'width' in source &&
    'height' in source &&
    'palette' in source &&
    'meta' in source
  );
}

/** True for what holds a puzzle: a result of `solve`, an entry of the catalogue, what was made. */
function hasPuzzle(source: PuzzleSource): source is PuzzleHolder {
  return typeof source === 'object' && 'puzzle' in source;
}

/** The puzzle of what holds one, with the picture that `solve` has found for it. */
function puzzleIn(source: PuzzleHolder): PuzzleSource {
  const { puzzle, solution } = source;
  if (solution === undefined || !isPuzzle(puzzle)) return puzzle;
  return printedPuzzle({ ...puzzle, goal: solution });
}

function isClues(source: PuzzleSource): source is PuzzleInput {
  return (
    typeof source === 'object' &&
    !Array.isArray(source) &&
    ('rows' in source || 'columns' in source)
  );
}
