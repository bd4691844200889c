/** What becomes of a puzzle that the page does not take: its own page, or a refusal. */
import type { BlindPuzzle } from '@nonokit/board';
import { bad, good, type KindBoard, type Result } from '@nonokit/core';
import { pageAddress, writeHash } from './addresses.js';
import { onlyPlayed } from './blind-words.js';

/** Goes to the page that plays the puzzle, from another one that plays; some take it as it is. */
export function otherPage(
  puzzle: BlindPuzzle,
  shape: KindBoard['shape'] | 'any' | undefined,
): Result<BlindPuzzle> | Promise<never> {
  const own = puzzle.clues.rules?.board.shape;
  // the page of triangles draws cut squares as well
  if (shape === 'any' || (shape === 'triangle' && own === 'cut')) return good(puzzle);
  if (shape === undefined) return bad(onlyPlayed);
  const isDrawn = own === 'triangle' || own === 'cut';
  location.replace(pageAddress(isDrawn ? 'kinds/' : 'play/') + writeHash(puzzle));
  // this page ends before anything can be shown on it
  return new Promise(() => undefined);
}
