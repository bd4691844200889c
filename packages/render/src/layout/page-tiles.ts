/**
 * Cuts a sheet that is too large for one page into tiles: parts of about equal size, each with the
 * clues of its rows and columns, so that a puzzle can be solved page by page.
 */
import type { Box } from './box.js';
import type { Panel, SheetLayout } from './layout.js';
import { makeRoom, type Page, type PageOptions, type Part, type Piece } from './paper.js';
import type { Rails } from './rails.js';
import { BLOCK } from './rules.js';

/** How a sheet is cut into tiles. */
export interface Tiles {
  readonly paper: { readonly width: number; readonly height: number };
  /** Points per pixel of the layout. */
  readonly scale: number;
  /** The first column of each tile of a row, and the end of the last: [0, 40, 80, 100]. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly count: number;
}

/** With fewer cells a side a page would be mostly clues, and the sheet is cut without them. */
const FEWEST = 12;

/** The steps in which cells are made larger as long as that takes no more pages. */
const STEPS = 60;
const STEP = 1 / 40;

/** The fewest tiles with large enough cells, which are as large as that number of tiles allows. */
export function tilesFor(
  paper: { readonly width: number; readonly height: number },
  layout: SheetLayout,
  options: PageOptions,
): Tiles | undefined {
  const [panel] = layout.panels;
  if (panel?.rails === undefined) return undefined;
  const { rails, cells } = panel;
  const { cell } = layout;
  const room = makeRoom(paper);
  const besides = measureBesides(rails, layout);
  const least = options.smallestCell / cell;
  const at = (scale: number): Tiles | undefined => {
    const across = Math.floor((room.width / scale - besides.width) / cell);
    const free = room.height - options.headingHeight;
    const down = Math.floor((free / scale - besides.height) / cell);
    const columns = findCuts(cells.width / cell, across);
    const rows = findCuts(cells.height / cell, down);
    if (columns === undefined || rows === undefined) return undefined;
    return { paper, scale, columns, rows, count: (columns.length - 1) * (rows.length - 1) };
  };
  let best = at(least);
  for (let step = 1; step <= STEPS; step++) {
    const next = at(least * (1 + step * STEP));
    if (best === undefined || next === undefined || next.count > best.count) break;
    best = next;
  }
  return best;
}

/** The parts of a tile besides its cells. */
function measureBesides({ left, top }: Rails, { thick, ticks, legend }: SheetLayout) {
  const width = left.width + ticks.right + thick;
  return { width, height: top.height + ticks.below + thick + (legend?.height ?? 0) };
}

/** The cuts of `count` lines into parts of at most `most`, alike and at thick rules if possible. */
function findCuts(count: number, most: number): number[] | undefined {
  if (most < Math.min(FEWEST, count)) return undefined;
  const parts = Math.ceil(count / most);
  const even = Math.ceil(count / parts);
  const rounded = Math.ceil(even / BLOCK) * BLOCK;
  const step = rounded <= most ? rounded : even;
  const cuts: number[] = [];
  for (let start = 0; start < count; start += step) cuts.push(start);
  return [...cuts, count];
}

/** The pages of the tiles, row by row. */
export function tilePages(
  sheet: number,
  layout: SheetLayout,
  tiles: Tiles,
  options: PageOptions,
): Page[] {
  const [panel] = layout.panels;
  const pages: Page[] = [];
  if (panel?.rails === undefined) return pages;
  const { paper, scale, columns, rows, count } = tiles;
  const room = makeRoom(paper);
  const heading = { ...room, height: options.headingHeight };
  for (let down = 1; down < rows.length; down++) {
    for (let across = 1; across < columns.length; across++) {
      const from = columns[across - 1] ?? 0;
      const to = (columns[across] ?? 0) - 1;
      const first = rows[down - 1] ?? 0;
      const last = (rows[down] ?? 0) - 1;
      const part: Part = { index: pages.length, count, columns: [from, to], rows: [first, last] };
      const at = { left: room.left, top: room.top + options.headingHeight };
      const pieces = listPieces(panel, panel.rails, layout, part, { scale, ...at });
      const view = cellsOf(panel, layout, part);
      pages.push({ ...paper, placed: [{ sheet, heading, view, ...at, scale, part, pieces }] });
    }
  }
  return pages;
}

/** The cells of a part. */
function cellsOf({ cells }: Panel, { cell }: SheetLayout, { columns, rows }: Part): Box {
  return {
    left: cells.left + columns[0] * cell,
    top: cells.top + rows[0] * cell,
    width: (columns[1] - columns[0] + 1) * cell,
    height: (rows[1] - rows[0] + 1) * cell,
  };
}

/**
 * The cells of a part, its numbers of lines, its clues and the names of colours. Rules at the edges
 * belong to both sides, so every piece has half a rule more.
 */
function listPieces(
  { cells: all }: Panel,
  { left, top }: Rails,
  layout: SheetLayout,
  part: Part,
  at: { readonly scale: number; readonly left: number; readonly top: number },
): Piece[] {
  const { thick, ticks, legend } = layout;
  const cells = cellsOf({ cells: all, shows: 'nothing' }, layout, part);
  const half = thick / 2;
  const bare = (view: Box, x: number, y: number): Piece => ({
    view,
    left: at.left + (x + half) * at.scale,
    top: at.top + (y + half) * at.scale,
  });
  const place = (view: Box, x: number, y: number): Piece => ({
    ...bare(wider(view, half), x - half, y - half),
  });
  const below = { ...cells, top: all.top + all.height + half, height: ticks.below };
  const aside = { ...cells, left: all.left + all.width + half, width: ticks.right };
  const names = legend === undefined ? [] : legend.entries.map(({ label }) => label.slot);
  const pieces = [
    place(cells, left.width, top.height),
    place({ ...left, top: cells.top, height: cells.height }, 0, top.height),
    place({ ...top, left: cells.left, width: cells.width }, left.width, 0),
    bare(below, left.width, top.height + cells.height + half),
    bare(aside, left.width + cells.width + half, top.height),
  ];
  if (legend === undefined || names.length === 0) return pieces;
  const right = Math.max(...names.map((slot) => slot.left + slot.width));
  const from = layout.height - layout.cell - legend.height;
  const view = { left: layout.cell, top: from, width: right - layout.cell, height: legend.height };
  return [...pieces, bare(view, 0, top.height + cells.height + ticks.below + half)];
}

function wider({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}
