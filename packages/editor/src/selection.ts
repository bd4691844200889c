/** Selections and floating pieces: parts of a picture that are lifted off the paper. */
import { cropGrid, type Grid, type Rectangle } from '@nonokit/core';

/** What is selected. */
export interface Selection {
  readonly area: Rectangle;
  /** The lifted part of the picture, as large as `area`; undefined until it is moved or pasted. */
  readonly piece: Grid | undefined;
}

/** The grid with the floating piece on it; cells of the piece beside the grid are left out. */
export function visible(grid: Grid, selection: Selection | undefined): Grid {
  const { piece, area } = selection ?? {};
  return piece === undefined || area === undefined ? grid : stamped(grid, piece, area);
}

/** The selected part of the picture, or all of it. */
export function selectedPiece(grid: Grid, selection: Selection | undefined): Grid {
  if (selection === undefined) return grid;
  return selection.piece ?? cropGrid(grid, selection.area);
}

/** The part of a rectangle that lies within the grid; undefined if there is none. */
export function clipped(
  { left, top, width, height }: Rectangle,
  grid: Grid,
): Rectangle | undefined {
  const x = Math.max(0, left);
  const y = Math.max(0, top);
  const right = Math.min(grid.width, left + width);
  const bottom = Math.min(grid.height, top + height);
  return right > x && bottom > y
    ? { left: x, top: y, width: right - x, height: bottom - y }
    : undefined;
}

/** The grid with all cells of an area in one colour. */
export function cleared(grid: Grid, area: Rectangle, color: number): Grid {
  const piece = {
    width: area.width,
    height: area.height,
    cells: new Uint16Array(area.width * area.height).fill(color),
  };
  return stamped(grid, piece, area);
}

/** The grid with a piece put at a place. */
export function stamped(
  grid: Grid,
  piece: Grid,
  { left, top }: Pick<Rectangle, 'left' | 'top'>,
): Grid {
  const area = clipped({ left, top, width: piece.width, height: piece.height }, grid);
  if (area === undefined) return grid;
  const cells = grid.cells.slice();
  for (let y = area.top; y < area.top + area.height; y++) {
    const from = (y - top) * piece.width + area.left - left;
    cells.set(piece.cells.subarray(from, from + area.width), y * grid.width + area.left);
  }
  return { ...grid, cells };
}
