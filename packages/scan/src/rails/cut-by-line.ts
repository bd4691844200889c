/**
 * Chips of several lines may touch each other, and rules of the sheet: such a piece of ink is cut
 * where a line ends, and what of it is no chip is left out.
 */
import { findMarks, INK, type InkMask, type Mark } from '../digits/marks.js';
import type { Area } from './area.js';
import { isChip } from './chips.js';

/** How long a piece is, across the lines, that is cut; chips of several lines may touch. */
const LONG = 1.3;

/** The marks, those that are as large as several chips cut where a line ends. */
export function cutByLine(
  marks: readonly Mark[],
  mask: InkMask,
  { width, height, side }: Area,
  isAcross: boolean,
): Mark[] {
  return marks.flatMap((mark) => {
    const wide = mark.right - mark.left + 1;
    const high = mark.bottom - mark.top + 1;
    if (Math.min(wide, high) < 0.4 * side) return [mark];
    // a rule along the edge of the grid may hold on to the chips of the last line
    if ((isAcross ? high : wide) < LONG * side) {
      return isChip(mark, side) ? [mark] : chipsAmong(mark, mask, width, side);
    }
    const last = Math.floor((isAcross ? mark.bottom : mark.right) / side);
    const pieces: Mark[] = [];
    for (let line = Math.floor((isAcross ? mark.top : mark.left) / side); line <= last; line++) {
      const from = line * side;
      const to = from + side - 1;
      const box = isAcross
        ? {
            left: mark.left,
            right: mark.right,
            top: Math.max(mark.top, from),
            bottom: Math.min(mark.bottom, to, height - 1),
          }
        : {
            left: Math.max(mark.left, from),
            right: Math.min(mark.right, to, width - 1),
            top: mark.top,
            bottom: mark.bottom,
          };
      pieces.push(...marksInBox(mask, width, box));
    }
    return pieces.flatMap((piece) => chipsAmong(piece, mask, width, side));
  });
}

/** The share of the length of a piece from which its first and last lines of pixels are a rule. */
const RULED = 0.97;

/** A piece of several chips without the rule along its edge, which has no gaps where chips do. */
function withoutRules(piece: Mark, mask: InkMask, width: number): Mark {
  const own = { ...piece };
  for (const [of, first, last] of [
    ['columns', 'left', 'right'],
    ['rows', 'top', 'bottom'],
  ] as const) {
    const counts = countInk(mask, width, own, of);
    const full = RULED * (of === 'columns' ? own.bottom - own.top + 1 : own.right - own.left + 1);
    const middle = [...counts].sort((a, b) => a - b)[counts.length >> 1];
    if (middle >= full) continue;
    let from = 0;
    while (from < counts.length / 4 && counts[from] >= full) from++;
    let to = counts.length - 1;
    while (to > (3 * counts.length) / 4 && counts[to] >= full) to--;
    own[last] = own[first] + to;
    own[first] += from;
  }
  const size = countInk(mask, width, own, 'rows').reduce((a, b) => a + b, 0);
  return { ...own, size };
}

/** The chips in a piece that holds rules and other things, too; the piece if there are none. */
function chipsAmong(whole: Mark, mask: InkMask, width: number, side: number): Mark[] {
  const piece = withoutRules(whole, mask, width);
  if (isChip(piece, side)) return [piece];
  const columns = countInk(mask, width, piece, 'columns');
  const found: Mark[] = [];
  for (const [from, to] of runsAbove(columns, SOLID_COLUMN * side, 0.42 * side)) {
    const part = { ...piece, left: piece.left + from, right: piece.left + to };
    const rows = countInk(mask, width, part, 'rows');
    for (const [top, bottom] of runsAbove(rows, 0.5 * (to - from + 1), 0.5 * side)) {
      found.push({ ...part, top: piece.top + top, bottom: piece.top + bottom, size: 0 });
    }
  }
  const chips = found
    .map((box) => ({ ...box, size: countInk(mask, width, box, 'rows').reduce((a, b) => a + b, 0) }))
    .filter((box) => isChip(box, side));
  return chips.length > 0 ? chips : [piece];
}

/** The ink of a column of pixels on a chip, in squares. */
const SOLID_COLUMN = 0.36;

/** How many pixels of each row or column of a box are ink. */
function countInk(
  mask: InkMask,
  width: number,
  { left, right, top, bottom }: Mark,
  of: 'rows' | 'columns',
): number[] {
  const counts = new Array<number>(of === 'rows' ? bottom - top + 1 : right - left + 1).fill(0);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (mask[y * width + x] === INK) counts[of === 'rows' ? y - top : x - left]++;
    }
  }
  return counts;
}

/** The first and last places of runs of at least `length` values that are at least `least`. */
function runsAbove(values: readonly number[], least: number, length: number): [number, number][] {
  const runs: [number, number][] = [];
  let start = 0;
  for (let k = 0; k <= values.length; k++) {
    if (k < values.length && values[k] >= least) continue;
    if (k - start >= length) runs.push([start, k - 1]);
    start = k + 1;
  }
  return runs;
}

/** The marks of a part of a mask. */
function marksInBox(mask: InkMask, width: number, box: Omit<Mark, 'size'>): Mark[] {
  const w = box.right - box.left + 1;
  const h = box.bottom - box.top + 1;
  const part = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const at = (box.top + y) * width + box.left;
    part.set(mask.subarray(at, at + w), y * w);
  }
  return findMarks(part, w, h).map((mark) => ({
    left: mark.left + box.left,
    right: mark.right + box.left,
    top: mark.top + box.top,
    bottom: mark.bottom + box.top,
    size: mark.size,
  }));
}
