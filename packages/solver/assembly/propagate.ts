/** Propagation at the root: settles changed lines until none is left. See `src/propagate.ts`. */
import { Agenda, enlistAll, takeLine } from './agenda';
import { Words } from './bits';
import { colorOf, count, firstColor, firstPlane, height, planeOf, wordsOf } from './lines';
import { settle, settlingWork } from './settle';

export const SETTLED: i32 = 0;
export const CONFLICT: i32 = 1;
export const MORE: i32 = 2;

/** Counts the lines settled in all stages. */
export let linesSettled: i32 = 0;
export function countSettled(): void {
  linesSettled++;
}
export function resetSettled(): void {
  linesSettled = 0;
}

let agenda: Agenda = new Agenda(0, false);

/** Starts propagation with every line on the agenda. */
export function startPropagation(): void {
  agenda = new Agenda(count, true);
}

/**
 * Settles changed lines until none is left, a line has no arrangement, or about `work` words are
 * read.
 */
export function propagate(planes: Words, out: Words, work: i32): i32 {
  for (let spent = 0; spent < work; ) {
    const l = takeLine(agenda);
    if (l < 0) return SETTLED;
    const base = firstPlane[l];
    const words = firstPlane[l + 1] - base;
    linesSettled++;
    spent += settlingWork(l);
    if (!settle(l, planes, base, out)) return CONFLICT;
    for (let i = 0; i < words; i++) {
      const removed = planes[base + i] & ~out[i];
      if (removed == 0) continue;
      planes[base + i] = out[i];
      takeFromCrossing(agenda, planes, l, i, removed);
    }
  }
  return MORE;
}

/**
 * Removes the candidates that word `i` of line `l` lost from the crossing lines too, and puts those
 * lines on `agenda`.
 */
export function takeFromCrossing(
  agenda: Agenda,
  planes: Words,
  l: i32,
  i: i32,
  removed: u64,
): void {
  const words = wordsOf(l);
  const local = words == 1 ? i : i / words;
  const color = colorOf[firstColor[l] + local];
  const isRow = l < height;
  const y = isRow ? l : l - height;
  const word = y >> 6;
  const keep = ~((<u64>1) << (<u64>(y & 63)));
  // the crossing line of the word's first cell
  const first = ((i - local * words) << 6) + (isRow ? height : 0);
  const planesFrom = color * count + first;
  for (let set = removed; set != 0; set &= set - 1) {
    const at = planeOf[planesFrom + <i32>ctz(set)] + word;
    planes[at] &= keep;
  }
  enlistAll(agenda, first, removed);
}
