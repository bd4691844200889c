/**
 * The numbers on one side of a grid: digits are found, those of other text left out, and put
 * together to numbers by how far apart they stand.
 */
import { type InkMask, type Mark, RULE } from '../digits/marks.js';
import type { DigitReader } from '../digits/read-digit.js';
import type { Photo } from '../sheet/photo.js';
import type { Places } from '../sheet/places.js';
import { type Area, BESIDE, type Squares, straighten } from './area.js';
import { EMPTY_LINE, isLikely, withDoubts } from './doubts.js';
import { withoutFarInk } from './far-ink.js';
import { findGlyphs, type Glyph } from './glyphs.js';
import { groupAcross, groupDown, splitDistance } from './grouping.js';
import { maskInk } from './marks.js';
import type { Rail, Side } from './printed.js';

/** Most squares beside a grid that are looked at. */
const MOST_SQUARES = 44;

/** What was looked at while a rail was read, for pictures of the stages. */
export interface RailStages {
  readonly area: Area;
  readonly mask: InkMask;
  readonly glyphs: readonly Glyph[];
}

/** The shares of the numbers of a side from which all, and up to which none, are on chips. */
const ON_CHIPS = 0.5;
const ON_PAPER = 0.1;

/** A side with what was looked at. */
export interface ReadRail {
  readonly rail: Rail;
  readonly stages: RailStages | undefined;
}

/** Reads the numbers to the left of a grid and above it. */
export function readRails(photo: Photo, places: Places, read: DigitReader): [ReadRail, ReadRail] {
  const left = readRail(photo, places, 'left', read);
  const top = readRail(photo, places, 'top', read);
  const a = shareOnChips(left.rail);
  const b = shareOnChips(top.rail);
  // a sheet has chips on both sides or on none: those of one side are the squares between its rules
  if (a <= ON_PAPER && b >= ON_CHIPS) return [left, readRail(photo, places, 'top', read, true)];
  if (b <= ON_PAPER && a >= ON_CHIPS) return [readRail(photo, places, 'left', read, true), top];
  return [left, top];
}

function shareOnChips({ lines }: Rail): number {
  const numbers = lines.flatMap(({ groupings }) => groupings[0].numbers);
  return numbers.filter(({ onChip }) => onChip).length / Math.max(1, numbers.length);
}

/** Reads the numbers on one side of a grid; `onPaper` says that they have no chips of their own. */
export function readRail(
  photo: Photo,
  places: Places,
  side: Side,
  read: DigitReader,
  onPaper = false,
): ReadRail {
  const isAcross = side === 'left' || side === 'right';
  const count = isAcross ? places.height : places.width;
  const squares = squaresBeside(photo, places, side);
  if (squares === undefined) {
    const lines = Array.from({ length: count }, () => EMPTY_LINE);
    return { rail: { lines, digits: 0, others: 0 }, stages: undefined };
  }
  const area = straighten(photo, places, squares);
  const mask = maskInk(area);
  const lineOf = ({ box: { left, right, top, bottom } }: Glyph): number => {
    const middle = isAcross ? (top + bottom + 1) / 2 : (left + right + 1) / 2;
    return Math.floor(middle / area.side) - BESIDE;
  };
  const found = withoutFarInk(
    findGlyphs(area, mask, isAcross, read, onPaper).filter(
      (glyph) =>
        isWhole(glyph, area, mask, isAcross) && lineOf(glyph) >= 0 && lineOf(glyph) < count,
    ),
    area,
    mask,
    side,
  );
  const hasSize = sizeOf(found.filter(isLikely));
  const digits = found.filter((glyph) => isLikely(glyph) && hasSize(glyph));
  const stages = { area, mask, glyphs: digits };
  const byLine = (glyphs: readonly Glyph[]): Glyph[][] => {
    const lines: Glyph[][] = Array.from({ length: count }, () => []);
    for (const glyph of glyphs) lines[lineOf(glyph)].push(glyph);
    return lines;
  };
  const split = splitDistance(byLine(digits), isAcross);
  const lines = byLine(found.filter(hasSize)).map((glyphs) =>
    withDoubts(glyphs, (some) => {
      return isAcross ? groupAcross(some, area, mask, split) : groupDown(some, area);
    }),
  );
  const others = found.length - digits.length;
  return { rail: { lines, digits: digits.length, others }, stages };
}

/** How near the rule between two columns a thin stroke is a piece of the rule, in squares. */
const NEAR_RULE = 0.12;

/** False for ink that is cut by the edge of the area, and for pieces of rules. */
function isWhole({ box, chip }: Glyph, area: Area, mask: InkMask, isAcross: boolean): boolean {
  const { width, height, side } = area;
  if (chip >= 0) return true;
  const { left, right, top, bottom } = box;
  if (left === 0 || right === width - 1 || top === 0 || bottom === height - 1) return false;
  if (right - left + 1 > 0.25 * side) return true;
  if (isAcross) return !isRuleAtEnd(mask, width, box);
  const middle = (left + right + 1) / 2 / side;
  return Math.abs(middle - Math.round(middle)) > NEAR_RULE;
}

/** True if a rule goes on where an upright stroke ends. */
function isRuleAtEnd(mask: InkMask, width: number, { left, right, top, bottom }: Mark): boolean {
  for (let x = left - 1; x <= right + 1; x++) {
    if (mask[(top - 1) * width + x] === RULE || mask[(bottom + 1) * width + x] === RULE)
      return true;
  }
  return false;
}

/** The squares beside the grid that the image shows. */
function squaresBeside(photo: Photo, places: Places, side: Side): Squares | undefined {
  const { width, height } = places;
  const across = side === 'left' || side === 'right';
  const most = Math.min(MOST_SQUARES, Math.ceil((across ? width : height) * 0.92) + 2);
  const isInside = (u: number, v: number): boolean => {
    const { x, y } = places.at(u, v);
    return x >= 0 && y >= 0 && x < photo.width && y < photo.height;
  };
  const isSeen = (k: number): boolean =>
    [0.1, 0.5, 0.9].some((t) => {
      if (side === 'left') return isInside(-k + 0.5, t * height);
      if (side === 'right') return isInside(width + k - 0.5, t * height);
      if (side === 'top') return isInside(t * width, -k + 0.5);
      return isInside(t * width, height + k - 0.5);
    });
  let count = 0;
  while (count < most && isSeen(count + 1)) count++;
  if (count === 0) return undefined;
  const lines = across
    ? { top: -BESIDE, bottom: height + BESIDE }
    : { left: -BESIDE, right: width + BESIDE };
  if (side === 'left') return { left: -count, right: 0, top: 0, bottom: 0, ...lines };
  if (side === 'right') return { left: width, right: width + count, top: 0, bottom: 0, ...lines };
  if (side === 'top') return { left: 0, right: 0, top: -count, bottom: 0, ...lines };
  return { left: 0, right: 0, top: height, bottom: height + count, ...lines };
}

/** Whether a glyph is as high as most: numbers of rows, headings and specks are not. */
function sizeOf(glyphs: readonly Glyph[]): (glyph: Glyph) => boolean {
  const heights = glyphs.map(({ box }) => box.bottom - box.top + 1).sort((a, b) => a - b);
  const middle = heights[heights.length >> 1] ?? 1;
  return ({ box }) => {
    const height = box.bottom - box.top + 1;
    return height >= 0.62 * middle && height <= 1.5 * middle;
  };
}
