/**
 * Thin parts of a label map: strokes that are narrower than a cell, such as outlines, handles and
 * whiskers. Places that fit a disc of about a cell are thick, the rest is thin. The line along the
 * middle of a thin part, its ridge, tells which cells the stroke runs through. Counting the covered
 * places instead would make the stroke dashed in one place and two cells wide in another.
 */
import type { LabelMap } from '../inks/label-map.js';

/** The radius in cells of the disc that fits into thick parts. */
const DISC = 0.7;

const DIAGONAL = Math.SQRT2;

/** The thin parts of a label map. */
export interface ThinParts {
  /** 1 for each place of a thin part. */
  readonly thin: Uint8Array;
  /** 1 for each place on the ridge of a thin part. */
  readonly ridge: Uint8Array;
  /** The distance of each place from the nearest place of another label, in places. */
  readonly depth: Float32Array;
}

/**
 * Finds the thin parts of a map with `parts` places along the side of a cell. If `bounded`, labels
 * other than 0 end at the border of the map.
 */
export function findThinParts(map: LabelMap, parts: number, bounded: boolean): ThinParts {
  const depth = measureDepth(map, bounded);
  const radius = DISC * parts;
  const fromCore = depth.map((far) => (far >= radius ? 0 : Number.POSITIVE_INFINITY));
  relax(map, fromCore);
  const thin = new Uint8Array(depth.length);
  fromCore.forEach((far, i) => {
    if (far > radius + 1) thin[i] = 1;
  });
  return { thin, ridge: findRidge(map, thin, depth), depth };
}

/** The distance of each place from other labels: the chamfer transform (Borgefors, 1986). */
function measureDepth(map: LabelMap, bounded: boolean): Float32Array {
  const { width, height, labels } = map;
  const depth = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const label = labels[i];
      const isInside = x > 0 && y > 0 && x < width - 1 && y < height - 1;
      const ends = bounded && label !== 0 && !isInside;
      const differs =
        (x > 0 && labels[i - 1] !== label) ||
        (x < width - 1 && labels[i + 1] !== label) ||
        (y > 0 && labels[i - width] !== label) ||
        (y < height - 1 && labels[i + width] !== label);
      if (ends || differs) depth[i] = 0.5;
    }
  }
  relax(map, depth);
  return depth;
}

/** Spreads distances within each label, once forward and once back. */
function relax({ width, height, labels }: LabelMap, distances: Float32Array): void {
  const from = (i: number, near: number, step: number): void => {
    if (labels[near] !== labels[i]) return;
    const way = distances[near] + step;
    if (way < distances[i]) distances[i] = way;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x > 0) from(i, i - 1, 1);
      if (y === 0) continue;
      from(i, i - width, 1);
      if (x > 0) from(i, i - width - 1, DIAGONAL);
      if (x < width - 1) from(i, i - width + 1, DIAGONAL);
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      if (x < width - 1) from(i, i + 1, 1);
      if (y === height - 1) continue;
      from(i, i + width, 1);
      if (x < width - 1) from(i, i + width + 1, DIAGONAL);
      if (x > 0) from(i, i + width - 1, DIAGONAL);
    }
  }
}

/**
 * The places of thin parts that are deepest along a line across. Of two equally deep places the
 * first counts, so that a stroke of even width has one ridge.
 */
function findRidge(map: LabelMap, thin: Uint8Array, depth: Float32Array): Uint8Array {
  const { width, height, labels } = map;
  const ridge = new Uint8Array(thin.length);
  const depthAt = (x: number, y: number, label: number | undefined): number => {
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    const i = y * width + x;
    return labels[i] === label ? depth[i] : 0;
  };
  for (let i = 0; i < thin.length; i++) {
    if (thin[i] === 0) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    const label = labels[i];
    const own = depth[i];
    for (const [dx, dy] of ACROSS) {
      if (own > depthAt(x - dx, y - dy, label) && own >= depthAt(x + dx, y + dy, label)) {
        ridge[i] = 1;
        break;
      }
    }
  }
  return ridge;
}

const ACROSS = [
  [1, 0],
  [0, 1],
] as const;
