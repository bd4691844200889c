/**
 * Numbers that a file hides, and lines whose clue it withholds. Readers note them as blocks of
 * sizes that no number has; a puzzle with such blocks is told as one of another kind.
 */
import {
  ANY_BLOCKS,
  type Block,
  type Clue,
  type KindClaims,
  type KindClue,
  type Palette,
  type Problem,
  type PuzzleMeta,
  type Result,
} from '@nonokit/core';

/** The size of a block whose number is hidden. */
export const HIDDEN_SIZE = -1;

/** The block of a line whose clue is withheld. */
export const WITHHELD: Block = { size: -2, color: 1 };

/** What a file says of a puzzle on squares. */
export interface SquareClaims {
  readonly width: number;
  readonly height: number;
  readonly palette?: Palette | undefined;
  readonly rows?: readonly Clue[] | undefined;
  readonly columns?: readonly Clue[] | undefined;
  readonly meta?: PuzzleMeta | undefined;
}

/** True if a number is hidden or a clue withheld. */
export function hidesNumbers({ rows = [], columns = [] }: SquareClaims): boolean {
  return [rows, columns].some((clues) => clues.some((clue) => clue.some(({ size }) => size < 0)));
}

/** Says that a puzzle has hidden numbers, and hands over its claims; `what` has their place. */
export function hiddenNumbers(claims: SquareClaims, what: Problem): Result<never> {
  const { width, height, palette, rows = [], columns = [], meta } = claims;
  const { line, column } = what;
  const place = line === undefined || column === undefined ? undefined : { line, column };
  const clues = [rows.map(withHidden), columns.map(withHidden)];
  const board = { shape: 'square', width, height } as const;
  const kind: KindClaims = { board, palette, clues, meta, place };
  return { ok: false, problem: what, kind };
}

/** A clue with its hidden numbers. */
export function withHidden(clue: Clue): KindClue {
  return clue.map(({ size, color }) => {
    if (size === WITHHELD.size) return ANY_BLOCKS;
    return size === HIDDEN_SIZE ? { hidden: true, color } : { size, color };
  });
}
