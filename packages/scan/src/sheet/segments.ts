/**
 * Straight edges of an image: regions of neighbouring pixels whose brightness falls in the same
 * direction, each replaced by a line (after the line segment detector of Grompone von Gioi,
 * Jakubowicz, Morel and Randall, 2010, without its test of significance: the many lines of a sheet
 * outvote those of a desk).
 */
import type { Plane } from './plane.js';

/** A straight edge. */
export interface Segment {
  /** Its middle, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Direction in radians, from -π/2 to π/2. */
  readonly angle: number;
  /** Pixels. */
  readonly length: number;
}

/** The least fall of brightness between neighbours that counts as an edge. */
const LEAST_FALL = 0.035;

/** How far directions in a region may differ. */
const TOLERANCE = Math.PI / 8;

const LEAST_LENGTH = 8;
const LEAST_PIXELS = 8;

/** The straight edges of an image. */
export function findSegments(plane: Plane): Segment[] {
  const { width, height } = plane;
  const { fall, cos, sin } = gradients(plane);
  const used = new Uint8Array(width * height);
  const region = new Int32Array(width * height);
  const segments: Segment[] = [];
  for (const start of strongestFirst(fall)) {
    if (used[start] !== 0) continue;
    const size = grow(start, width, { fall, cos, sin, used, region });
    if (size < LEAST_PIXELS) continue;
    const segment = lineThrough(region.subarray(0, size), width, fall);
    if (segment !== undefined) segments.push(segment);
  }
  return segments;
}

/** How steeply brightness falls at a pixel, and in which direction. */
interface Gradients {
  readonly fall: Float32Array;
  readonly cos: Float32Array;
  readonly sin: Float32Array;
}

function gradients({ width, height, data }: Plane): Gradients {
  const fall = new Float32Array(width * height);
  const cos = new Float32Array(width * height);
  const sin = new Float32Array(width * height);
  for (let y = 1; y + 2 < height; y++) {
    for (let x = 1; x + 2 < width; x++) {
      const at = y * width + x;
      const down = data[at + width + 1] - data[at];
      const up = data[at + 1] - data[at + width];
      const gx = (down + up) / 2;
      const gy = (down - up) / 2;
      const strength = Math.sqrt(gx * gx + gy * gy);
      if (strength < LEAST_FALL) continue;
      fall[at] = strength;
      cos[at] = gx / strength;
      sin[at] = gy / strength;
    }
  }
  return { fall, cos, sin };
}

/** All edge pixels, the steepest first, in 64 steps. */
function strongestFirst(fall: Float32Array): Int32Array {
  const counts = new Int32Array(65);
  const step = (value: number): number => 63 - Math.min(63, Math.floor(value * 64));
  for (let i = 0; i < fall.length; i++) if (fall[i] > 0) counts[step(fall[i]) + 1]++;
  for (let k = 0; k < 64; k++) counts[k + 1] += counts[k];
  const order = new Int32Array(counts[64]);
  for (let i = 0; i < fall.length; i++) if (fall[i] > 0) order[counts[step(fall[i])]++] = i;
  return order;
}

interface Growing extends Gradients {
  readonly used: Uint8Array;
  readonly region: Int32Array;
}

/** Grows the region of a pixel by neighbours of nearly its direction; returns its size. */
function grow(start: number, width: number, growing: Growing): number {
  const { fall, used, region } = growing;
  region[0] = start;
  used[start] = 1;
  let size = 1;
  let cos = growing.cos[start];
  let sin = growing.sin[start];
  const least = Math.cos(TOLERANCE);
  for (let k = 0; k < size; k++) {
    const length = Math.sqrt(cos * cos + sin * sin);
    for (let v = -width; v <= width; v += width) {
      for (let u = -1; u <= 1; u++) {
        const next = region[k] + v + u;
        if (used[next] !== 0 || !(fall[next] > 0)) continue;
        const c = growing.cos[next];
        const s = growing.sin[next];
        if (c * cos + s * sin < least * length) continue;
        used[next] = 1;
        region[size++] = next;
        cos += c;
        sin += s;
      }
    }
  }
  return size;
}

/** The line through the pixels of a region; undefined if they are no line. */
function lineThrough(region: Int32Array, width: number, fall: Float32Array): Segment | undefined {
  let total = 0;
  let sx = 0;
  let sy = 0;
  for (const at of region) {
    total += fall[at];
    sx += fall[at] * (at % width);
    sy += fall[at] * Math.floor(at / width);
  }
  const x = sx / total;
  const y = sy / total;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const at of region) {
    const dx = (at % width) - x;
    const dy = Math.floor(at / width) - y;
    xx += fall[at] * dx * dx;
    xy += fall[at] * dx * dy;
    yy += fall[at] * dy * dy;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const half = (xx + yy) / (2 * total);
  const spread = Math.sqrt(((xx - yy) / total) ** 2 / 4 + (xy / total) ** 2);
  const length = Math.sqrt(12 * (half + spread));
  const thickness = Math.sqrt(12 * Math.max(0, half - spread));
  if (length < LEAST_LENGTH || length < 3 * thickness) return undefined;
  return { x: x + 0.5, y: y + 0.5, angle, length };
}
