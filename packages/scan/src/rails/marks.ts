/** Ink of an area without its rules, and pieces of one digit put together again. */
import { INK, type InkMask, type Mark, RULE } from '../digits/marks.js';
import type { Area } from './area.js';

/** The least length of a rule, and its most thickness, in squares. */
const RULE_LENGTH = 0.9;
const RULE_THICKNESS = 0.24;

/** The share of a rule that is that thin; the rest crosses other rules and digits. */
const LEAST_THIN = 0.6;

/** Which pixels of an area are ink, and which of these are of rules. */
export function maskInk(area: Area, ink: Float32Array = area.ink): InkMask {
  const { width, height, side } = area;
  const threshold = inkThreshold(withoutSolid(area, ink));
  const shade = shadeOf(area, ink);
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) if (ink[i] - shade[i] > threshold) mask[i] = INK;
  const rules = new Uint8Array(mask.length);
  markRules(mask, rules, { lines: height, length: width, stride: 1, step: width }, side);
  markRules(mask, rules, { lines: width, length: height, stride: width, step: 1 }, side);
  for (let i = 0; i < mask.length; i++) if (rules[i] !== 0) mask[i] = RULE;
  markFrame(mask, area);
  markCrossings(mask, width, height, Math.round(RULE_THICKNESS * side));
  return mask;
}

/** The share of a square that is ink where no digits stand: chips, the desk. */
const SOLID = 0.7;

/** What is clearly ink. */
const CLEAR_INK = 0.25;

/**
 * The ink of an area without its solid squares and those beside them, which the edge of the desk
 * crosses, if others are left that have some.
 */
function withoutSolid({ width, height, side }: Area, ink: Float32Array): Float32Array {
  const across = width / side;
  const down = height / side;
  const counts = new Int32Array(across * down);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / side) * across;
    for (let x = 0; x < width; x++) {
      if (ink[y * width + x] > CLEAR_INK) counts[row + Math.floor(x / side)]++;
    }
  }
  const isSolid = (c: number, r: number): boolean =>
    c >= 0 && c < across && r >= 0 && r < down && counts[r * across + c] > SOLID * side * side;
  const kept = ink.slice();
  let printed = 0;
  let solid = 0;
  for (let r = 0; r < down; r++) {
    for (let c = 0; c < across; c++) {
      if (isSolid(c, r)) solid++;
      if (!AROUND.some(([u, v]) => isSolid(c + u, r + v))) {
        if (counts[r * across + c] > 0) printed++;
        continue;
      }
      for (let y = r * side; y < (r + 1) * side; y++) {
        kept.fill(0, y * width + c * side, y * width + (c + 1) * side);
      }
    }
  }
  return printed > LEAST_PRINTED * solid ? kept : ink;
}

/** The squares around one, and itself. */
const AROUND = [-1, 0, 1].flatMap((u) => [-1, 0, 1].map((v) => [u, v] as const));

/** The least number of squares with some ink beside paper, as a share of the solid ones. */
const LEAST_PRINTED = 0.2;

/** The most that paper may be darker than it was thought to be, at the edge of a shadow. */
const MOST_SHADE = 0.35;

/** How dark the paper is: a low quantile of each square that is not solid, smooth in between. */
function shadeOf({ width, height, side }: Area, ink: Float32Array): Float32Array {
  const across = width / side;
  const down = height / side;
  const values = new Float32Array(across * down);
  const square = new Float32Array(side * side);
  for (let k = 0; k < values.length; k++) {
    const left = (k % across) * side;
    const top = Math.floor(k / across) * side;
    for (let y = 0; y < side; y++) {
      const at = (top + y) * width + left;
      square.set(ink.subarray(at, at + side), y * side);
    }
    square.sort();
    const low = square[Math.floor(0.3 * square.length)];
    values[k] = low > MOST_SHADE ? 0 : low;
  }
  const shade = new Float32Array(ink.length);
  const valueAt = (c: number, r: number): number =>
    values[Math.min(down - 1, Math.max(0, r)) * across + Math.min(across - 1, Math.max(0, c))];
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / side - 0.5;
    const r = Math.floor(v);
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / side - 0.5;
      const c = Math.floor(u);
      const above = valueAt(c, r) * (1 - u + c) + valueAt(c + 1, r) * (u - c);
      const below = valueAt(c, r + 1) * (1 - u + c) + valueAt(c + 1, r + 1) * (u - c);
      shade[y * width + x] = above * (1 - v + r) + below * (v - r);
    }
  }
  return shade;
}

/** The share of a line of pixels that is ink if it is of the frame, which ends before the area. */
const FRAME = 0.6;

/** Marks the frame of the grid at the end of an area, which digits may touch in a blurred image. */
function markFrame(mask: InkMask, { width, height, side, left, top }: Area): void {
  const mark = ({ lines, length, stride, step }: Layout): void => {
    for (let line = lines - 1; line > lines - RULE_THICKNESS * side; line--) {
      let ink = 0;
      for (let x = 0; x < length; x++) if (mask[line * step + x * stride] !== 0) ink++;
      if (ink < FRAME * length) return;
      for (let x = 0; x < length; x++) {
        const at = line * step + x * stride;
        if (mask[at] !== 0) mask[at] = RULE;
      }
    }
  };
  if (side * left + width === 0) mark({ lines: width, length: height, stride: width, step: 1 });
  if (side * top + height === 0) mark({ lines: height, length: width, stride: 1, step: width });
}

/** Marks what is left of the crossings of rules: ink between two pieces of a rule. */
function markCrossings(mask: InkMask, width: number, height: number, reach: number): void {
  const between = (at: number, stride: number): boolean => {
    let before = 1;
    while (before <= reach && mask[at - before * stride] === INK) before++;
    let after = 1;
    while (after + before <= reach + 1 && mask[at + after * stride] === INK) after++;
    return mask[at - before * stride] === RULE && mask[at + after * stride] === RULE;
  };
  const found: number[] = [];
  for (let y = reach + 1; y < height - reach - 1; y++) {
    for (let x = reach + 1; x < width - reach - 1; x++) {
      const at = y * width + x;
      if (mask[at] === INK && between(at, 1) && between(at, width)) found.push(at);
    }
  }
  for (const at of found) mask[at] = RULE;
}

/** The ink above which a pixel is printed: between paper and what is clearly printed. */
export function inkThreshold(ink: Float32Array): number {
  const counts = new Int32Array(101);
  for (let i = 0; i < ink.length; i++) counts[Math.round(100 * Math.min(1, Math.max(0, ink[i])))]++;
  const paper = quantile(counts, 0, 0.4) / 100;
  const dark = quantile(counts, Math.round(100 * paper) + 15, 0.8) / 100;
  return Math.min(0.7, Math.max(paper + 0.13, paper + 0.37 * (dark - paper)));
}

/** The bin below which a share of the counts from bin `from` on lies. */
function quantile(counts: Int32Array, from: number, share: number): number {
  let total = 0;
  for (let k = from; k < counts.length; k++) total += counts[k];
  let below = 0;
  for (let k = from; k < counts.length; k++) {
    below += counts[k];
    if (below >= share * total) return k;
  }
  return counts.length - 1;
}

/** How the lines of an image lie in memory. */
interface Layout {
  readonly lines: number;
  readonly length: number;
  readonly stride: number;
  readonly step: number;
}

/** Marks long thin runs of ink along the lines of a layout; a rule may lean by a pixel. */
function markRules(mask: InkMask, rules: Uint8Array, layout: Layout, side: number): void {
  const { lines, length, stride, step } = layout;
  const inkAt = (line: number, x: number): boolean => {
    if (line < 0 || line >= lines) return false;
    return mask[line * step + x * stride] !== 0;
  };
  for (let line = 0; line < lines; line++) {
    let start = 0;
    for (let x = 0; x <= length; x++) {
      const isInk = x < length && (inkAt(line, x) || inkAt(line - 1, x) || inkAt(line + 1, x));
      if (isInk) continue;
      if (x - start >= RULE_LENGTH * side) {
        const thin: number[] = [];
        let count = 0;
        for (let k = start; k < x; k++) {
          if (!inkAt(line, k)) continue;
          count++;
          if (thickness(inkAt, line, k) <= RULE_THICKNESS * side) thin.push(k);
        }
        // a row of chips is a long run of ink, too, and thin only where numbers stand
        if (thin.length >= LEAST_THIN * count) {
          for (const k of thin) rules[line * step + k * stride] = 1;
        }
      }
      start = x + 1;
    }
  }
}

function thickness(inkAt: (line: number, x: number) => boolean, line: number, x: number): number {
  let count = 1;
  for (let k = line - 1; inkAt(k, x); k--) count++;
  for (let k = line + 1; inkAt(k, x); k++) count++;
  return count;
}

/** How far apart pieces of one digit may be, in squares. */
const PIECE_GAP = 0.08;

/** Marks with the pieces of broken digits, such as those of seven segments, put together. */
export function joinPieces(marks: readonly Mark[], side: number): Mark[] {
  const joined = [...marks].sort((a, b) => a.left - b.left);
  const gap = Math.max(1, Math.round(PIECE_GAP * side));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let i = 0; i < joined.length; i++) {
      for (let j = i + 1; j < joined.length && joined[j].left <= joined[i].right + gap; j++) {
        if (!arePieces(joined[i], joined[j], gap, side)) continue;
        joined[i] = union(joined[i], joined[j]);
        joined.splice(j, 1);
        isChanged = true;
        j--;
      }
    }
  }
  return joined;
}

/** True if two marks stand above each other so closely that they are one digit. */
function arePieces(a: Mark, b: Mark, gap: number, side: number): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left) + 1;
  const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom) - 1;
  const narrow = Math.min(a.right - a.left, b.right - b.left) + 1;
  const both = union(a, b);
  if (both.bottom - both.top > 0.95 * side || both.right - both.left > 0.8 * side) return false;
  return across >= 0.5 * narrow && down <= gap;
}

/** The box around two marks. */
export function union(a: Mark, b: Mark): Mark {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
    size: a.size + b.size,
  };
}

/** True if between two marks of a line a rule stands upright. */
export function isRuleBetween(mask: InkMask, width: number, a: Mark, b: Mark): boolean {
  const top = Math.min(a.top, b.top);
  const bottom = Math.max(a.bottom, b.bottom);
  for (let x = a.right + 1; x < b.left; x++) {
    let count = 0;
    for (let y = top; y <= bottom; y++) {
      const at = y * width + x;
      if (mask[at] === RULE || mask[at - 1] === RULE || mask[at + 1] === RULE) count++;
    }
    if (count > 0.8 * (bottom - top + 1)) return true;
  }
  return false;
}
