/**
 * Lines by the definition, cell by cell: finds arrangements without bits and without tricks.
 *
 * It is the plain dynamic programme over blocks and positions. It is slow and short and shares
 * nothing with the kernels, so that it can judge them, and the reasons of the search, on lines of
 * any length.
 */
import { computeLength, type Lines } from '../lines.js';

/** Whether cell `x` of the line may have local colour `local`. */
export type MayBe = (x: number, local: number) => boolean;

/** The first and the last start that block `k` of the line may have. */
export type WindowOf = (k: number) => readonly [number, number];

/** The result of `findPlacements` for a line; positions are boundaries 0..length. */
interface Placements {
  readonly length: number;
  readonly blocks: number;
  /** Entry k * (length + 1) + p: whether blocks 0..k-1, and nothing else, fit into cells 0..p-1. */
  readonly before: Uint8Array;
  /** Whether block k may begin at s given its own cells and the blocks before it. */
  begins(k: number, s: number): boolean;
}

/**
 * Returns whether line `l` has an arrangement in cells that `mayBe` allows, with starts in the
 * windows.
 */
export function hasArrangement(
  lines: Lines,
  l: number,
  mayBe: MayBe,
  windowOf?: WindowOf,
): boolean {
  const { before, blocks, length } = findPlacements(lines, l, mayBe, windowOf);
  return before[blocks * (length + 1) + length] === 1;
}

/**
 * Settles line `l`: per cell the local colours that it has in some arrangement of cells that
 * `mayBe` allows. Undefined if there is no arrangement.
 */
export function settleScalar(lines: Lines, l: number, mayBe: MayBe): Set<number>[] | undefined {
  const { before, begins, blocks, length } = findPlacements(lines, l, mayBe);
  const stride = length + 1;
  if (before[blocks * stride + length] === 0) return undefined;
  const first = lines.firstBlock[l] as number;
  const cells = Array.from({ length }, () => new Set<number>());
  // after[p]: blocks k.. fit into cells p.. (one row of the table, for the current k)
  let after = new Uint8Array(stride + 1);
  after[length] = 1;
  for (let p = length - 1; p >= 0; p--) after[p] = mayBe(p, 0) ? (after[p + 1] as number) : 0;
  for (let k = blocks; ; k--) {
    for (let x = 0; x < length; x++) {
      if (before[k * stride + x] === 1 && mayBe(x, 0) && after[x + 1] === 1) cells[x]?.add(0);
    }
    if (k === 0) return cells;
    const size = lines.sizes[first + k - 1] as number;
    const ink = lines.inks[first + k - 1] as number;
    const gap = k < blocks && lines.gaps[first + k] === 1;
    const earlier = new Uint8Array(stride + 1);
    for (let s = length - size; s >= 0; s--) {
      const end = s + size;
      const fits = gap ? end < length && mayBe(end, 0) && after[end + 1] === 1 : after[end] === 1;
      let free = fits;
      for (let x = s; free && x < end; x++) free = mayBe(x, ink);
      if (free) earlier[s] = 1;
      else if (mayBe(s, 0)) earlier[s] = earlier[s + 1] as number;
      if (!free || !begins(k - 1, s)) continue;
      for (let x = s; x < end; x++) cells[x]?.add(ink);
    }
    after = earlier;
  }
}

function findPlacements(lines: Lines, l: number, mayBe: MayBe, windowOf?: WindowOf): Placements {
  const length = computeLength(lines, l);
  const first = lines.firstBlock[l] as number;
  const blocks = (lines.firstBlock[l + 1] as number) - first;
  const stride = length + 1;
  const before = new Uint8Array((blocks + 1) * stride);
  const begins = (k: number, s: number): boolean => {
    const [low, high] = windowOf?.(k) ?? [0, length];
    if (s < low || s > high || s + (lines.sizes[first + k] as number) > length) return false;
    const gap = lines.gaps[first + k] === 1;
    if (gap && (s === 0 || !mayBe(s - 1, 0))) return false;
    if (before[k * stride + s - (gap ? 1 : 0)] === 0) return false;
    const ink = lines.inks[first + k] as number;
    for (let x = s; x < s + (lines.sizes[first + k] as number); x++) {
      if (!mayBe(x, ink)) return false;
    }
    return true;
  };
  for (let k = 0; k <= blocks; k++) {
    const size = k === 0 ? 0 : (lines.sizes[first + k - 1] as number);
    for (let p = 0; p <= length; p++) {
      const blank = p > 0 && before[k * stride + p - 1] === 1 && mayBe(p - 1, 0);
      const ended = k === 0 ? p === 0 : p >= size && begins(k - 1, p - size);
      if (blank || ended) before[k * stride + p] = 1;
    }
  }
  return { length, blocks, before, begins };
}
