/**
 * What rings enclose: pieces of paper with ink all around that are as large as the inside of a
 * ring. Rules enclose whole squares, and light digits on a chip are smaller.
 */
import { findMarks, INK, type InkMask, type Mark } from '../digits/marks.js';
import type { Area } from './area.js';
import { union } from './marks.js';

/** Pixels of an area, the last ones included. */
export type Box = Omit<Mark, 'size'>;

export const widthOf = ({ left, right }: Box): number => right - left + 1;
export const heightOf = ({ top, bottom }: Box): number => bottom - top + 1;

/** The size of the inside of a ring in squares, along its line and across it. */
const LEAST_ALONG = 0.38;
const MOST_ALONG = 1;
/** The least height beside rows, and width above columns: light digits on a chip are less. */
const LEAST_HIGH = 0.54;
const LEAST_WIDE = 0.64;
/** What rules enclose is a whole square but for half of their thickness. */
const MOST_ACROSS = { sharp: 0.85, blurred: 0.83 };

/** The shares of the sides of a ring's inside that are paper, of which a digit may touch one. */
const FREE_SIDE = 0.75;
const TOUCHED_SIDE = 0.25;

/** The share of a line of pixels along an edge that is ink if the line is of the ring. */
const RIM_LINE = 0.6;

/** The most parts of insides of rings: several for each number of a large sheet. */
const MOST_PARTS = 10_000;

/** The least width of a part of the inside of a ring, in squares. */
const LEAST_PART = 0.02;

/** How far the upper or lower edges of two parts may be apart, in squares. */
const SAME_EDGE = 0.08;

/** The boxes of paper enclosed by ink that are as large as the inside of a ring. */
export function insidesOfRings(
  solid: InkMask,
  { width, height, side, isSharp }: Area,
  isAcross: boolean,
): Box[] {
  const along = { least: LEAST_ALONG * side, most: MOST_ALONG * side };
  const least = (isAcross ? LEAST_HIGH : LEAST_WIDE) * side;
  const across = { least, most: MOST_ACROSS[isSharp ? 'sharp' : 'blurred'] * side };
  const wide = isAcross ? along : across;
  const high = isAcross ? across : along;
  const paper = solid.map((kind) => (kind === 0 ? INK : 0));
  const parts = findMarks(paper, width, height, 4).filter(
    (mark) =>
      widthOf(mark) >= LEAST_PART * side &&
      widthOf(mark) <= wide.most &&
      heightOf(mark) >= high.least &&
      heightOf(mark) <= high.most,
  );
  // noise, which nobody printed, must not take long
  if (parts.length > MOST_PARTS) return [];
  return joinParts(parts, wide.most, SAME_EDGE * side)
    .filter((box) => widthOf(box) >= wide.least)
    .map((box) => withoutEdges(box, solid, width))
    .filter((box) => hasUprightSides(box, solid, width));
}

/** True for the inside of a ring; light digits on a chip, which may touch, have round sides. */
function hasUprightSides(box: Box, solid: InkMask, width: number): boolean {
  const shareAt = (x: number): number => {
    let paper = 0;
    for (let y = box.top; y <= box.bottom; y++) if (solid[y * width + x] === 0) paper++;
    return paper / heightOf(box);
  };
  const left = shareAt(box.left + 1);
  const right = shareAt(box.right - 1);
  return Math.max(left, right) >= FREE_SIDE && Math.min(left, right) >= TOUCHED_SIDE;
}

/** The inside of a ring without lines of pixels along its edges that are nearly all ink. */
function withoutEdges(box: Box, solid: InkMask, width: number): Box {
  const own = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
  const isRim = (from: number, step: number, count: number): boolean => {
    let ink = 0;
    for (let k = 0; k < count; k++) if (solid[from + k * step] !== 0) ink++;
    return ink > RIM_LINE * count;
  };
  const isRow = (y: number): boolean => isRim(y * width + own.left, 1, widthOf(own));
  const isColumn = (x: number): boolean => isRim(own.top * width + x, width, heightOf(own));
  while (own.top < own.bottom && isRow(own.top)) own.top++;
  while (own.top < own.bottom && isRow(own.bottom)) own.bottom--;
  while (own.left < own.right && isColumn(own.left)) own.left++;
  while (own.left < own.right && isColumn(own.right)) own.right--;
  return own;
}

/** Boxes with those joined between which a digit reaches from the top of a ring to its bottom. */
function joinParts(parts: readonly Mark[], most: number, apart: number): Mark[] {
  const joined: Mark[] = [];
  for (const part of [...parts].sort((a, b) => a.left - b.left)) {
    const at = joined.findIndex(
      (box) =>
        Math.abs(box.top - part.top) <= apart &&
        Math.abs(box.bottom - part.bottom) <= apart &&
        Math.max(box.right, part.right) - box.left + 1 <= most,
    );
    if (at < 0) joined.push(part);
    else joined[at] = union(joined[at], part);
  }
  return joined;
}
