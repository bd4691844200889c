/**
 * The difference from which two tints of a sheet are two colours. Tints of one colour are near each
 * other, how near depends on the light; so the widest step between the differences of neighbours
 * decides. Neighbours are those of the minimum spanning tree (single linkage, Sneath 1957).
 */
import { tintDistance } from '../rails/chips.js';
import type { Tint } from '../rails/printed.js';

/** The least difference of two colours, and the most of one. */
const LEAST = 0.06;
const MOST = 0.2;

/** How finely tints are told apart, which bounds how many there are. */
const FINE = 64;

/** The difference from which two of these tints are two colours: from 0.06 to 0.2. */
export function findColorStep(tints: readonly Tint[]): number {
  const unique = new Map(tints.map((tint) => [tint.map((c) => Math.round(c * FINE)).join(), tint]));
  const steps = [LEAST, ...treeSteps([...unique.values()]), MOST]
    .map((step) => Math.min(MOST, Math.max(LEAST, step)))
    .sort((a, b) => a - b);
  let best = MOST;
  let widest = 1;
  for (const [k, step] of steps.entries()) {
    const ratio = step / (steps[k - 1] ?? step);
    if (ratio <= widest) continue;
    widest = ratio;
    best = step / Math.sqrt(ratio);
  }
  return best;
}

/** The lengths of the edges of the minimum spanning tree (Prim 1957). */
function treeSteps(tints: readonly Tint[]): number[] {
  const [first, ...rest] = tints;
  if (first === undefined) return [];
  const open = rest.map((tint) => ({ tint, distance: tintDistance(first, tint) }));
  const steps: number[] = [];
  while (open.length > 0) {
    let next = 0;
    for (let k = 1; k < open.length; k++) if (open[k].distance < open[next].distance) next = k;
    const [{ tint, distance }] = open.splice(next, 1);
    steps.push(distance);
    for (const other of open) {
      other.distance = Math.min(other.distance, tintDistance(other.tint, tint));
    }
  }
  return steps;
}
