/**
 * Finds out whether the clues of a black puzzle contradict each other, using single lines only.
 * Each line keeps the candidates of its arrangements, until nothing changes or a line has no
 * arrangement left.
 *
 * Clues that were read in the wrong order nearly always contradict each other. This is not a solver
 * (`@nonokit/solver` is, and formats do not depend on it): it may give up, and then reports no
 * contradiction.
 */
import type { Clue, Puzzle } from '@nonokit/core';

const BLANK_BIT = 1;
const FILLED_BIT = 2;

/** Work limit in blocks times cells, about a tenth of a second. */
const MOST_STEPS = 20_000_000;

/** True if line logic proves that no picture has these clues. Colours are ignored. */
export function contradicts({ width, height, rows, columns }: Puzzle): boolean {
  const grid = new Uint8Array(width * height).fill(BLANK_BIT | FILLED_BIT);
  const lines = [
    ...rows.map((clue, y) => ({ clue, from: y * width, stride: 1, length: width })),
    ...columns.map((clue, x) => ({ clue, from: x, stride: width, length: height })),
  ];
  let steps = 0;
  for (let changed = true; changed && steps < MOST_STEPS; ) {
    changed = false;
    for (const { clue, from, stride, length } of lines) {
      steps += (clue.length + 1) * length;
      if (steps >= MOST_STEPS) break;
      const before = Uint8Array.from({ length }, (_, i) => grid[from + i * stride] ?? 0);
      const after = allowedBy(clue, before);
      if (after === undefined) return true;
      after.forEach((bits, i) => {
        changed ||= bits !== before[i];
        grid[from + i * stride] = bits;
      });
    }
  }
  return false;
}

/** The candidates of each cell over all arrangements of the clue; undefined if there is none. */
function allowedBy(clue: Clue, cells: Uint8Array): Uint8Array | undefined {
  const { length } = cells;
  const before = fitting(clue, cells);
  const mirrored = fitting(clue.toReversed(), cells.toReversed());
  const last = clue.length;
  const runs = filledRuns(cells);
  if (before[last]?.[length] !== 1) return undefined;
  /** True if blocks `k`.. fit into the cells from `at` on. */
  const fitsAfter = (k: number, at: number): boolean => mirrored[last - k]?.[length - at] === 1;
  const isBlank = (at: number): boolean => ((cells[at] ?? 0) & BLANK_BIT) > 0;
  const allowed = new Uint8Array(length);
  const covers = new Int32Array(length + 1); // +1 where a block may start, -1 after its end
  for (let k = 0; k <= last; k++) {
    const size = clue[k]?.size ?? 0;
    for (let at = 0; at < length; at++) {
      const left = before[k]?.[at] === 1;
      if (left && isBlank(at) && fitsAfter(k, at + 1)) allowed[at] = BLANK_BIT;
      const end = at + size;
      if (size === 0 || end > length || (runs[end] ?? 0) < size) continue;
      const startsWell = at === 0 ? k === 0 : before[k]?.[at - 1] === 1 && isBlank(at - 1);
      const endsWell = end === length ? k === last - 1 : isBlank(end) && fitsAfter(k + 1, end + 1);
      if (!startsWell || !endsWell) continue;
      covers[at] = (covers[at] ?? 0) + 1;
      covers[end] = (covers[end] ?? 0) - 1;
    }
  }
  for (let at = 0, open = 0; at < length; at++) {
    open += covers[at] ?? 0;
    if (open > 0) allowed[at] = (allowed[at] ?? 0) | FILLED_BIT;
  }
  return allowed;
}

/** 1 at [k][i] if the first `k` blocks fit into the first `i` cells. */
function fitting(clue: Clue, cells: Uint8Array): Uint8Array[] {
  const { length } = cells;
  const runs = filledRuns(cells);
  const fits = Array.from({ length: clue.length + 1 }, () => new Uint8Array(length + 1));
  for (let k = 0; k <= clue.length; k++) {
    const here = fits[k] ?? new Uint8Array();
    const size = clue[k - 1]?.size ?? 0;
    if (k === 0) here[0] = 1;
    for (let end = 1; end <= length; end++) {
      const start = end - size;
      const blank = here[end - 1] === 1 && ((cells[end - 1] ?? 0) & BLANK_BIT) > 0;
      const block =
        k > 0 &&
        (runs[end] ?? 0) >= size &&
        (start === 0
          ? k === 1
          : fits[k - 1]?.[start - 1] === 1 && ((cells[start - 1] ?? 0) & BLANK_BIT) > 0);
      if (blank || block) here[end] = 1;
    }
  }
  return fits;
}

/** The number of consecutive cells before each boundary that may be filled. */
function filledRuns(cells: Uint8Array): Int32Array {
  const runs = new Int32Array(cells.length + 1);
  cells.forEach((bits, i) => {
    runs[i + 1] = (bits & FILLED_BIT) > 0 ? (runs[i] ?? 0) + 1 : 0;
  });
  return runs;
}
