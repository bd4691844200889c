/** Maps of a plane that keep straight lines straight: what a camera does to a flat sheet. */

/** A point, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Nine numbers, row by row; the point (x, y, 1) is multiplied by them and divided by its third. */
export type Homography = readonly number[];

/** Where a homography takes a point. */
export function project(h: Homography, x: number, y: number): Point {
  const w = h[6] * x + h[7] * y + h[8];
  return { x: (h[0] * x + h[1] * y + h[2]) / w, y: (h[3] * x + h[4] * y + h[5]) / w };
}

/** The map back, by the adjugate. */
export function invert(h: Homography): Homography {
  const [a, b, c, d, e, f, g, i, k] = h;
  return [
    e * k - f * i,
    c * i - b * k,
    b * f - c * e,
    f * g - d * k,
    a * k - c * g,
    c * d - a * f,
    d * i - e * g,
    b * g - a * i,
    a * e - b * d,
  ];
}

/** First `second`, then `first`. */
export function compose(first: Homography, second: Homography): Homography {
  const product = new Array<number>(9).fill(0);
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 3; c++) {
      for (let k = 0; k < 3; k++) product[3 * r + c] += first[3 * r + k] * second[3 * k + c];
    }
  }
  return product;
}

/** The map that takes the corners of the unit square, clockwise from the origin, to four points. */
export function fromUnitSquare([p, q, r, s]: readonly Point[]): Homography {
  const dx1 = q.x - r.x;
  const dx2 = s.x - r.x;
  const dx3 = p.x - q.x + r.x - s.x;
  const dy1 = q.y - r.y;
  const dy2 = s.y - r.y;
  const dy3 = p.y - q.y + r.y - s.y;
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / det;
  const h = (dx1 * dy3 - dx3 * dy1) / det;
  return [
    q.x - p.x + g * q.x,
    s.x - p.x + h * s.x,
    p.x,
    q.y - p.y + g * q.y,
    s.y - p.y + h * s.y,
    p.y,
    g,
    h,
    1,
  ];
}

/**
 * The eigenvector of the least eigenvalue of a symmetric matrix of three rows, by Jacobi rotations.
 */
export function leastEigenvector(matrix: readonly number[]): [number, number, number] {
  const m = [...matrix];
  const vectors = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  for (let sweep = 0; sweep < 24; sweep++) {
    for (const [p, q] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      rotate(m, vectors, p, q);
    }
  }
  let least = 0;
  for (let k = 1; k < 3; k++) if (m[4 * k] < m[4 * least]) least = k;
  return [vectors[least], vectors[3 + least], vectors[6 + least]];
}

/** One rotation, after which the entry (p, q) is zero. */
function rotate(m: number[], vectors: number[], p: number, q: number): void {
  const off = m[3 * p + q];
  if (Math.abs(off) < 1e-300) return;
  const theta = (m[4 * q] - m[4 * p]) / (2 * off);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < 3; k++) {
    const a = m[3 * k + p];
    const b = m[3 * k + q];
    m[3 * k + p] = c * a - s * b;
    m[3 * k + q] = s * a + c * b;
  }
  for (let k = 0; k < 3; k++) {
    const a = m[3 * p + k];
    const b = m[3 * q + k];
    m[3 * p + k] = c * a - s * b;
    m[3 * q + k] = s * a + c * b;
  }
  for (let k = 0; k < 3; k++) {
    const a = vectors[3 * k + p];
    const b = vectors[3 * k + q];
    vectors[3 * k + p] = c * a - s * b;
    vectors[3 * k + q] = s * a + c * b;
  }
}
