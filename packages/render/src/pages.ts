/**
 * Pages: where sheets stand on paper, as pure geometry, in points (72 to the inch).
 *
 * One sheet a page or several in a grid, each as large as its place allows. A sheet whose cells would be
 * smaller than 3 mm is cut into parts that overlap by two cells, to be glued or laid side by side.
 */
import type { Box, Layout } from './layout.js';

/** Points of a millimetre. */
export const MM = 72 / 25.4;

/** Sheets of paper there are, upright, in points. */
export const PAPERS = {
  a4: { width: 210 * MM, height: 297 * MM },
  letter: { width: 612, height: 792 },
} as const;

/** The name of a paper. */
export type Paper = keyof typeof PAPERS;

/** How sheets are put on pages. */
export interface PageOptions {
  readonly paper: Paper;
  /** Sheets a page, at most: 1. */
  readonly perPage: number;
  /** The largest side of a cell in points: 10 mm. */
  readonly largestCell: number;
  /** The smallest side of a cell in points, below which sheets are cut; 0 never cuts. */
  readonly smallestCell: number;
  /** What is kept free above each sheet for its heading, in points: 40. */
  readonly headingHeight: number;
}

/** A sheet, or a part of one, on a page. */
export interface Placed {
  /** Which sheet, from 0. */
  readonly sheet: number;
  /** The room of the sheet's heading, in points. */
  readonly heading: Box;
  /** What of the layout is shown, in its pixels. */
  readonly view: Box;
  /** Where the view's left top corner stands, in points. */
  readonly left: number;
  readonly top: number;
  /** Points a pixel of the layout. */
  readonly scale: number;
  /** There where the sheet is cut. */
  readonly part?: Part;
}

/** Which part of a cut sheet. */
export interface Part {
  /** From 0, counted by rows of parts. */
  readonly index: number;
  readonly count: number;
  /** The first and last column and row of cells that are shown whole, from 0. */
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  /** Where the next part begins, in pixels of the layout: what is beyond is there again. */
  readonly nextLeft?: number;
  readonly nextTop?: number;
}

/** One page, upright or turned. */
export interface Page {
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly placed: readonly Placed[];
}

/** The margins of a page in points; the page number stands in the lower one. */
export const MARGIN = { side: 12 * MM, top: 12 * MM, bottom: 16 * MM } as const;

/** Between sheets of one page. */
const GAP = 8 * MM;

/** How much larger a sheet must become by turning the page. */
const WORTH_TURNING = 1.15;

/** Puts sheets on pages, in their order: as many together as keep their cells large enough. */
export function pagesOf(layouts: readonly Layout[], options: PageOptions): Page[] {
  const pages: Page[] = [];
  for (let next = 0; next < layouts.length; ) {
    const shared = sharedPage(layouts, next, options);
    if (shared === undefined) pages.push(...ownPages(next, at(layouts, next), options));
    else pages.push(shared);
    next += shared?.placed.length ?? 1;
  }
  return pages;
}

/** What of a layout is printed: all but its margin, and half a thick rule around it. */
export function contentOf({ width, height, cell, thick }: Layout): Box {
  const margin = cell - thick / 2;
  return { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** The room between the margins. */
function roomOf({ width, height }: { readonly width: number; readonly height: number }): Box {
  const { side, top, bottom } = MARGIN;
  return { left: side, top, width: width - 2 * side, height: height - top - bottom };
}

/** Ways to divide a page for so many sheets: columns and rows, without a spare one of either. */
function gridsOf(count: number): [number, number][] {
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
  const [column, row] = [k % columns, Math.floor(k / columns)];
  return {
    left: room.left + column * (width + GAP),
    top: room.top + row * (height + GAP),
    width,
    height,
  };
}

/** Points a pixel at which a sheet fills its place below its heading. */
function scaleIn(place: Box, layout: Layout, options: PageOptions): number {
  const { width, height } = contentOf(layout);
  return Math.min(
    options.largestCell / layout.cell,
    place.width / width,
    (place.height - options.headingHeight) / height,
  );
}

/**
 * A page of the sheets from `first` on: as many as wanted, or as many fewer as their cells ask for. Undefined
 * where the first of them needs a page of its own. The last page is divided as a full one.
 */
function sharedPage(
  layouts: readonly Layout[],
  first: number,
  options: PageOptions,
): Page | undefined {
  const paper = PAPERS[options.paper];
  const room = roomOf(paper);
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

/** The division of a page into so many places that makes the smallest cells of the sheets largest. */
function bestGrid(
  layouts: readonly Layout[],
  count: number,
  room: Box,
  options: PageOptions,
): { grid: [number, number]; least: number } {
  let best: { grid: [number, number]; least: number } = { grid: [1, count], least: 0 };
  for (const grid of gridsOf(count)) {
    const place = placeIn(room, ...grid, 0);
    const cells = layouts.map((layout) => layout.cell * scaleIn(place, layout, options));
    const least = Math.min(...cells);
    if (least > best.least) best = { grid, least };
  }
  return best;
}

/** A sheet in its place: in the middle from left to right, at the top below its heading. */
function placedIn(place: Box, sheet: number, layout: Layout, options: PageOptions): Placed {
  const scale = scaleIn(place, layout, options);
  const view = contentOf(layout);
  return {
    sheet,
    heading: { ...place, height: options.headingHeight },
    view,
    left: place.left + (place.width - view.width * scale) / 2,
    top: place.top + options.headingHeight,
    scale,
  };
}

/** One page for one sheet, turned where that makes it larger, or as many as it is cut into. */
function ownPages(sheet: number, layout: Layout, options: PageOptions): Page[] {
  const upright = PAPERS[options.paper];
  const turned = { width: upright.height, height: upright.width };
  const [up, across] = [upright, turned].map((paper) => scaleIn(roomOf(paper), layout, options));
  const paper = (across ?? 0) > WORTH_TURNING * (up ?? 0) ? turned : upright;
  const scale = scaleIn(roomOf(paper), layout, options);
  if (scale * layout.cell >= options.smallestCell) {
    return [{ ...paper, placed: [settled(roomOf(paper), sheet, layout, options)] }];
  }
  const cuts = [upright, turned].map((paper) => ({ paper, parts: cutFor(paper, layout, options) }));
  const [first, second] = cuts;
  if (first === undefined || second === undefined) return [];
  const best = second.parts.count < first.parts.count ? second : first;
  return partPages(sheet, layout, best.paper, best.parts, options);
}

/** A sheet alone on its page: what is free goes above it by a third, which looks like the middle. */
function settled(room: Box, sheet: number, layout: Layout, options: PageOptions): Placed {
  const placed = placedIn(room, sheet, layout, options);
  const used = options.headingHeight + placed.view.height * placed.scale;
  const down = Math.max(0, (room.height - used) / 3);
  const heading = { ...placed.heading, top: placed.heading.top + down };
  return { ...placed, heading, top: placed.top + down };
}

/** How a sheet is cut: where views begin along either side, and how long they are, in pixels. */
interface Cut {
  readonly lefts: readonly number[];
  readonly tops: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly count: number;
}

/** The fewest parts with cells large enough, and then the largest cells with so many parts. */
function cutFor(
  paper: { readonly width: number; readonly height: number },
  layout: Layout,
  options: PageOptions,
): Cut {
  const room = roomOf(paper);
  const least = options.smallestCell / layout.cell;
  const cutAt = (scale: number): Cut => {
    const width = room.width / scale;
    const height = (room.height - options.headingHeight) / scale;
    const content = contentOf(layout);
    const [panel] = layout.panels;
    const cells = panel?.cells ?? content;
    const lefts = startsOf(content.left, content.width, width, cells.left, layout.cell);
    const tops = startsOf(content.top, content.height, height, cells.top, layout.cell);
    return { lefts, tops, width, height, scale, count: lefts.length * tops.length };
  };
  let best = cutAt(least);
  for (let step = 1; step <= 60; step++) {
    const next = cutAt(least * (1 + step / 40));
    if (next.count > best.count) break;
    best = next;
  }
  return best;
}

/** How many cells of a part are on the next one too. */
const OVERLAP = 2;

/**
 * Where views of `length` begin that cover `total` from `from` on, each on a line between cells (or, in
 * a rail, on the same raster), so that every part shows whole cells at its left and top.
 */
function startsOf(
  from: number,
  total: number,
  length: number,
  cells: number,
  cell: number,
): number[] {
  const starts = [from];
  const end = from + total;
  for (let start = from; start + length < end; ) {
    const wanted = start + length - OVERLAP * cell;
    const next = cells + Math.floor((wanted - cells) / cell) * cell;
    // a view that is smaller than its overlap cannot go on; margins keep that from happening
    if (next <= start) break;
    starts.push(next);
    start = next;
  }
  return starts;
}

function partPages(
  sheet: number,
  layout: Layout,
  paper: { readonly width: number; readonly height: number },
  cut: Cut,
  options: PageOptions,
): Page[] {
  const room = roomOf(paper);
  const content = contentOf(layout);
  const [right, bottom] = [content.left + content.width, content.top + content.height];
  return cut.tops.flatMap((top, row) =>
    cut.lefts.map((left, column): Page => {
      const view = {
        left,
        top,
        width: Math.min(cut.width, right - left),
        height: Math.min(cut.height, bottom - top),
      };
      const [nextLeft, nextTop] = [cut.lefts[column + 1], cut.tops[row + 1]];
      const part: Part = {
        index: row * cut.lefts.length + column,
        count: cut.count,
        ...cellsIn(view, layout),
        ...(nextLeft === undefined ? {} : { nextLeft }),
        ...(nextTop === undefined ? {} : { nextTop }),
      };
      const heading = { ...room, height: options.headingHeight };
      const place = { left: room.left, top: room.top + options.headingHeight };
      const placed = { sheet, heading, view, ...place, scale: cut.scale, part };
      return { ...paper, placed: [placed] };
    }),
  );
}

/** The cells that a view shows whole; of no use where it shows none: then last is before first. */
function cellsIn(view: Box, layout: Layout): Pick<Part, 'columns' | 'rows'> {
  const [panel] = layout.panels;
  const cells = panel?.cells ?? view;
  const range = (from: number, length: number, start: number, total: number): [number, number] => [
    Math.max(0, Math.ceil((from - start) / layout.cell - 1e-6)),
    Math.min(total, Math.floor((from + length - start) / layout.cell + 1e-6)) - 1,
  ];
  return {
    columns: range(view.left, view.width, cells.left, cells.width / layout.cell),
    rows: range(view.top, view.height, cells.top, cells.height / layout.cell),
  };
}

function at(layouts: readonly Layout[], sheet: number): Layout {
  const layout = layouts[sheet];
  if (layout === undefined) throw new RangeError(`pagesOf: there is no sheet ${sheet}`);
  return layout;
}
