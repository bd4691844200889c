/**
 * Shadows: parts that a drawing shows only faintly, in one colour, beside many opaque parts. The
 * shadow below a cup would make the picture wider and the cup smaller; the pale half of an icon in
 * two tones would become noise. Both are removed. Glass and smoke, which make up most of their
 * picture, stay.
 */
import type { RgbaImage } from '@nonokit/image';

/**
 * Pixels with less alpha than the first limit are invisible; from the last limit on, they hide the
 * background.
 */
const SEEN = 24;
const FAINT = 128;
const OPAQUE = 230;

/** The minimum share of shadows among the visible pixels, and of opaque pixels beside them. */
const LEAST = 0.015;
const SOLID = 0.35;

/** The share of a shadow that must have its mean colour, and the maximum deviation of a channel. */
const EVEN = 0.9;
const NEAR = 48;

/** Neighbours in a shadow differ less in alpha; at an antialiased edge they differ more. */
const SMOOTH = 20;

/** The image without its shadows; the image itself if it has none. */
export function withoutShadows(image: RgbaImage): RgbaImage {
  const { width, height, rgba } = image;
  const faint: number[] = [];
  let visible = 0;
  let opaque = 0;
  for (let i = 0; i < width * height; i++) {
    const alpha = rgba[4 * i + 3];
    if (alpha < SEEN) continue;
    visible++;
    if (alpha >= OPAQUE) opaque++;
    else if (alpha < FAINT && isSmooth(image, i)) faint.push(i);
  }
  if (faint.length < LEAST * visible || opaque < SOLID * visible) return image;
  if (!hasOneColor(rgba, faint)) return image;
  const kept = rgba.slice();
  for (let i = 0; i < kept.length; i += 4) if (kept[i + 3] < FAINT) kept.fill(0, i, i + 4);
  return { width, height, rgba: kept };
}

/** True inside an even faint area, false at an edge. */
function isSmooth({ width, height, rgba }: RgbaImage, i: number): boolean {
  const x = i % width;
  const y = Math.floor(i / width);
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return false;
  const alpha = rgba[4 * i + 3];
  return [i - 1, i + 1, i - width, i + width].every(
    (near) => Math.abs(rgba[4 * near + 3] - alpha) < SMOOTH,
  );
}

function hasOneColor(rgba: RgbaImage['rgba'], pixels: readonly number[]): boolean {
  const sums = [0, 0, 0];
  for (const i of pixels) for (const k of [0, 1, 2]) sums[k] = (sums[k] ?? 0) + rgba[4 * i + k];
  const means = sums.map((sum) => sum / pixels.length);
  const near = pixels.filter((i) =>
    means.every((mean, k) => Math.abs(rgba[4 * i + k] - mean) <= NEAR),
  );
  return near.length >= EVEN * pixels.length;
}
