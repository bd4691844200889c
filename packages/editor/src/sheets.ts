/** What each edit makes of a sheet. History is not known here. */
import { BLANK, type Color, contentOf, cropGrid, type Grid } from '@nonokit/core';
import type { Edit, PasteEdit, PutEdit, RedoEdit, SelectEdit, UndoEdit } from './edit.js';
import { filled } from './fill.js';
import type { Sheet } from './history.js';
import { added, changedInk, checkColor, merged, ordered } from './inks.js';
import { moved, turnedOrFlipped } from './moving.js';
import { MOST_INKS, MOST_SIDE } from './picture.js';
import { resized } from './resize.js';
import { cleared, clipped, selectedPiece, visible } from './selection.js';

/** The sheet after an edit. */
export function applyEdit(sheet: Sheet, edit: Exclude<Edit, UndoEdit | RedoEdit>): Sheet {
  switch (edit.type) {
    case 'paint':
      return put(sheet, { ...edit, colors: edit.cells.map(() => edit.color) });
    case 'put':
      return put(sheet, edit);
    case 'fill': {
      const { palette, grid } = dropped(sheet);
      checkColor(edit.color, palette);
      checkCells([edit.cell], grid);
      return { ...dropped(sheet), grid: filled(grid, edit) };
    }
    case 'replace':
      return replaced(sheet, edit.from, edit.to);
    case 'select':
      return selected(sheet, edit);
    case 'move':
      return moved(sheet, edit);
    case 'paste':
      return pasted(sheet, edit);
    case 'turn':
    case 'flip':
      return turnedOrFlipped(sheet, edit);
    case 'resize':
      return { ...sheet, ...unselected(resized(visible(sheet.grid, sheet.selection), edit)) };
    case 'add-ink':
      return { ...sheet, palette: added(sheet.palette, edit) };
    case 'change-ink':
      return { ...sheet, palette: changedInk(sheet.palette, edit) };
    case 'merge-ink':
      return merged(dropped(sheet), edit);
    case 'order-ink':
      return ordered(dropped(sheet), edit);
    case 'take':
      checkPicture(edit.picture.grid, edit.picture.palette.length);
      return { ...edit.picture, selection: undefined };
    case 'drop':
      return dropped(sheet);
    case 'clear':
      return clearedSheet(sheet);
    case 'crop':
    case 'trim':
      return cut(sheet, edit.type);
  }
}

/** The sheet with its floating piece on the paper; the area stays selected where it can. */
export function dropped(sheet: Sheet): Sheet {
  const { grid, selection } = sheet;
  if (selection?.piece === undefined) return sheet;
  const area = clipped(selection.area, grid);
  return {
    ...sheet,
    grid: visible(grid, selection),
    selection: area && { area, piece: undefined },
  };
}

function put(sheet: Sheet, { cells, colors }: Pick<PutEdit, 'cells' | 'colors'>): Sheet {
  const { grid, palette, selection } = dropped(sheet);
  checkCells(cells, grid);
  if (colors.length !== cells.length) {
    throw new RangeError(`put: ${cells.length} cells need as many colours, got ${colors.length}`);
  }
  const copy = grid.cells.slice();
  cells.forEach((cell, k) => {
    copy[cell] = checkColor(colors[k] ?? -1, palette);
  });
  return { grid: { ...grid, cells: copy }, palette, selection };
}

/** All cells of a colour get another; those of the selection, where there is one. */
function replaced(sheet: Sheet, from: Color, to: Color): Sheet {
  const { grid, palette, selection } = sheet;
  checkColor(from, palette);
  checkColor(to, palette);
  const swapped = (cells: Uint16Array): Uint16Array =>
    cells.map((color) => (color === from ? to : color));
  if (selection?.piece !== undefined) {
    const piece = { ...selection.piece, cells: swapped(selection.piece.cells) };
    return { ...sheet, selection: { ...selection, piece } };
  }
  const cells = swapped(grid.cells);
  if (selection !== undefined) {
    grid.cells.forEach((color, cell) => {
      if (!isWithin(cell, grid, selection.area)) cells[cell] = color;
    });
  }
  return { ...sheet, grid: { ...grid, cells } };
}

function selected(sheet: Sheet, { area }: SelectEdit): Sheet {
  const lying = dropped(sheet);
  const within = area && clipped(area, lying.grid);
  return { ...lying, selection: within && { area: within, piece: undefined } };
}

function pasted(sheet: Sheet, { piece, left, top }: PasteEdit): Sheet {
  checkPicture(piece, 2);
  const most = sheet.palette.length;
  // a piece from another picture may have inks that this one lacks
  const cells = piece.cells.map((color) => (color < most ? color : BLANK));
  const area = { left, top, width: piece.width, height: piece.height };
  return { ...dropped(sheet), selection: { area, piece: { ...piece, cells } } };
}

function clearedSheet(sheet: Sheet): Sheet {
  const { grid, selection } = sheet;
  if (selection?.piece !== undefined) return { ...sheet, selection: undefined };
  const { width, height } = grid;
  const area = selection?.area ?? { left: 0, top: 0, width, height };
  return { ...sheet, grid: cleared(grid, area, BLANK) };
}

function cut(sheet: Sheet, type: 'crop' | 'trim'): Sheet {
  const { grid, selection } = sheet;
  if (type === 'crop') {
    return selection === undefined
      ? sheet
      : { ...sheet, ...unselected(selectedPiece(visible(grid, selection), selection)) };
  }
  const seen = visible(grid, selection);
  const content = contentOf(seen);
  const isAll = content?.width === seen.width && content.height === seen.height;
  return content === undefined || isAll
    ? sheet
    : { ...sheet, ...unselected(cropGrid(seen, content)) };
}

function unselected(grid: Grid): Pick<Sheet, 'grid' | 'selection'> {
  return { grid, selection: undefined };
}

function isWithin(
  cell: number,
  { width }: Grid,
  area: { left: number; top: number; width: number; height: number },
): boolean {
  const x = cell % width;
  const y = Math.floor(cell / width);
  return (
    x >= area.left && x < area.left + area.width && y >= area.top && y < area.top + area.height
  );
}

function checkCells(cells: readonly number[], grid: Grid): void {
  for (const cell of cells) {
    if (!Number.isInteger(cell) || cell < 0 || cell >= grid.cells.length) {
      throw new RangeError(
        `edited: there is no cell ${cell}, the picture has ${grid.cells.length}`,
      );
    }
  }
}

function checkPicture({ width, height, cells }: Grid, colors: number): void {
  const isSize = (side: number): boolean =>
    Number.isInteger(side) && side >= 1 && side <= MOST_SIDE;
  if (!isSize(width) || !isSize(height) || cells.length !== width * height) {
    throw new RangeError(`edited: sides are 1 to ${MOST_SIDE} cells, got ${width} x ${height}`);
  }
  if (colors < 1 || colors > MOST_INKS + 1) {
    throw new RangeError(`edited: a picture has at most ${MOST_INKS} inks, got ${colors - 1}`);
  }
}
