/** How different two colours look: their distance. Their contrast is in `core`. */
import { parseChannels } from '@nonokit/core';

/**
 * How different two colours "#rrggbb" look, from 0 to 765: the distance in RGB, weighted by the
 * mean of red, because the eye is less exact about red in light colours (T. Riemersma's
 * approximation).
 */
export function distance(a: string, b: string): number {
  const from = parseChannels(a);
  const to = parseChannels(b);
  const mean = (from[0] + to[0]) / 2 / 256;
  const [red, green, blue] = from.map((value, k) => (value - (to[k] ?? 0)) ** 2);
  return Math.sqrt(
    (2 + mean) * (red ?? 0) + 4 * (green ?? 0) + (2 + 255 / 256 - mean) * (blue ?? 0),
  );
}
