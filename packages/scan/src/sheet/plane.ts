/**
 * The image that a scan works on: one number a pixel, 1 on paper and 0 in ink, whatever the light.
 *
 * Each channel is divided by that of the paper around (`paper.ts`), and the darkest channel counts,
 * so that yellow ink on white is dark, too.
 */

/** One number a pixel, row by row. */
export interface Plane {
  /** Pixels per row. */
  readonly width: number;
  /** Rows of pixels. */
  readonly height: number;
  readonly data: Float32Array;
}

/** A plane of zeros. */
export function blankPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

/** The value between pixels, by their four neighbours; 1 outside, as on paper. */
export function sampleAt({ width, height, data }: Plane, x: number, y: number): number {
  if (!(x >= 0 && y >= 0 && x <= width - 1 && y <= height - 1)) return 1;
  const left = Math.min(width - 2, Math.floor(x));
  const top = Math.min(height - 2, Math.floor(y));
  const u = x - left;
  const v = y - top;
  const at = top * width + left;
  const above = data[at] * (1 - u) + data[at + 1] * u;
  const below = data[at + width] * (1 - u) + data[at + width + 1] * u;
  return above * (1 - v) + below * v;
}

/** The plane with a factor of fewer pixels each way, each the mean of those it replaces. */
export function shrinkPlane(plane: Plane, factor: number): Plane {
  if (factor <= 1) return plane;
  const small = blankPlane(
    Math.max(2, Math.floor(plane.width / factor)),
    Math.max(2, Math.floor(plane.height / factor)),
  );
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      let sum = 0;
      for (let v = 0; v < factor; v++) {
        const row = Math.min(plane.height - 1, y * factor + v) * plane.width;
        for (let u = 0; u < factor; u++) {
          sum += plane.data[row + Math.min(plane.width - 1, x * factor + u)];
        }
      }
      small.data[y * small.width + x] = sum / (factor * factor);
    }
  }
  return small;
}
