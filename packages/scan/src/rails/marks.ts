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
  const threshold = inkThreshold(ink);
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) if (ink[i] > threshold) mask[i] = INK;
  const rules = new Uint8Array(mask.length);
  markRules(mask, rules, { lines: height, length: width, stride: 1, step: width }, side);
  markRules(mask, rules, { lines: width, length: height, stride: width, step: 1 }, side);
  for (let i = 0; i < mask.length; i++) if (rules[i] !== 0) mask[i] = RULE;
  return mask;
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
