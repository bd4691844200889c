/**
 * Edges: where the colours of an image change most, as lines one part wide (Canny, "A computational
 * approach to edge detection", 1986). The change is that of all colour axes together (Di Zenzo, "A
 * note on the gradient of a multi-image", 1986), since a red sail is no lighter than the sea.
 */
import { boxBlur } from '../subject/box-blur.js';
import type { View } from '../subject/view.js';

/** The weights of lightness, of the two colour axes, and of coverage. */
const WEIGHTS = [1, 2, 2, 0.5] as const;

/** Changes smaller than this are noise, and the share of the strong ones that prolongs a line. */
const FAINT = 0.02;
const PROLONGED = 0.4;

/** The change of colour at each part of a view. */
interface Change {
  /** How much the colour changes from one part to the next. */
  readonly strength: Float32Array;
  /** Across which neighbours: 0 left and right, 1 falling, 2 above and below, 3 rising. */
  readonly across: Uint8Array;
}

/**
 * The strength of the edge at each part of a view, 0 where there is none. At most `most` parts, the
 * strongest, begin an edge; weaker ones prolong it.
 */
export function findEdges(view: View, radius: number, most: number): Float32Array {
  const ridge = crests(view, measureChange(view, radius));
  const strengths = ridge.filter((strength) => strength > FAINT).sort();
  const strong = strengths[Math.max(0, strengths.length - Math.round(most))] ?? FAINT;
  return prolonged(view, ridge, strong, PROLONGED * strong);
}

function measureChange({ width, height, lab, alpha }: View, radius: number): Change {
  const planes = WEIGHTS.map((weight, k) => {
    const plane = alpha.map((cover, i) => weight * (k < 3 ? lab[3 * i + k] : cover));
    return boxBlur(boxBlur(plane, width, height, radius), width, height, radius);
  });
  const strength = new Float32Array(alpha.length);
  const across = new Uint8Array(alpha.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const left = x > 0 ? i - 1 : i;
      const right = x < width - 1 ? i + 1 : i;
      const above = y > 0 ? i - width : i;
      const below = y < height - 1 ? i + width : i;
      let xx = 0;
      let xy = 0;
      let yy = 0;
      for (const plane of planes) {
        const dx = plane[right] - plane[left];
        const dy = plane[below] - plane[above];
        xx += dx * dx;
        xy += dx * dy;
        yy += dy * dy;
      }
      strength[i] = Math.sqrt((xx + yy + Math.hypot(xx - yy, 2 * xy)) / 2);
      const angle = Math.atan2(2 * xy, xx - yy) / 2;
      across[i] = (Math.round((4 * angle) / Math.PI) + 4) % 4;
    }
  }
  return { strength, across };
}

/** The strengths that no neighbour across the edge exceeds. */
function crests({ width, height }: View, { strength, across }: Change): Float32Array {
  const steps = [1, width + 1, width, width - 1];
  return strength.map((value, i) => {
    const x = i % width;
    if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) return 0;
    const step = steps[across[i]] ?? 1;
    // of two equals the first stays
    return value > strength[i - step] && value >= strength[i + step] ? value : 0;
  });
}

/** The crests from `strong` on, and those from `weak` on that are connected with them. */
function prolonged(
  { width }: View,
  ridge: Float32Array,
  strong: number,
  weak: number,
): Float32Array {
  const kept = new Float32Array(ridge.length);
  const open: number[] = [];
  const keep = (i: number): void => {
    kept[i] = ridge[i];
    open.push(i);
  };
  ridge.forEach((value, i) => {
    if (value >= strong && value > 0) keep(i);
  });
  // crests never lie on the border, so all neighbours exist
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    for (const step of [1, width - 1, width, width + 1]) {
      for (const next of [i - step, i + step]) {
        if (kept[next] === 0 && ridge[next] >= weak && ridge[next] > 0) keep(next);
      }
    }
  }
  return kept;
}
