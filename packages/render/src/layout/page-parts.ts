/**
 * Cuts a sheet that is too large for one page into parts that overlap by two cells, so that they
 * can be glued together.
 */
import type { Box } from './box.js';
import type { SheetLayout } from './layout.js';
import { makeRoom, type Page, type PageOptions, type Part, toContent } from './paper.js';

/** The cuts of a sheet: the start and length of its views along each side, in pixels. */
export interface Cut {
  readonly lefts: readonly number[];
  readonly tops: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly count: number;
}

/**
 * Cuts a sheet into the fewest parts with large enough cells, and makes the cells as large as that
 * number of parts allows.
 */
export function cutFor(
  paper: { readonly width: number; readonly height: number },
  layout: SheetLayout,
  options: PageOptions,
): Cut {
  const room = makeRoom(paper);
  const least = options.smallestCell / layout.cell;
  const cutAt = (scale: number): Cut => {
    const width = room.width / scale;
    const height = (room.height - options.headingHeight) / scale;
    const content = toContent(layout);
    const [panel] = layout.panels;
    const cells = panel?.cells ?? content;
    const lefts = listStarts(content.left, content.width, width, cells.left, layout.cell);
    const tops = listStarts(content.top, content.height, height, cells.top, layout.cell);
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

/** The number of cells that neighbouring parts share. */
const OVERLAP = 2;

/**
 * The starts of views of `length` that cover `total` from `from` on. Each lies on a line between
 * cells (or, in a rail, on the same raster), so that every part begins with whole cells.
 */
function listStarts(
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
    // a view smaller than its overlap could not advance; margins prevent that
    if (next <= start) break;
    starts.push(next);
    start = next;
  }
  return starts;
}

/** The pages of a sheet's parts, row by row. */
export function partPages(
  sheet: number,
  layout: SheetLayout,
  paper: { readonly width: number; readonly height: number },
  cut: Cut,
  options: PageOptions,
): Page[] {
  const room = makeRoom(paper);
  const content = toContent(layout);
  const right = content.left + content.width;
  const bottom = content.top + content.height;
  return cut.tops.flatMap((top, row) =>
    cut.lefts.map((left, column): Page => {
      const view = {
        left,
        top,
        width: Math.min(cut.width, right - left),
        height: Math.min(cut.height, bottom - top),
      };
      const nextLeft = cut.lefts[column + 1];
      const nextTop = cut.tops[row + 1];
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

/** The cells completely inside a view; if there are none, the last is before the first. */
function cellsIn(view: Box, layout: SheetLayout): Pick<Part, 'columns' | 'rows'> {
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
