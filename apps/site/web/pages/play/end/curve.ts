/**
 * The curve of difficulty for sharing: for each twelfth of the picture, from the first cells that
 * logic settles to the last, how many lines had to be looked at, ranked from 1 to 5.
 */
import type { Step } from '@nonokit/explain';

/** Columns of the curve. */
export const PARTS = 12;

/** The highest rank. */
export const LEVELS = 5;

/** The ranks of the twelve parts; undefined where the steps settle too little to say. */
export function rankParts(
  steps: readonly Pick<Step, 'conclusions'>[],
): readonly number[] | undefined {
  const settled = steps.map(({ conclusions }) => conclusions.length);
  const all = settled.reduce((sum, count) => sum + count, 0);
  if (all < PARTS) return undefined;
  const costs = Array.from({ length: PARTS }, () => 0);
  let before = 0;
  for (const count of settled) {
    spread(costs, { from: (PARTS * before) / all, to: (PARTS * (before + count)) / all });
    before += count;
  }
  return costs.map((cost) => {
    const easier = costs.filter((other) => other < cost - 1e-9).length;
    return 1 + Math.floor((LEVELS * easier) / PARTS);
  });
}

/** One step, given to the parts that it reaches into by how much of it each has. */
function spread(costs: number[], { from, to }: { readonly from: number; readonly to: number }) {
  if (to <= from) return;
  for (let part = Math.floor(from); part < Math.min(PARTS, to); part++) {
    const share = (Math.min(to, part + 1) - Math.max(from, part)) / (to - from);
    costs[part] = (costs[part] ?? 0) + share;
  }
}
