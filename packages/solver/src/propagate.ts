/**
 * Propagation at the root: settles changed lines until none is left. The cells that stay open
 * cannot be decided by any single line. Whether a puzzle is line-solvable is therefore decided
 * here, and depends on nothing but the puzzle.
 *
 * Nothing is ever undone here. The search has its own propagation, which can undo (`deduce.ts`).
 */
import { type Agenda, createAgenda, enlist, takeLine } from './agenda.js';
import { startPlanes } from './candidates.js';
import { countWords, type Lines } from './lines.js';
import { settle, settledWords, settlingWork } from './settle.js';

/** Candidates, and the lines that have changed. */
export interface Propagation {
  readonly lines: Lines;
  /** Both copies of the candidates, see `candidates.ts`. */
  readonly planes: Int32Array;
  readonly agenda: Agenda;
  /** The buffer that settling writes to. */
  readonly out: Int32Array;
  /** Counts the lines that were settled. */
  readonly counters: { linesSettled: number };
}

/** The result of one stretch of propagation. */
export type PropagationStep = 'settled' | 'conflict' | 'more';

/** The initial state: every candidate that both row and column allow, and every line due. */
export function createPropagation(
  lines: Lines,
  counters: { linesSettled: number } = { linesSettled: 0 },
): Propagation {
  return {
    lines,
    planes: startPlanes(lines),
    agenda: createAgenda(lines.count, true),
    out: new Int32Array(settledWords(lines)),
    counters,
  };
}

/**
 * Settles changed lines. Returns 'settled' when none is left, 'conflict' when one has no
 * arrangement, or 'more' after about `work` words: call again for the rest.
 */
export function propagate(state: Propagation, work: number): PropagationStep {
  const { lines, planes, agenda, out } = state;
  for (let spent = 0; spent < work; ) {
    const l = takeLine(agenda);
    if (l < 0) return 'settled';
    const base = lines.firstPlane[l];
    const words = lines.firstPlane[l + 1] - base;
    state.counters.linesSettled++;
    spent += settlingWork(lines, l);
    if (!settle(lines, l, planes, base, out)) return 'conflict';
    for (let i = 0; i < words; i++) {
      const removed = planes[base + i] & ~out[i];
      if (removed === 0) continue;
      planes[base + i] = out[i];
      takeFromCrossing(state, l, i, removed);
    }
  }
  return 'more';
}

/**
 * Removes the candidates that word `i` of line `l` lost from the crossing lines too, and puts those
 * on the agenda.
 */
export function takeFromCrossing(state: Propagation, l: number, i: number, removed: number): void {
  const { lines, planes, agenda } = state;
  const { height, colors, firstColor, firstPlane, colorOf, localOf } = lines;
  const words = countWords(lines, l);
  const local = Math.floor(i / words);
  const color = colorOf[firstColor[l] + local];
  const firstCell = (i - local * words) << 5;
  const isRow = l < height;
  const y = isRow ? l : l - height;
  const crossWords = isRow ? (height >>> 5) + 1 : (lines.width >>> 5) + 1;
  for (let set = removed; set !== 0; set &= set - 1) {
    const x = firstCell + 31 - Math.clz32(set & -set);
    const cross = isRow ? height + x : x;
    const crossLocal = localOf[cross * colors + color];
    const at = firstPlane[cross] + crossLocal * crossWords + (y >>> 5);
    planes[at] &= ~(1 << (y & 31));
    enlist(agenda, cross);
  }
}
