/** The marks of a request: rows of characters, or rows of palette indices as answers have them. */

import type { z } from '@hono/zod-openapi';
import { type PartialGrid, type Puzzle, problem, type Result } from '@nonokit/core';
import { marksOf, PuzzleError } from 'nonokit';
import type { Marks } from './options.js';
import { marksSize } from './words/en.js';

/** The marks as a partial grid; without any, nothing is marked. */
export function marksIn(
  puzzle: Puzzle,
  marks: z.infer<typeof Marks> | undefined,
): Result<PartialGrid> {
  if (areNumbers(marks)) return fromNumbers(puzzle, marks);
  try {
    return { ok: true, value: marksOf(puzzle, marks), warnings: [] };
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    return { ok: false, problem: error.problem };
  }
}

function areNumbers(
  marks: z.infer<typeof Marks> | undefined,
): marks is readonly (readonly number[])[] & number[][] {
  return Array.isArray(marks) && Array.isArray(marks[0]);
}

function fromNumbers(
  { width, height, palette }: Puzzle,
  rows: readonly (readonly number[])[],
): Result<PartialGrid> {
  const fits =
    rows.length === height &&
    rows.every((row) => row.length === width && row.every((color) => color < palette.length));
  if (!fits) return { ok: false, problem: problem(marksSize, { width, height }) };
  return { ok: true, value: { width, height, cells: Int32Array.from(rows.flat()) }, warnings: [] };
}
