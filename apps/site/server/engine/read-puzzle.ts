/** Reads the puzzle of a request, within the limits. */
import {
  type Draft,
  type Problem,
  type Puzzle,
  problem,
  type Result,
  toDraft,
} from '@nonokit/core';
import { ALL_FORMATS, formatById, safeReadPuzzles } from 'nonokit/formats';
import { unpackBrotli } from 'nonokit/node';
import { ENGINE_LIMITS } from '../../contract/limits.js';
import type { PuzzleFile } from './verbs.js';
import * as says from './words/en.js';

/** The limits of reading, as the library takes them. */
const READ_LIMITS = {
  maxBytes: ENGINE_LIMITS.bytes,
  maxCells: ENGINE_LIMITS.cells,
  maxLines: ENGINE_LIMITS.lines,
  maxColors: ENGINE_LIMITS.colors,
  maxPuzzles: ENGINE_LIMITS.puzzles,
} as const;

/** A puzzle and its place in its file. */
export interface ReadPuzzle {
  readonly puzzle: Puzzle;
  readonly index: number;
}

/** All puzzles of a file; the first that is wrong is the problem. */
export function puzzlesIn(file: PuzzleFile): Result<readonly Puzzle[]> {
  const read = allIn(file);
  if (!read.ok) return read;
  const puzzles: Puzzle[] = [];
  const warnings: Problem[] = [];
  for (const one of read.value) {
    if (!one.ok) return one;
    puzzles.push(one.value);
    warnings.push(...one.warnings);
  }
  return { ok: true, value: puzzles, warnings };
}

/** The puzzle with this index, or the only one. */
export function puzzleIn(file: PuzzleFile, index: number | undefined): Result<ReadPuzzle> {
  const read = allIn(file);
  if (!read.ok) return read;
  const found = puzzleAmong(read.value, index);
  if (!found.ok) return found;
  const { value: puzzle, warnings } = found;
  return { ok: true, value: { puzzle, index: index ?? 0 }, warnings };
}

function puzzleAmong(
  puzzles: readonly Result<Puzzle>[],
  index: number | undefined,
): Result<Puzzle> {
  const count = puzzles.length;
  if (index === undefined && count > 1) return wrong(problem(says.severalPuzzles, { count }));
  return puzzles[index ?? 0] ?? wrong(problem(says.noSuchPuzzle, { count }));
}

/** The clues of the puzzle with this index, or of the only one, also where they contradict. */
export function draftIn(file: PuzzleFile, index: number | undefined): Result<Draft> {
  const read = allIn(file);
  const found = read.ok ? puzzleAmong(read.value, index) : read;
  if (found.ok) return { ok: true, value: toDraft(found.value), warnings: found.warnings };
  return found.draft === undefined ? found : { ok: true, value: found.draft, warnings: [] };
}

/** The problem of a puzzle with more cells than an answer can be found for; undefined if none. */
export function tooLargeFor(
  { width, height }: Pick<Puzzle, 'width' | 'height'>,
  most: number,
): Problem | undefined {
  if (width * height <= most) return undefined;
  return problem(says.tooManyCells, { width, height, most });
}

function allIn({ bytes, format, name }: PuzzleFile): Result<readonly Result<Puzzle>[]> {
  if (format !== undefined && formatById(format, ALL_FORMATS) === undefined) {
    return wrong(problem(says.unknownFormat, { id: format.slice(0, 40) }));
  }
  const options = { from: format, name, limits: READ_LIMITS, unpackBrotli };
  const read = safeReadPuzzles(bytes, options);
  return read.ok ? { ok: true, value: read.value.puzzles, warnings: [] } : read;
}

function wrong(what: Problem): Result<never> {
  return { ok: false, problem: what };
}
