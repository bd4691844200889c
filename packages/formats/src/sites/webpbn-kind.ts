/** Puzzles of other kinds in webpbn files: triddlers, and numbers hidden by a count of 0. */
import type { Clue, KindBoard, KindClaims, KindClue, Palette, PuzzleMeta } from '@nonokit/core';
import { withHidden } from '../lexing/hidden-blocks.js';

/** The groups of clues of a triddler, in the order of its sides. */
export const TRIDDLER_SIDES = [
  'topleft',
  'bottomleft',
  'top',
  'topright',
  'bottom',
  'bottomright',
] as const;

/** What a file says of a puzzle of another kind. */
export interface WebpbnKind {
  readonly isTriddler: boolean;
  /** The clues by the types of the file; hidden numbers have `HIDDEN_SIZE`. */
  readonly clues: ReadonlyMap<string, readonly Clue[]>;
  readonly palette: Palette;
  readonly goal?: readonly (readonly number[])[] | undefined;
  readonly meta: PuzzleMeta;
}

/** The claims of a puzzle of another kind. */
export function webpbnClaims({ isTriddler, clues, palette, goal, meta }: WebpbnKind): KindClaims {
  const of = (type: string): KindClue[] => (clues.get(type) ?? []).map(withHidden);
  const count = (type: string): number => clues.get(type)?.length ?? 0;
  const board: KindBoard = isTriddler
    ? {
        shape: 'triangle',
        topLeft: count('topleft'),
        bottomLeft: count('bottomleft'),
        top: count('top'),
        topRight: count('topright'),
        bottom: count('bottom'),
        bottomRight: count('bottomright'),
      }
    : { shape: 'square', width: count('columns'), height: count('rows') };
  const directions = isTriddler
    ? [
        [...of('topleft'), ...of('bottomleft')],
        [...of('top'), ...of('topright')],
        [...of('bottom'), ...of('bottomright')],
      ]
    : [of('rows'), of('columns')];
  return { board, palette, clues: directions, goal: goal?.flat(), meta };
}
