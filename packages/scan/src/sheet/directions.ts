/**
 * How a sheet lies: the two directions of its rules, as vanishing points. All edges are used at
 * once, so a few torn ones do not matter. They give a map after which rules are upright and level.
 */
import { type Homography, leastEigenvector } from './homography.js';
import type { Segment } from './segments.js';

/** Edges that are shorter say too little about directions. */
const LEAST_LENGTH = 10;

/** How far the rules of a sheet in perspective may lie from their common direction. */
const FAMILY = Math.PI / 10;

/** The deviation, in radians, at which an edge counts half. */
const HALF_WEIGHT = 0.02;

/** How strongly rules are taken for parallel where edges do not say otherwise. */
const PARALLEL = 0.002;

/**
 * The map from a plane in which rules are level and upright to the image: there the middle of the
 * image is the origin, and a pixel there is a pixel. Undefined if edges have no two directions.
 */
export function findDirections(
  segments: readonly Segment[],
  middle: { readonly x: number; readonly y: number },
  scale: number,
): Homography | undefined {
  const long = segments.filter(({ length }) => length >= LEAST_LENGTH);
  const angles = mainAngles(long);
  if (angles === undefined) return undefined;
  const [level, upright] = angles.map((angle) => vanishingPoint(long, angle, middle, scale));
  return rectifying(level, upright, middle, scale);
}

/** The two main directions of edges: nearly level, nearly upright. */
function mainAngles(segments: readonly Segment[]): [number, number] | undefined {
  const weights = new Float64Array(180);
  for (const { angle, length } of segments) {
    const bin = Math.floor(((angle + Math.PI) / Math.PI) * 180) % 180;
    for (let k = -3; k <= 3; k++) weights[(bin + k + 180) % 180] += length * (4 - Math.abs(k));
  }
  let best = 0;
  let first = -1;
  let second = -1;
  // both directions are chosen together, so that lines of text do not decide
  for (let a = 0; a < 180; a++) {
    for (let b = a + 70; b <= a + 110; b++) {
      const product = weights[a] * weights[b % 180];
      if (product > best) {
        best = product;
        first = a;
        second = b % 180;
      }
    }
  }
  if (first < 0) return undefined;
  const toAngle = (bin: number): number => ((bin + 0.5) / 180) * Math.PI;
  const isLevel = (angle: number): boolean => Math.abs(Math.cos(angle)) >= Math.SQRT1_2;
  const p = toAngle(first);
  const q = toAngle(second);
  return isLevel(p) ? [p, q] : [q, p];
}

/** The vanishing point of the edges near a direction, in coordinates around the middle. */
function vanishingPoint(
  segments: readonly Segment[],
  angle: number,
  middle: { readonly x: number; readonly y: number },
  scale: number,
): [number, number, number] {
  const family = segments.filter((segment) => difference(segment.angle, angle) < FAMILY);
  let point: [number, number, number] = [Math.cos(angle), Math.sin(angle), 0];
  for (let round = 0; round < 12; round++) {
    const matrix = new Array<number>(9).fill(0);
    let total = 0;
    for (const segment of family) {
      const x = (segment.x - middle.x) / scale;
      const y = (segment.y - middle.y) / scale;
      const nx = -Math.sin(segment.angle);
      const ny = Math.cos(segment.angle);
      const row = [nx, ny, -nx * x - ny * y];
      const dx = point[0] - point[2] * x;
      const dy = point[1] - point[2] * y;
      const off = (nx * dx + ny * dy) / Math.hypot(dx, dy);
      // a long edge tells its direction more exactly
      const weight = segment.length ** 2 / (1 + (off / HALF_WEIGHT) ** 2);
      for (let k = 0; k < 9; k++) matrix[k] += weight * row[Math.floor(k / 3)] * row[k % 3];
      total += weight;
    }
    matrix[8] += PARALLEL * total;
    point = leastEigenvector(matrix);
  }
  return point;
}

/** The angle between two undirected lines. */
function difference(a: number, b: number): number {
  const turn = Math.abs(a - b) % Math.PI;
  return Math.min(turn, Math.PI - turn);
}

function rectifying(
  level: readonly number[],
  upright: readonly number[],
  middle: { readonly x: number; readonly y: number },
  scale: number,
): Homography {
  // at the middle a step along each axis is one pixel long, rightwards and downwards
  const first = unit(level, level[0] < 0 ? -1 : 1);
  const second = unit(upright, upright[1] < 0 ? -1 : 1);
  const [a, b] = [first, second].map(([x, y, w]) => [
    x + (w * middle.x) / scale,
    y + (w * middle.y) / scale,
    w / scale,
  ]);
  return [a[0], b[0], middle.x, a[1], b[1], middle.y, a[2], b[2], 1];
}

function unit([x, y, w]: readonly number[], sign: number): number[] {
  const length = sign * Math.hypot(x, y);
  return [x / length, y / length, w / length];
}
