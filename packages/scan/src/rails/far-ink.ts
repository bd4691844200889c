/** Ink beyond the numbers of a rail: headings, other puzzles, page numbers, the desk. */
import { type InkMask, RULE } from '../digits/marks.js';
import { type Area, BESIDE } from './area.js';
import { isLikely } from './doubts.js';
import type { Glyph } from './glyphs.js';
import type { Side } from './printed.js';

/** Squares without ink, seen from the grid, behind which other things begin. */
const EMPTY_ACROSS = 1.7;
const EMPTY_DOWN = 1.25;

/** Leaves out what stands behind empty squares: titles, other puzzles, page numbers. */
export function withoutFarInk(
  glyphs: readonly Glyph[],
  area: Area,
  mask: InkMask,
  side: Side,
): Glyph[] {
  const isAcross = side === 'left' || side === 'right';
  const length = isAcross ? area.width : area.height;
  const fromEnd = side === 'left' || side === 'top';
  const inked = new Uint8Array(length);
  for (const glyph of glyphs) {
    if (!isLikely(glyph)) continue;
    const { box } = glyph;
    const [from, to] = isAcross ? [box.left, box.right] : [box.top, box.bottom];
    inked.fill(1, from, to + 1);
  }
  const most = (isAcross ? EMPTY_ACROSS : EMPTY_DOWN) * area.side;
  let empty = 0;
  let limit = most;
  let dark = 0;
  let reach = 0;
  for (; reach < length && empty <= limit && dark <= DARK * area.side; reach++) {
    const at = fromEnd ? length - 1 - reach : reach;
    empty = inked[at] === 0 ? empty + 1 : 0;
    if (empty === 0) limit = most;
    // a heading stands behind the frame of the rail, and further from it than numbers from a rule
    else if (reach > area.side / 2 && isRule(area, mask, isAcross, at)) {
      empty = 0;
      limit = (isAcross ? ACROSS_BEHIND_RULE : DOWN_BEHIND_RULE) * area.side;
    }
    // a rail of chips is dark, too, and has digits
    dark = inked[at] === 0 && isDark(area, mask, isAcross, at) ? dark + 1 : 0;
  }
  return glyphs.filter(({ box }) => {
    const middle = isAcross ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2;
    return (fromEnd ? length - 1 - middle : middle) <= reach;
  });
}

/** The same behind a rule along the whole grid; a 1 stands in the middle of its square. */
const ACROSS_BEHIND_RULE = 0.6;
const DOWN_BEHIND_RULE = 0.4;

/** The share of a rule along the whole grid that is seen as one. */
const WHOLE_RULE = 0.85;

/** True if a rule runs along the whole grid. */
function isRule({ width, height, side }: Area, mask: InkMask, isAcross: boolean, at: number) {
  const length = isAcross ? height : width;
  let ruled = 0;
  for (let k = BESIDE * side; k < length - BESIDE * side; k++) {
    if (mask[isAcross ? k * width + at : at * width + k] === RULE) ruled++;
  }
  return ruled >= WHOLE_RULE * (length - 2 * BESIDE * side);
}

/** Squares that are dark all along the grid: the paper has ended. */
const DARK = 0.4;

/** True if most of a column or row of pixels is ink. */
function isDark({ width, height }: Area, mask: InkMask, isAcross: boolean, at: number): boolean {
  const count = isAcross ? height : width;
  let ink = 0;
  for (let k = 0; k < count; k++) if (mask[isAcross ? k * width + at : at * width + k] !== 0) ink++;
  return ink > 0.75 * count;
}
