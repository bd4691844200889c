/** Moving, turning and mirroring: the selection where there is one, else the whole picture. */
import { BLANK, type Grid, mirrorGrid, turnGrid } from '@nonokit/core';
import type { FlipEdit, MoveEdit, TurnEdit } from './edit.js';
import type { Sheet } from './history.js';
import { cleared, type Selection, selectedPiece, stamped } from './selection.js';

/** The sheet with the selection, or all of the picture, moved. */
export function moved(sheet: Sheet, { columns, rows, isCopy = false }: MoveEdit): Sheet {
  if (!Number.isInteger(columns) || !Number.isInteger(rows)) {
    throw new RangeError(`move: columns and rows are integers, got ${columns} and ${rows}`);
  }
  if (sheet.selection === undefined) return { ...sheet, grid: rolled(sheet.grid, columns, rows) };
  const { grid, selection } = isCopy ? stampedCopy(sheet) : lifted(sheet);
  const { area, piece } = selection;
  const place = { ...area, left: area.left + columns, top: area.top + rows };
  return { ...sheet, grid, selection: { area: place, piece } };
}

/** The sheet with the selection, or all of the picture, turned or mirrored. */
export function turnedOrFlipped(sheet: Sheet, edit: TurnEdit | FlipEdit): Sheet {
  if (sheet.selection === undefined) return { ...sheet, grid: changed(sheet.grid, edit) };
  const { grid, selection } = lifted(sheet);
  const { area } = selection;
  const piece = changed(selection.piece, edit);
  // a turned piece keeps its middle
  const left = area.left + Math.trunc((area.width - piece.width) / 2);
  const top = area.top + Math.trunc((area.height - piece.height) / 2);
  const place = { left, top, width: piece.width, height: piece.height };
  return { ...sheet, grid, selection: { area: place, piece } };
}

function changed(grid: Grid, edit: TurnEdit | FlipEdit): Grid {
  if (edit.type === 'turn') {
    let turned = grid;
    for (let k = 0; k < edit.quarters; k++) turned = turnGrid(turned);
    return turned;
  }
  return edit.axis === 'across' ? mirrorGrid(grid) : turnGrid(turnGrid(mirrorGrid(grid)));
}

/** A selection whose piece floats. */
interface Lifted {
  readonly grid: Grid;
  readonly selection: Selection & { readonly piece: Grid };
}

function lifted({ grid, selection }: Sheet): Lifted {
  if (selection === undefined) throw new RangeError('lifted: nothing is selected');
  const { area, piece } = selection;
  if (piece !== undefined) return { grid, selection: { area, piece } };
  const cut = selectedPiece(grid, selection);
  return { grid: cleared(grid, area, BLANK), selection: { area, piece: cut } };
}

/** The selection floats, and what it shows stays on the paper as well. */
function stampedCopy({ grid, selection }: Sheet): Lifted {
  if (selection === undefined) throw new RangeError('stampedCopy: nothing is selected');
  const { area } = selection;
  const piece = selectedPiece(grid, selection);
  return { grid: stamped(grid, piece, area), selection: { area, piece } };
}

/** The grid moved around its edges. */
function rolled({ width, height, cells }: Grid, columns: number, rows: number): Grid {
  const moved = new Uint16Array(cells.length);
  cells.forEach((color, cell) => {
    const x = modulo((cell % width) + columns, width);
    const y = modulo(Math.floor(cell / width) + rows, height);
    moved[y * width + x] = color;
  });
  return { width, height, cells: moved };
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
