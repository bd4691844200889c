/** How different two colours look: their contrast, as WCAG 2.2 defines it, and their distance. */
import { channelsOf } from '@nonokit/core';

/** The lightness contrast of two colours "#rrggbb", from 1 (equal) to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/**
 * How different two colours "#rrggbb" look, from 0 to 765: the distance in RGB, weighted by the
 * mean of red, because the eye is less exact about red in light colours (T. Riemersma's
 * approximation).
 */
export function distance(a: string, b: string): number {
  const [from, to] = [channelsOf(a), channelsOf(b)];
  const mean = (from[0] + to[0]) / 2 / 256;
  const [red, green, blue] = from.map((value, k) => (value - (to[k] ?? 0)) ** 2);
  return Math.sqrt(
    (2 + mean) * (red ?? 0) + 4 * (green ?? 0) + (2 + 255 / 256 - mean) * (blue ?? 0),
  );
}

/** The relative luminance of "#rrggbb", from 0 (black) to 1 (white). */
export function luminance(rgb: string): number {
  const [red, green, blue] = channelsOf(rgb);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
