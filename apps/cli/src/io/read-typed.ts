/** Reads clues typed on the command line; a module of its own, so that others need not load it. */
import type { Puzzle, Result } from '@nonokit/core';
import { checkPuzzle } from 'nonokit';
import type { TypedClues } from './typed-clues.js';

/** The puzzle of typed clues, or their fault. */
export function readTyped(clues: TypedClues): Result<Puzzle> {
  return checkPuzzle(clues);
}
