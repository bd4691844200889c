/**
 * Lightness of colours: how different two of them look to an eye that sees no colours, as WCAG 2.2
 * defines it, and what lies between them.
 */
import { parseChannels, rgbOf } from './palette.js';

/** The lightness contrast of two colours "#rrggbb", from 1 (equal) to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** The relative luminance of "#rrggbb", from 0 (black) to 1 (white). */
export function luminance(rgb: string): number {
  const [red, green, blue] = parseChannels(rgb);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * The colour that is `share` of the way from one "#rrggbb" to another: 0 is the first, 1 the
 * second.
 */
export function mixed(from: string, to: string, share: number): string {
  const there = parseChannels(to);
  const here = parseChannels(from);
  const [red, green, blue] = here.map((value, k) =>
    Math.round(value + share * ((there[k] ?? value) - value)),
  );
  return rgbOf(red ?? 0, green ?? 0, blue ?? 0);
}
