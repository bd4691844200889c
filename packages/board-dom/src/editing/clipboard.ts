/** The clipboard of an editor: a piece of a picture with its inks, kept while the page is open. */
import { BLANK, type Grid, type Palette } from '@nonokit/core';
import { type Editor, selectedPiece } from '@nonokit/editor';

/** A copied piece. */
export interface Copied {
  readonly piece: Grid;
  readonly palette: Palette;
}

/** Copies the selection, or the whole picture. */
export function copiedFrom({ grid, palette, selection }: Editor): Copied {
  return { piece: selectedPiece(grid, selection), palette };
}

/**
 * The piece in the inks of a palette. If the palette lacks an ink, the one at the same index
 * replaces it.
 */
export function pieceIn({ piece, palette: before }: Copied, palette: Palette): Grid {
  const colors = before.map(({ rgb }, color) => {
    if (color === BLANK) return BLANK;
    const found = palette.findIndex((entry, k) => k > BLANK && entry.rgb === rgb);
    return found > BLANK ? found : color < palette.length ? color : BLANK;
  });
  return { ...piece, cells: piece.cells.map((color) => colors[color] ?? BLANK) };
}
