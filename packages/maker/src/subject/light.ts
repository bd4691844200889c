/**
 * Images as light: linear red, green and blue, weighted by alpha, so shrinking is a plain average
 * of areas. Averaging sRGB bytes would make thin bright details too dark.
 */
import { LINEAR, type Rectangle } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';

/** The longer side of the working copy of an image; finer detail is not visible in a puzzle. */
const WORKING_SIDE = 360;

/** An image in linear light. */
export interface Light {
  readonly width: number;
  readonly height: number;
  /** Four numbers for each pixel, each 0..1: red, green and blue times alpha, then alpha. */
  readonly values: Float32Array;
}

/** A rectangle between pixels; it may reach outside the image, where everything is transparent. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The light of a part of an image, averaged over whole squares of pixels down to the working size.
 */
export function toLight({ width, rgba }: RgbaImage, area: Rectangle): Light {
  const step = Math.max(1, Math.floor(Math.max(area.width, area.height) / WORKING_SIDE));
  const columns = Math.max(1, Math.floor(area.width / step));
  const rows = Math.max(1, Math.floor(area.height / step));
  const values = new Float32Array(4 * columns * rows);
  const share = 1 / (255 * step * step);
  for (let y = 0; y < rows * step && y < area.height; y++) {
    for (let x = 0; x < columns * step && x < area.width; x++) {
      const from = 4 * ((area.top + y) * width + area.left + x);
      const to = 4 * (Math.floor(y / step) * columns + Math.floor(x / step));
      const alpha = rgba[from + 3] * share;
      for (let k = 0; k < 3; k++) {
        values[to + k] += alpha * (LINEAR[rgba[from + k]] ?? 0);
      }
      values[to + 3] += alpha;
    }
  }
  return { width: columns, height: rows, values };
}

/** The average light of each of `columns` x `rows` equal parts of an extent. */
export function shrinkLight(light: Light, extent: Extent, columns: number, rows: number): Light {
  const across = computeShares(extent.left, extent.width, columns, light.width);
  const down = computeShares(extent.top, extent.height, rows, light.height);
  const narrow = new Float32Array(4 * columns * light.height);
  for (let y = 0; y < light.height; y++) {
    const into = 4 * y * columns;
    const start = 4 * y * light.width;
    for (const { from, to, share } of across) {
      addPixel(narrow, into + 4 * to, light.values, start + 4 * from, share);
    }
  }
  const values = new Float32Array(4 * columns * rows);
  for (const { from, to, share } of down) {
    const into = 4 * to * columns;
    const start = 4 * from * columns;
    for (let i = 0; i < 4 * columns; i++) values[into + i] += share * narrow[start + i];
  }
  return { width: columns, height: rows, values };
}

/** The share of pixel `from` that falls into part `to`. */
interface Share {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/**
 * Splits a stretch of a side of `pixels` into `parts` equal parts; returns which pixels lie in
 * which part, and the share of each.
 */
function computeShares(start: number, length: number, parts: number, pixels: number): Share[] {
  const size = length / parts;
  const shares: Share[] = [];
  for (let to = 0; to < parts; to++) {
    const low = start + to * size;
    const high = low + size;
    for (let from = Math.max(0, Math.floor(low)); from < Math.min(pixels, high); from++) {
      const overlap = Math.min(from + 1, high) - Math.max(from, low);
      if (overlap > 1e-9) shares.push({ from, to, share: overlap / size });
    }
  }
  return shares;
}

/** Adds a share of the four numbers at `from` to those at `to`. */
function addPixel(
  into: Float32Array,
  to: number,
  values: Float32Array,
  from: number,
  share: number,
): void {
  into[to] += share * values[from];
  into[to + 1] += share * values[from + 1];
  into[to + 2] += share * values[from + 2];
  into[to + 3] += share * values[from + 3];
}
