/**
 * Even sizes: of two sheets that are seen at once, on one page or on pages that face each other,
 * none has much larger cells than the other.
 */
import type { SheetLayout } from './layout.js';
import type { Page, Placed } from './paper.js';

/** The most by which the cells of one sheet are larger than those of another beside it. */
const UNEVEN = 1.25;

/** The pages with the sheets of each opening made even; `first` is the number of the first page. */
export function evenPages(
  pages: readonly Page[],
  layouts: readonly SheetLayout[],
  first: number,
): Page[] {
  const openings = new Map<number, Placed[]>();
  const computeOpening = (k: number): number => Math.floor((first + k) / 2);
  for (const [k, { placed }] of pages.entries()) {
    const opening = computeOpening(k);
    openings.set(opening, [...(openings.get(opening) ?? []), ...placed]);
  }
  const cellOf = ({ sheet, scale }: Placed): number => scale * (layouts[sheet]?.cell ?? 1);
  return pages.map((page, k) => {
    const all = openings.get(computeOpening(k)) ?? [];
    const most = UNEVEN * Math.min(...all.map(cellOf));
    return { ...page, placed: page.placed.map((one) => smaller(one, most / cellOf(one))) };
  });
}

/** A sheet made smaller by a factor, with its middle where it was; parts stay as they are. */
function smaller(placed: Placed, factor: number): Placed {
  if (factor >= 1 || placed.part !== undefined) return placed;
  const scale = factor * placed.scale;
  const left = placed.left + ((placed.scale - scale) * placed.view.width) / 2;
  return { ...placed, scale, left };
}
