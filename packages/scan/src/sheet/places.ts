/**
 * Where each place of a sheet is in the image: squares by the crossings found, numbers beside the
 * grid by going on in the direction of the nearest squares.
 */
import type { GridBox } from './grid.js';
import { type Homography, type Point, project } from './homography.js';
import { type Lattice, latticeKey } from './lattice.js';

/** A grid with its places in the image. */
export interface Places {
  /** Squares a row. */
  readonly width: number;
  /** Squares a column. */
  readonly height: number;
  /**
   * The point of the image at `u` squares from the left edge of the grid and `v` from its upper
   * edge; both may be fractions, and negative or beyond the grid.
   */
  readonly at: (u: number, v: number) => Point;
  /** The side of a square in pixels of the image, about. */
  readonly pixels: number;
}

/** Squares beyond the grid of which the crossings are used. */
const MARGIN = 60;

/** Squares beside a rail by which its direction is taken. */
const NEAR = 9;

/** The places of a grid. `scale` is how many pixels of the photograph a pixel of the plane is. */
export function createPlaces(
  lattice: Lattice,
  grid: GridBox,
  toImage: Homography,
  scale: number,
): Places {
  const width = grid.right - grid.left;
  const height = grid.bottom - grid.top;
  const known = (u: number, v: number): Point | undefined =>
    lattice.crossings.get(latticeKey(grid.left + u, grid.top + v));
  const fits = createFits(known, width, height);
  const points = new Map<number, Point>();
  const crossing = (u: number, v: number): Point => {
    const key = latticeKey(u, v);
    const before = points.get(key);
    if (before !== undefined) return before;
    const point = locate(u, v, { known, fits, width, height });
    points.set(key, point);
    return point;
  };
  const at = (u: number, v: number): Point => {
    const c = Math.min(width + MARGIN, Math.max(-MARGIN, Math.floor(u)));
    const r = Math.min(height + MARGIN, Math.max(-MARGIN, Math.floor(v)));
    const a = crossing(c, r);
    const b = crossing(c + 1, r);
    const d = crossing(c, r + 1);
    const e = crossing(c + 1, r + 1);
    const mix = (p: number, q: number, t: number): number => p + (q - p) * t;
    const x = mix(mix(a.x, b.x, u - c), mix(d.x, e.x, u - c), v - r);
    const y = mix(mix(a.y, b.y, u - c), mix(d.y, e.y, u - c), v - r);
    const point = project(toImage, x, y);
    return { x: point.x * scale, y: point.y * scale };
  };
  const p = at(0, 0);
  const q = at(width, height);
  const pixels = Math.hypot(q.x - p.x, q.y - p.y) / Math.hypot(width, height);
  return { width, height, at, pixels };
}

/** An affine map: x = a u + b v + c, y = d u + e v + f. */
type Affine = readonly [number, number, number, number, number, number];

/** Maps for the parts of a sheet, each fitted to the crossings beside it. */
interface Fits {
  readonly whole: Affine;
  readonly left: Affine;
  readonly top: Affine;
  readonly right: Affine;
  readonly bottom: Affine;
}

function createFits(
  known: (u: number, v: number) => Point | undefined,
  width: number,
  height: number,
): Fits {
  const fit = (u0: number, u1: number, v0: number, v1: number): Affine => {
    const pairs: [number, number, Point][] = [];
    for (let v = Math.max(0, v0); v <= Math.min(height, v1); v++) {
      for (let u = Math.max(0, u0); u <= Math.min(width, u1); u++) {
        const point = known(u, v);
        if (point !== undefined) pairs.push([u, v, point]);
      }
    }
    return fitAffine(pairs);
  };
  return {
    whole: fit(0, width, 0, height),
    left: fit(0, NEAR, 0, height),
    top: fit(0, width, 0, NEAR),
    right: fit(width - NEAR, width, 0, height),
    bottom: fit(0, width, height - NEAR, height),
  };
}

/** What is known of a grid before its places are. */
interface Known {
  readonly known: (u: number, v: number) => Point | undefined;
  readonly fits: Fits;
  readonly width: number;
  readonly height: number;
}

function locate(u: number, v: number, { known, fits, width, height }: Known): Point {
  const own = known(u, v);
  if (own !== undefined && u >= 0 && v >= 0 && u <= width && v <= height) return own;
  const fit =
    u < 0
      ? fits.left
      : v < 0
        ? fits.top
        : u > width
          ? fits.right
          : v > height
            ? fits.bottom
            : fits.whole;
  const guess = applied(fit, u, v);
  // the nearest crossing of the grid is off its map by how the paper bends there
  const nu = Math.min(width, Math.max(0, u));
  const nv = Math.min(height, Math.max(0, v));
  const near = nearestKnown(nu, nv, known);
  if (near === undefined) return guess;
  const there = applied(fit, near.u, near.v);
  const point = { x: guess.x + near.point.x - there.x, y: guess.y + near.point.y - there.y };
  const far = Math.max(-u, -v, u - width, v - height);
  if (own === undefined || !isNear(own, point, fit, far)) return point;
  // rules between lines go on beside their numbers; what crosses them there may be edges of chips
  const isBeside = u < 0 || u > width;
  return isBeside ? { x: point.x, y: own.y } : { x: own.x, y: point.y };
}

/** How far from where the grid says a rule beside it may be, in squares: more for each square. */
const OFF = 0.03;
const OFF_PER_SQUARE = 0.01;
const MOST_OFF = 0.1;

/** True if a crossing found in a rail is where the grid says: strokes of numbers cross, too. */
function isNear(found: Point, expected: Point, [a, , , , e]: Affine, far: number): boolean {
  const off = Math.min(MOST_OFF, OFF + OFF_PER_SQUARE * far);
  return (
    Math.abs(found.x - expected.x) < off * Math.abs(a) &&
    Math.abs(found.y - expected.y) < off * Math.abs(e)
  );
}

function nearestKnown(
  u: number,
  v: number,
  known: (u: number, v: number) => Point | undefined,
): { readonly u: number; readonly v: number; readonly point: Point } | undefined {
  for (let reach = 0; reach <= 3; reach++) {
    for (let b = -reach; b <= reach; b++) {
      for (let a = -reach; a <= reach; a++) {
        const point = known(u + a, v + b);
        if (point !== undefined) return { u: u + a, v: v + b, point };
      }
    }
  }
  return undefined;
}

function applied([a, b, c, d, e, f]: Affine, u: number, v: number): Point {
  return { x: a * u + b * v + c, y: d * u + e * v + f };
}

/** The affine map of least squares. */
function fitAffine(pairs: readonly (readonly [number, number, Point])[]): Affine {
  const n = Math.max(1, pairs.length);
  const mean = (value: (pair: readonly [number, number, Point]) => number): number =>
    pairs.reduce((sum, pair) => sum + value(pair), 0) / n;
  const mu = mean(([u]) => u);
  const mv = mean(([, v]) => v);
  const mx = mean(([, , { x }]) => x);
  const my = mean(([, , { y }]) => y);
  const uu = mean(([u]) => (u - mu) ** 2) + 1e-9;
  const vv = mean(([, v]) => (v - mv) ** 2) + 1e-9;
  const uv = mean(([u, v]) => (u - mu) * (v - mv));
  const det = uu * vv - uv * uv;
  const solve = (value: (point: Point) => number, middle: number): [number, number] => {
    const pu = mean(([u, , point]) => (u - mu) * (value(point) - middle));
    const pv = mean(([, v, point]) => (v - mv) * (value(point) - middle));
    return [(pu * vv - pv * uv) / det, (pv * uu - pu * uv) / det];
  };
  const [a, b] = solve(({ x }) => x, mx);
  const [d, e] = solve(({ y }) => y, my);
  return [a, b, mx - a * mu - b * mv, d, e, my - d * mu - e * mv];
}
