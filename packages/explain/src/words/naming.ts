/**
 * Distinctions that sentences need in every language: which of several equal blocks is meant, what
 * limits a block's reach, whether a stretch is the whole line.
 */
import { type Clue, clueAt } from '@nonokit/core';
import type { Anchor, BlockFact, LineFacts, Span } from '../facts.js';
import type { Speech } from './language.js';

/** The facts of one kind. */
export type FactsOf<Kind extends LineFacts['kind']> = Extract<LineFacts, { readonly kind: Kind }>;

/** From this number of blocks on, a sentence counts them instead of naming each. */
export const MANY_BLOCKS = 7;

/** The clue that a sentence is about. */
export function clueIn({ puzzle, line }: Speech): Clue {
  return clueAt(puzzle, line);
}

/** True if blocks have to be named with their colour. */
export function isColored({ puzzle }: Speech): boolean {
  return puzzle.palette.length > 2;
}

/** True if the blocks of the clue have several colours. */
export function hasSeveralInks(speech: Speech): boolean {
  return new Set(clueIn(speech).map(({ color }) => color)).size > 1;
}

/** The number of cells of the line. */
export function computeLength({ puzzle, line }: Speech): number {
  return line.kind === 'row' ? puzzle.width : puzzle.height;
}

/** True if the span is the whole line. */
export function isWhole({ from, to }: Span, speech: Speech): boolean {
  return from === 0 && to === computeLength(speech) - 1;
}

/** True if the span begins or ends the line, so that cells remain on only one side. */
export function isAtEnd({ from, to }: Span, speech: Speech): boolean {
  return from === 0 || to === computeLength(speech) - 1;
}

/**
 * The rank of a block among those of its size and colour: `{ place: 2, of: 3 }` is the second of
 * three.
 */
export function findRank(
  { index, size, color }: BlockFact,
  speech: Speech,
): { readonly place: number; readonly of: number } {
  const alike = [...clueIn(speech).entries()].filter(
    ([, block]) => block.size === size && block.color === color,
  );
  return { place: alike.filter(([k]) => k <= index).length, of: alike.length };
}

/**
 * What stops a block from going further to one side: it is complete, it is tied to filled cells, or
 * the other blocks need the room.
 */
export function describeLimit(
  { block, within, via }: Anchor,
  side: 'before' | 'after',
): { readonly by: 'complete' | 'tied'; readonly via: Span } | { readonly by: 'counting' } {
  if (via === undefined) return { by: 'counting' };
  if (via.to - via.from + 1 === block.size) return { by: 'complete', via };
  const tied =
    side === 'after'
      ? within.from === via.to - block.size + 1
      : within.to === via.from + block.size - 1;
  return tied ? { by: 'tied', via } : { by: 'counting' };
}

/** True if the clue has a smaller block of the same colour. */
export function hasSmaller({ size, color }: BlockFact, speech: Speech): boolean {
  return clueIn(speech).some((block) => block.color === color && block.size < size);
}

/** True if the clue has a larger block of the same colour. */
export function hasLarger({ size, color }: BlockFact, speech: Speech): boolean {
  return clueIn(speech).some((block) => block.color === color && block.size > size);
}

/** The number of blocks of the clue that have the same colour. */
export function countOfColor({ color }: BlockFact, speech: Speech): number {
  return clueIn(speech).filter((block) => block.color === color).length;
}
