/**
 * Reducing many colours to few: k-means in Oklab, seeded by median cut (Heckbert, "Color image
 * quantization for frame buffer display", 1982), so that the result does not depend on chance. A
 * box is cut because its colours differ rather than because it holds many: a small red mouth
 * deserves its own colour.
 */
import { computeDistance, type Lab } from '@nonokit/core';

/** Clusters closer than this look alike and are merged. */
const ALIKE = 0.055;

const ROUNDS = 12;

/** At most `count` colours that represent the weighted `colors`, the heaviest first. */
export function quantize(colors: readonly Lab[], weights: ArrayLike<number>, count: number): Lab[] {
  const items = colors.map((lab, i) => ({ lab, weight: weights[i] ?? 1 }));
  let clusters = medianCut(items, count);
  for (let round = 0; round < ROUNDS; round++) clusters = regroup(items, clusters.map(computeMean));
  return merged(clusters)
    .sort((a, b) => measureWeight(b) - measureWeight(a))
    .map(computeMean);
}

/** The index of the colour nearest to `lab`. */
export function findNearest(palette: readonly Lab[], lab: Lab): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((color, k) => {
    const distance = computeDistance(color, lab);
    if (distance < least) [best, least] = [k, distance];
  });
  return best;
}

interface Item {
  readonly lab: Lab;
  readonly weight: number;
}

type Cluster = readonly Item[];

function medianCut(items: Cluster, count: number): Cluster[] {
  const boxes = items.length === 0 ? [] : [items];
  while (boxes.length < count) {
    const widest = boxes
      .map((box, at) => ({ at, ...longestAxis(box) }))
      .reduce((a, b) => (b.urgency > a.urgency ? b : a), { at: 0, axis: 0, urgency: 0 });
    if (widest.urgency === 0) break;
    boxes.splice(widest.at, 1, ...halves(boxes[widest.at] ?? [], widest.axis));
  }
  return boxes;
}

/** The axis along which a box is longest, and how urgently the box should be cut. */
function longestAxis(box: Cluster): { axis: number; urgency: number } {
  let axis = 0;
  let longest = 0;
  for (const k of [0, 1, 2] as const) {
    const values = box.map(({ lab }) => (k === 0 ? 1 : 1.7) * lab[k]);
    const length =
      values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
    if (length > longest) [axis, longest] = [k, length];
  }
  return { axis, urgency: longest < ALIKE ? 0 : longest * measureWeight(box) ** 0.25 };
}

/** Cuts a box at the middle of its longest axis: half of the length, not of the weight. */
function halves(box: Cluster, axis: number): Cluster[] {
  const values = box.map(({ lab }) => lab[axis as 0 | 1 | 2]);
  const middle =
    (values.reduce((a, b) => Math.max(a, b)) + values.reduce((a, b) => Math.min(a, b))) / 2;
  return [
    box.filter((_, i) => (values[i] ?? 0) <= middle),
    box.filter((_, i) => (values[i] ?? 0) > middle),
  ];
}

function regroup(items: Cluster, centers: readonly Lab[]): Cluster[] {
  const groups: Item[][] = centers.map(() => []);
  for (const item of items) groups[findNearest(centers, item.lab)]?.push(item);
  return groups.filter((group) => group.length > 0);
}

/** Merges clusters that look alike, the most similar first. */
function merged(clusters: readonly Cluster[]): Cluster[] {
  const left = [...clusters];
  for (;;) {
    let first = 0;
    let second = 0;
    let least = ALIKE;
    left.forEach((a, i) => {
      left.slice(0, i).forEach((b, j) => {
        const distance = computeDistance(computeMean(a), computeMean(b));
        if (distance < least) [first, second, least] = [j, i, distance];
      });
    });
    if (first === second) return left;
    left[first] = [...(left[first] ?? []), ...(left[second] ?? [])];
    left.splice(second, 1);
  }
}

function computeMean(cluster: Cluster): Lab {
  const total = measureWeight(cluster);
  const mean = (k: 0 | 1 | 2): number =>
    cluster.reduce((sum, { lab, weight }) => sum + weight * lab[k], 0) / total;
  return [mean(0), mean(1), mean(2)];
}

function measureWeight(cluster: Cluster): number {
  return cluster.reduce((sum, { weight }) => sum + weight, 0);
}
