/** The history of an editor: what each change replaced, as small as it can be kept. */
import { type Grid, type Palette, sameGrid } from '@nonokit/core';
import { type Selection, visible } from './selection.js';

/** All that an edit can change. */
export interface Sheet {
  readonly grid: Grid;
  readonly palette: Palette;
  readonly selection: Selection | undefined;
}

/** The cells in which two grids of one size differ. */
export interface CellChange {
  readonly cells: Int32Array;
  readonly before: Uint16Array;
  readonly after: Uint16Array;
}

/** Before or after a change. */
export type Side = 'before' | 'after';

/** A change, with all that is needed to take it back and to make it again. */
export interface Change {
  /** The cells, or both grids where their sizes differ. */
  readonly cells: CellChange | { readonly before: Grid; readonly after: Grid };
  readonly palettes: { readonly before: Palette; readonly after: Palette };
  readonly selections: {
    readonly before: Selection | undefined;
    readonly after: Selection | undefined;
  };
  /** True if the picture looks the same before and after. */
  readonly isQuiet: boolean;
}

/** Changes, the latest first. */
export interface History {
  readonly change: Change;
  readonly before: History | undefined;
  /** The number of changes: 1 for the first. */
  readonly depth: number;
}

/** The history with one change more. */
export function pushed(before: History | undefined, change: Change): History {
  return { change, before, depth: (before?.depth ?? 0) + 1 };
}

/** The change from one sheet to another; undefined if only the selected area differs. */
export function changeBetween(before: Sheet, after: Sheet): Change | undefined {
  const cells = cellsBetween(before.grid, after.grid);
  const isSame =
    'cells' in cells &&
    cells.cells.length === 0 &&
    before.palette === after.palette &&
    before.selection?.piece === after.selection?.piece &&
    (after.selection?.piece === undefined || before.selection?.area === after.selection?.area);
  if (isSame) return undefined;
  const isQuiet =
    before.palette === after.palette &&
    sameGrid(visible(before.grid, before.selection), visible(after.grid, after.selection));
  return {
    cells,
    palettes: { before: before.palette, after: after.palette },
    selections: { before: before.selection, after: after.selection },
    isQuiet,
  };
}

/** The sheet on one side of a change, from the sheet on the other side. */
export function sheetAfter(sheet: Sheet, change: Change, side: Side): Sheet {
  return {
    grid: gridAfter(sheet.grid, change.cells, side),
    palette: change.palettes[side],
    selection: change.selections[side],
  };
}

function cellsBetween(before: Grid, after: Grid): Change['cells'] {
  if (before.width !== after.width || before.height !== after.height) return { before, after };
  const cells: number[] = [];
  if (before !== after) {
    for (let i = 0; i < before.cells.length; i++) {
      if (before.cells[i] !== after.cells[i]) cells.push(i);
    }
  }
  return {
    cells: Int32Array.from(cells),
    before: Uint16Array.from(cells, (cell) => before.cells[cell] ?? 0),
    after: Uint16Array.from(cells, (cell) => after.cells[cell] ?? 0),
  };
}

function gridAfter(grid: Grid, change: Change['cells'], side: Side): Grid {
  if (!('cells' in change)) return change[side];
  if (change.cells.length === 0) return grid;
  const cells = grid.cells.slice();
  change.cells.forEach((cell, k) => {
    cells[cell] = change[side][k] ?? 0;
  });
  return { ...grid, cells };
}
