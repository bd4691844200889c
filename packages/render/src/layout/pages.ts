/**
 * Pages: the positions of sheets on paper, as pure geometry, in points.
 *
 * A page holds one sheet or several in a grid, each as large as its place allows. A sheet whose
 * cells would be smaller than 3 mm is cut into parts (`page-parts.ts`).
 */
import type { Box } from './box.js';
import type { SheetLayout } from './layout.js';
import { cutFor, partPages } from './page-parts.js';
import { tilePages, tilesFor } from './page-tiles.js';
import {
  MM,
  makeRoom,
  PAPERS,
  type Page,
  type PageOptions,
  type Placed,
  toContent,
} from './paper.js';

/** Between sheets of one page. */
const GAP = 8 * MM;

/** Minimum gain in size for turning the page. */
const WORTH_TURNING = 1.15;

/** Puts sheets on pages in order, as many per page as their cell size allows. */
export function pagesOf(layouts: readonly SheetLayout[], options: PageOptions): Page[] {
  const pages: Page[] = [];
  for (let next = 0; next < layouts.length; ) {
    const shared = sharedPage(layouts, next, options);
    if (shared === undefined) pages.push(...ownPages(next, at(layouts, next), options));
    else pages.push(shared);
    next += shared?.placed.length ?? 1;
  }
  return pages;
}

/**
 * The ways to divide a page into places for `count` sheets: columns and rows, none of them empty.
 */
function listGrids(count: number): [number, number][] {
  const grids: [number, number][] = [];
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    if ((columns - 1) * rows < count) grids.push([columns, rows]);
  }
  return grids;
}

/** Place `k` of a page that is divided into columns and rows. */
function placeIn(room: Box, columns: number, rows: number, k: number): Box {
  const width = (room.width - (columns - 1) * GAP) / columns;
  const height = (room.height - (rows - 1) * GAP) / rows;
  const column = k % columns;
  const row = Math.floor(k / columns);
  return {
    left: room.left + column * (width + GAP),
    top: room.top + row * (height + GAP),
    width,
    height,
  };
}

/** Points per pixel at which a sheet fills its place below its heading. */
function scaleIn(place: Box, layout: SheetLayout, options: PageOptions): number {
  const { width, height } = toContent(layout);
  return Math.min(
    options.largestCell / layout.cell,
    place.width / width,
    (place.height - options.headingHeight) / height,
  );
}

/**
 * A page with the sheets from `first` on: the requested number, or fewer to keep cells large
 * enough. Undefined if the first sheet needs its own page. The last page is divided like a full
 * one.
 */
function sharedPage(
  layouts: readonly SheetLayout[],
  first: number,
  options: PageOptions,
): Page | undefined {
  const paper = PAPERS[options.paper];
  const room = makeRoom(paper);
  for (let count = options.perPage; count > 1; count--) {
    const group = [...layouts.keys()].slice(first, first + count);
    const { grid, least } = bestGrid(
      group.map((sheet) => at(layouts, sheet)),
      count,
      room,
      options,
    );
    if (least < options.smallestCell) continue;
    const placed = group.map((sheet, k) =>
      placedIn(placeIn(room, ...grid, k), sheet, at(layouts, sheet), options),
    );
    return { ...paper, placed };
  }
  return undefined;
}

/**
 * Divides a page into `count` places so that the smallest cells of the sheets are as large as
 * possible.
 */
function bestGrid(
  layouts: readonly SheetLayout[],
  count: number,
  room: Box,
  options: PageOptions,
): { grid: [number, number]; least: number } {
  let best: { grid: [number, number]; least: number } = { grid: [1, count], least: 0 };
  for (const grid of listGrids(count)) {
    const place = placeIn(room, ...grid, 0);
    const cells = layouts.map((layout) => layout.cell * scaleIn(place, layout, options));
    const least = Math.min(...cells);
    if (least > best.least) best = { grid, least };
  }
  return best;
}

/** Puts a sheet in its place: centred horizontally, at the top below its heading. */
function placedIn(place: Box, sheet: number, layout: SheetLayout, options: PageOptions): Placed {
  const scale = scaleIn(place, layout, options);
  const view = toContent(layout);
  return {
    sheet,
    heading: { ...place, height: options.headingHeight },
    view,
    left: place.left + (place.width - view.width * scale) / 2,
    top: place.top + options.headingHeight,
    scale,
  };
}

/**
 * The pages of one sheet: one page, turned if that makes the sheet larger, or one for each part. A
 * part has its clues, unless they leave too little of a page to the cells.
 */
function ownPages(sheet: number, layout: SheetLayout, options: PageOptions): Page[] {
  const upright = PAPERS[options.paper];
  const turned = { width: upright.height, height: upright.width };
  const [up, across] = [upright, turned].map((paper) => scaleIn(makeRoom(paper), layout, options));
  const paper = (across ?? 0) > WORTH_TURNING * (up ?? 0) ? turned : upright;
  const scale = scaleIn(makeRoom(paper), layout, options);
  // a sheet without panels is painted as a whole
  if (scale * layout.cell >= options.smallestCell || layout.panels.length === 0) {
    return [{ ...paper, placed: [settled(makeRoom(paper), sheet, layout, options)] }];
  }
  const tiled = [upright, turned].flatMap((paper) => tilesFor(paper, layout, options) ?? []);
  const [tiles] = tiled.sort((a, b) => a.count - b.count);
  if (tiles !== undefined) return tilePages(sheet, layout, tiles, options);
  const cuts = [upright, turned].map((paper) => ({ paper, parts: cutFor(paper, layout, options) }));
  const [first, second] = cuts;
  if (first === undefined || second === undefined) return [];
  const best = second.parts.count < first.parts.count ? second : first;
  return partPages(sheet, layout, best.paper, best.parts, options);
}

/**
 * Puts a sheet alone on its page, with a third of the free height above it, which looks centred.
 */
function settled(room: Box, sheet: number, layout: SheetLayout, options: PageOptions): Placed {
  const placed = placedIn(room, sheet, layout, options);
  const used = options.headingHeight + placed.view.height * placed.scale;
  const down = Math.max(0, (room.height - used) / 3);
  const heading = { ...placed.heading, top: placed.heading.top + down };
  return { ...placed, heading, top: placed.top + down };
}

function at(layouts: readonly SheetLayout[], sheet: number): SheetLayout {
  const layout = layouts[sheet];
  if (layout === undefined) throw new RangeError(`pagesOf: there is no sheet ${sheet}`);
  return layout;
}
